// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchJobs.h"

#include "core/base/Hash.h"
#include "core/base/Time.h"
#include "core/run/BackendOpening.h"
#include "core/run/BatchExport.h"
#include "core/run/BatchLine.h"
#include "core/store/ReplyStore.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>

namespace chronoscope::run {

namespace fs = std::filesystem;
using store::BatchRow;
using store::BatchStore;

namespace {
/// Request files of a run in a folder, in order: "STEM-0001.jsonl" … and no others, results least of all.
Result<std::vector<std::string>> requestFiles(const std::string& folder, const std::string& stem) {
    std::error_code problem;
    std::vector<std::string> files;
    for (fs::directory_iterator at(folder, problem), end; !problem && at != end; at.increment(problem)) {
        const std::string name = at->path().filename().string();
        const std::string number =
            at->path().stem().string().substr(std::min(stem.size(), at->path().stem().string().size()));
        const bool numbered =
            number.size() >= 5 && number[0] == '-' &&
            std::all_of(number.begin() + 1, number.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (name.starts_with(stem) && at->path().extension() == ".jsonl" && numbered)
            files.push_back(at->path().string());
    }
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    if (files.empty())
        return Error{ErrorCode::NotFound, "the folder holds no request files of this run; export them first", folder};
    std::sort(files.begin(), files.end(), [](const std::string& a, const std::string& b) {
        return std::pair(a.size(), a) < std::pair(b.size(), b); // 10000 comes after 9999
    });
    return files;
}

Result<std::string> contentOf(const std::string& path) {
    std::error_code problem;
    const auto size = fs::file_size(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    if (size > backend::OpenAiBatch::kLargestFile)
        return Error{ErrorCode::InvalidArgument, "the file is too large to be sent", path};
    std::string content(size, '\0');
    std::ifstream file(path, std::ios::binary);
    if (!file.read(content.data(), static_cast<std::streamsize>(size)))
        return Error{ErrorCode::Io, "the file cannot be read", path};
    return content;
}

/// The custom_id of a line that batchLine() wrote; empty for any other.
std::string_view nameIn(std::string_view line) {
    constexpr std::string_view kBefore = R"(,"custom_id":")", kAfter = R"(","method":")";
    const auto from = line.rfind(kBefore); // the body comes first, and may hold anything
    if (from == std::string_view::npos) return {};
    line.remove_prefix(from + kBefore.size());
    return line.substr(0, std::min(line.find(kAfter), line.size()));
}

void take(BatchRow& row, const backend::RemoteBatch& batch) {
    row.remoteBatch = batch.id;
    row.status = batch.status;
    row.completed = batch.completed;
    row.failed = batch.failed;
    row.outputFile = batch.outputFile;
    row.errorFile = batch.errorFile;
    row.problem = batch.problem;
}
} // namespace

Result<std::unique_ptr<BatchJobs>> BatchJobs::open(std::shared_ptr<store::Workspace> workspace, std::int64_t run,
                                                   const backend::Network& network) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(run);
    if (!record) return record.error();
    const auto config = batchConfigOf(*record);
    if (!config) return config.error();
    if (const Status may = mayAsk(*record, *config, network); !may) return may.error();
    auto identity = BatchStore(*reader).identityOf(run);
    if (!identity) return identity.error();
    auto server = backend::OpenAiBatch::open(network, *config);
    if (!server) return server.error();
    return std::unique_ptr<BatchJobs>(new BatchJobs(std::move(workspace), std::move(record).value(),
                                                    std::move(identity).value(), std::move(server).value()));
}

BatchJobs::BatchJobs(std::shared_ptr<store::Workspace> workspace, store::RunRecord record, std::string identity,
                     backend::OpenAiBatch server)
    : m_workspace(std::move(workspace)), m_record(std::move(record)), m_identity(std::move(identity)),
      m_server(std::move(server)) {}

Result<std::vector<BatchRow>> BatchJobs::list() const {
    auto reader = m_workspace->reader();
    if (!reader) return reader.error();
    return BatchStore(*reader).list(m_record.id);
}

Status BatchJobs::save(const BatchRow& row) {
    return m_workspace->write([&](store::Database& database) { return BatchStore(database).update(row); });
}

/// A request file as it stands on the disk, not submitted yet.
Result<BatchRow> BatchJobs::describe(const std::string& path) const {
    const auto content = contentOf(path);
    if (!content) return content.error();
    std::string_view text = *content;
    BatchRow row;
    row.run = m_record.id;
    row.file = fs::path(path).filename().string();
    row.content = toHex(contentId(text));
    row.requests = std::count(text.begin(), text.end(), '\n');
    if (text.ends_with('\n')) text.remove_suffix(1);
    const auto first = batchIndex(nameIn(text.substr(0, text.find('\n'))), m_identity);
    const auto last = batchIndex(nameIn(text.substr(text.rfind('\n') + 1)), m_identity);
    if (!first || !last) return Error{ErrorCode::InvalidArgument, "the file holds the requests of another run", path};
    row.firstIndex = *first;
    row.lastIndex = *last;
    return row;
}

Result<BatchSubmission> BatchJobs::submit(const std::string& folder, const std::stop_token& stop) {
    const auto files = requestFiles(folder, batchStem(m_record));
    if (!files) return files.error();
    BatchSubmission done;
    for (const std::string& path : *files) {
        const auto known = list();
        if (!known) return known.error();
        const auto sent = submitFile(path, *known, stop);
        if (!sent) return sent.error();
        ++(*sent ? done.submitted : done.already);
    }
    return done;
}

/// An old export would have answers paid for that are there.
Status BatchJobs::isUnanswered(const BatchRow& row, const std::string& path) const {
    auto reader = m_workspace->reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).get(m_record.id);
    if (!record) return record.error();
    const auto stored = store::storedRanges(*reader, m_record.id, record->lowWater);
    if (!stored) return stored.error();
    const bool answered = row.firstIndex < record->lowWater ||
                          std::any_of(stored->begin(), stored->end(), [&](const store::IndexRange& range) {
                              return (range.from <= row.firstIndex && row.firstIndex < range.to) ||
                                     (range.from <= row.lastIndex && row.lastIndex < range.to);
                          });
    if (!answered) return {};
    return Error{ErrorCode::InvalidArgument,
                 "some of these requests have their outcome by now; export the run anew, to another folder", path};
}

