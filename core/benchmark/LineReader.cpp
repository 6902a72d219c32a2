// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/LineReader.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <unistd.h>

namespace chronoscope::benchmark {

namespace {
constexpr std::size_t kBufferSize = 256u << 10;
}

Result<LineReader> LineReader::open(const std::string& path) {
    std::error_code ignored;
    const auto kind = std::filesystem::status(path, ignored).type();
    using std::filesystem::file_type;
    if (kind != file_type::regular && kind != file_type::directory && kind != file_type::not_found)
        return Error{ErrorCode::Io, "is not a regular file", path};
    return openStream(path);
}

Result<LineReader> LineReader::openStream(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) return Error{ErrorCode::Io, "is a folder, not a file", path};
    LineReader reader;
    reader.m_file.reset(std::fopen(path.c_str(), "rb"));
    if (!reader.m_file) return Error{ErrorCode::Io, std::strerror(errno), path};
    reader.m_buffer.resize(kBufferSize);
    return reader;
}

Result<LineReader> LineReader::standardInput() {
    LineReader reader;
    const int copy = dup(STDIN_FILENO); // closing the reader leaves the program's own open
    if (copy >= 0) reader.m_file.reset(fdopen(copy, "rb"));
    if (!reader.m_file) return Error{ErrorCode::Io, std::strerror(errno), "standard input"};
    reader.m_buffer.resize(kBufferSize);
    return reader;
}

bool LineReader::fill() {
    m_begin = 0;
    m_end = std::fread(m_buffer.data(), 1, m_buffer.size(), m_file.get());
    m_bytes += m_end;
    m_failed = m_end == 0 && std::ferror(m_file.get()) != 0;
    return m_end > 0;
}

LineReader::Kind LineReader::next(std::string_view& line) {
    m_line.clear();
    m_terminated = false;
    bool any = false;
    bool tooLong = false;
    while (m_begin < m_end || fill()) {
        any = true;
        const char* start = m_buffer.data() + m_begin;
        const std::size_t available = m_end - m_begin;
        const auto* newline = static_cast<const char*>(std::memchr(start, '\n', available));
        const std::size_t length = newline ? static_cast<std::size_t>(newline - start) : available;
        tooLong = tooLong || m_line.size() + length > kMaxLine;
        if (tooLong)
            m_line.clear();
        else
            m_line.append(start, length);
        m_begin += length + (newline ? 1 : 0);
        if (newline) {
            m_terminated = true;
            break;
        }
    }
    if (m_failed) return Kind::Failed;
    if (!any) return Kind::End;
    ++m_number;
    return finish(line, tooLong);
}

LineReader::Kind LineReader::finish(std::string_view& line, bool tooLong) {
    line = {};
    if (tooLong) {
        m_line.shrink_to_fit();
        return Kind::TooLong;
    }
    m_hadReturn = !m_line.empty() && m_line.back() == '\r';
    if (m_hadReturn) m_line.pop_back();
    line = m_line;
    if (m_number == 1 && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
    return Kind::Line;
}

} // namespace chronoscope::benchmark
