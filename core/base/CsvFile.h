// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/CsvReader.h"
#include "core/base/Result.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope {

/// The rows of a CSV file of any size, as CsvReader reads them, through a window that is a few times as large as a row
/// may be. One thread.
class CsvFile {
public:
    /// Io where it cannot be opened.
    static Result<CsvFile> open(const std::string& path, char separator = ',');
    /// Nothing at the end, and where reading failed: see failed().
    std::optional<CsvRow> next();
    bool failed() const { return m_failed; }
    std::uint64_t bytesRead() const { return m_bytes; }

private:
    static constexpr std::size_t kWindow = 2 * CsvReader::kMaxRow;

    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    CsvFile(std::FILE* file, char separator) : m_file(file), m_separator(separator), m_reader({}, separator) {}
    /// Makes the window begin at the next row and holds as much behind it as a row may have.
    void slide();

    std::unique_ptr<std::FILE, Close> m_file;
    char m_separator;
    std::vector<char> m_window;     ///< stays where it is when the object moves: the reader refers to it
    std::int64_t m_linesBefore = 0; ///< the window
    CsvReader m_reader;
    std::uint64_t m_bytes = 0;
    bool m_ended = false;
    bool m_failed = false;
};

} // namespace chronoscope
