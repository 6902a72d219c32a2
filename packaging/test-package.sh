#!/usr/bin/env bash
# Installs, runs and removes the packages of package.sh in a fresh Debian 12, made by debootstrap in a folder. Where that
# cannot be done (no root, no network), the Debian package is unpacked into a folder and run from there, which it says.
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

if [ "$(id -u)" -eq 0 ] && command -v debootstrap >/dev/null &&
    debootstrap --variant=minbase bookworm "$root" >"$work/debootstrap.log" 2>&1 && mount -t proc proc "$root/proc"; then
    mounted=yes
    if [ -n "$portable" ]; then
        [ -z "$(find "$root/usr/lib" -name 'libQt6*')" ] || { echo "there is a Qt already" >&2; exit 1; }
        for words in fr ko; do # qt.conf names the folder
            [ -s "$portable/translations/qtbase_$words.qm" ] || { echo "the portable folder lacks Qt's $words" >&2; exit 1; }
        done
        cp -r "$portable" "$root/opt/chronoscope"
        look /opt/chronoscope/bin/chronoscope /tmp 10 chroot "$root"
        rm -r "$root/opt/chronoscope"
    fi
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    cp "$deb" "$root/root/chronoscope.deb"
    export DEBIAN_FRONTEND=noninteractive
    chroot "$root" apt-get -q -y install --no-install-recommends /root/chronoscope.deb >"$work/install.log"
    look chronoscope /tmp 10 chroot "$root"
    chroot "$root" apt-get -q -y purge chronoscope >/dev/null
    left=$(find "$root" -xdev -path "$root/proc" -prune -o -path '*/root/*' -prune -o -path '*/tmp/*' -prune -o -path '*/cache/*' -prune -o -path '*/log/*' -prune -o -iname '*chronoscope*' -print)
    [ -z "$left" ] || { echo "left behind: $left" >&2; exit 1; }
    echo "The packages were installed, run and removed in a fresh Debian 12."
else
    echo "No fresh Debian can be made here: the package is unpacked into a folder and run from there." >&2
    dpkg-deb -x "$deb" "$work/unpacked"
    look "$work/unpacked/usr/bin/chronoscope" "$work" 10 env
fi
