// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/PackedFile.h"

#include <bzlib.h>
#include <openssl/evp.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <limits>
#include <utility>

namespace chronoscope::sources {

namespace {
constexpr std::size_t kBlock = 256 << 10; ///< bytes read at once
} // namespace

/// What one call of a decompressor did.
struct Unpacked {
    std::size_t made = 0;
    bool memberEnded = false;
    std::string problem;
};

/// One member after another of a packed file. The window of packed bytes moves forward by what was used.
class Unpacker {
public:
    virtual ~Unpacker() = default;
    virtual Unpacked run(std::string_view& packed, std::span<char> into) = 0;
    virtual bool restart() = 0; ///< for the next member
};

namespace {
class GzipUnpacker : public Unpacker {
public:
    GzipUnpacker() { m_ready = inflateInit2(&m_stream, MAX_WBITS + 16) == Z_OK; }
    ~GzipUnpacker() override {
        if (m_ready) inflateEnd(&m_stream);
    }
    GzipUnpacker(const GzipUnpacker&) = delete;
    GzipUnpacker& operator=(const GzipUnpacker&) = delete;

    Unpacked run(std::string_view& packed, std::span<char> into) override {
        if (!m_ready) return {.problem = "no memory to unpack"};
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
        m_stream.avail_in = static_cast<uInt>(packed.size());
        m_stream.next_out = reinterpret_cast<Bytef*>(into.data());
        m_stream.avail_out = static_cast<uInt>(into.size());
        const int code = inflate(&m_stream, Z_NO_FLUSH);
        packed.remove_prefix(packed.size() - m_stream.avail_in);
        Unpacked done{into.size() - m_stream.avail_out, code == Z_STREAM_END, {}};
        if (code != Z_OK && code != Z_STREAM_END && code != Z_BUF_ERROR) done.problem = "damaged gzip data";
        return done;
    }
    bool restart() override { return inflateReset(&m_stream) == Z_OK; }

private:
    z_stream m_stream{};
    bool m_ready = false;
};

class Bzip2Unpacker : public Unpacker {
public:
    Bzip2Unpacker() { m_ready = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK; }
    ~Bzip2Unpacker() override {
        if (m_ready) BZ2_bzDecompressEnd(&m_stream);
    }
    Bzip2Unpacker(const Bzip2Unpacker&) = delete;
    Bzip2Unpacker& operator=(const Bzip2Unpacker&) = delete;

    Unpacked run(std::string_view& packed, std::span<char> into) override {
        if (!m_ready) return {.problem = "no memory to unpack"};
        m_stream.next_in = const_cast<char*>(packed.data());
        m_stream.avail_in = static_cast<unsigned>(packed.size());
        m_stream.next_out = into.data();
        m_stream.avail_out = static_cast<unsigned>(into.size());
        const int code = BZ2_bzDecompress(&m_stream);
        packed.remove_prefix(packed.size() - m_stream.avail_in);
        Unpacked done{into.size() - m_stream.avail_out, code == BZ_STREAM_END, {}};
        if (code != BZ_OK && code != BZ_STREAM_END) done.problem = "damaged bzip2 data";
        return done;
    }
    bool restart() override {
        BZ2_bzDecompressEnd(&m_stream);
        m_stream = {};
        m_ready = BZ2_bzDecompressInit(&m_stream, 0, 0) == BZ_OK;
        return m_ready;
    }

private:
    bz_stream m_stream{};
    bool m_ready = false;
};

std::unique_ptr<Unpacker> unpackerFor(std::string_view beginning) {
    if (beginning.starts_with("\x1f\x8b")) return std::make_unique<GzipUnpacker>();
    if (beginning.starts_with("BZh")) return std::make_unique<Bzip2Unpacker>();
    return nullptr;
}
} // namespace

class PackedFile::Impl {
public:
    Impl(std::FILE* file, std::string path, std::uint64_t size)
        : m_file(file, std::fclose), m_hash(EVP_MD_CTX_new(), EVP_MD_CTX_free), m_path(std::move(path)), m_size(size) {
        EVP_DigestInit_ex(m_hash.get(), EVP_sha256(), nullptr);
    }

    Status begin() {
        const Status filled = fill();
        if (filled) m_unpacker = unpackerFor(m_packed);
        return filled;
    }

    Result<std::size_t> read(std::span<char> into) {
        into = into.first(std::min<std::size_t>(into.size(), std::numeric_limits<int>::max()));
        return m_unpacker ? unpack(into) : copy(into);
    }

    bool isCutOff() const { return m_inMember; }
    std::uint64_t packedBytes() const { return m_read; }
    std::uint64_t packedSize() const { return m_size; }

    std::string hash() const {
        const std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> copy(EVP_MD_CTX_new(), EVP_MD_CTX_free);
        std::array<unsigned char, 32> digest{};
        if (EVP_MD_CTX_copy_ex(copy.get(), m_hash.get()) != 1 ||
            EVP_DigestFinal_ex(copy.get(), digest.data(), nullptr) != 1)
            return {};
        std::string hex;
        for (const unsigned char byte : digest) {
            hex += "0123456789abcdef"[byte >> 4];
            hex += "0123456789abcdef"[byte & 15];
        }
        return hex;
    }

private:
    /// More packed bytes, if there are none left.
    Status fill() {
        if (!m_packed.empty() || m_ended) return {};
        m_block.resize(kBlock);
        const std::size_t count = std::fread(m_block.data(), 1, m_block.size(), m_file.get());
        if (std::ferror(m_file.get()) != 0) return Error{ErrorCode::Io, std::strerror(errno), m_path};
        m_ended = count == 0;
        m_read += count;
        EVP_DigestUpdate(m_hash.get(), m_block.data(), count);
        m_packed = {m_block.data(), count};
        return {};
    }

