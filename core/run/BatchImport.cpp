// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/BatchImport.h"

#include "core/base/Text.h"
#include "core/benchmark/LineReader.h"
#include "core/run/BatchExport.h"
#include "core/run/BatchLine.h"
#include "core/run/BatchReplies.h"
#include "core/store/BatchStore.h"
#include "core/study/Study.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

namespace chronoscope::run {

using benchmark::LineReader;
using Place = BatchReplies::Place;

namespace {
void note(BatchImport& report, std::uint64_t line, std::string reason) {
    if (report.issues.size() < BatchImport::kMostIssues) report.issues.push_back({line, std::move(reason)});
}

/// First reading of a result file: finds where the usable results stand, and counts what is none.
class BatchScan {
public:
    BatchScan(const store::RunRecord& run, const std::string& identity, const backend::BackendConfig& config,
              const std::vector<store::IndexRange>& stored, BatchImport& report)
        : m_identity(identity), m_model(config.dialect.model), m_protocol(*config.protocol), m_stored(stored),
          m_report(report) {
        m_request.mode = run.spec.mode; // all that reading an answer needs to know of its request
    }

    Status read(const std::string& path, const std::stop_token& stop) {
        auto reader = LineReader::open(path);
        if (!reader) return reader.error();
        std::string_view line;
        for (;;) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped before anything was imported", path};
            const std::uint64_t offset = reader->position();
            const auto kind = reader->next(line);
            if (kind == LineReader::Kind::End) return {};
            if (kind == LineReader::Kind::Failed) return Error{ErrorCode::Io, "reading failed", path};
            if (kind == LineReader::Kind::Line && text::trim(line).empty()) continue;
            ++m_report.lines;
            const std::uint64_t number = reader->lineNumber();
            if (kind == LineReader::Kind::TooLong)
                breaks(number, "the line is too long");
            else
                take(line, {0, offset, reader->position() - offset, number});
        }
    }

    /// The results to take in: ascending by index, the first one of each.
    std::vector<Place> places() {
        std::stable_sort(m_places.begin(), m_places.end(),
                         [](const Place& a, const Place& b) { return a.index < b.index; });
        std::vector<Place> firsts;
        for (const Place& place : m_places) {
            if (firsts.empty() || firsts.back().index != place.index) {
                firsts.push_back(place);
                continue;
            }
            ++m_report.duplicates;
            note(m_report, place.line, fmt::format("another result of request {}; the first one counts", place.index));
        }
        m_places.clear();
        return firsts;
    }

private:
    void breaks(std::uint64_t line, std::string reason) {
        ++m_report.broken;
        note(m_report, line, std::move(reason));
    }

    void take(std::string_view line, Place place) {
        const auto result = readBatchResult(line);
        if (!result) return breaks(place.line, result.error().message);
        const auto index = batchIndex(result->name, m_identity);
        if (!index) {
            ++m_report.foreign;
            return note(m_report, place.line, "the custom_id is not one of this run");
        }
        place.index = *index;
        if (isStored(*index)) {
            ++m_report.alreadyStored;
            return;
        }
        const auto reply = replyOf(*result, m_request, m_protocol);
        const auto* error = std::get_if<backend::BackendError>(&reply);
        if (error && mayBeAskedAgain(error->kind)) {
            ++m_report.unanswered;
            return note(m_report, place.line, fmt::format("request {} was not answered: {}", *index, error->message));
        }
        if (!error) checkModel(result->model, place.line);
        m_places.push_back(place);
    }

    void checkModel(const std::string& said, std::uint64_t line) {
        m_report.unnamed += said.empty() ? 1 : 0;
        if (isOtherModel(m_model, said)) ++m_report.otherModels.try_emplace(said, line).first->second.results;
    }

    bool isStored(std::int64_t index) const {
        const auto behind =
            std::upper_bound(m_stored.begin(), m_stored.end(), index,
                             [](std::int64_t value, const store::IndexRange& range) { return value < range.from; });
        return behind != m_stored.begin() && index < std::prev(behind)->to;
    }

