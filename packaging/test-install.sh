#!/usr/bin/env bash
# Installs what is built into a folder, as a package would, runs it from there, and checks what a desktop and a shell
# read of it. Seconds, and no root; the packages themselves are for test-package.sh, which needs a release build.
#   packaging/test-install.sh [BUILT]     usually build/check
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=packaging/look.sh
. packaging/look.sh
built=${1:-build/check}
app=org.chronoscope.Chronoscope
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
there=$work/installed
share=$there/share
unchecked=()

fail() {
    echo "$*" >&2
    exit 1
}
# Whether a tool is there; what it would have checked is told at the end where it is not.
has() {
    command -v "$1" >/dev/null && return
    unchecked+=("$2 ($1 is missing)")
    return 1
}
# Runs a check that says nothing where all is well.
quietly() {
    local what=$1 said
    shift
    said=$("$@" 2>&1) && [ -z "$said" ] || fail "$what: $said"
}

DESTDIR='' cmake --install "$built" --prefix "$there" >/dev/null

for file in bin/chronoscope share/man/man1/chronoscope.1.gz share/bash-completion/completions/chronoscope \
    share/zsh/vendor-completions/_chronoscope share/fish/vendor_completions.d/chronoscope.fish \
    "share/applications/$app.desktop" "share/mime/packages/$app.xml" "share/metainfo/$app.metainfo.xml" \
    "share/icons/hicolor/scalable/apps/$app.svg" share/icons/hicolor/scalable/mimetypes/application-x-chronoscope.svg \
    share/chronoscope/models/{chronotiny-v1.gguf,README.md} share/doc/chronoscope/{copyright,LICENSE,THIRD-PARTY.txt}; do
    [ -s "$there/$file" ] || fail "not installed, or empty: $file"
done
[ -x "$there/bin/chronoscope" ] || fail "bin/chronoscope cannot be executed"
others=$(find "$there" -mindepth 1 -maxdepth 1 ! -name bin ! -name share; find "$there/bin" -type f ! -name chronoscope)
[ -z "$others" ] || fail "installed, but no part of the program: $others"

# As somebody who has just installed it: no settings, and no files of its own but in this folder.
env -u XDG_CONFIG_HOME -u XDG_DATA_HOME -u XDG_CACHE_HOME -u XDG_STATE_HOME HOME="$work" \
    bash -euo pipefail -c '. packaging/look.sh; look "$@"' look "$there/bin/chronoscope" "$work" 3 env >"$work/said" ||
    { cat "$work/said" >&2; fail "the program that was installed does not do what it should"; }
version=$(sed -n 's/^project(Chronoscope VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
grep -qF "$version" "$work/said" || fail "the program says another version than $version: $(head -1 "$work/said")"

# The desktop: an entry that names what is installed, a type of file that has it, a page of the software centre.
desktop=$share/applications/$app.desktop
mime=$share/mime/packages/$app.xml
metainfo=$share/metainfo/$app.metainfo.xml
type=$(sed -n 's/^MimeType=\([^;]*\);$/\1/p' "$desktop")
grep -qxF 'Exec=chronoscope %f' "$desktop" || fail "the desktop entry starts something else"
grep -qxF "Icon=$app" "$desktop" || fail "the desktop entry has another icon"
grep -qF "<mime-type type=\"$type\">" "$mime" || fail "the desktop entry opens $type, which no installed type is"
grep -qF "<mediatype>$type</mediatype>" "$metainfo" || fail "the metainfo names another type than $type"
grep -qF "<release version=\"$version\"" "$metainfo" || fail "the metainfo is of another version than $version"
for file in "$mime" "$metainfo" "$share"/icons/hicolor/scalable/*/*.svg; do
    quietly "$file" python3 -c 'import sys, xml.dom.minidom as xml; xml.parse(sys.argv[1])' "$file"
done
if has desktop-file-validate "the desktop entry"; then quietly "$desktop" desktop-file-validate "$desktop"; fi
if has appstreamcli "the metainfo"; then
    appstreamcli validate --no-net "$metainfo" >"$work/metainfo" 2>&1 || fail "$(cat "$work/metainfo")"
fi
if has update-mime-database "the type of file"; then
    XDG_DATA_DIRS=$share update-mime-database "$share/mime" >"$work/mime" 2>&1 || fail "$(cat "$work/mime")"
    grep -qxF "50:$type:*.chronoscope" "$share/mime/globs2" || fail "files named .chronoscope are not of the type $type"
fi

# The shell: a manual page without warnings, and completions that it can read.
gzip -t "$share/man/man1/chronoscope.1.gz"
if has man "the manual page"; then
    manual() { LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 -Z "$1" >/dev/null; }
    quietly "the manual page" manual "$share/man/man1/chronoscope.1.gz"
fi
completed=$(bash -c '. "$1"; COMP_WORDS=(chronoscope rep) COMP_CWORD=1; _chronoscope; printf "%s\n" "${COMPREPLY[@]}"' \
    completed "$share/bash-completion/completions/chronoscope")
grep -q '^report *$' <<<"$completed" || fail "bash completes “chronoscope rep” to: $completed"
if has zsh "zsh's completions"; then quietly zsh zsh -n "$share/zsh/vendor-completions/_chronoscope"; fi
if has fish "fish's completions"; then quietly fish fish -n "$share/fish/vendor_completions.d/chronoscope.fish"; fi

echo "What is installed is whole and runs."
for what in "${unchecked[@]}"; do echo "Not checked by its own tool here: $what"; done