    Result<std::size_t> copy(std::span<char> into) {
        if (const Status filled = fill(); !filled) return filled.error();
        const std::size_t count = std::min(into.size(), m_packed.size());
        std::copy_n(m_packed.data(), count, into.data());
        m_packed.remove_prefix(count);
        return count;
    }

    Result<std::size_t> unpack(std::span<char> into) {
        for (;;) {
            if (const Status filled = fill(); !filled) return filled.error();
            if (m_packed.empty()) return std::size_t{0};
            if (!m_inMember && m_packed.front() == '\0') { // padding of tapes and mirrors behind the last member
                m_packed.remove_prefix(std::min(m_packed.find_first_not_of('\0'), m_packed.size()));
                continue;
            }
            if (!m_inMember && m_isBehindMember && !m_unpacker->restart())
                return Error{ErrorCode::Io, "no memory to unpack", m_path};
            m_inMember = true;
            m_isBehindMember = false;
            const Unpacked done = m_unpacker->run(m_packed, into);
            if (!done.problem.empty()) return Error{ErrorCode::BadInput, done.problem, m_path};
            if (done.memberEnded) {
                m_inMember = false;
                m_isBehindMember = true;
            }
            if (done.made > 0) return done.made;
        }
    }

    std::unique_ptr<std::FILE, int (*)(std::FILE*)> m_file;
    std::unique_ptr<EVP_MD_CTX, void (*)(EVP_MD_CTX*)> m_hash;
    std::string m_path;
    std::uint64_t m_size;
    std::uint64_t m_read = 0;
    std::vector<char> m_block;
    std::string_view m_packed; ///< of m_block, not used yet
    std::unique_ptr<Unpacker> m_unpacker;
    bool m_ended = false;
    bool m_inMember = false;
    bool m_isBehindMember = false;
};

PackedFile::PackedFile(std::unique_ptr<Impl> impl) : m_impl(std::move(impl)) {}
PackedFile::PackedFile(PackedFile&&) noexcept = default;
PackedFile& PackedFile::operator=(PackedFile&&) noexcept = default;
PackedFile::~PackedFile() = default;

Result<PackedFile> PackedFile::open(const std::string& path) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem))
        return Error{problem == std::errc::no_such_file_or_directory ? ErrorCode::NotFound : ErrorCode::Io,
                     problem ? problem.message() : "is not a regular file", path};
    const std::uint64_t size = std::filesystem::file_size(path, problem);
    std::FILE* file = problem ? nullptr : std::fopen(path.c_str(), "rb");
    if (!file) return Error{ErrorCode::Io, problem ? problem.message() : std::strerror(errno), path};
    auto impl = std::make_unique<Impl>(file, path, size);
    if (const Status begun = impl->begin(); !begun) return begun.error();
    return PackedFile(std::move(impl));
}

Result<std::size_t> PackedFile::read(std::span<char> into) { return m_impl->read(into); }
bool PackedFile::isCutOff() const { return m_impl->isCutOff(); }
std::uint64_t PackedFile::packedBytes() const { return m_impl->packedBytes(); }
std::uint64_t PackedFile::packedSize() const { return m_impl->packedSize(); }
std::string PackedFile::hash() const { return m_impl->hash(); }

PackedLines::PackedLines(PackedFile file) : m_file(std::move(file)), m_buffer(2 * kBlock) {}

/// Reads more behind what is there; false at the end or where reading fails.
bool PackedLines::fill() {
    if (m_begin > 0) {
        std::copy(m_buffer.begin() + static_cast<std::ptrdiff_t>(m_begin),
                  m_buffer.begin() + static_cast<std::ptrdiff_t>(m_end), m_buffer.begin());
        m_end -= m_begin;
        m_scanned -= m_begin;
        m_begin = 0;
    }
    if (m_end > kMaxLine) { // forgotten, up to its end
        m_tooLong = true;
        m_end = m_scanned = 0;
    }
    if (m_end == m_buffer.size()) m_buffer.resize(2 * m_buffer.size());
    const auto count = m_file.read(std::span(m_buffer).subspan(m_end));
    if (!count) {
        m_failed = true;
        m_error = count.error();
        return false;
    }
    m_end += *count;
    m_atEnd = *count == 0;
    return !m_atEnd;
}

PackedLines::Kind PackedLines::next(std::string_view& line) {
    m_tooLong = false;
    for (;;) {
        const char* from = m_buffer.data() + m_scanned;
        const void* newline = m_end > m_scanned ? std::memchr(from, '\n', m_end - m_scanned) : nullptr;
        m_terminated = newline != nullptr;
        if (!newline && !m_failed && !m_atEnd) {
            m_scanned = m_end;
            if (fill()) continue;
        }
        if (!newline && m_failed) return Kind::Failed;
        if (!newline && m_end == m_begin && !m_tooLong) return Kind::End;
        const auto at = newline ? static_cast<std::size_t>(static_cast<const char*>(newline) - m_buffer.data()) : m_end;
        line = {m_buffer.data() + m_begin, at - m_begin};
        m_begin = m_scanned = std::min(at + 1, m_end);
        ++m_number;
        if (m_number == 1 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return m_tooLong ? Kind::TooLong : Kind::Line;
    }
}

} // namespace chronoscope::sources
