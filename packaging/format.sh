#!/usr/bin/env bash
# The whole tree as .clang-format says, by clang-format 14 (Debian 12's).
#   packaging/format.sh            formats every file
#   packaging/format.sh --check    says which lines it would change, and fails if there are any
set -euo pipefail
cd "$(dirname "$0")/.."

how=(-i)
[ "${1:-}" != --check ] || how=(--dry-run --Werror)
find app core resources tests ui widgets \( -name '*.h' -o -name '*.cpp' \) -print0 | xargs -0 clang-format "${how[@]}"
