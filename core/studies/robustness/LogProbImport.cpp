// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/LogProbImport.h"

#include "core/backend/BackendUri.h"
#include "core/base/Text.h"
#include "core/run/BackendOpening.h"
#include "core/store/ReplyStore.h"
#include "core/store/RunRemoval.h"
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"
#include "core/studies/robustness/ScoreDraftStore.h"
#include "core/studies/robustness/StressSpec.h"
#include "core/studies/robustness/StressStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::robustness {

using store::Database;
using Remark = LogProbImportOptions::Remark;

namespace {
constexpr std::size_t kFactsAtOnce = 1'000;
constexpr std::size_t kRepliesAtOnce = 20'000; ///< of one transaction

Error importStopped(const std::string& path) { return {ErrorCode::Cancelled, "stopped; nothing was imported", path}; }

template <typename Value> Value orFail(Result<Value> result) {
    if (!result) throw store::Failure(result.error());
    return std::move(result).value();
}

/// One import on its way.
class Importing {
public:
    Importing(store::Workspace& workspace, const LogProbImportOptions& options, const Wording& wording,
              std::stop_token stop, ScoreDraftStore draft)
        : m_workspace(workspace), m_options(options), m_wording(wording), m_stop(std::move(stop)),
          m_draft(std::move(draft)) {}

    Result<LogProbImport> all() {
        if (const Status read = readFile(); !read) return read.error();
        if (const Status matched = matchFacts(); !matched) return matched.error();
        if (const Status added = addFacts(); !added) return added.error();
        if (const Status kept = keepEndless(); !kept) return kept.error();
        if (const Status made = create(); !made) return made.error();
        Status done = fill();
        if (done) done = finish();
        if (done) return m_report;
        // Where even this fails, on a full disk, the next import or opening does it.
        (void)m_workspace.write([&](Database& database) { return store::removeRun(database, m_report.run); });
        return done.error();
    }

private:
    Status readFile();
    Status matchFacts();
    Status insert(const std::vector<DatedFact>& facts, const std::vector<std::int64_t>& numbers);
    Status addFacts();
    Status keepEndless();
    Status checkTwice() const;
    Status create();
    Status fill();
    Status store(Database& database, const std::vector<RunFact>& facts);
    Status finish();
    NewRunFact placed(const ScoreDraftStore::Fact& fact, const DatedFact& known);
    void compare(const ScoreDraftStore::Date& date, const SampledDate& said, const FactPeriods& periods);
    store::RunRecord record() const;
    StressSpec spec() const;
    void remark(Remark kind, std::int64_t line, const std::string& what) const {
        if (m_options.remark) m_options.remark(kind, line, what);
    }

