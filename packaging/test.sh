#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test, GUI tests in real windows included.
#   packaging/test.sh               the whole suite
#   packaging/test.sh --sanitize    core's tests under the address and thread sanitizers, after the suite
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/dependencies.sh test
packaging/format.sh --check
packaging/translations.sh --check
packaging/test-flatpak.sh
cmake --preset check >/dev/null
cmake --build --preset check
# Real windows need a display and a window manager; tests of core do not notice.
xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -nolisten tcp' \
    sh -c 'openbox & manager=$!; ctest --preset check --parallel 2; status=$?; kill $manager 2>/dev/null; exit $status'

if [ "${1:-}" = --sanitize ]; then
    for preset in asan tsan; do
        cmake --preset $preset >/dev/null
        cmake --build --preset $preset
        ctest --preset $preset
    done
fi
