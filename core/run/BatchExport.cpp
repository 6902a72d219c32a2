// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchExport.h"

#include "core/backend/protocol/VllmBatchProtocol.h"
#include "core/base/AtomicFile.h"
#include "core/base/Text.h"
#include "core/run/BatchLine.h"
#include "core/store/BatchStore.h"
#include "core/study/Study.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>

#include <fcntl.h>
#include <unistd.h>

namespace chronoscope::run {

namespace fs = std::filesystem;
namespace protocol = backend::protocol;

namespace {
constexpr std::size_t kLongestStem = 80;
constexpr std::int64_t kTellEvery = 1'000;

Error failed(const std::string& path) {
    const int problem = errno;
    const bool full = problem == ENOSPC || problem == EDQUOT || problem == EFBIG;
    return {full ? ErrorCode::DiskFull : ErrorCode::Io, std::strerror(problem), path};
}

Error alreadyThere(const std::string& path) {
    return {ErrorCode::InvalidArgument, "request files of this run are in the folder already and are not overwritten",
            path};
}

/// A file that gets its name last; removed if it never does.
class PendingFile {
public:
    static Result<std::unique_ptr<PendingFile>> create(const fs::path& target) {
        std::string temporary = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
        const int file = ::mkostemp(temporary.data(), O_CLOEXEC);
        if (file < 0) return failed(target.string());
        std::FILE* const stream = ::fdopen(file, "wb");
        if (!stream) {
            const Error error = failed(target.string());
            ::close(file);
            ::unlink(temporary.c_str());
            return error;
        }
        return std::unique_ptr<PendingFile>(new PendingFile(target.string(), std::move(temporary), stream));
    }
    ~PendingFile() {
        if (m_stream) std::fclose(m_stream);
        if (!m_named) ::unlink(m_temporary.c_str());
    }
    PendingFile(const PendingFile&) = delete;
    PendingFile& operator=(const PendingFile&) = delete;

    const BatchFile& file() const { return m_file; }

    Status add(const std::string& line) {
        if (std::fwrite(line.data(), 1, line.size(), m_stream) != line.size()) return failed(m_file.path);
        ++m_file.requests;
        m_file.bytes += line.size();
        return {};
    }
    /// Everything is on the disk.
    Status close() {
        bool good = std::fflush(m_stream) == 0 && ::fsync(::fileno(m_stream)) == 0;
        const Error error = good ? Error() : failed(m_file.path);
        const bool closed = std::fclose(std::exchange(m_stream, nullptr)) == 0;
        if (good && !closed) return failed(m_file.path);
        return good ? Status() : Status(error);
    }
    Status giveName() {
        if (::renameat2(AT_FDCWD, m_temporary.c_str(), AT_FDCWD, m_file.path.c_str(), RENAME_NOREPLACE) == 0) {
            m_named = true;
            return {};
        }
        if (errno == EEXIST) return alreadyThere(m_file.path);
        if (errno != EINVAL && errno != ENOSYS) return failed(m_file.path);
        std::error_code ignored; // this file system cannot do both at once
        if (fs::exists(m_file.path, ignored)) return alreadyThere(m_file.path);
        if (::rename(m_temporary.c_str(), m_file.path.c_str()) != 0) return failed(m_file.path);
        m_named = true;
        return {};
    }

private:
    PendingFile(std::string path, std::string temporary, std::FILE* stream)
        : m_temporary(std::move(temporary)), m_stream(stream) {
        m_file.path = std::move(path);
    }

    BatchFile m_file;
    std::string m_temporary;
    std::FILE* m_stream;
    bool m_named = false;
};

/// The request files of one export, none of which has its name before all are complete.
class FileSet {
public:
    FileSet(fs::path folder, std::string stem, const BatchLimits& limits)
        : m_folder(std::move(folder)), m_stem(std::move(stem)), m_limits(limits) {}

    Status add(const std::string& line) {
        if (line.size() > m_limits.bytes)
            return Error{ErrorCode::InvalidArgument, "a single request is larger than a file may be",
                         std::to_string(line.size())};
        const bool full = !m_files.empty() && (m_files.back()->file().requests >= m_limits.requests ||
                                               m_files.back()->file().bytes + line.size() > m_limits.bytes);
        if (full)
            if (const Status closed = m_files.back()->close(); !closed) return closed;
        if (m_files.empty() || full) {
            auto file = PendingFile::create(m_folder / fmt::format("{}-{:04}.jsonl", m_stem, m_files.size() + 1));
            if (!file) return file.error();
            m_files.push_back(std::move(file).value());
        }
        return m_files.back()->add(line);
    }