/// True if there was anything left to do.
Result<bool> BatchJobs::submitFile(const std::string& path, const std::vector<BatchRow>& known,
                                   const std::stop_token& stop) {
    auto row = describe(path);
    if (!row) return row.error();
    const auto same =
        std::find_if(known.begin(), known.end(), [&](const BatchRow& other) { return other.content == row->content; });
    if (same != known.end()) {
        *row = *same;
        if (!row->remoteBatch.empty() && !row->wasRefused()) return false;
    }
    for (const BatchRow& other : known)
        if (other.isOpen() && other.id != row->id && other.firstIndex <= row->lastIndex &&
            row->firstIndex <= other.lastIndex)
            return Error{ErrorCode::InvalidArgument,
                         "some of these requests are under way in " + other.file + "; fetch its results first", path};
    if (row->id == 0 || row->wasRefused()) {
        if (const Status open = isUnanswered(*row, path); !open) return open.error();
        const auto file = m_server.upload(path, stop);
        if (!file) return file.error();
        row->remoteFile = *file;
        take(*row, {});
        row->status = BatchRow::kUploaded;
        const Status kept = m_workspace->write([&](store::Database& database) -> Status {
            if (row->id != 0) return BatchStore(database).update(*row);
            const auto id = BatchStore(database).add(*row);
            if (!id) return id.error();
            row->id = *id;
            return {};
        });
        if (!kept) return kept.error();
    }
    if (const Status created = create(*row, stop); !created) return created.error();
    return true;
}

Status BatchJobs::create(BatchRow& row, const std::stop_token& stop) {
    if (row.status == BatchRow::kCreating) { // an earlier process may have got as far as the server
        const auto found = m_server.find(row.remoteFile, stop);
        if (!found) return found.error();
        if (found->has_value()) {
            take(row, **found);
            row.submitted = utcNow();
            return save(row);
        }
    }
    row.status = BatchRow::kCreating;
    if (const Status kept = save(row); !kept) return kept;
    const char* endpoint = m_record.spec.mode == backend::Mode::Chat ? "/v1/chat/completions" : "/v1/completions";
    const auto batch = m_server.create(row.remoteFile, endpoint, stop);
    if (!batch) return batch.error();
    take(row, *batch);
    row.submitted = utcNow();
    return save(row);
}

Status BatchJobs::poll(const std::stop_token& stop) {
    auto rows = list();
    if (!rows) return rows.error();
    for (BatchRow& row : *rows) {
        if (row.remoteBatch.empty() || row.isOver()) continue;
        const auto batch = m_server.state(row.remoteBatch, stop);
        if (!batch) return batch.error();
        take(row, *batch);
        if (const Status kept = save(row); !kept) return kept;
    }
    return {};
}

Result<BatchCollection> BatchJobs::collect(const std::string& folder, const RunEngine::Sink& sink,
                                           const std::stop_token& stop) {
    auto rows = list();
    if (!rows) return rows.error();
    BatchCollection collected;
    for (BatchRow& row : *rows) {
        if (!row.isOver() || !row.isOpen()) continue;
        const Status done = collectOne(row, folder, sink, stop, collected);
        if (done) continue;
        if (done.error().code == ErrorCode::Cancelled) return done.error();
        collected.problems.push_back(done.error());
    }
    return collected;
}

Status BatchJobs::collectOne(BatchRow& row, const std::string& folder, const RunEngine::Sink& sink,
                             const std::stop_token& stop, BatchCollection& collected) {
    const std::string stem = fs::path(row.file).stem().string(); // with no way out of the folder, whatever the row says
    const std::array<std::pair<std::string, const char*>, 2> results{
        {{row.outputFile, "results"}, {row.errorFile, "errors"}}};
    for (const auto& [remote, what] : results) {
        if (remote.empty()) continue;
        // With the batch's number: the same name is exported again, to another folder, after a batch has expired.
        const std::string path = (fs::path(folder) / fmt::format("{}-batch{}-{}.jsonl", stem, row.id, what)).string();
        if (const Status fetched = m_server.download(remote, path, stop); !fetched) return fetched;
        auto import = importBatch(m_workspace, m_record.id, path, sink, stop);
        if (!import) return import.error();
        collected.files.push_back({path, std::move(import).value()});
    }
    row.imported = utcNow();
    return save(row);
}

} // namespace chronoscope::run
