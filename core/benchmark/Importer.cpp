// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/Importer.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementReader.h"
#include "core/benchmark/LineReader.h"

#include <algorithm>
#include <filesystem>
#include <future>
#include <set>
#include <utility>

namespace chronoscope::benchmark {

namespace fs = std::filesystem;

namespace {
constexpr std::size_t kBatch = 500;
constexpr const char* kLinkedFolder = "is a link to a folder, which is not followed";

struct SourceFile {
    std::string path;
    FileKind kind;
};

std::string lowered(const std::string& text) { return text::toUtf8(text::lower(text)); }

std::optional<Domain> domainFromFilePart(std::string_view part) {
    if (part == "general") return Domain::General;
    if (part == "biomedical") return Domain::Biomedical;
    if (part == "legal") return Domain::Legal;
    if (part == "commonsense") return Domain::CommonSense;
    if (part == "math" || part == "mathematics") return Domain::Math;
    return std::nullopt;
}

void skip(ImportReport& report, std::string file, std::uint64_t line, std::string reason, bool inPart = false) {
    ++report.skippedCount;
    if (inPart) ++report.inPartCount;
    if (report.skipped.size() < ImportReport::kMaxSkipped)
        report.skipped.push_back({std::move(file), line, std::move(reason), inPart});
}

void remark(ImportReport& report, std::string file, std::uint64_t line, std::string what) {
    ++report.remarkCount;
    if (report.remarks.size() < ImportReport::kMaxSkipped)
        report.remarks.push_back({std::move(file), line, std::move(what), true});
}

/// Whether multiple choice would offer a right answer as a wrong one in some year, or one option twice.
bool hasDoubtfulChoices(const Element& element) {
    const auto& wrong = element.distractors;
    const auto isWrong = [&](const std::string& name) {
        return std::find(wrong.begin(), wrong.end(), name) != wrong.end();
    };
    const auto isOffered = [&](const Object& object) { return std::any_of(object.begin(), object.end(), isWrong); };
    for (const YearObjects& year : element.years)
        if (std::any_of(year.objects.begin(), year.objects.end(), isOffered)) return true;
    return std::set<std::string>(wrong.begin(), wrong.end()).size() < wrong.size();
}

/// Rank of a file in the order the reference code reads: dynamic before static, domain by domain.
int rank(const FileKind& kind) {
    return static_cast<int>(kind.domain) * 8 + static_cast<int>(kind.state) * 2 + (kind.fewShots ? 1 : 0);
}

/// Why nothing of an entry of a folder can be imported although it may hold something; nothing where it holds nothing,
/// or is a folder, which is gone through itself. The entry is no regular file, nor a link to one. Hidden links to
/// folders and special files are no loss.
std::optional<std::string> loss(const fs::directory_entry& entry, bool isHidden) {
    std::error_code problem;
    const fs::file_status leads = entry.status(problem);
    const bool isLink = entry.is_symlink(problem);
    const bool named = fileKind(entry.path().string()).has_value();
    if (fs::is_directory(leads)) {
        if (isLink) return isHidden ? std::nullopt : std::optional<std::string>(kLinkedFolder);
        if (named) return "is a folder, named like a benchmark file";
        std::error_code denied;
        fs::directory_iterator(entry.path(), denied);
        return denied ? std::optional(denied.message()) : std::nullopt;
    }
    if (!named || isHidden) return std::nullopt;
    if (!fs::exists(leads)) return isLink ? "is a link to nothing" : "cannot be looked at";
    return "is a pipe, a device or a socket, not a file";
}

void collectFolder(const fs::path& folder, std::vector<SourceFile>& files, ImportReport& report) {
    const std::size_t before = files.size() + report.skippedCount;
    std::error_code problem;
    fs::recursive_directory_iterator at(folder, fs::directory_options::skip_permission_denied, problem);
    for (; !problem && at != fs::recursive_directory_iterator(); at.increment(problem)) {
        std::error_code ignored;
        const std::string path = at->path().string();
        const auto kind = fileKind(path);
        if (at->is_regular_file(ignored) && kind)
            files.push_back({path, *kind});
        else if (at->is_regular_file(ignored))
            report.ignoredFiles.push_back(path);
        else if (auto reason = loss(*at, isHiddenBelow(folder.string(), path)))
            skip(report, path, 0, std::move(*reason));
    }
    if (problem) skip(report, folder.string(), 0, problem.message());
    if (files.size() + report.skippedCount == before)
        skip(report, folder.string(), 0, "the folder holds no benchmark file");
}

std::vector<SourceFile> collect(const std::vector<std::string>& paths, ImportReport& report) {
    std::vector<SourceFile> files;
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (fs::is_directory(path, ignored)) {
            collectFolder(path, files, report);
        } else if (!fs::exists(path, ignored)) {
            skip(report, path, 0, "no such file or folder");
        } else if (const auto kind = fileKind(path)) {
            files.push_back({path, *kind});
        } else {
            skip(report, path, 0,
                 "the name tells neither domain nor state; expected e.g. TimeVariant_General_Dynamic.jsonl");
        }
    }
    std::stable_sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) {
        return std::pair(rank(a.kind), a.path) < std::pair(rank(b.kind), b.path);
    });
    return files;
}

/// Reads one file after the other into one sink.
class Import {
public:
    Import(ElementSink& sink, std::stop_token stop, const ImportProgressSink& progress, ImportReport& report)
        : m_sink(sink), m_stop(std::move(stop)), m_progress(progress), m_report(report) {}

