// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/FactRows.h"

#include "app/cli/Console.h"
#include "core/analysis/TableText.h"
#include "core/base/CsvReader.h"
#include "core/facts/IsoDate.h"
#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/FactText.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace chronoscope::app {

using namespace robustness;
using nlohmann::ordered_json;

namespace {
const std::vector<std::string> kFactHeader{"fact_id", "subject", "relation",    "object",    "start",
                                           "end",     "periods", "pop_subject", "pop_object"};
const std::vector<std::string> kDateHeader{"fact_id",  "subject", "relation", "object", "precision",
                                           "position", "date",    "class",    "alpha",  "statement"};
// A date is no formula, even one that begins with a minus.
const std::vector<bool> kFactPlain{false, false, false, false, true, true, true, true, true, false, false};
const std::vector<bool> kDatePlain{false, false, false, false, true, true, true, true, true, false};

std::string text(const std::optional<double>& number) { return number ? fmt::format("{}", *number) : std::string(); }
ordered_json json(const std::optional<double>& number) { return number ? ordered_json(*number) : ordered_json(); }
ordered_json json(const std::optional<facts::Date>& date) {
    return date ? ordered_json(facts::isoText(*date)) : ordered_json();
}
} // namespace

void tellCut(std::int64_t facts, const facts::Date& clip) {
    if (facts > 0)
        printNote(fmt::format("{} longer than {}: no later date is asked; --clip DATE asks more",
                              facts == 1 ? "1 fact holds" : fmt::format("{} facts hold", facts), facts::isoText(clip)));
}

void addEqualizeOption(CLI::App& command, std::string& given) {
    command
        .add_option(
            "--equalize-precisions", given,
            "yes: months and days in a year that holds a bound of the period are Discarded, so that all "
            "precisions have as many dates of each class, but where --clip lies within a year; no: they have their own "
            "class (default: yes with the "
            "sampler timestress, no with paper)")
        ->check(CLI::IsMember({"yes", "no"}));
}

void FactRows::print(const DatedFact& fact) {
    if (m_format == RowFormat::Csv) {
        std::vector<std::string> cells{csvText(fact.id),
                                       csvText(fact.subject),
                                       csvText(fact.relation),
                                       csvText(fact.object),
                                       facts::isoText(fact.period.start),
                                       facts::isoText(fact.period.end.value()),
                                       periodsText(allPeriods(fact)),
                                       text(fact.subjectVisits),
                                       text(fact.objectVisits)};
        if (m_withIds) cells.insert(cells.end(), {csvText(fact.subjectId), csvText(fact.objectId)});
        return printCsv(factHeader(), cells, kFactPlain);
    }
    ordered_json periods = ordered_json::array();
    for (const Period& period : allPeriods(fact))
        periods.push_back({json(period.start), json(period.end)});
    ordered_json row{{"fact_id", fact.id},
                     {"subject", fact.subject},
                     {"relation", fact.relation},
                     {"relation_id", fact.relationId},
                     {"object", fact.object},
                     {"start", json(fact.period.start)},
                     {"end", json(fact.period.end)},
                     {"periods", periods},
                     {"pop_subject", json(fact.subjectVisits)},
                     {"pop_object", json(fact.objectVisits)},
                     {"pop_fact", json(popularityOf(fact))},
                     {"source", fact.source}};
    if (hasIds(fact)) {
        row["subject_id"] = fact.subjectId;
        row["object_id"] = fact.objectId;
    }
    if (fact.known) row["known"] = {json(fact.known->start), json(fact.known->end)};
    printJson(row);
}

void FactRows::print(const DatedFact& fact, const SampledDate& date, const std::string& statement) {
    if (m_format == RowFormat::Csv)
        return printCsv(kDateHeader,
                        {fact.id, fact.subject, fact.relation, fact.object, std::string(name(date.precision)),
                         std::to_string(date.position), date.date ? facts::isoText(*date.date) : std::string(),
                         std::string(name(date.of)), text(date.alpha), statement},
                        kDatePlain);
    printJson({{"fact_id", fact.id},
               {"subject", fact.subject},
               {"relation", fact.relation},
               {"object", fact.object},
               {"precision", name(date.precision)},
               {"position", date.position},
               {"date", json(date.date)},
               {"class", name(date.of)},
               {"alpha", json(date.alpha)},
               {"statement", statement.empty() ? ordered_json() : ordered_json(statement)}});
}

void FactRows::printJson(const ordered_json& row) {
    const std::string line = row.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    if (m_format == RowFormat::JsonLines)
        printOut(line + "\n");
    else
        printOut((m_hasRows ? ",\n" : "[\n") + line);
    m_hasRows = true;
}

void FactRows::printCsv(const std::vector<std::string>& header, const std::vector<std::string>& cells,
                        const std::vector<bool>& plain) {
    if (!m_hasRows) printOut(analysis::lineText(header, std::vector<bool>(header.size())));
    m_hasRows = true;
    printOut(analysis::lineText(cells, plain));
}

void FactRows::close(const std::vector<std::string>& header) {
    if (m_format == RowFormat::Json) printOut(m_hasRows ? "\n]\n" : "[]\n");
    if (m_format == RowFormat::Csv && !m_hasRows)
        printOut(analysis::lineText(header, std::vector<bool>(header.size())));
}

std::vector<std::string> FactRows::factHeader() const {
    std::vector<std::string> header = kFactHeader;
    if (m_withIds) header.insert(header.end(), {"SubjectID", "ObjectID"});
    return header;
}

void FactRows::end() { close(factHeader()); }
void FactRows::endDates() { close(kDateHeader); }

} // namespace chronoscope::app
