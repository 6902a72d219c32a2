// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactFile.h"

#include "core/base/CsvFile.h"
#include "core/base/StrictJson.h"
#include "core/benchmark/LineReader.h"
#include "core/exchange/FolderFiles.h"
#include "core/studies/robustness/FactColumns.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <utility>

namespace chronoscope::robustness {

namespace {
constexpr std::size_t kLookedAtBytes = 64 << 10;
constexpr int kLinesLookedAt = 20;
constexpr int kLookDepth = 8;

std::string beginningOf(const std::string& path, std::size_t limit) {
    std::error_code problem;
    if (!std::filesystem::is_regular_file(path, problem)) return {};
    std::ifstream file(path, std::ios::binary);
    std::string bytes(limit, '\0');
    file.read(bytes.data(), static_cast<std::streamsize>(limit));
    bytes.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return bytes;
}

bool isFactObject(const nlohmann::json& line) {
    if (!line.is_object()) return false;
    for (const char* key : {"subject", "relation", "object"})
        if (!line.contains(key)) return false;
    return line.contains("periods") || (line.contains("start") && line.contains("end"));
}

/// Whether that is the beginning of a JSON document, sound so far.
bool endsTooEarly(std::string_view document) {
    if (text::nestsDeeperThan(document, kLookDepth)) return false;
    try {
        const auto whole = nlohmann::json::parse(document);
        return whole.is_discarded(); // never: it would have thrown
    } catch (const nlohmann::json::parse_error& problem) {
        return problem.byte > document.size(); // counted from 1: one behind the last
    } catch (const nlohmann::json::exception&) {
        return false;
    }
}

/// Whether one of the first lines is a fact; those before it may be anything.
bool isFactLines(std::string_view beginning) {
    std::size_t from = 0;
    for (int i = 0; i < kLinesLookedAt && from < beginning.size(); ++i) {
        const std::size_t end = std::min(beginning.find('\n', from), beginning.size());
        const auto line = parseJson(beginning.substr(from, end - from), kLookDepth);
        if (line && isFactObject(*line)) return true;
        from = end + 1;
    }
    return false;
}

/// Counts rows, keeps what was left out, and looks at `stop` now and then.
class FactReader {
public:
    FactReader(std::string path, const std::stop_token& stop)
        : m_path(std::move(path)), m_file(std::filesystem::path(m_path).filename().string()), m_stop(stop) {}

    Result<FactReading> readLines() {
        auto lines = benchmark::LineReader::open(m_path);
        if (!lines) return lines.error();
        using Kind = benchmark::LineReader::Kind;
        std::string_view line;
        for (auto kind = lines->next(line); kind != Kind::End; kind = lines->next(line)) {
            const auto number = static_cast<std::int64_t>(lines->lineNumber());
            if (kind == Kind::Failed) return Error{ErrorCode::Io, "reading failed", m_path};
            if (kind == Kind::Line && text::trim(line).empty()) continue;
            auto draft = kind == Kind::TooLong
                             ? Result<FactDraft>(Error{ErrorCode::BadInput, "line longer than 4 MiB", {}})
                             : readFactLine(line, m_file);
            if (!draft && !lines->terminated())
                draft = Error{
                    ErrorCode::BadInput, draft.error().message + "; the file ends in the middle of this line", {}};
            if (const Status taken = take(number, std::move(draft)); !taken) return taken.error();
        }
        m_reading.bytes = lines->bytesRead();
        return finished();
    }

