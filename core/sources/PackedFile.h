// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// The bytes of a regular file, unpacked on the way: gzip with any number of members, bzip2 with any number of
/// streams, or as they are; told by the first bytes, not by the name. Constant memory. One thread.
class PackedFile {
public:
    static Result<PackedFile> open(const std::string& path);
    PackedFile(PackedFile&&) noexcept;
    PackedFile& operator=(PackedFile&&) noexcept;
    ~PackedFile();

    /// The next bytes; 0 at the end. Io, or BadInput for what is damaged.
    Result<std::size_t> read(std::span<char> into);
    /// At the end: the last member or stream is not whole.
    bool isCutOff() const;
    std::uint64_t packedBytes() const; ///< read from the disk so far
    std::uint64_t packedSize() const;  ///< of the file when it was opened
    /// SHA-256 of what was read from the disk, 64 hex digits; of the whole file once read() has said 0.
    std::string hash() const;

private:
    class Impl;
    explicit PackedFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

/// A PackedFile line by line. A line longer than kMaxLine is passed over, not stored. One thread.
class PackedLines {
public:
    static constexpr std::size_t kMaxLine = std::size_t{64} << 20; ///< the largest entities have some 10 MB

    explicit PackedLines(PackedFile file);

    enum class Kind : int { Line = 0, TooLong, End, Failed };
    /// The next line without its end, valid until the next call. After Failed, error() says why, and nothing follows.
    Kind next(std::string_view& line);
    std::uint64_t lineNumber() const { return m_number; } ///< of the line last returned, from 1
    bool terminated() const { return m_terminated; }      ///< that line was ended by a newline
    const Error& error() const { return m_error; }
    const PackedFile& file() const { return m_file; }

private:
    bool fill();

    PackedFile m_file;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_scanned = 0; ///< no newline between m_begin and here
    std::size_t m_end = 0;
    std::uint64_t m_number = 0;
    bool m_terminated = false;
    bool m_atEnd = false;
    bool m_tooLong = false;
    bool m_failed = false;
    Error m_error;
};

} // namespace chronoscope::sources
