# shellcheck shell=bash
# For the tests of what is installed: what the program does without a window, and that the window opens and stays.
#   look PROGRAM FOLDER SECONDS COMMAND…
# PROGRAM is run by the words COMMAND (env; chroot and where), FOLDER is for its files and its home, as it sees it, and
# the window is looked at for so many SECONDS.
look() {
    local program=$1 folder=$2 seconds=$3
    shift 3
    local file=$folder/test.chronoscope picture=$folder/test.png
    "$@" "$program" --version
    "$@" "$program" sample -w "$file" 2>/dev/null
    "$@" "$program" check "$file"
    "$@" env QT_QPA_PLATFORM=offscreen "$program" report -w "$file" --view heatmap --format png -o "$picture"
    "$@" test -s "$picture" || { echo "the report wrote no picture" >&2; exit 1; }
    local status=0
    "$@" env QT_QPA_PLATFORM=offscreen HOME="$folder" timeout "$seconds" "$program" "$file" || status=$?
    [ $status -eq 124 ] || { echo "the window ended by itself with status $status" >&2; exit 1; }
    "$@" rm -f "$file" "$picture"
}