    const std::string& m_identity;
    const std::string m_model;
    const backend::protocol::Protocol& m_protocol;
    const std::vector<store::IndexRange>& m_stored;
    BatchImport& m_report;
    backend::ModelRequest m_request;
    std::vector<Place> m_places;
};

std::vector<store::IndexRange> rangesOf(const std::vector<Place>& places) {
    std::vector<store::IndexRange> ranges;
    for (const Place& place : places) {
        if (place.index == std::numeric_limits<std::int64_t>::max()) continue; // of no run, and no range ends behind it
        if (!ranges.empty() && ranges.back().to == place.index)
            ++ranges.back().to;
        else
            ranges.push_back({place.index, place.index + 1});
    }
    return ranges;
}

/// Second reading: the results go through an engine that finds them in the file instead of asking a server.
Status takeIn(const std::shared_ptr<store::Workspace>& workspace, store::RunRecord record,
              std::unique_ptr<ProbePlan> plan, const std::string& file, std::shared_ptr<BatchReplies> replies,
              const RunEngine::Sink& sink, const std::stop_token& stop, const RunEngine::Options& options) {
    record.budget.reset(); // what has come is paid for
    RunEngine engine(workspace, record, std::move(plan), replies, options, sink);
    engine.start();
    RunProgress last;
    {
        const std::stop_callback byUser(stop, [&] { engine.cancel(); });
        const std::stop_callback byChange(replies->changed(), [&] { engine.cancel(); });
        const std::stop_callback byPrompt(replies->refused(), [&] { engine.cancel(); });
        last = engine.wait();
    }
    if (replies->changed().stop_requested())
        return Error{ErrorCode::Io, "the file changed while it was read; import it again", file};
    if (const auto other = replies->otherPrompt())
        return Error{ErrorCode::BadInput,
                     fmt::format("line {}: {} Nothing more of the file was imported.", other->line, other->why), file};
    if (last.reason == StopReason::User)
        return Error{ErrorCode::Cancelled,
                     fmt::format("stopped at {} of {}; import the file again to go on", last.counts.done(), last.total),
                     file};
    if (last.reason != StopReason::None) return Error{last.stopCode, last.message, file};
    return {};
}

/// What the run amounts to after results came in from anywhere: its low-water mark moves up, and it is finished if
/// nothing is left to ask.
Result<store::RunRecord> settle(store::Workspace& workspace, std::int64_t run, bool cameIn) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto record = store::RunStore(*reader).get(run);
    if (!record) return record;
    const auto stored = store::storedRanges(*reader, record->id, record->lowWater);
    if (!stored) return stored.error();
    const std::int64_t behind = stored->empty() ? record->lowWater : stored->back().to;
    const auto plan = study::builtInStudies().planOf(*record, std::move(reader).value());
    if (!plan) return plan.error();
    Probe probe;
    const auto next = (*plan)->next(probe);
    if (!next) return next.error();
    const std::int64_t mark = *next == ProbePlan::Next::Ready ? probe.index : behind;
    const bool finished = *next == ProbePlan::Next::End && record->counts.done() >= record->total;
    return workspace.write([&](store::Database& database) -> Result<store::RunRecord> {
        store::RunStore runs(database);
        const auto moved = store::guarded([&]() -> Status {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            runs.updateProgress(record->id, record->counts, mark);
            if (finished || cameIn) {
                const auto state = finished ? store::RunState::Finished : store::RunState::Stopped;
                const std::string message =
                    finished ? "" : fmt::format("{} of {} results imported", record->counts.done(), record->total);
                if (const Status set = runs.setState(record->id, state, message); !set) return set;
            }
            transaction.commit();
            return {};
        });
        if (!moved) return moved.error();
        return runs.get(record->id);
    });
}
} // namespace

Result<BatchImport> importBatch(const std::shared_ptr<store::Workspace>& workspace, std::int64_t run,
                                const std::string& file, const RunEngine::Sink& sink, const std::stop_token& stop,
                                RunEngine::Options options) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).get(run);
    if (!record) return record.error();
    const auto config = batchConfigOf(*record);
    if (!config) return config.error();
    const auto identity = store::BatchStore(*reader).identityOf(run);
    if (!identity) return identity.error();
    const auto stored = store::storedRanges(*reader, run, 0);
    if (!stored) return stored.error();
    auto plan = study::builtInStudies().planOf(*record, std::move(reader).value(), stop);
    if (!plan) return plan.error();

    options.errorsInARow = 0; // no server is spared by stopping
    BatchImport report;
    BatchScan scan(*record, *identity, *config, *stored, report);
    if (const Status read = scan.read(file, stop); !read) return read.error();
    const std::vector<Place> places = scan.places();
    if (const Status restricted = (*plan)->restrictTo(rangesOf(places)); !restricted) return restricted.error();
    if (!places.empty()) {
        auto replies = BatchReplies::open(file, *identity, *config->protocol, places);
        if (!replies) return replies.error();
        if (const Status taken =
                takeIn(workspace, *record, std::move(plan).value(), file, *replies, sink, stop, options);
            !taken)
            return taken.error();
        for (const Place& place : (*replies)->unasked()) {
            ++report.notPlanned;
            note(report, place.line, fmt::format("the run has no request {}", place.index));
        }
    }
    const auto after = settle(*workspace, run, !places.empty());
    if (!after) return after.error();
    report.imported = after->counts.done() - record->counts.done();
    report.errors = after->counts.errorCount() - record->counts.errorCount();
    report.done = after->counts.done();
    report.total = after->total;
    std::sort(report.issues.begin(), report.issues.end(), [](const auto& a, const auto& b) { return a.line < b.line; });
    return report;
}

} // namespace chronoscope::run
