// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressRun.h"

#include "core/backend/CapabilityReport.h"
#include "core/backend/calibration/CalibrationParams.h"
#include "core/base/Hash.h"
#include "core/studies/robustness/FactText.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::robustness {

namespace {
Error wrongSpec(std::string what, std::string where = {}) {
    return {ErrorCode::InvalidArgument, std::move(what), std::move(where)};
}

/// No run needs the others: they are in no test and on no curve. The year 0 has no name.
bool isAsked(const SampledDate& date) {
    const bool counts =
        date.of == DateClass::Correct || date.of == DateClass::Incorrect || date.of == DateClass::Transitional;
    return counts && date.date && date.date->year != 0;
}

std::vector<SampledDate> askedDates(const StressSpec& spec, const DatedFact& fact) {
    auto dates = sampleDates(fact, spec.dates);
    std::erase_if(dates, [](const SampledDate& date) { return !isAsked(date); });
    if (dates.size() > kMostDates) dates.resize(kMostDates);
    return dates;
}

/// Adds up what a run asks, fact by fact.
class Counting {
public:
    Counting(const StressSpec& spec, const Wording& wording) : m_spec(spec), m_wording(wording) {}

    /// False where the fact is left out.
    Result<bool> take(const DatedFact& fact, const std::vector<SampledDate>& dates) {
        if (!m_wording.covers(fact)) {
            ++m_estimate.unworded[fact.relation];
            return false;
        }
        if (dates.empty()) {
            ++m_estimate.undated;
            return false;
        }
        const auto text = scoringText(m_spec, m_wording, fact, dates.front().date);
        if (!text) return text.error();
        if (!m_estimate.example) m_estimate.example = *text;
        m_bytes +=
            static_cast<double>(text->prompt.size() + text->continuation.size()) * static_cast<double>(dates.size());
        m_estimate.objectBytes += static_cast<std::int64_t>(text->continuation.size() * dates.size());
        ++m_estimate.facts;
        m_estimate.cut += isCut(fact, m_spec.dates) ? 1 : 0;
        m_estimate.requests += static_cast<std::int64_t>(dates.size());
        m_hash = mix(m_hash, hash64(factKey(fact)));
        countDates(dates);
        return true;
    }
    StressEstimate estimate() && {
        constexpr double kMostBytesPerToken = 5, kUsualBytesPerToken = 4, kFewestBytesPerToken = 2.5;
        const auto tokens = [&](double bytes) { return static_cast<std::int64_t>(m_bytes / bytes); };
        m_estimate.promptTokens = {tokens(kMostBytesPerToken), tokens(kUsualBytesPerToken),
                                   tokens(kFewestBytesPerToken)};
        m_estimate.sliceHash = toHex(contentId(m_spec.json() + std::to_string(m_hash)));
        return std::move(m_estimate);
    }

private:
    void countDates(const std::vector<SampledDate>& dates) {
        std::array<std::array<std::int64_t, kDateClasses>, kPrecisions> own{};
        for (const SampledDate& date : dates) {
            ++own[static_cast<std::size_t>(date.precision)][static_cast<std::size_t>(date.of)];
            m_hash = mix(m_hash, hash64(date.date->text()));
        }
        for (std::size_t i = 0; i < own.size(); ++i) {
            for (std::size_t of = 0; of < own[i].size(); ++of)
                m_estimate.dates[i][of] += own[i][of];
            const bool isDefined = own[i][static_cast<std::size_t>(DateClass::Correct)] > 0 &&
                                   own[i][static_cast<std::size_t>(DateClass::Incorrect)] > 0;
            if (m_spec.dates.precisions[i] && !isDefined) ++m_estimate.undefined[i];
        }
    }

    const StressSpec& m_spec;
    const Wording& m_wording;
    StressEstimate m_estimate;
    double m_bytes = 0;
    std::uint64_t m_hash = 0;
};

/// The facts that a run asks about: fewer than were chosen, some cannot be asked.
struct Draft {
    std::vector<std::int64_t> rows;
    StressEstimate estimate;
};

Result<Draft> draftOf(store::Database& database, const StressSpec& spec, const Wording& wording,
                      const std::stop_token& stop) {
    if (const auto problem = spec.problem()) return wrongSpec(*problem);
    FactStore facts(database);
    auto chosen = chosenFacts(facts, spec);
    if (!chosen) return chosen.error();
    Draft draft;
    Counting counting(spec, wording);
    for (const std::int64_t row : chosen->rows) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the estimate was cancelled", {}};
        const auto stored = facts.load(row);
        if (!stored) return stored.error();
        const auto taken = counting.take(stored->fact, askedDates(spec, stored->fact));
        if (!taken) return taken.error();
        if (*taken) draft.rows.push_back(row);
    }
    draft.estimate = std::move(counting).estimate();
    draft.estimate.steps = std::move(chosen->steps);
    return draft;
}

/// `record` with what the draft and the spec say.
store::RunRecord filled(store::RunRecord record, const Draft& draft, const StressSpec& spec, const Wording& wording,
                        int concurrency) {
    record.spec.seed = spec.dates.seed;
    record.spec.decoding.maxTokens = 1;
    record.spec.mode = spec.chat == ChatForm::Model ? backend::Mode::Chat : backend::Mode::Completion;
    record.spec.concurrency = concurrency;
    record.elements = draft.estimate.facts;
    record.sliceHash = draft.estimate.sliceHash;
    record.templatePack = wording.json();
    record.total = draft.estimate.requests;
    return record;
}

