// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Gzip.h"

#include <zlib.h>

#include <array>
#include <memory>
#include <stdexcept>

namespace chronoscope::test {

std::string readGzip(const std::string& path) {
    const std::unique_ptr<gzFile_s, decltype(&gzclose)> file(gzopen(path.c_str(), "rb"), &gzclose);
    if (!file) throw std::runtime_error("cannot open " + path);
    std::string text;
    std::array<char, 65'536> part{};
    int read = 0;
    while ((read = gzread(file.get(), part.data(), static_cast<unsigned>(part.size()))) > 0)
        text.append(part.data(), static_cast<std::size_t>(read));
    if (read < 0) throw std::runtime_error("cannot read " + path);
    return text;
}

} // namespace chronoscope::test
