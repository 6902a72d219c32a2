// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/check/Repair.h"

#include "core/backend/BackendUri.h"
#include "core/check/RunRecount.h"
#include "core/check/ScoringRecount.h"
#include "core/check/StandIns.h"
#include "core/check/SteadyFile.h"
#include "core/check/VerdictRepair.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/Workspace.h"
#include "core/study/Study.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace chronoscope::check {

namespace {
namespace fs = std::filesystem;
using Stage = CheckProgress::Stage;

/// The copy while it is made; it goes with everything beside it unless it is kept.
class Draft {
public:
    explicit Draft(const std::string& copy) : m_copy(copy), m_path(copy + ".partial") { discard(); }
    ~Draft() { discard(); }
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    const std::string& path() const { return m_path; }
    Status keep() {
        std::error_code problem;
        fs::create_hard_link(m_path, m_copy, problem); // never over a file that came there meanwhile
        if (problem && !fs::exists(m_copy)) {
            problem.clear();
            fs::rename(m_path, m_copy, problem); // a file system without links
        }
        return problem ? Status(Error{ErrorCode::Io, problem.message(), m_copy}) : Status();
    }
    /// Removes it and everything beside it.
    void discard() const {
        std::error_code ignored;
        for (const char* end : {"", "-wal", "-shm", "-journal"})
            fs::remove(m_path + end, ignored);
    }

private:
    const std::string m_copy;
    const std::string m_path;
};

bool isImported(const store::RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    return uri && uri->protocol == backend::kImportedProtocol;
}

/// The stored counts with those of the replies that are there; what replies do not say is kept as far as it can be.
store::RunCounts withReplies(const store::RunCounts& stored, const store::RunCounts& counted) {
    store::RunCounts counts = counted;
    counts.cached = std::min(stored.cached, counts.replies());
    counts.cachedPromptTokens = std::min(stored.cachedPromptTokens, counts.promptTokens);
    counts.cachedCompletionTokens = std::min(stored.cachedCompletionTokens, counts.completionTokens);
    counts.untold = stored.untold;
    counts.spent = stored.spent;
    counts.seconds = stored.seconds;
    return counts;
}

/// How many replies the run lacks that it had, `now` being made anew of those there are. What a finished run is to have
/// is known; of others their counts tell, where replies may have been lost at all: else the counts were wrong.
std::int64_t lostReplies(const store::RunRecord& was, const store::RunRecord& now, bool mayBeLost) {
    const std::int64_t fewer = was.counts.done() - now.counts.done();
    if (fewer > 0 && was.state == store::RunState::Finished) return now.total - now.counts.done();
    return mayBeLost ? fewer : 0;
}

/// Makes one run of the copy follow from its replies, and says what of it changed. In a transaction of its own.
Status repairRun(store::Database& database, const store::RunRecord& run, VerdictRepair& verdicts, bool mayBeLost,
                 const std::stop_token& stop, std::vector<std::string>& lines) {
    return store::guarded([&]() -> Status {
        SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
        const auto judged = verdicts.run(run, database);
        if (!judged) return judged.error();
        std::int64_t strangers = 0;
        const auto counted = countedReplies(database, run.id, strangers);
        if (!counted) return counted.error();
        if (const Status refolded = study::builtInStudies().refold(run, database, stop); !refolded) return refolded;
        constexpr std::int64_t kLookAtAll = 0; // where it asks the rest, what is stored is passed over
        store::RunStore store(database);
        const bool isFewer = counted->done() < run.counts.done();
        store.updateProgress(run.id, withReplies(run.counts, *counted), isFewer ? kLookAtAll : run.lowWater);
        const auto now = store.get(run.id);
        if (!now) return now.error();
        transaction.commit();
        if (*judged > 0)
            lines.push_back(fmt::format("run {} \"{}\": {} of its replies were stored with another verdict than their "
                                        "texts have, and have that now",
                                        run.id, run.name, *judged));
        const auto lost = lostReplies(run, *now, mayBeLost);
        if (lost <= 0 && isFewer)
            lines.push_back(fmt::format("run {} \"{}\": it counted {} replies and has {}; no reply is lost", run.id,
                                        run.name, run.counts.done(), counted->done()));
        if (lost <= 0) return {};
        lines.push_back(fmt::format("run {} \"{}\": {} replies of {} were lost{}", run.id, run.name, lost,
                                    lost + counted->done(), isImported(run) ? "" : "; resuming it asks them again"));
        // An import that is not finished would be taken for one that a process died over, and be removed.
        return isImported(run)
                   ? Status()
                   : store.setState(run.id, store::RunState::Interrupted, "replies were lost in a damaged file");
    });
}

/// Scorings that no longer say what the replies are by their settings are made again.
Status repairScorings(store::Workspace& workspace, const store::RunRecord& run, const std::stop_token& stop,
                      std::vector<std::string>& lines) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto scorings = store::ScoringStore(*reader).list(run.id);
    if (!scorings) return scorings.error();
    for (const store::ScoringRecord& scoring : *scorings) {
        const bool isOfAll = scoring.replies == run.counts.done();
        const auto wrong = isOfAll ? recountScoring(*reader, run, scoring, stop) : Result<std::int64_t>(1);
        if (!wrong && wrong.error().code == ErrorCode::Cancelled) return wrong.error();
        if (wrong && *wrong == 0) continue;
        const auto request = scoring::removeScoring(workspace, scoring.id);
        if (!request) return request.error();
        const auto again = scoring::score(workspace, *request, {}, stop);
        if (!again && again.error().code == ErrorCode::Cancelled) return again.error();
        lines.push_back(fmt::format("run {} \"{}\": scoring \"{}\" {}", run.id, run.name, scoring.name,
                                    again ? "was made again" : "is gone: " + again.error().text()));
    }
    return {};
}

