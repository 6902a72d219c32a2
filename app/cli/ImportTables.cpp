// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ImportTables.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "core/base/Hash.h"
#include "core/base/Time.h"
#include "core/benchmark/Slice.h"
#include "core/prompt/RelationWords.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace chronoscope::app {

using facts::FactIntake;
using facts::FactRow;
using nlohmann::ordered_json;

namespace {
constexpr std::size_t kElementsShown = 20'000;

std::vector<std::string> codesOf(const FactRow& row) {
    std::vector<std::string> codes;
    for (const facts::FactMessage& message : row.messages)
        if (std::find(codes.begin(), codes.end(), message.code) == codes.end()) codes.push_back(message.code);
    return codes;
}

std::string dateText(const std::optional<facts::Date>& date) { return date ? date->text() : std::string(); }

std::string resultOf(const FactRow& row) {
    if (row.isImported) return "imported";
    return row.sameAs > 0 ? fmt::format("same as line {}", row.sameAs) : "left out";
}

ordered_json messageJson(const facts::FactMessage& message) {
    ordered_json json{{"code", message.code}, {"text", message.text}};
    if (message.column) json["column"] = name(*message.column);
    if (!message.suggestion.empty()) json["suggest"] = message.suggestion;
    return json;
}

ordered_json rowJson(const FactRow& row) {
    ordered_json json{{"line", row.line}, {"codes", codesOf(row)}, {"imported", row.isImported}};
    if (!row.object.empty()) {
        json["subject"] = row.subject;
        json["relation"] = row.relation;
        json["object"] = row.object.front();
        json["aliases"] = std::vector(row.object.begin() + 1, row.object.end());
        json["from"] = dateText(row.from);
        json["to"] = dateText(row.to);
        if (row.at) json["at"] = row.at->text();
        json["domain"] = name(row.domain);
        json["distractors"] = row.distractors;
        json["years"] = row.years;
    }
    if (row.sameAs > 0) json["same_as"] = row.sameAs;
    for (const facts::FactMessage& message : row.messages)
        if (message.code == "W-MOJIBAKE") json["suggest"] = message.suggestion;
    json["messages"] = ordered_json::array();
    for (const facts::FactMessage& message : row.messages)
        json["messages"].push_back(messageJson(message));
    return json;
}

ordered_json elementJson(const facts::BuiltFact& fact, bool isHeldOut) {
    const benchmark::Element& element = fact.element;
    ordered_json years = ordered_json::object();
    for (const benchmark::YearObjects& entry : element.years) {
        ordered_json labels = ordered_json::array();
        for (const benchmark::Object& object : entry.objects)
            labels.push_back(object.front());
        years[std::to_string(entry.year)] = labels;
    }
    const bool isTimeless = element.state == benchmark::State::Invariant;
    const auto state = isTimeless ? std::optional(element.state) : fact.timeline.state();
    ordered_json filled = ordered_json::array();
    for (const facts::Timeline::Year& year : fact.timeline.years)
        if (year.filled) filled.push_back(year.year);
    return {{"element_id", toHex(element.id)},
            {"subject", element.subject},
            {"relation", element.relation},
            {"domain", name(element.domain)},
            {"years", years},
            {"complete", isTimeless || fact.timeline.complete},
            {"state", state ? ordered_json(name(*state)) : ordered_json()},
            {"changes", fact.timeline.changes},
            {"filled_years", filled},
            {"distractors", element.distractors},
            {"distractors_unverified", fact.unverified},
            {"distractors_look_alike", fact.lookAlike},
            {"held_out", isHeldOut},
            {"lines", fact.lines}};
}

ordered_json fileJson(const FactIntake& intake) {
    ordered_json list = ordered_json::array();
    for (const facts::FactMessage& message : intake.messages()) {
        ordered_json& json = list.emplace_back(ordered_json{{"code", message.code}, {"text", message.text}});
        if (message.code != "I-HEADER") {
            if (!message.suggestion.empty()) json["value"] = message.suggestion;
            continue;
        }
        for (const FactIntake::Column& column : intake.columns())
            json["map"][column.header] = column.role ? ordered_json(name(*column.role)) : ordered_json();
    }
    return list;
}
} // namespace

