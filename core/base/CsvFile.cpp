// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/CsvFile.h"

#include <cerrno>
#include <cstring>

namespace chronoscope {

Result<CsvFile> CsvFile::open(const std::string& path, char separator) {
    std::FILE* file = std::fopen(path.c_str(), "rb");
    if (!file) return Error{ErrorCode::Io, std::strerror(errno), path};
    return CsvFile(file, separator);
}

void CsvFile::slide() {
    m_linesBefore += m_reader.line() - 1;
    m_window.erase(m_window.begin(), m_window.begin() + static_cast<std::ptrdiff_t>(m_reader.position()));
    const std::size_t had = m_window.size();
    m_window.resize(kWindow);
    const std::size_t read = std::fread(m_window.data() + had, 1, kWindow - had, m_file.get());
    m_window.resize(had + read);
    m_bytes += read;
    m_ended = had + read < kWindow;
    m_failed = std::ferror(m_file.get()) != 0;
    m_reader = CsvReader({m_window.data(), m_window.size()}, m_separator);
}

std::optional<CsvRow> CsvFile::next() {
    // A row that is cut by the end of the window would be read as another one.
    if (!m_ended && m_window.size() - m_reader.position() <= CsvReader::kMaxRow) slide();
    if (m_failed) return std::nullopt;
    auto row = m_reader.next();
    if (row) row->line += m_linesBefore;
    return row;
}

} // namespace chronoscope
