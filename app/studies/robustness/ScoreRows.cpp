// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/ScoreRows.h"

#include "app/cli/Console.h"
#include "core/exchange/SampleExport.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/StressRun.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <set>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
/// What is looked at: facts of the run, and of them one date or all.
struct Wanted {
    std::shared_ptr<const robustness::StressContext> context;
    std::vector<robustness::RunFact> facts;
    std::optional<facts::Date> date;
};

Result<std::vector<robustness::RunFact>> factsNamed(store::Database& reader, const robustness::StressContext& context,
                                                    const std::string& fact) {
    if (fact.empty()) return context.facts;
    const auto rows = robustness::FactStore(reader).find(fact);
    if (!rows) return rows.error();
    const std::set<std::int64_t> named(rows->begin(), rows->end());
    std::vector<robustness::RunFact> found;
    for (const robustness::RunFact& one : context.facts)
        if (named.contains(one.row)) found.push_back(one);
    if (found.empty()) return wrong("the run does not ask about this fact", fact);
    return found;
}

Result<Wanted> wantedOf(OpenRun& open, const std::string& fact, const std::string& date) {
    Wanted wanted;
    auto context = robustness::stressContext(open.reader, open.record);
    if (!context) return context.error();
    wanted.context = std::move(context).value();
    auto named = factsNamed(open.reader, *wanted.context, fact);
    if (!named) return named.error();
    wanted.facts = std::move(named).value();
    if (date.empty()) return wanted;
    const auto read = facts::readIsoDateWithin(date, robustness::kMaxSampledYear);
    if (!read) return wrong("--date: " + read.error().message, date);
    wanted.date = *read;
    return wanted;
}

/// A number as it was; NaN and infinities, which JSON has not, as their names.
ordered_json scoreJson(const robustness::Score& score) {
    if (!score) return {};
    if (std::isfinite(*score)) return *score;
    return robustness::oddScoreText(*score);
}

const std::vector<std::string> kScoreColumns{"fact_id", "subject", "relation", "object",   "precision",
                                             "date",    "class",   "alpha",    "log_prob", "outcome"};
const std::vector<bool> kPlainColumns{false, false, false, false, true, true, true, true, true, false};

ordered_json scoreRow(const robustness::StoredFact& stored, const robustness::SampledDate& date,
                      const store::ReplyRow& reply) {
    const robustness::DatedFact& fact = stored.fact;
    return {{"element_id", toHex(stored.content)},
            {"fact_id", fact.id},
            {"subject", fact.subject},
            {"relation", fact.relation},
            {"object", fact.object},
            {"precision", robustness::name(date.precision)},
            {"date", date.date ? ordered_json(facts::isoText(*date.date)) : ordered_json()},
            {"class", robustness::name(date.of)},
            {"alpha", date.alpha ? ordered_json(*date.alpha) : ordered_json()},
            {"log_prob", scoreJson(robustness::scoreOf(reply))},
            {"temperature", 0},
            {"reply", nullptr}, // nothing is answered, and nothing compared
            {"answer", nullptr},
            {"match", nullptr},
            {"score", nullptr},
            {"outcome", reply.outcome()}};
}

class ScoreRows {
public:
    explicit ScoreRows(bool json) : m_json(json) {
        if (!json) printOut(analysis::lineText(kScoreColumns, std::vector<bool>(kScoreColumns.size()), '\t'));
    }
    void print(const robustness::StoredFact& stored, const robustness::SampledDate& date,
               const store::ReplyRow& reply) {
        const robustness::DatedFact& fact = stored.fact;
        const auto score = robustness::scoreOf(reply);
        const std::string when = date.date ? facts::isoText(*date.date) : std::string();
        if (m_json) return printOut(exchange::jsonLine(scoreRow(stored, date, reply)));
        const auto number = [](const std::optional<double>& value) {
            return value ? fmt::format("{}", *value) : std::string();
        };
        printOut(analysis::lineText(
            {fact.id, fact.subject, fact.relation, fact.object, std::string(robustness::name(date.precision)), when,
             std::string(robustness::name(date.of)), number(date.alpha), number(score), reply.outcome()},
            kPlainColumns, '\t'));
    }

private:
    bool m_json;
};
class ScoreReader final : public RunReader {
public:
    std::string study() const override { return "temporal robustness"; }
    bool reads(const store::RunRecord& run) const override { return run.is(robustness::kStressRuns); }
    void addPromptOptions(CLI::App& command) override { addReplyOptions(command); }
    void addReplyOptions(CLI::App& command) override { command.add_option("--date", m_date, "YYYY[-MM[-DD]]"); }

