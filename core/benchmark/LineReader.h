// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::benchmark {

/// Reads a file line by line with bounded memory: a line longer than kMaxLine is skipped, not stored. One thread.
class LineReader {
public:
    /// Longest line kept; the longest published one has about 20 kB.
    static constexpr std::size_t kMaxLine = 4u << 20;

    enum class Kind { Line, TooLong, End, Failed };

    static Result<LineReader> open(const std::string& path);
    /// The same of what may be a pipe or a terminal too: it is read as it comes.
    static Result<LineReader> openStream(const std::string& path);
    /// What is typed or piped in, which may come slowly.
    static Result<LineReader> standardInput();

    /// The next line without its end ("\n" or "\r\n"); valid until the next call. A byte order mark is dropped.
    Kind next(std::string_view& line);

    /// Number of the line last returned, from 1.
    std::uint64_t lineNumber() const { return m_number; }
    /// True if the line last returned was ended by a newline: the last line of a truncated file is not.
    bool terminated() const { return m_terminated; }
    /// True if a carriage return stood before that newline.
    bool hadReturn() const { return m_hadReturn; }
    std::uint64_t bytesRead() const { return m_bytes; }
    /// Where in the file the next line begins, in bytes.
    std::uint64_t position() const { return m_bytes - (m_end - m_begin); }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    bool fill();
    Kind finish(std::string_view& line, bool tooLong);

    std::unique_ptr<std::FILE, Close> m_file;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::string m_line;
    std::uint64_t m_number = 0;
    std::uint64_t m_bytes = 0;
    bool m_terminated = false;
    bool m_hadReturn = false;
    bool m_failed = false;
};

} // namespace chronoscope::benchmark
