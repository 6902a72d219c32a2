// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/scoring/ScoringPass.h"

#include "core/base/Text.h"
#include "core/run/RunFactory.h"
#include "core/scoring/ElementScorer.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace chronoscope::scoring {

namespace {
using ContextPtr = std::shared_ptr<const run::RunContext>;

Error stopped() { return {ErrorCode::Cancelled, "stopped by the user", {}}; }

bool isSame(const store::RunCounts& a, const store::RunCounts& b) {
    return a.answered == b.answered && a.replies() == b.replies() && a.errors == b.errors;
}

/// One pass: threads that take the run's elements chunk by chunk, each with a reading connection of its own, and store
/// what they make of them. Chunks touch different rows, and sums do not depend on their order.
class Pass {
public:
    Pass(store::Workspace& workspace, ContextPtr context, const ScoringRequest& request, std::int64_t id,
         const std::function<void(const ScoringProgress&)>& sink, const ScoringOptions& options)
        : m_workspace(workspace), m_context(std::move(context)), m_request(request),
          m_accepted(request.accepted, request.judge.preprocess), m_id(id), m_sink(sink),
          m_chunk(std::max<std::int64_t>(1, options.chunkReplies / m_context->layout.repliesPerElement())),
          m_threads(options.threads > 0 ? options.threads : static_cast<int>(std::thread::hardware_concurrency())) {}

    Status run(const std::stop_token& stop) {
        const std::stop_callback passOn(stop, [this] { m_stop.request_stop(); });
        {
            const std::int64_t chunks = (m_context->layout.elements + m_chunk - 1) / m_chunk;
            const auto count = std::clamp<std::int64_t>(m_threads, 1, std::max<std::int64_t>(1, chunks));
            std::vector<std::jthread> threads;
            for (std::int64_t i = 0; i < count; ++i)
                threads.emplace_back([this] {
                    if (const Status worked = work(); !worked) fail(worked.error());
                });
        }
        if (m_failure) return *m_failure;
        if (stop.stop_requested()) return stopped();
        return finish();
    }

private:
    Status work() {
        auto reader = m_workspace.reader();
        if (!reader) return reader.error();
        while (!m_stop.stop_requested()) {
            const std::int64_t first = m_next.fetch_add(m_chunk);
            if (first >= m_context->layout.elements) return {};
            if (const Status scored = scoreChunk(*reader, first); !scored) return scored;
        }
        return {};
    }

    Status scoreChunk(store::Database& reader, std::int64_t first) {
        store::ScoringBatch batch;
        store::ScoreHistogram histogram;
        std::int64_t found = 0;
        const Status read = run::readElements(reader, *m_context, first, first + m_chunk, [&](const auto& element) {
            if (m_stop.stop_requested()) return Status(stopped());
            ElementScorer scorer(*m_context, element, m_request.judge);
            run::ElementReplies replies(*m_context, element, m_request.judge, &m_accepted);
            const Status scored = replies.read(reader, [&](const run::StoredReply& reply) {
                ++found;
                scorer.add(reply);
                return Status();
            });
            scorer.writeTo(batch);
            scorer.addTo(histogram);
            return scored;
        });
        if (!read) return m_stop.stop_requested() ? Status() : read;
        // In order of their keys, tables grow at fewer places.
        std::sort(batch.cells.begin(), batch.cells.end(),
                  [](const auto& a, const auto& b) { return a.index < b.index; });
        std::stable_sort(batch.diagnoses.begin(), batch.diagnoses.end(),
                         [](const auto& a, const auto& b) { return a.cell < b.cell; });
        const Status written = m_workspace.write(
            [&](store::Database& database) { return store::ScoringStore(database).write(m_id, batch); });
        if (written) account(found, histogram);
        return written;
    }

    void account(std::int64_t replies, const store::ScoreHistogram& histogram) {
        const std::lock_guard lock(m_mutex);
        m_done += replies;
        for (const auto& [form, counts] : histogram)
            for (std::size_t score = 0; score < counts.size(); ++score)
                m_histogram[form][score] += counts[score];
        if (m_sink) m_sink({m_done, m_context->record.counts.done()});
    }

    void fail(const Error& error) {
        const std::lock_guard lock(m_mutex);
        if (!m_failure) m_failure = error;
        m_stop.request_stop();
    }