    store::Workspace& m_workspace;
    const LogProbImportOptions& m_options;
    const Wording& m_wording;
    std::stop_token m_stop;
    ScoreDraftStore m_draft;
    ScoreDraftStore::Counts m_counts;
    std::uint64_t m_hash = 0; ///< of facts and dates
    LogProbImport m_report;
    store::RunCounts m_done;
    store::KnownTexts m_texts;
};

Status Importing::readFile() {
    auto reader = LogProbReader::open(m_options.path, m_options.scores);
    if (!reader) return reader.error();
    m_report.unread = reader->otherScores();
    while (true) {
        if (m_stop.stop_requested()) return importStopped(m_options.path);
        auto row = reader->next();
        if (!row) return row.error();
        if (!*row) break;
        std::string problem = (*row)->problem;
        if (problem.empty()) {
            auto added = m_draft.add(**row);
            if (!added) return added.error();
            m_report.repeated += added->repeated ? 1 : 0;
            problem = std::move(added->problem);
        }
        if (problem.empty()) {
            if (!(*row)->sameFact) m_hash = mix(m_hash, hash64(factKey(toldByIds((*row)->fact))));
            if ((*row)->date) m_hash = mix(m_hash, hash64((*row)->date->text()));
            if ((*row)->isAboveZero) {
                ++m_report.aboveZero;
                remark(Remark::Differs, (*row)->line,
                       fmt::format("log_prob is {}: the logarithm of no probability, kept as it is", *(*row)->logProb));
            }
            if ((*row)->logProb == 0.0) ++m_report.zero;
            if ((*row)->remark.empty()) continue;
            ++m_report.otherAlphas;
            remark(Remark::Differs, (*row)->line, (*row)->remark);
            continue;
        }
        if ((*row)->isEndless)
            if (const Status kept = m_draft.addEndless((*row)->fact); !kept) return kept.error();
        ++m_report.leftOut;
        remark(Remark::LeftOut, (*row)->line, problem);
    }
    const auto counts = m_draft.counts();
    if (!counts) return counts.error();
    m_counts = *counts;
    if (m_options.strict && m_report.leftOut > 0)
        return Error{ErrorCode::BadInput, "nothing was imported: rows are no scored dates", m_options.path};
    if (m_counts.dates == 0) return Error{ErrorCode::BadInput, "there is no scored date in the file", m_options.path};
    m_report.facts = m_counts.facts;
    m_report.dates = m_counts.dates;
    m_report.missing = m_counts.missing;
    return {};
}

/// A fact that has ids is meant by them, and by its names alone where these are what tells it.
Status Importing::matchFacts() {
    auto reader = m_workspace.reader();
    if (!reader) return reader.error();
    Status matched;
    const Status read = FactStore(*reader).forEach([&](const StoredFact& stored) {
        for (const DatedFact& meant : {stored.fact, toldByIds(stored.fact)}) {
            const auto number = m_draft.find(factKey(meant));
            matched = !number ? Status(number.error()) : *number ? m_draft.setRow(**number, stored.row) : Status();
            if (!matched || !hasIds(meant)) break;
        }
        return matched.ok() && !m_stop.stop_requested();
    });
    if (!read) return read.error();
    return m_stop.stop_requested() ? Status(importStopped(m_options.path)) : matched;
}

/// Stores facts, of which `numbers` are those in the file.
Status Importing::insert(const std::vector<DatedFact>& facts, const std::vector<std::int64_t>& numbers) {
    const auto stored = m_workspace.write([&](Database& database) { return FactStore(database).insert(facts); });
    if (!stored) return stored.error();
    m_report.newFacts += static_cast<std::int64_t>(stored->added);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if (const Status set = m_draft.setRow(numbers[i], stored->rows.at(i)); !set) return set;
    return {};
}

Status Importing::addFacts() {
    if (const Status once = checkTwice(); !once) return once;
    std::vector<DatedFact> facts;
    std::vector<std::int64_t> numbers;
    std::int64_t number = 0;
    while (true) {
        const auto fact = m_draft.factAfter(number);
        if (!fact) return fact.error();
        if (*fact) number = (*fact)->number;
        if (*fact && !m_wording.covers((*fact)->fact)) ++m_report.withoutWords[(*fact)->fact.relation];
        if (*fact && (*fact)->row == 0) {
            numbers.push_back(number);
            for (const std::string* name : {&(*fact)->fact.subject, &(*fact)->fact.relation, &(*fact)->fact.object})
                if (text::trim(*name).size() < name->size())
                    remark(Remark::Differs, (*fact)->line,
                           fmt::format("a new fact: blanks or line ends around \"{}\" are part of the name",
                                       text::shortened(text::trim(*name), 80)));
            facts.push_back(std::move((*fact)->fact));
            facts.back().source = m_options.path;
        }
        if (*fact && facts.size() < kFactsAtOnce) continue;
        if (!facts.empty())
            if (const Status stored = insert(facts, numbers); !stored) return stored;
        if (!*fact) break;
        if (m_stop.stop_requested()) return importStopped(m_options.path);
        facts.clear();
        numbers.clear();
    }
    return checkTwice();
}

/// Whose they are, the facts decide: these are all there.
Status Importing::keepEndless() {
    std::int64_t place = 0;
    while (true) {
        const auto facts = m_draft.endlessAfter(place, kFactsAtOnce);
        if (!facts) return facts.error();
        if (facts->empty()) return {};
        if (m_stop.stop_requested()) return importStopped(m_options.path);
        const Status kept =
            m_workspace.write([&](Database& database) { return FactStore(database).keepPeriods(*facts); });
        if (!kept) return kept;
    }
}

/// Before new facts are stored and after: what is refused leaves nothing.
Status Importing::checkTwice() const {
    const auto twice = m_draft.factTwice();
    if (!twice) return twice.error();
    if (!*twice) return {};
    return Error{ErrorCode::BadInput, "rows of one fact with ids and without: the workspace cannot tell them apart",
                 fmt::format("{}, lines {} and {}", m_options.path, (*twice)->first, (*twice)->second)};
}

StressSpec Importing::spec() const {
    StressSpec spec;
    spec.dates.precisions = m_counts.precisions;
    return spec;
}

store::RunRecord Importing::record() const {
    backend::BackendUri uri;
    uri.protocol = backend::kImportedProtocol;
    uri.base = "log-probs";
    uri.query["from"] = m_options.path;
    if (!m_options.scores.empty()) uri.query["column"] = m_options.scores;
    store::RunRecord record = run::recordOfSingles(kStressRuns, {uri.text()}, m_options.model, m_options.model);
    record.spec.mode = backend::Mode::Completion;
    record.elements = m_counts.facts;
    record.sliceHash = toHex(contentId(std::to_string(m_hash)));
    record.templatePack = m_wording.json();
    record.total = m_counts.dates;
    return record;
}

/// Remarks where the file says something else than the dates do.
void Importing::compare(const ScoreDraftStore::Date& date, const SampledDate& said, const FactPeriods& periods) {
    const bool isDiscarded =
        date.date.of == DateClass::Discarded && date.date.precision != Precision::Year &&
        periods.classOf(daysOf(facts::Date{date.date.date->year, 0, 0})) == DateClass::Transitional;
    if (date.hasClass && date.date.of != said.of && !isDiscarded) {
        ++m_report.otherClasses;
        remark(Remark::Differs, date.line,
               fmt::format("the class is {}, and by the dates it is {}", name(date.date.of), name(said.of)));
    }
    if (!date.date.alpha) return;
    if (said.alpha && std::abs(*date.date.alpha - *said.alpha) <= date.alphaSlack) return;
    ++m_report.otherAlphas;
    remark(Remark::Differs, date.line,
           fmt::format("alpha is {}, and by the dates it is {}", *date.date.alpha,
                       said.alpha ? fmt::format("{:.6g}", *said.alpha) : std::string("not defined")));
}

NewRunFact Importing::placed(const ScoreDraftStore::Fact& fact, const DatedFact& known) {
    const FactPeriods periods(known);
    NewRunFact made{fact.row, known.relation, {}};
    for (const ScoreDraftStore::Date& date : orFail(m_draft.dates(fact.number))) {
        SampledDate placed = date.date;
        if (date.date.date) {
            const SampledDate said = periods.placed(*date.date.date, date.date.position);
            compare(date, said, periods);
            if (!date.hasClass) placed.of = said.of;
            if (!date.date.alpha) placed.alpha = said.alpha;
        }
        made.dates.push_back(placed);
    }
    if (made.dates.size() > static_cast<std::size_t>(kMostDates))
        throw store::Failure({ErrorCode::BadInput, fmt::format("more than {} dates of one fact", kMostDates),
                              fmt::format("{}, line {}", m_options.path, fact.line)});
    return made;
}

Status Importing::create() {
    auto reader = m_workspace.reader();
    if (!reader) return reader.error();
    FactStore facts(*reader);
    std::int64_t number = 0;
    const auto next = [&]() -> std::optional<NewRunFact> {
        if (m_stop.stop_requested()) throw store::Failure(importStopped(m_options.path));
        const auto fact = orFail(m_draft.factAfter(number));
        if (!fact) return std::nullopt;
        number = fact->number;
        return placed(*fact, orFail(facts.load(fact->row)).fact);
    };
    return m_workspace.write([&](Database& database) {
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            store::NewRun fresh;
            fresh.record = record();
            m_report.run = store::RunStore(database).insert(fresh);
            StressStore(database).insert(m_report.run, spec().json(), next);
            transaction.commit();
        });
    });
}

