#!/usr/bin/env bash
# Makes the Debian package twice and compares the two byte for byte.
#   packaging/test-reproducible.sh             of two copies of the last commit in folders of different names, each
#                                              built from nothing, without the compiler's cache: twice a release build
#   packaging/test-reproducible.sh BUILT       packs what is built in the folder BUILT twice, at two times, the second
#                                              time in another time zone and with another mask
set -euo pipefail
cd "$(dirname "$0")/.."
built=${1:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export CCACHE_DISABLE=1

if [ -n "$built" ]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CMakeLists.txt)
    export SOURCE_DATE_EPOCH
    packaging/package.sh deb "$built" >/dev/null
    mv build/packages/chronoscope_*.deb "$work/first.deb"
    (umask 027 && TZ=Asia/Seoul packaging/package.sh deb "$built" >/dev/null)
    mv build/packages/chronoscope_*.deb "$work/second.deb"
else
    for copy in first a-second-one-with-a-longer-name; do
        git archive --prefix="$copy/" HEAD | tar x -C "$work"
        (cd "$work/$copy" && SOURCE_DATE_EPOCH=$(git -C "$OLDPWD" log -1 --format=%ct) packaging/package.sh deb >/dev/null)
    done
    mv "$work"/first/build/packages/chronoscope_*.deb "$work/first.deb"
    mv "$work"/a-second*/build/packages/chronoscope_*.deb "$work/second.deb"
fi
sha256sum "$work/first.deb" "$work/second.deb"
if ! cmp "$work/first.deb" "$work/second.deb"; then
    for one in first second; do # which of the files in them differ
        mkdir "$work/$one-files"
        dpkg-deb -R "$work/$one.deb" "$work/$one-files"
    done
    diff -rq "$work/first-files" "$work/second-files" || true
    exit 1
fi
echo "The same package twice."
