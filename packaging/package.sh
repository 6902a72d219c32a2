#!/usr/bin/env bash
# Makes packages of the program, in build/packages or the folder OUT. Builds a release first, unless a built tree is named.
#   packaging/package.sh                      the Debian package and the portable folder
#   packaging/package.sh deb|portable         one of them
#   packaging/package.sh all BUILT [OUT]      of what is built in the folder BUILT already
# The same source gives the same packages, byte for byte: every time in them is that of the last commit, or
# SOURCE_DATE_EPOCH where that is set.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-all}
built=${2:-}
case $what in all | deb | portable) ;; *)
    echo "usage: packaging/package.sh [all|deb|portable] [BUILT] [OUT]" >&2
    exit 2
    ;;
esac
packaging/dependencies.sh package
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
    SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null || stat -c %Y CMakeLists.txt)
fi
export SOURCE_DATE_EPOCH LC_ALL=C TZ=UTC
umask 022
if [ -z "$built" ]; then
    built=build/release
    cmake --preset release >/dev/null
    cmake --build --preset release
fi
mkdir -p "${3:-build/packages}"
out=$(cd "${3:-build/packages}" && pwd)
version=$(sed -n 's/^project(Chronoscope VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
architecture=$(dpkg --print-architecture)

make_deb() {
    cpack --config "$built/CPackConfig.cmake" -G DEB -B "$out/cpack" >"$out/cpack.log" || { cat "$out/cpack.log" >&2; exit 1; }
    mv "$out"/cpack/chronoscope_*.deb "$out"
    rm -r "$out/cpack" "$out/cpack.log"
}

# Libraries that must be the system's own: the C library with its parts, and the compiler's, which drivers share.
is_of_the_system() {
    case $1 in
        ld-linux* | libc.so* | libm.so* | libdl.so* | librt.so* | libpthread.so* | libresolv.so* | libutil.so*) ;;
        libstdc++.so* | libgcc_s.so* | libnss_*) ;;
        *) return 1 ;;
    esac
}

# Copies what $1 is linked with into $folder/lib.
copy_libraries() {
    local name path
    while read -r name path; do
        is_of_the_system "$name" && continue
        [ -e "$folder/lib/$name" ] || cp -L "$path" "$folder/lib/$name"
    done < <(ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// {print $1, $3}')
}

make_portable() {
    local plugins plugin kind
    folder=$out/chronoscope-$version-$architecture
    rm -rf "$folder"
    DESTDIR= cmake --install "$built" --prefix "$folder" --strip >/dev/null
    mkdir -p "$folder/lib" "$folder/plugins"
    plugins=$(qmake6 -query QT_INSTALL_PLUGINS)
    for plugin in platforms/libq{xcb,offscreen,minimal,wayland-generic,wayland-egl}.so xcbglintegrations/*.so \
        iconengines/libqsvgicon.so imageformats/libq{svg,jpeg,gif}.so platforminputcontexts/*.so \
        wayland-{shell-integration,decoration-client,graphics-integration-client}/*.so; do
        for plugin in "$plugins"/$plugin; do
            [ -e "$plugin" ] || continue
            kind=$(basename "$(dirname "$plugin")")
            install -Dm644 "$plugin" "$folder/plugins/$kind/$(basename "$plugin")"
        done
    done
    # Qt's own words, such as those of its file dialogs.
    install -Dm644 -t "$folder/translations" "$(qmake6 -query QT_INSTALL_TRANSLATIONS)"/qtbase_{fr,ko}.qm
    copy_libraries "$folder/bin/chronoscope"
    while read -r plugin; do copy_libraries "$plugin"; done < <(find "$folder/plugins" -name '*.so')
    # Found from where they lie, wherever the folder is put; nothing of the environment changes for programs that it starts.
    patchelf --set-rpath '$ORIGIN/../lib' "$folder/bin/chronoscope"
    find "$folder/lib" -name '*.so*' -exec patchelf --set-rpath '$ORIGIN' {} \;
    find "$folder/plugins" -name '*.so' -exec patchelf --set-rpath '$ORIGIN/../../lib' {} \;
    printf '[Paths]\nPrefix = ..\nPlugins = plugins\nTranslations = translations\n' >"$folder/bin/qt.conf"
    # Whose libraries these are, as their packages say.
    mkdir -p "$folder/share/doc/chronoscope/libraries"
    local library owner
    for library in "$folder"/lib/* "$folder"/translations/*; do
        owner=$(dpkg-query -S "*/$(basename "$library")" 2>/dev/null | head -1 | cut -d: -f1) || true
        [ -z "$owner" ] || cp "/usr/share/doc/$owner/copyright" "$folder/share/doc/chronoscope/libraries/$owner.txt"
    done
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner -C "$out" -c "$(basename "$folder")" |
        xz -T1 >"$folder.tar.xz"
}

[ "$what" = portable ] || make_deb
[ "$what" = deb ] || make_portable
(cd "$out" && sha256sum ./*.deb ./*.tar.xz 2>/dev/null | tee SHA256SUMS) || true
