// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/mined/EditingReport.h"

#include "app/Resources.h"
#include "app/cli/ReportSplit.h"
#include "app/studies/mined/MinedSplit.h"
#include "core/studies/mined/EditTables.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/PublishedMined.h"

#include <fmt/format.h>

#include <utility>

namespace chronoscope::app {

using mined::EditedScores;

namespace {
std::vector<std::string> editingNotes(const std::vector<EditedScores>& runs) {
    std::vector<std::string> notes;
    for (const EditedScores& run : runs) {
        const mined::EditingSpec& editing = run.editing;
        if (editing.isAsked())
            notes.push_back(fmt::format("{}: {} demonstrations at most, found by {}", run.after.run,
                                        editing.demonstrations, editing.embedding));
        if (run.before.empty())
            notes.push_back(fmt::format("{}: the run that it starts from is not there any more: nothing is known of "
                                        "before",
                                        run.after.run));
    }
    return notes;
}

Status addPublishedEditing(ReportAnswer& answer) {
    const auto published = mined::PublishedMined::parse(publishedMinedFigures());
    if (!published) return published.error();
    published->addTo(*answer.table);
    answer.notes.push_back("published: " + published->source);
    for (const auto& one : published->suspicious)
        if (one.table == "6" || one.table == "7") answer.notes.push_back("published figure to doubt: " + one.text());
    return {};
}
} // namespace

Result<ReportAnswer> editingReport(store::Database& database, const std::vector<store::RunRecord>& runs,
                                   const ReportAsked& asked, const EditingTaken& taken, const std::stop_token& stop) {
    std::vector<EditedScores> scores;
    for (const store::RunRecord& run : runs) {
        const auto context = mined::minedContext(database, run);
        if (!context) return context.error();
        auto own = mined::loadEdited(database, **context, false, stop);
        if (!own) return own.error();
        scores.push_back(std::move(own).value());
    }
    const auto make = [&](const study::Narrowing& only) -> Result<analysis::Table> {
        std::vector<EditedScores> narrowed = scores;
        for (std::size_t at = 0; at < runs.size(); ++at) {
            const auto filter = mined::minedFilter(database, only, runs[at]);
            if (!filter) return filter.error();
            narrowed[at].after = mined::narrowed(scores[at].after, *filter);
        }
        return asked.table == kEditSettings ? mined::settingsTable(narrowed, mined::EmptyRule::Zero)
                                            : mined::editingTable(narrowed, mined::EmptyRule::Zero);
    };
    auto table = make(taken.only);
    if (table && !taken.by.empty()) {
        std::vector<MinedScored> scored;
        for (std::size_t at = 0; at < runs.size(); ++at)
            scored.push_back({runs[at], &scores[at].after});
        const auto valuesUnder = [&](const std::string& axis, const study::Narrowing& only) {
            return minedValues(database, scored, axis, only);
        };
        table = splitRows({taken.by, taken.only, valuesUnder, make}, *table);
    }
    if (!table) return table.error();
    ReportAnswer answer;
    answer.notes = editingNotes(scores);
    answer.table = std::move(table).value();
    if (asked.published)
        if (const Status added = addPublishedEditing(answer); !added) return added.error();
    return answer;
}

} // namespace chronoscope::app
