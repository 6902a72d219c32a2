#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test, GUI tests in real windows included.
#   packaging/test.sh               the whole suite
#   packaging/test.sh --real-model  a llama.cpp server is installed first, so that a real model answers in its tests
#   packaging/test.sh --sanitize    core's tests under the address and thread sanitizers, after the suite
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/dependencies.sh test
packaging/format.sh --check
packaging/translations.sh --check
packaging/test-flatpak.sh
cmake --preset check >/dev/null
cmake --build --preset check

# A real model answers too, by the way that the window offers for a model's file: a wheel with llama.cpp's server, in an
# environment of its own. Where no package index answers, the tests with a real model are skipped, and say so.
if [ "${1:-}" = --real-model ] && [ -z "${CHRONOSCOPE_PYTHON:-}" ] && ! command -v llama-server >/dev/null; then
    llama=$PWD/build/llama
    has_server() { "$llama/bin/python3" -c 'import xllamacpp' 2>/dev/null; }
    if ! has_server; then
        rm -rf "$llama"
        python3 -m venv "$llama" && timeout 120 "$llama/bin/python3" -m pip install --quiet --no-input \
            --disable-pip-version-check --only-binary :all: xllamacpp || true
    fi
    if has_server; then
        export CHRONOSCOPE_PYTHON="$llama/bin/python3"
    else
        echo "No llama.cpp server could be installed: the tests with a real model are skipped" >&2
    fi
fi

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
