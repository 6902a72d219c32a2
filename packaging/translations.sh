#!/usr/bin/env bash
# The words of the window, taken out of its sources into resources/translations/*.ts. Needs qt6-l10n-tools.
#   packaging/translations.sh            puts in what is new, to be translated (by Qt Linguist, or an editor), drops
#                                        what is gone
#   packaging/translations.sh --check    says what is new, gone or not translated yet, and fails if there is any
set -euo pipefail
cd "$(dirname "$0")/.."

lupdate=$(command -v /usr/lib/qt6/bin/lupdate || command -v lupdate)
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
find app resources ui widgets \( -name '*.h' -o -name '*.cpp' \) | LC_ALL=C sort >"$made/sources.lst"

# What lupdate says of names that it cannot follow is no matter: see ui/settings/Language.h.
take() {
    "$lupdate" "@$made/sources.lst" -I . -locations none -no-obsolete -disable-heuristic similartext -silent \
        -source-language en -target-language "$1" -ts "$2" 2>/dev/null
}
words() { grep -E '<source>|<comment>|<name>' "$1" | LC_ALL=C sort; }

status=0
for language in fr ko; do
    file=resources/translations/chronoscope_$language.ts
    if [ "${1:-}" != --check ]; then
        take $language "$file"
        continue
    fi
    cp "$file" "$made/now.ts"
    take $language "$made/now.ts"
    if ! diff <(words "$file") <(words "$made/now.ts") >"$made/changes"; then
        echo "$file does not have the words of the sources; run packaging/translations.sh:" >&2
        grep '^[<>]' "$made/changes" >&2
        status=1
    fi
    if grep -B 4 'type="unfinished"' "$file" | grep '<source>' >"$made/open"; then
        echo "$file: not translated:" >&2
        cat "$made/open" >&2
        status=1
    fi
done
exit $status