Status repairRuns(store::Workspace& workspace, bool mayBeLost, const CheckSink& sink, const std::stop_token& stop,
                  std::vector<std::string>& lines) {
    const auto runs = workspace.write([](store::Database& database) { return store::RunStore(database).all(); });
    if (!runs)
        return runs.error().code == ErrorCode::Corrupt ? Status() : Status(runs.error()); // the check will say so
    std::int64_t number = 0;
    VerdictRepair verdicts(stop);
    for (const store::RunRecord& run : *runs) {
        if (sink) sink({Stage::Runs, number++, static_cast<std::int64_t>(runs->size()), run.name, 0});
        const Status repaired = workspace.write(
            [&](store::Database& database) { return repairRun(database, run, verdicts, mayBeLost, stop, lines); });
        if (!repaired &&
            (repaired.error().code == ErrorCode::Cancelled || repaired.error().code == ErrorCode::DiskFull))
            return repaired;
        if (!repaired) {
            lines.push_back(
                fmt::format("run {} \"{}\" cannot be counted: {}", run.id, run.name, repaired.error().text()));
            continue;
        }
        const auto now =
            workspace.write([&](store::Database& database) { return store::RunStore(database).get(run.id); });
        if (!now) return now.error();
        if (const Status scored = repairScorings(workspace, *now, stop, lines); !scored) return scored;
    }
    return {};
}

/// Whether rows of `reply` could not be read, or belonged to nothing.
bool mayLackReplies(const RepairReport& report) {
    constexpr const char* kReplies = "reply";
    return std::any_of(report.tables.begin(), report.tables.end(),
                       [](const SalvagedTable& one) { return one.name == kReplies && !one.isWhole; }) ||
           std::any_of(report.removed.begin(), report.removed.end(),
                       [](const RemovedRows& one) { return one.table == kReplies; });
}
} // namespace

bool RepairReport::isLess() const {
    const bool isWhole =
        std::all_of(tables.begin(), tables.end(), [](const SalvagedTable& one) { return one.isWhole; });
    return !isWhole || !removed.empty();
}

Result<RepairReport> repairInto(const std::string& path, const std::string& copy, const CheckSink& sink,
                                const std::stop_token& stop, const std::vector<std::string>& knownPacks) {
    std::error_code ignored;
    if (!fs::is_regular_file(path, ignored)) return Error{ErrorCode::NotFound, "no such workspace", path};
    if (fs::exists(copy, ignored))
        return Error{ErrorCode::InvalidArgument, "the copy must be a new file, and there is one", copy};
    RepairReport report;
    Draft draft(copy);
    const auto told = [&](const std::string& table) {
        if (sink) sink({Stage::Copying, 0, 0, table, 0});
    };
    auto tables = readSteadily(path, [&] {
        draft.discard();
        return salvage(path, draft.path(), told, stop);
    });
    if (!tables) return tables.error();
    report.tables = std::move(tables).value();
    const Status cleaned = store::guarded([&] {
        SQLite::Database sql(draft.path(), SQLite::OPEN_READWRITE);
        SQLite::Transaction transaction(sql);
        report.standIns = standInForLost(sql, knownPacks);
        report.removed = removeForeignRows(sql);
        transaction.commit();
    });
    if (!cleaned) return cleaned.error();
    {
        auto workspace = store::Workspace::open(draft.path(), store::Workspace::Open::ExistingToWrite);
        if (!workspace) return workspace.error();
        if (const Status runs = repairRuns(**workspace, mayLackReplies(report), sink, stop, report.runs); !runs)
            return runs.error();
    }
    auto after = checkWorkspace(draft.path(), sink, stop);
    if (!after) return after.error();
    report.after = std::move(after).value();
    if (const Status kept = draft.keep(); !kept) return kept.error();
    return report;
}

} // namespace chronoscope::check