Status Importing::fill() {
    auto reader = m_workspace.reader();
    if (!reader) return reader.error();
    const auto facts = StressStore(*reader).facts(m_report.run);
    if (!facts) return facts.error();
    std::vector<RunFact> batch;
    std::int64_t first = 0;
    for (std::size_t i = 0; i < facts->size(); ++i) {
        batch.push_back(facts->at(i));
        const std::int64_t behind = batch.back().first + batch.back().dates;
        if (behind - first < static_cast<std::int64_t>(kRepliesAtOnce) && i + 1 < facts->size()) continue;
        if (m_stop.stop_requested()) return importStopped(m_options.path);
        const Status stored = m_workspace.write([&](Database& database) { return this->store(database, batch); });
        if (!stored) return stored;
        if (m_options.progress) m_options.progress(behind, m_counts.dates);
        first = behind;
        batch.clear();
    }
    return {};
}

/// As the engine stores what a model said: replies, what follows from them and the counts in one transaction.
Status Importing::store(Database& database, const std::vector<RunFact>& facts) {
    return store::guarded([&] {
        SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
        store::ReplyInserter replies(database.sql(), m_report.run, m_texts);
        for (const RunFact& fact : facts) {
            std::int64_t index = fact.first;
            for (const ScoreDraftStore::Date& date : orFail(m_draft.dates(fact.ordinal + 1))) {
                store::ReplyRow row;
                row.index = index++;
                if (!date.logProb) {
                    row.error = backend::ErrorKind::Unsupported;
                    row.text = "the file has no score here";
                    ++m_done.errors[*row.error];
                } else {
                    if (std::isfinite(*date.logProb))
                        row.value = date.logProb;
                    else
                        row.text = oddScoreText(*date.logProb);
                    ++m_done.answered;
                }
                replies.insert(row);
            }
        }
        StressStore(database).settle(m_report.run, facts);
        store::RunStore(database).updateProgress(m_report.run, m_done, facts.back().first + facts.back().dates);
        transaction.commit();
    });
}

Status Importing::finish() {
    return m_workspace.write([&](Database& database) {
        return store::RunStore(database).setState(
            m_report.run, store::RunState::Finished,
            fmt::format("imported from {}: {} dates of {} facts, {} without a score; {} rows left out", m_options.path,
                        m_report.dates, m_report.facts, m_report.missing, m_report.leftOut));
    });
}
} // namespace

Result<LogProbImport> importLogProbs(store::Workspace& workspace, const LogProbImportOptions& options,
                                     const Wording& wording, const std::stop_token& stop) {
    if (text::trim(options.model).empty() || !text::isUtf8(options.model))
        return Error{ErrorCode::InvalidArgument, "an imported run needs the name of its model", options.model};
    if (const Status removed = workspace.write(store::removeHalfImports); !removed) return removed.error();
    auto draft = ScoreDraftStore::open();
    if (!draft) return draft.error();
    return Importing(workspace, options, wording, stop, std::move(draft).value()).all();
}

} // namespace chronoscope::robustness
