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
deb=$(ls "$packages"/chronoscope_*.deb)
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

# A fresh Debian with the package's file in it and all that the package needs fetched.
make_root() {
    [ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null || return 1
    debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" 2>&1 && mount -t proc proc "$root/proc" || return 1
    mounted=yes
    [ -z "$(find "$root/usr/lib" -name 'libQt6*')" ] || { echo "there is a Qt already" >&2; exit 1; }
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    cp "$deb" "$root/root/chronoscope.deb"
    in_root apt-get -q -y install --no-install-recommends --simulate /root/chronoscope.deb >"$work/install.log" 2>&1 ||
        { cat "$work/install.log" >&2; exit 1; }
    in_root apt-get -q -y install --no-install-recommends --download-only /root/chronoscope.deb >"$work/install.log" 2>&1
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
    in_root apt-get -q -y install --no-install-recommends /root/chronoscope.deb >"$work/install.log" 2>&1 ||
        { cat "$work/install.log" >&2; exit 1; }
    look chronoscope /tmp 10 chroot "$root"
    in_root apt-get -q -y purge chronoscope >"$work/install.log" 2>&1 || { cat "$work/install.log" >&2; exit 1; }
    left=$(find "$root" -xdev -path "$root/proc" -prune -o -path '*/root/*' -prune -o -path '*/tmp/*' -prune -o -path '*/cache/*' -prune -o -path '*/log/*' -prune -o -iname '*chronoscope*' -print)
    [ -z "$left" ] || { echo "left behind: $left" >&2; exit 1; }
    echo "The packages were installed, run and removed in a fresh Debian 12."
else
    echo "NO FRESH DEBIAN CAN BE MADE HERE: the package is unpacked into a folder and run from there." >&2
    [ ! -s "$work/debootstrap.log" ] || tail -n 2 "$work/debootstrap.log" >&2
    dpkg-deb -x "$deb" "$work/unpacked"
    look "$work/unpacked/usr/bin/chronoscope" "$work" 10 env
fi
