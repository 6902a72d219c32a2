#!/usr/bin/env bash
# Checks the Flatpak manifest as far as it goes without Flatpak: that it is what flatpak-builder reads, that each
# library the program is built with comes from the runtime or from a module whose source has a hash, and that it may
# see no more than it should. With flatpak-builder there, and "build" as argument, builds it as well.
#   packaging/test-flatpak.sh [build]
set -euo pipefail
cd "$(dirname "$0")/.."
manifest=packaging/flatpak/org.chronoscope.Chronoscope.yaml

/usr/bin/python3 - "$manifest" <<'CHECK'
import os, re, sys
try:
    import yaml
except ImportError:
    sys.exit("python3-yaml is missing")
path = sys.argv[1]
manifest = yaml.safe_load(open(path, encoding="utf-8"))
problems = []
def want(holds, what):
    if not holds: problems.append(what)

want(manifest["id"] + ".yaml" == os.path.basename(path), "the file is not named after the application")
for kind in ("desktop", "metainfo.xml.in", "mime.xml"):
    want(os.path.exists(f"packaging/linux/{manifest['id']}.{kind}"), f"no {kind} of this id")
for key in ("runtime", "runtime-version", "sdk", "command", "finish-args", "modules"):
    want(manifest.get(key), f"no {key}")

# Network and documents, and nothing else of the home, the devices or the session.
allowed = {"--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--share=network", "--device=dri",
           "--filesystem=xdg-documents"}
for argument in manifest["finish-args"]:
    talks = re.fullmatch(r"--(system-)?talk-name=[A-Za-z0-9.]+\.[A-Za-z0-9]+", argument)
    want(argument in allowed or talks, f"permission that is not wanted: {argument}")

modules = {}
for module in manifest["modules"]:
    modules[module["name"]] = module
    want(module.get("sources"), f"{module['name']}: no source")
    for source in module.get("sources", []):
        if source["type"] == "archive":
            want(re.fullmatch(r"https://\S+", source.get("url", "")), f"{module['name']}: no https address")
            want(re.fullmatch(r"[0-9a-f]{64}", source.get("sha256", "")), f"{module['name']}: no SHA-256")
        elif source["type"] == "file":
            want(os.path.exists(os.path.join(os.path.dirname(path), source["path"])), f"no file {source['path']}")
        elif source["type"] == "dir":
            want(os.path.exists(os.path.join(os.path.dirname(path), source["path"], "CMakeLists.txt")),
                 "the source tree is not where the manifest says")
        elif source["type"] == "shell":
            want(not re.search(r"curl|wget|git|https?:", " ".join(source["commands"])), f"{module['name']}: fetches by itself")
        else:
            want(False, f"{module['name']}: a source of type {source['type']} has no hash")
want(manifest["modules"][-1]["name"] == "chronoscope", "the program is not the last module")

# What CMakeLists.txt looks for, and where it comes from.
runtime = {"Threads", "OpenSSL", "CURL", "SQLite3", "ZLIB", "BZip2", "EXPAT", "PkgConfig", "Qt6"}
ours = {"SQLiteCpp": "sqlitecpp", "nlohmann_json": "nlohmann-json", "fmt": "fmt", "rapidfuzz": "rapidfuzz-cpp",
        "spdlog": "spdlog", "QCustomPlotQt6": "qcustomplot", "Qt6Keychain": "qtkeychain", "CLI11": "cli11",
        "libutf8proc": "utf8proc", "libzip": "libzip"}
lists = open("CMakeLists.txt", encoding="utf-8").read()
needed = set(re.findall(r"find_package\((\w+)", lists)) | set(re.findall(r"IMPORTED_TARGET (\w+)", lists))
for library in sorted(needed - runtime):
    want(ours.get(library) in modules, f"no module builds {library}")
if problems:
    sys.exit("\n".join(problems))
print(f"{path}: {len(modules)} modules, {len(manifest['finish-args'])} permissions, as they should be")
CHECK

if [ "${1:-}" = build ]; then
    if ! command -v flatpak-builder >/dev/null; then
        echo "flatpak-builder is not installed: the manifest was checked, not built" >&2
        exit 3
    fi
    flatpak-builder --user --force-clean build/flatpak "$manifest"
fi