/// What a calibration model knows of dates is in its shares: the year that it is called by elsewhere says nothing here.
Result<std::string> modelNameOf(const run::BackendChoice& backend) {
    const auto uri = backend::BackendUri::parse(backend.uri);
    if (!uri) return uri.error();
    if (const auto params = backend::CalibrationParams::fromUri(*uri))
        return fmt::format("calibration model robust {:.3g} nearly {:.3g} blind {:.3g}", params->robust, params->nearly,
                           params->blind);
    return backend.modelName();
}
} // namespace

Result<StressEstimate> estimateStress(store::Database& database, const StressSpec& spec, const Wording& wording,
                                      const std::stop_token& stop) {
    auto draft = draftOf(database, spec, wording, stop);
    if (!draft) return draft.error();
    return std::move(draft->estimate);
}

Status canScore(const run::BackendChoice& backend, const StressSpec& spec) {
    if (!backend.report.empty()) {
        const auto report = backend::CapabilityReport::parse(backend.report);
        if (!report) return report.error();
        const auto& check = report->checks[static_cast<std::size_t>(backend::Check::ContinuationLogProbs)];
        if (!report->capabilities.continuationLogProbs)
            return Error{ErrorCode::Backend,
                         "this study needs log-probabilities of a given text, and the backend's test found: " +
                             check.sentence,
                         backend.uri};
    }
    backend::ModelRequest request;
    request.task = backend::Task::ScoreContinuation;
    request.mode = spec.chat == ChatForm::Model ? backend::Mode::Chat : backend::Mode::Completion;
    request.prompt = "Who? ";
    request.continuation = "Somebody";
    request.allMatches = spec.allMatches;
    return run::takesRequest(backend.uri, request);
}

Result<CreatedStress> createStress(store::Workspace& workspace, const StressSpec& spec, const std::string& name,
                                   const run::BackendChoice& backend, const Wording& wording, int concurrency,
                                   const std::stop_token& stop) {
    if (const auto problem = backend.problem()) return wrongSpec(*problem, backend.model);
    if (const Status can = canScore(backend, spec); !can) return can.error();
    const auto model = modelNameOf(backend);
    if (!model) return model.error();
    auto reader = workspace.reader(); // the facts take seconds to read: meanwhile others write
    if (!reader) return reader.error();
    auto draft = draftOf(*reader, spec, wording, stop);
    if (!draft) return draft.error();
    if (draft->estimate.requests == 0) return wrongSpec("there is no dated fact to ask about");
    store::NewRun fresh;
    fresh.record = filled(run::recordOfSingles(kStressRuns, backend, *model, name), *draft, spec, wording, concurrency);
    if (const auto problem = fresh.record.spec.problem()) return wrongSpec(*problem);
    return workspace.write([&](store::Database& database) -> Result<CreatedStress> {
        return store::guarded([&]() -> Result<CreatedStress> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const std::int64_t id = store::RunStore(database).insert(fresh);
            FactStore facts(database);
            std::size_t at = 0;
            StressStore(database).insert(id, spec.json(), [&]() -> std::optional<NewRunFact> {
                if (at == draft->rows.size()) return std::nullopt;
                const auto stored = facts.load(draft->rows[at++]);
                if (!stored) throw store::Failure(stored.error());
                return NewRunFact{stored->row, stored->fact.relation, askedDates(spec, stored->fact)};
            });
            transaction.commit();
            return CreatedStress{id, std::move(draft->estimate)};
        });
    });
}

Result<backend::ModelRequest> StressContext::request(const DatedFact& fact, const SampledDate& date,
                                                     std::int64_t index) const {
    auto text = scoringText(spec, wording, fact, date.date);
    if (!text) return text.error();
    backend::ModelRequest request;
    request.task = backend::Task::ScoreContinuation;
    request.mode = text->mode;
    request.prompt = std::move(text->prompt);
    request.continuation = std::move(text->continuation);
    request.allMatches = spec.allMatches;
    request.decoding = record.spec.decoding;
    request.tag = index;
    request.group = static_cast<std::uint64_t>(record.id);
    return request;
}

const RunFact* StressContext::factAt(std::int64_t index) const {
    auto behind = std::upper_bound(facts.begin(), facts.end(), index,
                                   [](std::int64_t at, const RunFact& fact) { return at < fact.first; });
    if (index < 0 || behind == facts.begin()) return nullptr;
    const RunFact& fact = *--behind;
    return index < fact.first + fact.dates ? &fact : nullptr;
}

Result<std::shared_ptr<const StressContext>> stressContext(store::Database& database, store::RunRecord record) {
    if (!record.is(kStressRuns))
        return wrongSpec("the run is of another study: it scores no dates of facts", record.name);
    StressStore stored(database);
    const auto text = stored.spec(record.id);
    if (!text) return text.error();
    auto spec = StressSpec::parse(*text);
    if (!spec) return spec.error();
    auto wording = Wording::parse(record.templatePack);
    if (!wording) return wording.error();
    auto relations = stored.relations(record.id);
    if (!relations) return relations.error();
    auto facts = stored.facts(record.id);
    if (!facts) return facts.error();
    const std::int64_t end = facts->empty() ? 0 : facts->back().first + facts->back().dates;
    if (static_cast<std::int64_t>(facts->size()) != record.elements || end != record.total)
        return Error{ErrorCode::Corrupt, "the facts of a run are not all in the workspace", record.name};
    return std::make_shared<const StressContext>(StressContext{std::move(record), std::move(spec).value(),
                                                               std::move(wording).value(), std::move(relations).value(),
                                                               std::move(facts).value()});
}

} // namespace chronoscope::robustness