    int showPrompt(OpenRun run, const Asked& asked) override;
    int listReplies(OpenRun run, const Asked& asked) override;
    Status eachOutcome(OpenRun& run, const OutcomeVisit& visit) override;

private:
    std::string m_date; ///< empty = all
};

int ScoreReader::listReplies(OpenRun open, const Asked& asked) {
    const auto wanted = wantedOf(open, asked.element, m_date);
    if (!wanted) return printError(wanted.error());
    ScoreRows rows(asked.json);
    std::int64_t found = 0; // outcomes of requests, also of dates that are not printed
    bool asksDate = !wanted->date;
    for (const robustness::RunFact& one : wanted->facts) {
        const auto stored = robustness::FactStore(open.reader).load(one.row);
        if (!stored) return printError(stored.error());
        const auto dates = robustness::StressStore(open.reader).dates(open.record.id, one);
        if (!dates) return printError(dates.error());
        const auto isWanted = [&](const robustness::SampledDate& at) {
            return !wanted->date || at.date == wanted->date;
        };
        asksDate = asksDate || std::any_of(dates->begin(), dates->end(), isWanted);
        const Status read = store::readReplies(
            open.reader, open.record.id, one.first, one.first + one.dates, [&](const store::ReplyRow& reply) {
                ++found;
                const auto& at = (*dates)[static_cast<std::size_t>(reply.index - one.first)];
                if (isWanted(at)) rows.print(*stored, at, reply);
                return true;
            });
        if (!read) return printError(read.error());
    }
    if (!asksDate) return printError(wrong("the run does not ask about this date", m_date));
    const bool isWhole = asked.element.empty() && open.record.state == store::RunState::Finished;
    if (isWhole && found != open.record.counts.done())
        return printError(
            {ErrorCode::Corrupt,
             fmt::format("{} replies are stored where the run counts {}", found, open.record.counts.done()),
             open.record.name});
    return kDone;
}

Status ScoreReader::eachOutcome(OpenRun& open, const OutcomeVisit& visit) {
    const auto context = robustness::stressContext(open.reader, open.record);
    if (!context) return context.error();
    for (const robustness::RunFact& one : (*context)->facts) {
        const auto stored = robustness::FactStore(open.reader).load(one.row);
        if (!stored) return stored.error();
        const auto dates = robustness::StressStore(open.reader).dates(open.record.id, one);
        if (!dates) return dates.error();
        Status problem;
        const Status read = store::readReplies(
            open.reader, open.record.id, one.first, one.first + one.dates, [&](const store::ReplyRow& reply) {
                const auto& at = (*dates)[static_cast<std::size_t>(reply.index - one.first)];
                const auto asked = [&] { return (*context)->request(stored->fact, at, reply.index); };
                problem = visit({reply.index, "robustness", stored->fact.object, !reply.error,
                                 scoreRow(*stored, at, reply), asked});
                return problem.ok();
            });
        if (!problem) return problem;
        if (!read) return read;
    }
    return {};
}

int ScoreReader::showPrompt(OpenRun open, const Asked& asked) {
    if (m_date.empty()) return printError(wrong("the run is asked by dates: --date YYYY[-MM[-DD]]", {}));
    const auto wanted = wantedOf(open, asked.element, m_date);
    if (!wanted) return printError(wanted.error());
    for (const robustness::RunFact& one : wanted->facts) {
        const auto dates = robustness::StressStore(open.reader).dates(open.record.id, one);
        if (!dates) return printError(dates.error());
        const auto at = std::find_if(dates->begin(), dates->end(), [&](const robustness::SampledDate& sampled) {
            return sampled.date == wanted->date;
        });
        if (at == dates->end()) continue;
        const auto stored = robustness::FactStore(open.reader).load(one.row);
        if (!stored) return printError(stored.error());
        const auto request = wanted->context->request(stored->fact, *at, one.first + (at - dates->begin()));
        if (!request) return printError(request.error());
        if (asked.json)
            printOut(ordered_json{{"mode", request->mode == backend::Mode::Chat ? "chat" : "completion"},
                                  {"prompt", request->prompt},
                                  {"continuation", request->continuation}}
                         .dump(2, ' ', false, ordered_json::error_handler_t::replace) +
                     "\n");
        else // a chat's answer is no part of the user's turn
            printOut(request->prompt + (request->mode == backend::Mode::Chat ? "\n" : "") + request->continuation);
        return kDone;
    }
    return printError(wrong("the run does not ask about this fact at this date", m_date));
}

} // namespace

std::unique_ptr<RunReader> scoreRows() { return std::make_unique<ScoreReader>(); }

} // namespace chronoscope::app