void addTableOptions(CLI::App& command, TableWords& words) {
    command.add_option("--map", words.map, "Columns of a table that are not recognised: subject=COLUMN,from=COLUMN,…");
    command.add_option("--years", words.years, "Years that a table is made into, A-B (default: those of its domain)");
    command.add_option("--as-of", words.asOf,
                       "Year a table is of; nothing is said about later ones (default: this year)");
    command.add_option("--year-rule", words.yearRule, "overlap (default): all years touched; year_end: 31 December")
        ->check(CLI::IsMember({"overlap", "year_end"}));
    command.add_option("--gaps", words.gaps, "Years between: open (default), paper or none")
        ->check(CLI::IsMember({"open", "paper", "none"}));
    command
        .add_option("--date-order", words.dateOrder,
                    "dmy or mdy, where a column of dates like 3/5/2016 does not show it")
        ->check(CLI::IsMember({"dmy", "mdy"}));
    command.add_option("--seed", words.seed, "Chooses among wrong options that fit equally well (default: 42)");
    command
        .add_option(
            "--wording", words.wording,
            "Pack with the questions of relations (chronoscope-relations or chronoscope-dated-questions), which "
            "the workspace keeps and later runs ask with; may be repeated")
        ->allow_extra_args(false);
    auto* good = command.add_flag("--only-good", words.onlyGood, "Import the good rows of a table (default)");
    command.add_flag("--strict", words.strict, "Import nothing of a table with a row that must be left out")
        ->excludes(good);
}

Result<facts::FactOptions> toOptions(const TableWords& words, const std::vector<std::string>& own) {
    facts::FactOptions options;
    auto map = facts::parseColumnMap(words.map);
    if (!map) return map.error();
    options.map = std::move(map).value();
    const auto years = benchmark::parseYears(words.years);
    if (!years) return years.error();
    if (!years->empty()) {
        if (years->back() - years->front() + 1 != static_cast<int>(years->size()))
            return Error{ErrorCode::InvalidArgument, "the years of a table are one span, A-B", words.years};
        options.frame = std::pair(years->front(), years->back());
    }
    options.asOf = words.asOf != 0 ? words.asOf : std::stoi(utcNow());
    options.years = words.yearRule == "year_end" ? facts::YearRule::YearEnd : facts::YearRule::Overlap;
    options.gaps = words.gaps == "paper"  ? facts::GapMode::Paper
                   : words.gaps == "none" ? facts::GapMode::None
                                          : facts::GapMode::Open;
    if (!words.dateOrder.empty())
        options.order = words.dateOrder == "dmy" ? facts::DateOrder::DayFirst : facts::DateOrder::MonthFirst;
    options.seed = words.seed;
    const auto shipped = loadPack();
    if (!shipped) return shipped.error();
    auto pack = prompt::withPacks(*shipped, own);
    if (!pack) return pack.error();
    options.hasWords = [pack = std::make_shared<const prompt::PromptPack>(std::move(pack).value())](
                           benchmark::Domain domain, const std::string& relation) {
        return pack->hasRelation(domain, relation);
    };
    return options;
}

