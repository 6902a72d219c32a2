// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <bzlib.h>
#include <zlib.h>

#include <stdexcept>
#include <string>

namespace chronoscope::test {

/// `text` as one member of a gzip file.
inline std::string gzipped(std::string text) {
    z_stream stream{};
    if (deflateInit2(&stream, 6, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("deflateInit2");
    std::string packed(deflateBound(&stream, text.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(text.data());
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    if (!isWhole) throw std::runtime_error("deflate");
    return packed;
}

/// `text` as one stream of a bzip2 file.
inline std::string bzipped(std::string text) {
    std::string packed(text.size() + text.size() / 50 + 700, '\0');
    auto size = static_cast<unsigned>(packed.size());
    if (BZ2_bzBuffToBuffCompress(packed.data(), &size, text.data(), static_cast<unsigned>(text.size()), 9, 0, 0) !=
        BZ_OK)
        throw std::runtime_error("BZ2_bzBuffToBuffCompress");
    packed.resize(size);
    return packed;
}

} // namespace chronoscope::test
