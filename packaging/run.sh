#!/usr/bin/env bash
# Installs what is missing, builds a release and opens the window on the bundled sample with finished calibration
# runs. Without a display the same happens headless: the heat map is written as PNG and CSV.
#   packaging/run.sh [FILE.chronoscope]
set -euo pipefail
cd "$(dirname "$0")/.."

packaging/dependencies.sh
cmake --preset release >/dev/null
cmake --build --preset release --target chronoscope
program=build/release/chronoscope

data=${XDG_DATA_HOME:-$HOME/.local/share}/chronoscope
workspace=${1:-$data/sample.chronoscope}
if [ $# -eq 0 ]; then
    mkdir -p "$data"
    "$program" sample -w "$workspace" ||
        { echo "The sample could not be brought up to date (is it open in another window?); opening it as it is." >&2; }
fi

if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$workspace"
fi
figure=${workspace%.chronoscope}-heatmap
"$program" report -w "$workspace" --view heatmap --format png -o "$figure.png"
"$program" report -w "$workspace" --view heatmap --format csv -o "$figure.csv"
echo "No display: the heat map was written to"
echo "  $figure.png"
echo "  $figure.csv"
