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
packaging/test-install.sh build/check
rm -rf build/check/packages # not beside those of a release
packaging/package.sh deb build/check build/check/packages
packaging/test-package.sh build/check/packages

# A real model answers too, by the way that the window offers for a model's file: a wheel with llama.cpp's server, in an
# environment of its own. Where none can be had the tests with a real model are skipped, and this says why: a package
# index that does not answer is given up after seconds.
llama=$PWD/build/llama
has_server() { "$llama/bin/python3" -c 'import xllamacpp' >/dev/null 2>&1; }
install_server() {
    rm -rf "$llama"
    python3 -m venv "$llama" || { echo "python3 makes no environment (on Debian: python3-venv)"; return 1; }
    timeout --kill-after=5 180 "$llama/bin/python3" -m pip install --quiet --no-input --disable-pip-version-check \
        --timeout 5 --retries 0 --only-binary :all: xllamacpp && has_server
}
if [ -z "${CHRONOSCOPE_PYTHON:-}" ] && ! command -v llama-server >/dev/null; then
    mkdir -p build
    if has_server || install_server >build/llama.log 2>&1; then
        export CHRONOSCOPE_PYTHON="$llama/bin/python3"
    else
        rm -rf "$llama"
        echo "THE TESTS WITH A REAL MODEL ARE SKIPPED: no llama.cpp server could be installed:" >&2
        tail -n 3 build/llama.log >&2
    fi
fi

# Real windows need a display and a window manager; tests of core do not notice.
xvfb-run --auto-servernum --server-args='-screen 0 1920x1200x24 -nolisten tcp' \
    sh -c 'openbox & manager=$!; ctest --preset check --parallel 2; status=$?; kill $manager 2>/dev/null; exit $status' ||
    {
        status=$?
        echo "What failed, and where:" # said again at the end, which is all that some keep of a long log
        grep -aE -A4 '^(FAIL!|QFATAL|XPASS)|: Failure$|ERROR: .*Sanitizer' build/check/Testing/Temporary/LastTest.log | tail -n 60
        exit $status
    }

if [ "${1:-}" = --sanitize ]; then
    for preset in asan tsan; do
        cmake --preset $preset >/dev/null
        cmake --build --preset $preset
        ctest --preset $preset
    done
fi