    void setTotal(std::uint64_t bytes) { m_total = bytes; }

    Status file(const SourceFile& source) {
        auto reader = LineReader::open(source.path);
        if (!reader) {
            skip(m_report, source.path, 0, reader.error().message);
            return {};
        }
        ++m_report.files;
        std::string_view line;
        for (auto kind = reader->next(line); kind != LineReader::Kind::End; kind = reader->next(line)) {
            if (m_stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", source.path};
            if (kind == LineReader::Kind::Failed) {
                skip(m_report, source.path, reader->lineNumber() + 1, "reading failed here");
                break;
            }
            if (kind == LineReader::Kind::TooLong)
                skip(m_report, source.path, reader->lineNumber(), "line longer than 4 MiB");
            else
                take(source, *reader, line);
            if (m_batch.size() >= kBatch)
                if (const Status stored = flush(source, reader->bytesRead()); !stored) return stored;
        }
        Status stored = flush(source, reader->bytesRead());
        if (stored) stored = settle();
        m_report.bytes += reader->bytesRead();
        return stored;
    }

private:
    void take(const SourceFile& source, const LineReader& reader, std::string_view line) {
        if (text::trim(line).empty()) return;
        auto read = readElement(line, source.kind.domain, source.kind.state);
        if (!read) {
            std::string reason = read.error().message;
            if (!reader.terminated()) reason += "; the file ends in the middle of this line";
            skip(m_report, source.path, reader.lineNumber(), std::move(reason));
            return;
        }
        Element& element = read->element;
        if (!read->dropped.empty())
            skip(m_report, source.path, reader.lineNumber(), "imported without what is not text: " + read->dropped,
                 true);
        if (!read->years.empty()) remark(m_report, source.path, reader.lineNumber(), std::move(read->years));
        if (!element.hasThreeDistractors())
            ++m_report.withoutChoices;
        else if (hasDoubtfulChoices(element))
            ++m_report.doubtfulChoices;
        if (source.kind.fewShots) ++m_report.fewShotsByDomain[source.kind.domain];
        m_batch.push_back(std::move(element));
    }

    /// Hands the batch over; it is stored while the next one is read.
    Status flush(const SourceFile& source, std::uint64_t bytes) {
        if (!m_batch.empty()) {
            if (Status stored = settle(); !stored) return stored;
            m_storing = std::async(std::launch::async,
                                   [this, batch = std::exchange(m_batch, {}), fewShots = source.kind.fewShots] {
                                       return std::pair(m_sink.store(batch, fewShots), fewShots);
                                   });
        }
        if (m_progress)
            m_progress({source.path, m_report.bytes + bytes, m_total, m_report.elements + m_report.fewShots});
        return {};
    }

    /// Waits for the batch being stored, if there is one, and counts it.
    Status settle() {
        if (!m_storing.valid()) return {};
        const auto [stored, fewShots] = m_storing.get();
        if (!stored) return stored.error();
        (fewShots ? m_report.fewShots : m_report.elements) += stored->added;
        m_report.already += stored->already;
        m_report.repeated += stored->repeated;
        return {};
    }

    ElementSink& m_sink;
    std::stop_token m_stop;
    const ImportProgressSink& m_progress;
    ImportReport& m_report;
    std::vector<Element> m_batch;
    std::future<std::pair<Result<ElementSink::Stored>, bool>> m_storing;
    std::uint64_t m_total = 0;
};
} // namespace

bool isHiddenBelow(const std::string& folder, const std::string& path) {
    const std::string_view below = std::string_view(path).substr(std::min(folder.size(), path.size()));
    return below.starts_with('.') || below.find("/.") != std::string_view::npos;
}

std::optional<FileKind> fileKind(const std::string& path) {
    const fs::path file(path);
    const std::string extension = lowered(file.extension().string());
    if (extension != ".jsonl" && extension != ".json") return std::nullopt;
    const auto parts = text::split(lowered(file.stem().string()), '_');
    if (parts.size() == 2 && parts[0] == "fewshot") {
        const auto domain = domainFromFilePart(parts[1]);
        if (!domain) return std::nullopt;
        const bool timeless = *domain == Domain::CommonSense || *domain == Domain::Math;
        return FileKind{*domain, timeless ? State::Invariant : State::Dynamic, true};
    }
    if (parts.size() == 2 && parts[0] == "timeinvariant") {
        const auto domain = domainFromFilePart(parts[1]);
        return domain ? std::optional(FileKind{*domain, State::Invariant, false}) : std::nullopt;
    }
    if (parts.size() == 3 && parts[0] == "timevariant") {
        const auto domain = domainFromFilePart(parts[1]);
        const auto state = stateFromName(parts[2]);
        if (domain && state && *state != State::Invariant) return FileKind{*domain, *state, false};
    }
    return std::nullopt;
}

Result<ImportReport> importPaths(const std::vector<std::string>& paths, ElementSink& sink, std::stop_token stop,
                                 const ImportProgressSink& progress) {
    ImportReport report;
    const std::vector<SourceFile> files = collect(paths, report);
    Import import(sink, std::move(stop), progress, report);
    std::uint64_t total = 0;
    for (const SourceFile& source : files) {
        std::error_code ignored;
        const auto size = fs::file_size(source.path, ignored);
        total += ignored ? 0 : size;
    }
    import.setTotal(total);
    for (const SourceFile& source : files)
        if (const Status read = import.file(source); !read) return read.error();
    return report;
}

} // namespace chronoscope::benchmark
