// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/GgufServing.h"

#include "core/base/Text.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>

namespace chronoscope::backend {

namespace fs = std::filesystem;

namespace {
/// The same of llama-server and of the script: the script understands these and no others.
const std::vector<std::string> kServing{"-m", "{model}",   "-c",          "4096", "-np",    "4",
                                        "-t", "{threads}", "--cache-ram", "0",    "--port", "{port}"};
/// The script does these by itself.
const std::vector<std::string> kOfLlamaServer{"--jinja", "--host", "127.0.0.1"};

bool isProgram(const fs::path& path) {
    std::error_code failed;
    return fs::is_regular_file(path, failed) && ::access(path.c_str(), X_OK) == 0;
}

/// Whether pip has come to the end of installing the package: it writes its record last.
bool hasPackage(const fs::path& environment) {
    std::error_code failed;
    for (const auto& python : fs::directory_iterator(environment / "lib", failed))
        for (const auto& entry : fs::directory_iterator(python.path() / "site-packages", failed)) {
            const std::string name = entry.path().filename().string();
            if (name.starts_with(std::string(OwnServer::kPackage) + "-") && name.ends_with(".dist-info") &&
                fs::exists(entry.path() / "RECORD", failed))
                return true;
        }
    return false;
}
} // namespace

GgufPlaces GgufPlaces::usual(std::string own) {
    GgufPlaces places;
    places.own = std::move(own);
    const char* path = std::getenv("PATH");
    for (const std::string& folder : text::split(path ? path : "", ':'))
        if (folder.starts_with('/')) places.folders.push_back(folder); // a relative one is wherever we are started
    for (const char* folder : {"/usr/local/bin", "/opt/llama.cpp/bin", "/opt/homebrew/bin", "/snap/bin"})
        places.folders.emplace_back(folder);
    if (const char* home = std::getenv("HOME"); home && *home == '/')
        for (const char* folder : {"/.local/bin", "/llama.cpp/build/bin", "/src/llama.cpp/build/bin"})
            places.folders.push_back(std::string(home) + folder);
    return places;
}

OwnServer ownServer(const std::string& own) {
    const fs::path folder(own);
    return {(folder / "python").string(), (folder / "python/bin/python").string(),
            (folder / "llama_server.py").string()};
}

std::optional<GgufServer> findGgufServer(const GgufPlaces& places) {
    for (const std::string& folder : places.folders)
        if (const fs::path program = fs::path(folder) / "llama-server"; isProgram(program)) {
            GgufServer found{program.string(), kServing, false};
            found.arguments.insert(found.arguments.end(), kOfLlamaServer.begin(), kOfLlamaServer.end());
            return found;
        }
    if (places.own.empty()) return std::nullopt;
    const OwnServer own = ownServer(places.own);
    std::error_code failed;
    if (!isProgram(own.python) || !fs::exists(own.script, failed) || !hasPackage(own.environment)) return std::nullopt;
    GgufServer found{own.python, {own.script}, true};
    found.arguments.insert(found.arguments.end(), kServing.begin(), kServing.end());
    return found;
}

Status checkGguf(const std::string& path) {
    constexpr std::uint32_t kOldest = 2, kNewest = 3; // of the format
    std::ifstream file(path, std::ios::binary);
    if (!file || fs::is_directory(path)) return Error{ErrorCode::Io, "the file cannot be read", path};
    std::array<char, 8> head{};
    file.read(head.data(), head.size());
    if (file.gcount() < static_cast<std::streamsize>(head.size()) || std::string_view(head.data(), 4) != "GGUF")
        return Error{ErrorCode::BadInput, "this is no GGUF file: it does not begin with GGUF", path};
    std::uint32_t version = 0; // little-endian in the file
    for (int i = 3; i >= 0; --i)
        version = version << 8 | static_cast<unsigned char>(head[4 + static_cast<std::size_t>(i)]);
    if (version < kOldest || version > kNewest)
        return Error{ErrorCode::BadInput, "GGUF of version " + std::to_string(version) + " cannot be served", path};
    return {};
}

std::string ggufName(const std::string& path) {
    std::string name = fs::path(path).stem().string();
    std::replace(name.begin(), name.end(), ':', '-'); // a name with a colon would look like a URI
    name = std::string(text::trim(name));
    return name.empty() || !text::isUtf8(name) ? "model" : name;
}

SavedBackend ggufBackend(std::string name, std::string modelFile, const GgufServer& server) {
    ManagedCommand command;
    command.program = server.program;
    command.arguments = server.arguments;
    command.modelFile = std::move(modelFile);
    return {std::move(name), "llama:http://127.0.0.1:{port}", std::move(command), {}};
}

} // namespace chronoscope::backend
