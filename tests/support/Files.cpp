// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Files.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace chronoscope::test {

std::string source(const std::string& relative) { return std::string(CHRONOSCOPE_SOURCE_DIR) + "/" + relative; }

std::string sampleBenchmark() { return source("resources/samples/ChroKnowBench"); }

std::optional<std::string> sharedFolder() {
    const char* named = std::getenv("CHRONOSCOPE_SHARED");
    const std::string folder = named ? named : source("../shared");
    return std::filesystem::is_directory(folder) ? std::optional(folder) : std::nullopt;
}

std::string readFile(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) throw std::runtime_error("cannot be read: " + path);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    return bytes.str();
}

void writeFile(const std::string& path, std::string_view bytes) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw std::runtime_error("cannot be written: " + path);
}

} // namespace chronoscope::test
