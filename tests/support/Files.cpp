// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Files.h"

#include <zlib.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
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

std::string readGzip(const std::string& path) {
    const std::unique_ptr<gzFile_s, int (*)(gzFile)> file(gzopen(path.c_str(), "rb"), gzclose);
    if (!file) throw std::runtime_error("cannot be read: " + path);
    std::string bytes;
    std::array<char, 1 << 16> piece{};
    int read = 0;
    while ((read = gzread(file.get(), piece.data(), piece.size())) > 0)
        bytes.append(piece.data(), static_cast<std::size_t>(read));
    if (read < 0) throw std::runtime_error("not a sound gzip file: " + path);
    return bytes;
}

void writeFile(const std::string& path, std::string_view bytes) {
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (!file.flush()) throw std::runtime_error("cannot be written: " + path);
}

} // namespace chronoscope::test
