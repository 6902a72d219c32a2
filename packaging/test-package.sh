#!/usr/bin/env bash
# Installs, runs and removes the packages of package.sh in a fresh Debian 12, made by debootstrap in a folder. Where that
# cannot be done (no root, no network), the Debian package is unpacked into a folder and run from there, which it says.
# A package whose dependencies Debian does not have fails in a fresh Debian, whatever the network does.
#   packaging/test-package.sh [FOLDER]     of the packages; usually build/packages
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=packaging/look.sh
. packaging/look.sh
packages=${1:-build/packages}
debs=("$packages"/chronoscope_*.deb)
[ ${#debs[@]} -eq 1 ] && [ -s "${debs[0]}" ] || { echo "not one Debian package in $packages: ${debs[*]}" >&2; exit 1; }
deb=${debs[0]}
portable=$(find "$packages" -maxdepth 1 -type d -name 'chronoscope-*' | head -1)
work=$(mktemp -d)
root=$work/root
mounted=
finish() {
    [ -z "$mounted" ] || umount "$root/proc"
    rm -rf "$work"
}
trap finish EXIT

export DEBIAN_FRONTEND=noninteractive
in_root() { chroot "$root" "$@"; }

log=$work/log
# The package's files, anywhere in the root but where the test, or the program for its user, puts some.
files_of_package() {
    local pruned=()
    local place
    for place in proc root tmp var/cache var/log; do pruned+=(-path "$root/$place" -prune -o); done
    find "$root" -xdev "${pruned[@]}" -iname '*chronoscope*' -print
}

# A fresh Debian with the package's file in it and all that the package needs fetched. Returns 1, with the reason in
# the log, where none can be made; each step that has to work ends the test.
make_root() {
    [ "$(id -u)" -eq 0 ] || { echo "not root" >"$log"; return 1; }
    command -v debootstrap >/dev/null || { echo "no debootstrap" >"$log"; return 1; }
    timeout --kill-after=10 240 debootstrap --variant=minbase bookworm "$root" >"$log" 2>&1 || return 1
    mount -t proc proc "$root/proc" >"$log" 2>&1 || return 1
    mounted=yes
    [ -z "$(find "$root/usr/lib" -name 'libQt6*')" ] || { echo "there is a Qt already" >&2; exit 1; }
    cp -L /etc/resolv.conf "$root/etc/resolv.conf" 2>"$log" || return 1
    cp "$deb" "$root/tmp/chronoscope.deb" || exit 1
    in_root apt-get -q -y install --no-install-recommends --simulate /tmp/chronoscope.deb >"$log" 2>&1 ||
        { cat "$log" >&2; exit 1; }
    in_root timeout 240 apt-get -q -y install --no-install-recommends --download-only /tmp/chronoscope.deb >"$log" 2>&1
}

if make_root; then
    if [ -n "$portable" ]; then # before Qt is there
        for words in fr ko; do # qt.conf names the folder
            [ -s "$portable/translations/qtbase_$words.qm" ] || { echo "the portable folder lacks Qt's $words" >&2; exit 1; }
        done
        cp -r "$portable" "$root/opt/chronoscope"
        look /opt/chronoscope/bin/chronoscope /tmp 10 chroot "$root"
        rm -r "$root/opt/chronoscope"
    fi
    in_root apt-get -q -y install --no-install-recommends /tmp/chronoscope.deb >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    look chronoscope /tmp 10 chroot "$root"
    [ -n "$(files_of_package)" ] || { echo "no file of the package is seen where it is installed" >&2; exit 1; }
    in_root apt-get -q -y purge chronoscope >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    left=$(files_of_package)
    [ -z "$left" ] || { echo "left behind: $left" >&2; exit 1; }
    echo "The packages were installed, run and removed in a fresh Debian 12."
else
    echo "NO FRESH DEBIAN CAN BE MADE HERE: the package is unpacked into a folder and run from there." >&2
    tail -n 3 "$log" >&2
    dpkg-deb -x "$deb" "$work/unpacked"
    look "$work/unpacked/usr/bin/chronoscope" "$work" 10 env
fi