    Result<FactReading> readRows() {
        auto rows = CsvFile::open(m_path, factTableSeparator(beginningOf(m_path, kLookedAtBytes)).value_or(','));
        if (!rows) return rows.error();
        const auto header = rows->next();
        const auto columns = header ? FactTableColumns::recognise(header->cells) : std::nullopt;
        if (!columns) return Error{ErrorCode::BadInput, "no table of dated facts", m_path};
        m_reading.unread = columns->unread();
        while (const auto row = rows->next())
            if (const Status taken = take(row->line, columns->read(*row, m_file)); !taken) return taken.error();
        if (rows->failed()) return Error{ErrorCode::Io, "reading failed", m_path};
        m_reading.bytes = rows->bytesRead();
        return finished();
    }

private:
    Status take(std::int64_t line, Result<FactDraft> draft) {
        if (m_stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", m_path};
        ++m_reading.rows;
        if (!draft) {
            leaveOut({line, draft.error().message});
            return {};
        }
        draft->line = line;
        if (m_gathering.add(std::move(draft).value())) return {};
        return Error{ErrorCode::BadInput, fmt::format("more than {} facts; split the file", FactGathering::kMaxDrafts),
                     m_path};
    }

    void leaveOut(LeftOutFact what) {
        ++m_reading.leftOutCount;
        if (m_leftOut.size() < FactReading::kMaxTold) m_leftOut.push_back(std::move(what));
    }

    FactReading finished() {
        m_reading.gathered = m_gathering.finish();
        m_reading.unbounded = m_reading.gathered.open;
        for (LeftOutFact& what : std::exchange(m_reading.gathered.leftOut, {}))
            leaveOut(std::move(what));
        std::stable_sort(m_leftOut.begin(), m_leftOut.end(),
                         [](const LeftOutFact& a, const LeftOutFact& b) { return a.line < b.line; });
        m_reading.gathered.leftOut = std::move(m_leftOut);
        return std::move(m_reading);
    }

    std::string m_path;
    std::string m_file;
    const std::stop_token& m_stop;
    FactGathering m_gathering;
    std::vector<LeftOutFact> m_leftOut;
    FactReading m_reading;
};
} // namespace

std::optional<FactFileKind> factFileKind(const std::string& path) {
    const std::string beginning = beginningOf(path, kLookedAtBytes);
    const std::size_t first = beginning.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string::npos) return std::nullopt;
    if (beginning[first] == '{')
        return isFactLines(std::string_view(beginning).substr(first)) ? std::optional(FactFileKind::JsonLines)
                                                                      : std::nullopt;
    const auto separator = factTableSeparator(beginning);
    if (!separator) return std::nullopt;
    return FactTableColumns::recognise(CsvReader(beginning, *separator).next()->cells)->kind();
}

std::optional<FactFileFault> factFileFault(const std::string& path) {
    const std::string beginning = beginningOf(path, kLookedAtBytes);
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem || size != beginning.size() || !std::filesystem::is_regular_file(path, problem)) return std::nullopt;
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t first = beginning.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string::npos) return FactFileFault{};
    if (beginning[first] != '{') return std::nullopt;
    const std::size_t last = beginning.find_last_not_of(kBlank);
    const std::string_view said = std::string_view(beginning).substr(first, last + 1 - first);
    const std::string_view line = text::trim(said.substr(said.rfind('\n') + 1)); // npos + 1 is 0
    if (!endsTooEarly(said) && !(line.starts_with('{') && endsTooEarly(line))) return std::nullopt;
    const auto before = std::count(beginning.begin(), beginning.begin() + static_cast<std::ptrdiff_t>(last), '\n');
    return FactFileFault{FactFileFault::Why::CutOff, before + 1};
}

bool isParquet(const std::string& path) { return beginningOf(path, 4) == "PAR1"; }

exchange::StudyFiles filesOfFacts() {
    using Claim = std::optional<exchange::StudyFiles::Claim>;
    return {[](const std::string& path) { return factFileKind(path) ? Claim(std::in_place) : Claim(); }};
}

Result<FactReading> readFactFile(const std::string& path, FactFileKind kind, const std::stop_token& stop) {
    FactReader reader(path, stop);
    return kind == FactFileKind::JsonLines ? reader.readLines() : reader.readRows();
}

} // namespace chronoscope::robustness
