// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/AnswerReader.h"

#include "core/base/Hash.h"
#include "core/results/CellLabels.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ScoringStore.h"

#include <algorithm>
#include <utility>

namespace chronoscope::results {

namespace {
constexpr std::size_t kWrittenAtOnce = 256; // rows

std::string joinedNames(const std::vector<std::string>& names) {
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : " | ") + name;
    return text;
}
} // namespace

Result<const AnswerReader::OpenRun*> AnswerReader::open(store::Database& database, std::size_t run) {
    const auto kept = m_runs.find(run);
    if (kept != m_runs.end()) return &kept->second;
    const RunColumns& columns = m_set->run(run);
    auto context = run::loadRun(database, columns.choice.run);
    if (!context) return context.error();
    const auto overrides = store::ScoringStore(database).overrides(columns.choice.scoring); // none of the run's own
    if (!overrides) return overrides.error();
    OpenRun& made = m_runs[run];
    made = {std::move(context).value(), {*overrides, columns.judge.preprocess}};
    return &made;
}

/// Fills the lines from `from` on, which are of one element.
Status AnswerReader::readElement(store::Database& database, const AnswerRows& rows, std::vector<AnswerLine>& lines,
                                 std::size_t from) {
    const ElementFacts& facts = *m_set->elements;
    const std::uint32_t element = lines[from].row.element;
    auto loaded = store::BenchmarkStore(database).load(facts.rows[element]);
    if (!loaded) return loaded.error();
    run::ElementOfRun asked{facts.rows[element], std::move(loaded).value(), {}};
    for (std::size_t at = from; at < lines.size(); ++at) {
        lines[at].id = facts.ids[element];
        lines[at].subject = asked.element.subject;
        lines[at].relation = asked.element.relation;
        lines[at].answers.resize(rows.runs.size());
        const benchmark::YearObjects* year = asked.element.at(lines[at].row.year);
        for (std::size_t object = 0; year && object < year->objects.size(); ++object)
            if (!year->objects[object].empty()) lines[at].right.push_back(year->objects[object].front());
    }
    for (std::size_t place = 0; place < rows.runs.size(); ++place) {
        const RunView& view = m_set->runs[rows.runs[place]];
        std::vector<int> years;
        std::vector<std::size_t> of;
        for (std::size_t at = from; at < lines.size(); ++at) {
            if (!cellOf(view, element, rows.form, lines[at].row.year)) continue;
            years.push_back(view.columns->layout.yearIndex(lines[at].row.year));
            of.push_back(at);
        }
        if (of.empty()) continue;
        const auto opened = open(database, rows.runs[place]);
        if (!opened) return opened.error();
        asked.asked = run::foldElementOf(*(*opened)->context, view.ordinalOf[element], asked.element);
        auto answers = cellAnswers(database, *(*opened)->context, view.columns->judge, asked, years,
                                   view.columns->layout.formIndex(rows.form), (*opened)->accepted);
        if (!answers) return answers.error();
        for (std::size_t at = 0; at < of.size(); ++at)
            lines[of[at]].answers[place] = std::move((*answers)[at]);
    }
    return {};
}

Result<std::vector<AnswerLine>> AnswerReader::read(store::Database& database, const AnswerRows& rows, std::size_t first,
                                                   std::size_t count, const std::stop_token& stop) {
    std::vector<AnswerLine> lines;
    first = std::min(first, rows.rows.size());
    const std::size_t last = first + std::min(count, rows.rows.size() - first);
    for (std::size_t row = first; row < last;) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the answers were not read", {}};
        const std::size_t from = lines.size();
        const std::uint32_t element = rows.rows[row].element;
        for (; row < last && rows.rows[row].element == element; ++row)
            lines.emplace_back().row = rows.rows[row];
        if (const Status read = readElement(database, rows, lines, from); !read) return read.error();
    }
    return lines;
}

Status writeAnswerGrid(store::Database& database, const std::shared_ptr<const ResultSet>& set, const AnswerRows& rows,
                       char separator, const std::function<Status(const std::string&)>& sink,
                       const std::function<void(std::size_t)>& progress, const std::stop_token& stop) {
    std::vector<std::string> cells{"element_id", "subject", "relation", "year", "template", "right"};
    const RunNames names = runNames(*set);
    for (const std::size_t run : rows.runs) {
        cells.push_back("category: " + names.at(set->run(run).choice));
        cells.push_back("answer: " + names.at(set->run(run).choice));
    }
    std::vector<bool> numeric(cells.size(), false);
    numeric[3] = true;
    if (const Status put = sink(analysis::lineText(cells, std::vector<bool>(cells.size(), false), separator)); !put)
        return put;
    AnswerReader reader(set);
    for (std::size_t first = 0; first < rows.rows.size(); first += kWrittenAtOnce) {
        const auto lines = reader.read(database, rows, first, kWrittenAtOnce, stop);
        if (!lines) return lines.error();
        std::string text;
        for (const AnswerLine& line : *lines) {
            cells = {toHex(line.id),
                     line.subject,
                     line.relation,
                     std::to_string(line.row.year),
                     std::string(name(rows.form)),
                     joinedNames(line.right)};
            for (const auto& answer : line.answers) {
                cells.emplace_back(answer ? name(answer->category) : std::string_view());
                cells.push_back(answer ? answer->answer : std::string());
            }
            text += analysis::lineText(cells, numeric, separator);
        }
        if (const Status put = sink(text); !put) return put;
        progress(first + lines->size());
    }
    return {};
}

analysis::Table answerTableHead() {
    analysis::Table table;
    for (const char* column : {"run", "model", "element_id", "subject", "relation"})
        table.addColumn(column);
    table.addColumn("year", true);
    for (const char* column : {"template", "right", "category", "answer"})
        table.addColumn(column);
    for (const char* column : {"saying", "answered", "errors"})
        table.addColumn(column, true);
    return table;
}

void addAnswerCells(const ResultSet& set, const AnswerRows& rows, const std::vector<AnswerLine>& lines,
                    analysis::Table& table) {
    const RunNames names = runNames(set);
    for (const AnswerLine& line : lines)
        for (std::size_t place = 0; place < rows.runs.size(); ++place) {
            const auto& answer = line.answers[place];
            if (!answer) continue;
            const RunColumns& run = set.run(rows.runs[place]);
            table.rows.push_back({names.at(run.choice), run.model, toHex(line.id), line.subject, line.relation,
                                  std::to_string(line.row.year), std::string(name(rows.form)), joinedNames(line.right),
                                  std::string(name(answer->category)), answer->answer, std::to_string(answer->saying),
                                  std::to_string(answer->answered), std::to_string(answer->errors)});
        }
}

} // namespace chronoscope::results
