// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/ImportFacts.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "core/studies/robustness/FactSources.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace chronoscope::app {

using namespace robustness;

namespace {
/// Whether a table of TimeStress' results was taken for its facts.
bool hasScores(const FactImportReport& report) {
    return std::any_of(report.unread.begin(), report.unread.end(),
                       [](const std::string& column) { return column.starts_with("CondLogProb"); });
}
} // namespace

Error noParquet(const std::string& path) {
    return {ErrorCode::BadInput,
            "Parquet is not read; write it as CSV first, for example with "
            "python3 -c \"import pandas; pandas.read_parquet('FILE.parquet').to_csv('FILE.csv', index=False)\"",
            path};
}

std::string noQuestion(const std::string& source, const std::string& relation, std::size_t facts) {
    return fmt::format("{}: no question for the relation \"{}\" ({} facts): give one with --wording PACK.json", source,
                       relation, facts);
}

Result<bool> ImportFacts::take(const std::string& path, bool isOwnTable) {
    if (isParquet(path)) return noParquet(path);
    if (isOwnTable || benchmark::fileKind(path)) return false; // is what was said, or what its name says
    const auto kind = factFileKind(path);
    if (kind) m_files.push_back({path, *kind});
    return kind.has_value();
}

Result<const Wording*> ImportFacts::wording() {
    if (!m_wording) {
        const auto shipped = Wording::parse(questionPack());
        if (!shipped) return shipped.error();
        auto laid = shipped->with(m_packs);
        if (!laid) return laid.error();
        m_wording = std::move(laid).value();
    }
    return &*m_wording;
}

Status ImportFacts::store(store::Workspace& workspace, const std::stop_token& stop) {
    for (const File& file : m_files) {
        auto reading = readFactFile(file.path, file.kind, stop);
        if (!reading) return reading.error();
        const auto words = wording();
        if (!words) return words.error();
        auto report = storeFacts(workspace, file.path, std::move(reading).value(), **words, stop);
        if (!report) return report.error();
        m_reports.push_back(std::move(report).value());
    }
    return {};
}

Status ImportFacts::storeTable(store::Workspace& workspace, const std::string& path, const std::string& made,
                               const facts::FactOptions& options, const std::stop_token& stop) {
    auto reading = made.empty() ? factsOfTable(path, options) : factsOfTable(made, path, options);
    if (!reading) return reading.error();
    const FactGathering::Gathered& gathered = reading->gathered;
    if (gathered.facts.empty() && gathered.remarks.empty() && reading->unbounded == 0) return {};
    const auto words = wording();
    if (!words) return words.error();
    auto report = storeFacts(workspace, path, std::move(reading).value(), **words, stop);
    if (!report) return report.error();
    m_reports.push_back(std::move(report).value());
    return {};
}

Result<benchmark::ElementSink*> ImportFacts::elementSink(benchmark::ElementSink& next,
                                                         std::shared_ptr<store::Workspace> workspace) {
    const auto words = wording();
    if (!words) return words.error();
    m_elements = std::make_unique<FactSink>(next, std::move(workspace), **words);
    return m_elements.get();
}

void ImportFacts::endElements() {
    if (m_elements) m_ofElements = m_elements->report();
    m_elements.reset();
}

std::vector<const FactImportReport*> ImportFacts::reports() const {
    std::vector<const FactImportReport*> list;
    for (const FactImportReport& report : m_reports)
        list.push_back(&report);
    if (m_ofElements) list.push_back(&*m_ofElements);
    return list;
}

std::size_t ImportFacts::leftOut() const {
    std::size_t count = 0;
    for (const FactImportReport* report : reports())
        count += report->leftOutCount;
    return count;
}

nlohmann::ordered_json ImportFacts::json() const {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    const auto told = [](const std::vector<LeftOutFact>& lines) {
        nlohmann::ordered_json all = nlohmann::ordered_json::array();
        for (const LeftOutFact& line : lines)
            all.push_back({{"line", line.line}, {"reason", line.reason}});
        return all;
    };
    for (const FactImportReport* report : reports()) {
        list.push_back({{"file", report->file},
                        {"rows_read", report->rows},
                        {"rows_repeated", report->repeated},
                        {"rows_left_out", report->leftOutCount},
                        {"facts", report->facts},
                        {"added", report->added},
                        {"already_there", report->already},
                        {"rows_without_end", report->unbounded},
                        {"relations_without_question", report->withoutWords},
                        {"columns_not_read", report->unread},
                        {"remarks", told(report->remarks)},
                        {"left_out", told(report->leftOut)}});
    }
    return list;
}

void ImportFacts::print() const {
    for (const FactImportReport* report : reports())
        printOut(fmt::format("{}: {} dated facts, {} of them new\n", report->file.empty() ? "elements" : report->file,
                             report->facts, report->added));
}

void ImportFacts::printFaults() const {
    for (const FactImportReport* report : reports()) {
        const std::string name = report->file.empty() ? "elements" : report->file;
        for (const LeftOutFact& line : report->leftOut)
            printNote(fmt::format("{}:{}: {}", name, line.line, line.reason));
        if (report->leftOutCount > report->leftOut.size())
            printNote(fmt::format("{}: … and {} more", name, report->leftOutCount - report->leftOut.size()));
        for (const LeftOutFact& line : report->remarks)
            printNote(fmt::format("{}:{}: {}", name, line.line, line.reason));
        if (!report->unread.empty())
            printNote(fmt::format("{}: nothing is read from the columns {}{}", name, fmt::join(report->unread, ", "),
                                  hasScores(*report) ? ": scores make a run, exchange import --layout log-probs" : ""));
        if (report->unbounded > 0)
            printNote(
                fmt::format("{}: {} periods have no end and are no dated facts: what still holds has no date at which "
                            "it ended to ask about",
                            name, report->unbounded));
        for (const auto& [relation, count] : report->withoutWords)
            printNote(noQuestion(name, relation, count));
    }
}

} // namespace chronoscope::app