    Result<std::vector<BatchFile>> finish() {
        std::vector<BatchFile> written;
        if (m_files.empty()) return written;
        if (const Status closed = m_files.back()->close(); !closed) return closed.error();
        std::error_code ignored;
        for (const auto& file : m_files) // looked at before the first gets its name: all or none
            if (fs::exists(file->file().path, ignored)) return alreadyThere(file->file().path);
        for (const auto& file : m_files) {
            if (const Status named = file->giveName(); !named) return named.error();
            written.push_back(file->file());
        }
        const int folder = ::open(m_folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
        if (folder >= 0) {
            (void)::fsync(folder); // some file systems cannot; the files themselves are safe by then
            ::close(folder);
        }
        return written;
    }

private:
    const fs::path m_folder;
    const std::string m_stem;
    const BatchLimits m_limits;
    std::vector<std::unique_ptr<PendingFile>> m_files;
};

/// As one word of a shell.
std::string shellQuoted(const std::string& word) {
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("._-/+:@%=").find(c) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), isPlain)) return word;
    return "'" + text::replaceAll(word, "'", "'\\''") + "'";
}

Status prepareFolder(const fs::path& folder, const std::string& stem) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (!fs::is_directory(folder, problem)) return Error{ErrorCode::Io, "the folder cannot be made", folder.string()};
    const std::string first = fmt::format("{}-0001.jsonl", stem);
    if (fs::exists(folder / first, problem)) return alreadyThere((folder / first).string());
    return {};
}
} // namespace

Result<backend::BackendConfig> batchConfigOf(const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    if (!uri) return uri.error();
    if (uri->protocol != "openai" && uri->protocol != "vllm")
        return Error{ErrorCode::Unsupported, "only the protocols openai and vllm have batch files", uri->protocol};
    auto config = backend::BackendConfig::read(*uri);
    if (config && config->dialect.model.empty())
        return Error{ErrorCode::InvalidArgument,
                     "a batch needs the name of the model, and the run's backend names none", run.backend};
    if (config && uri->protocol == "vllm") config->protocol = &protocol::vllmBatch(); // no server, and one call a line
    return config;
}

std::string batchTemplate(const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    const bool isRaw = run.spec.mode == backend::Mode::Completion;
    return uri && uri->protocol == "vllm" && isRaw ? batchStem(run) + "-template.jinja" : std::string();
}

std::vector<std::string> batchCommands(const store::RunRecord& run, const std::vector<BatchFile>& files) {
    const auto config = batchConfigOf(run);
    if (!config || config->protocol != &protocol::vllmBatch()) return {};
    std::vector<std::string> commands;
    for (const BatchFile& file : files) {
        const fs::path path(file.path);
        const std::string results = path.stem().string() + "-results.jsonl";
        std::string command =
            fmt::format("vllm run-batch -i {} -o {} --model {}", shellQuoted(file.path),
                        shellQuoted((path.parent_path() / results).string()), shellQuoted(config->dialect.model));
        if (const std::string words = batchTemplate(run); !words.empty())
            command += " --chat-template " + shellQuoted((path.parent_path() / words).string());
        commands.push_back(std::move(command));
    }
    return commands;
}

std::string batchStem(const store::RunRecord& run) {
    std::string stem = run.name.substr(0, kLongestStem);
    const auto isPlain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '_';
    };
    std::replace_if(
        stem.begin(), stem.end(), [&](char c) { return !isPlain(c); }, '-');
    const auto first = stem.find_first_not_of(".-");
    return first == std::string::npos ? fmt::format("run-{}", run.id) : stem.substr(first);
}

Result<std::vector<BatchFile>> exportBatch(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                           const BatchLimits& limits, const std::stop_token& stop,
                                           const std::function<void(std::int64_t, std::int64_t)>& progress) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).get(run);
    if (!record) return record.error();
    const auto config = batchConfigOf(*record);
    if (!config) return config.error();
    const auto identity = store::BatchStore(*reader).identityOf(run);
    if (!identity) return identity.error();
    const auto plan = study::builtInStudies().planOf(*record, std::move(reader).value(), stop);
    if (!plan) return plan.error();
    const std::string stem = batchStem(*record);
    if (const Status prepared = prepareFolder(folder, stem); !prepared) return prepared.error();

    FileSet files(folder, stem, limits);
    const std::int64_t open = record->total - record->counts.done();
    Probe probe;
    for (std::int64_t written = 0;; ++written) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped; no file was written", folder};
        const auto next = (*plan)->next(probe);
        if (!next) return next.error();
        if (*next == ProbePlan::Next::Wait)
            return Error{ErrorCode::Unsupported,
                         "this run cannot be done in batch files: its questions hold the answers to others before",
                         record->name};
        if (*next == ProbePlan::Next::End) break;
        auto begun = config->protocol->begin(probe.request, config->dialect);
        if (const auto* refused = std::get_if<backend::BackendError>(&begun))
            return Error{ErrorCode::Unsupported, refused->message, record->backend};
        const protocol::Call call = std::get<std::unique_ptr<protocol::Exchange>>(begun)->first();
        if (const Status added = files.add(batchLine(batchName(*identity, probe.index), call)); !added)
            return added.error();
        if (progress && written % kTellEvery == 0) progress(written, open);
    }
    if (const std::string words = batchTemplate(*record); !words.empty()) {
        const std::string path = (fs::path(folder) / words).string();
        const std::string text(protocol::VllmBatchProtocol::kPassThrough);
        if (const Status kept = replaceFile(path, text, FileAccess::Usual); !kept) return kept.error();
    }
    return files.finish();
}

} // namespace chronoscope::run
