#!/usr/bin/env bash
# Installs what building (and with "test" or "package" as argument: testing, packing) Chronoscope needs and is missing.
# Debian 12, root or sudo. Does nothing, and needs no network, when everything is there.
set -euo pipefail

packages=(build-essential ccache cmake ninja-build pkg-config
    qt6-base-dev qt6-l10n-tools qt6-svg-dev qt6-translations-l10n libqcustomplot-dev qtkeychain-qt6-dev fonts-dejavu-core
    libbz2-dev libcli11-dev libcurl4-openssl-dev libexpat1-dev libfmt-dev libsqlite3-dev libspdlog-dev libsqlitecpp-dev libssl-dev libutf8proc-dev libzip-dev nlohmann-json3-dev zlib1g-dev)
if [ "${1:-}" = test ]; then
    packages+=(appstream clang-format dbus-daemon debootstrap desktop-file-utils libgtest-dev man-db mold openbox
        python3-yaml shared-mime-info xauth xvfb)
fi
if [ "${1:-}" = package ]; then
    packages+=(dpkg-dev patchelf qt6-wayland xz-utils)
fi
backported=(librapidfuzz-cpp-dev) # only in bookworm-backports

missing() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || echo "$package"
    done
}

mapfile -t wanted < <(missing "${packages[@]}")
mapfile -t wanted_backported < <(missing "${backported[@]}")
[ ${#wanted[@]} -eq 0 ] && [ ${#wanted_backported[@]} -eq 0 ] && exit 0
# For the tests with a real model, which are skipped without it: it comes along and is no reason to go for it.
[ "${1:-}" != test ] || wanted+=(python3-venv)

if [ "$(id -u)" -eq 0 ]; then
    root=(env)
elif command -v sudo >/dev/null; then
    root=(sudo)
else
    echo "These packages are missing; install them as root: ${wanted[*]} ${wanted_backported[*]} (from bookworm-backports)" >&2
    exit 1
fi
apt=("${root[@]}" DEBIAN_FRONTEND=noninteractive apt-get -q -y)
echo "Installing: ${wanted[*]} ${wanted_backported[*]}" >&2
"${apt[@]}" update
[ ${#wanted[@]} -eq 0 ] || "${apt[@]}" install --no-install-recommends "${wanted[@]}"
[ ${#wanted_backported[@]} -eq 0 ] && exit 0

# Backports are enabled for this one call only: a copy of the machine's sources and one line more, from the mirror
# that the machine uses already.
if ! "${apt[@]}" install --no-install-recommends "${wanted_backported[@]}"; then
    sources=$(mktemp -d)
    trap 'rm -rf "$sources"' EXIT
    chmod 755 "$sources"
    cp -r /etc/apt/sources.list.d/. "$sources"
    # shellcheck disable=SC2016
    read -r mirror < <(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
        awk '$2 == "bookworm" {print $1; exit}')
    [ -n "${mirror:-}" ] || { echo "No Debian 12 mirror in this machine's package sources" >&2; exit 1; }
    printf 'Types: deb\nURIs: %s\nSuites: bookworm-backports\nComponents: main\nSigned-By: %s\n' \
        "$mirror" /usr/share/keyrings/debian-archive-keyring.gpg >"$sources/chronoscope-backports.sources"
    "${apt[@]}" -o Dir::Etc::SourceParts="$sources" update
    "${apt[@]}" -o Dir::Etc::SourceParts="$sources" -t bookworm-backports install --no-install-recommends "${wanted_backported[@]}"
fi