    /// What was read chunk by chunk is one thing only if the run did not change meanwhile.
    Status finish() {
        return m_workspace.write([&](store::Database& database) -> Status {
            const auto now = store::RunStore(database).get(m_context->record.id);
            if (!now) return now.error();
            if (now->state == store::RunState::Running || !isSame(now->counts, m_context->record.counts))
                return Error{ErrorCode::Cancelled, "the run went on while it was scored", now->name};
            if (m_done != now->counts.done())
                return Error{ErrorCode::Corrupt,
                             std::to_string(m_done) + " replies are stored where the run counts " +
                                 std::to_string(now->counts.done()),
                             now->name};
            return store::ScoringStore(database).finish(m_id, m_done, m_histogram);
        });
    }

    store::Workspace& m_workspace;
    const ContextPtr m_context;
    const ScoringRequest& m_request;
    const run::AcceptedAnswers m_accepted;
    const std::int64_t m_id;
    const std::function<void(const ScoringProgress&)>& m_sink;
    const std::int64_t m_chunk; ///< elements
    const int m_threads;
    std::stop_source m_stop; ///< of this pass: the user's wish or a failure
    std::atomic<std::int64_t> m_next = 0;

    std::mutex m_mutex;
    std::int64_t m_done = 0;
    store::ScoreHistogram m_histogram;
    std::optional<Error> m_failure;
};

Status check(const ScoringRequest& request) {
    const auto wrong = [&](const char* what) { return Error{ErrorCode::InvalidArgument, what, request.name}; };
    if (text::trim(request.name).empty()) return wrong("a scoring needs a name");
    if (!text::isUtf8(request.name)) return wrong("the name is not valid UTF-8");
    if (const auto problem = problemOf(request.judge)) return Error{ErrorCode::InvalidArgument, *problem, request.name};
    if (std::any_of(request.accepted.begin(), request.accepted.end(),
                    [](const auto& one) { return one.form == prompt::Template::TrueFalse; }))
        return wrong("an answer under TF is right in one question and wrong in the next; it cannot be accepted");
    return {};
}

Result<ContextPtr> openContext(store::Workspace& workspace, std::int64_t run) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto context = run::loadTemplateRun(*reader, run);
    if (context && (*context)->record.state == store::RunState::Running)
        return Error{ErrorCode::InvalidArgument, "the run is being asked; stop it or wait for its end",
                     (*context)->record.name};
    return context;
}
} // namespace

Result<store::ScoringRecord> score(store::Workspace& workspace, const ScoringRequest& request,
                                   const std::function<void(const ScoringProgress&)>& sink, const std::stop_token& stop,
                                   const ScoringOptions& options) {
    if (const Status sound = check(request); !sound) return sound.error();
    auto context = openContext(workspace, request.run);
    if (!context) return context.error();
    const auto id = workspace.write([&](store::Database& database) {
        return store::ScoringStore(database).begin(request.run, request.name, request.judge, request.accepted);
    });
    if (!id) return id.error();
    Pass pass(workspace, std::move(context).value(), request, *id, sink, options);
    const Status passed = pass.run(stop);
    if (!passed) { // should this fail too, the next writer removes it
        (void)workspace.write([&](store::Database& database) { return store::ScoringStore(database).remove(*id); });
        return passed.error();
    }
    return workspace.write([&](store::Database& database) { return store::ScoringStore(database).get(*id); });
}

Result<ScoringRequest> removeScoring(store::Workspace& workspace, std::int64_t id) {
    return workspace.write([&](store::Database& database) -> Result<ScoringRequest> {
        store::ScoringStore store(database);
        const auto there = store.get(id);
        if (!there) return there.error();
        auto accepted = store.overrides(id);
        if (!accepted) return accepted.error();
        if (const Status removed = store.remove(id); !removed) return removed.error();
        return ScoringRequest{there->run, there->name, there->judge, std::move(accepted).value()};
    });
}

Result<std::string> freeName(store::Workspace& workspace, std::int64_t run, const std::string& wanted) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto taken = store::ScoringStore(*reader).list(run);
    if (!taken) return taken.error();
    const auto isTaken = [&](const std::string& name) {
        return std::any_of(taken->begin(), taken->end(), [&](const auto& scoring) { return scoring.name == name; });
    };
    std::string name = wanted;
    for (int number = 2; isTaken(name); ++number)
        name = wanted + ' ' + std::to_string(number);
    return name;
}

Result<store::ScoringRecord> diagnose(store::Workspace& workspace, std::int64_t run,
                                      const matching::JudgeSettings& judge,
                                      const std::function<void(const ScoringProgress&)>& sink,
                                      const std::stop_token& stop) {
    auto name = freeName(workspace, run, "as run");
    if (!name) return name.error();
    return score(workspace, {run, std::move(name).value(), judge, {}}, sink, stop);
}

} // namespace chronoscope::scoring
