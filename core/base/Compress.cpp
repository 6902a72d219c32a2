// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Compress.h"

#include <zlib.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <new>

namespace chronoscope {

namespace {
constexpr std::size_t kFirstGuess = 16'384;

Error bad(const char* reason) { return {ErrorCode::BadInput, reason, {}}; }

uInt portion(std::size_t size) {
    return static_cast<uInt>(std::min<std::size_t>(size, std::numeric_limits<uInt>::max()));
}
} // namespace

std::string compressed(std::string_view bytes) {
    uLongf size = compressBound(static_cast<uLong>(bytes.size()));
    std::string out(size, '\0');
    const int outcome =
        compress2(reinterpret_cast<Bytef*>(out.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                  static_cast<uLong>(bytes.size()), Z_DEFAULT_COMPRESSION);
    if (outcome != Z_OK) throw std::bad_alloc(); // the bound rules out every other reason
    out.resize(size);
    return out;
}

Result<std::string> decompressed(std::string_view bytes, std::size_t limit) {
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK) throw std::bad_alloc();
    const std::unique_ptr<z_stream, decltype(&inflateEnd)> owner(&stream, &inflateEnd);
    std::string out;
    limit = std::min(limit, out.max_size() - 1);
    std::size_t used = 0;
    std::size_t made = 0;
    for (;;) {
        if (made == out.size()) { // one byte beyond the limit tells a stream that fits from one that does not
            if (made > limit) return bad("the compressed data is larger than allowed");
            out.resize(std::min(std::max(kFirstGuess, 2 * made), limit + 1));
        }
        // zlib does not write through next_in, but for C's sake its type says it might.
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data() + used));
        stream.avail_in = portion(bytes.size() - used);
        stream.next_out = reinterpret_cast<Bytef*>(out.data() + made);
        stream.avail_out = portion(out.size() - made);
        const uInt given = stream.avail_in;
        const uInt free = stream.avail_out;
        const int outcome = inflate(&stream, Z_NO_FLUSH);
        used += given - stream.avail_in;
        made += free - stream.avail_out;
        if (outcome == Z_STREAM_END) break;
        if (outcome == Z_MEM_ERROR) throw std::bad_alloc();
        if (outcome != Z_OK && outcome != Z_BUF_ERROR) return bad("the compressed data is damaged");
        if (stream.avail_out > 0 && used == bytes.size()) return bad("the compressed data is cut off");
    }
    if (made > limit) return bad("the compressed data is larger than allowed");
    if (used != bytes.size()) return bad("something follows the compressed data");
    out.resize(made);
    return out;
}

} // namespace chronoscope