ordered_json factsJson(const std::string& path, const FactIntake& intake, const std::vector<bool>& heldOut) {
    const FactIntake::Counts& counts = intake.counts();
    const facts::FactOptions& options = intake.options();
    const auto [first, last] = options.frame.value_or(facts::usualFrame(benchmark::Domain::General));
    ordered_json json{{"file", path},
                      {"frame", {first, last}},
                      {"as_of", options.asOf},
                      {"rule", options.years == facts::YearRule::Overlap ? "overlap" : "year_end"},
                      {"messages", fileJson(intake)},
                      {"rows_read", counts.rows},
                      {"rows_imported", counts.imported},
                      {"rows_left_out", counts.leftOut},
                      {"rows_duplicate", counts.duplicates},
                      {"element_count", intake.elements()},
                      {"held_out_as_exemplars", std::ranges::count(heldOut, true)},
                      {"element_years", counts.elementYears},
                      {"element_years_held_out", intake.heldOutCounts(heldOut).elementYears},
                      {"without_three_distractors", counts.withoutChoices},
                      {"partial", counts.partial},
                      {"codes", counts.codes}};
    json["rows"] = ordered_json::array();
    for (const FactRow& row : intake.rows())
        json["rows"].push_back(rowJson(row));
    json["elements"] = ordered_json::array();
    for (std::size_t i = 0; i < std::min(intake.elements(), kElementsShown); ++i)
        json["elements"].push_back(elementJson(intake.build(i), heldOut[i]));
    if (const auto told = intake.toldYears(); told && !intake.cutYears().empty())
        json["rows_tell_of"] = {told->first, told->second};
    return json;
}

void printFacts(const std::string& path, const FactIntake& intake, const std::vector<bool>& heldOut) {
    const FactIntake::Counts& counts = intake.counts();
    analysis::Table table;
    for (const char* column : {"line", "subject", "relation", "object", "from", "to", "years", "result", "codes"})
        table.addColumn(column, std::string_view(column) == "line" || std::string_view(column) == "years");
    for (const FactRow& row : intake.rows()) {
        std::string codes;
        for (const std::string& code : codesOf(row))
            codes += codes.empty() ? code : " " + code;
        table.rows.push_back({std::to_string(row.line), row.subject, row.relation,
                              row.object.empty() ? std::string() : row.object.front(),
                              dateText(row.from ? row.from : row.at), dateText(row.to), std::to_string(row.years),
                              resultOf(row), codes});
    }
    printTable(table, false);
    printOut(fmt::format(
        "{}: {} elements, {} element-years, {} need distractors; of {} rows {} imported, {} left out\n", path,
        intake.elements(), counts.elementYears, counts.withoutChoices, counts.rows, counts.imported, counts.leftOut));
    if (const auto held = intake.heldOutCounts(heldOut); held.elements > 0)
        printOut(
            fmt::format("{}: {} of these elements are held out as exemplars of their relations; they, with {} of these "
                        "element-years, are not asked\n",
                        path, held.elements, held.elementYears));
}

void printFactMessages(const std::string& path, const FactIntake& intake) {
    for (const facts::FactMessage& message : intake.messages())
        printNote(fmt::format("{}: {}: {}", path, message.code, message.text));
    for (const FactIntake::CutYears& cut : intake.cutYears()) {
        auto all = *intake.toldYears(); // one choice of years is for all domains
        all.first = std::max({all.first, 1, all.second - FactIntake::kMaxFrame + 1});
        printNote(fmt::format("{}: its rows{} tell of {} to {}, but only years of {} to {} are asked: --years {}-{}",
                              path, cut.domain ? fmt::format(" of {}", benchmark::name(*cut.domain)) : "",
                              cut.told.first, cut.told.second, cut.asked.first, cut.asked.second, all.first,
                              all.second));
    }
    std::size_t leftOut = 0;
    for (const FactRow& row : intake.rows()) {
        if (!row.isImported && row.sameAs == 0) ++leftOut;
        for (const facts::FactMessage& message : row.messages)
            printNote(fmt::format("{}:{}: {}{}: {}", path, row.line, message.code,
                                  message.column ? fmt::format(" {}", name(*message.column)) : "", message.text));
    }
    if (intake.counts().leftOut > leftOut)
        printNote(fmt::format("{}: … and {} more rows left out", path, intake.counts().leftOut - leftOut));
}

} // namespace chronoscope::app
