// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/report/PaperTables.h"

#include "core/analysis/TableText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chronoscope::traversal {

using analysis::number;
using analysis::Table;
using analysis::TableFormat;
using benchmark::Domain;
using benchmark::State;

namespace {
constexpr std::array kSpans{false, true}; ///< previous side only?
constexpr std::array kSides{State::Dynamic, State::Static};
constexpr std::size_t kHeads = 2; ///< run, model
constexpr std::size_t kPerDomain = kSpans.size() * kSides.size();

std::vector<Domain> domainsOf(PaperTable which) {
    return which == PaperTable::Six ? std::vector{Domain::General, Domain::Biomedical} : std::vector{Domain::Legal};
}

std::string spanName(bool previousOnly) { return previousOnly ? "previous" : "total"; }

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string cell(double after, double increase) {
    const std::string gain = number(increase, 1);
    return number(after, 1) + (gain.starts_with('-') ? " (" : " (+") + gain + ")";
}

/// `cellOf(domain, previousOnly, state)` of every column behind run and model.
template <typename CellOf> std::vector<std::string> cellsOf(PaperTable which, CellOf cellOf) {
    std::vector<std::string> cells;
    for (const Domain domain : domainsOf(which))
        for (const bool previousOnly : kSpans)
            for (const State state : kSides)
                cells.push_back(cellOf(domain, previousOnly, state));
    return cells;
}

bool concerns(const TraversalReport& report, PaperTable which) {
    const auto domains = domainsOf(which);
    return std::any_of(report.lines.begin(), report.lines.end(), [&](const TraversalLine& line) {
        return std::find(domains.begin(), domains.end(), line.domain) != domains.end();
    });
}

std::string ownCell(const TraversalReport& report, Domain domain, bool previousOnly, State state) {
    for (const TraversalLine& line : report.lines) {
        if (line.domain != domain || line.state != state) continue;
        const auto after = knownAfter(line, previousOnly);
        const auto increase = knownIncrease(line, previousOnly);
        return after && increase ? cell(after->percent, increase->percent) : "";
    }
    return "";
}

void addRow(Table& table, const std::string& run, const std::string& model, const std::vector<std::string>& cells) {
    std::vector<std::string> row{run, model};
    row.insert(row.end(), cells.begin(), cells.end());
    table.rows.push_back(std::move(row));
}

void addPublished(Table& table, PaperTable which, const exchange::Published& published) {
    const auto* after = published.sameAs("traversal.known_after");
    const auto* increase = published.sameAs("traversal.known_increase");
    if (!after || !increase) return;
    for (const std::string& model : published.models(after->key)) {
        const auto cells = cellsOf(which, [&](Domain domain, bool previousOnly, State state) {
            exchange::PublishedFilter filter{after->key, model, domain, state, spanName(previousOnly), {}};
            const auto known = published.values(filter);
            filter.quantity = increase->key;
            const auto gain = published.values(filter);
            return known.size() == 1 && gain.size() == 1 ? cell(known.front().value, gain.front().value)
                                                         : std::string();
        });
        const bool any = std::any_of(cells.begin(), cells.end(), [](const std::string& text) { return !text.empty(); });
        if (any) addRow(table, "published", model, cells);
    }
}

/// One line of heads, each over `width` columns.
std::string headLine(const std::vector<std::string>& heads, std::size_t width) {
    std::string line;
    for (std::size_t i = 1; i < kHeads; ++i)
        line += " & ";
    for (const std::string& head : heads)
        line += fmt::format(" & \\multicolumn{{{}}}{{c}}{{{}}}", width, head);
    return line + " \\\\\n";
}

std::string toLatex(PaperTable which, Table table, std::size_t ownRows) {
    table.columns = {"Run", "Model"};
    std::vector<std::string> domains;
    std::vector<std::string> spans;
    for (const Domain domain : domainsOf(which)) {
        domains.push_back(capital(std::string(name(domain))));
        for (const bool previousOnly : kSpans)
            spans.push_back(capital(spanName(previousOnly)) + " span");
    }
    const auto sides = cellsOf(which, [](Domain, bool, State state) { return capital(std::string(name(state))); });
    table.columns.insert(table.columns.end(), sides.begin(), sides.end());
    const std::string plain = toText(table, TableFormat::Latex);
    constexpr std::size_t kFirstRow = 4; // behind \begin, a rule, the heads and a rule
    std::string out;
    std::size_t line = 0;
    for (std::size_t at = 0; at < plain.size(); ++line) {
        const std::size_t end = plain.find('\n', at) + 1;
        if (line == 2) out += headLine(domains, kPerDomain) + headLine(spans, kSides.size());
        if (line == kFirstRow + ownRows && ownRows > 0 && ownRows < table.rows.size()) out += "\\hline\n";
        out += plain.substr(at, end - at);
        at = end;
    }
    return out;
}
} // namespace

Table paperTable(PaperTable which, const std::vector<TraversalReport>& reports, const exchange::Published* published) {
    Table table;
    table.addColumn("run");
    table.addColumn("model");
    for (const std::string& key : cellsOf(which, [](Domain domain, bool previousOnly, State state) {
             return fmt::format("{}_{}_{}", name(domain), spanName(previousOnly), name(state));
         }))
        table.addColumn(key, true);
    for (const TraversalReport& report : reports)
        if (concerns(report, which))
            addRow(table, report.record.name, report.record.model,
                   cellsOf(which, [&](Domain domain, bool previousOnly, State state) {
                       return ownCell(report, domain, previousOnly, state);
                   }));
    if (published) addPublished(table, which, *published);
    return table;
}

std::string paperText(PaperTable which, const std::vector<TraversalReport>& reports,
                      const exchange::Published* published, TableFormat format) {
    Table table = paperTable(which, reports, published);
    if (format == TableFormat::Latex)
        return toLatex(which, std::move(table),
                       static_cast<std::size_t>(std::count_if(reports.begin(), reports.end(),
                                                              [&](const auto& one) { return concerns(one, which); })));
    if (format == TableFormat::Markdown) {
        table.columns = {"Run", "Model"};
        for (const std::string& head : cellsOf(which, [](Domain domain, bool previousOnly, State state) {
                 return fmt::format("{}, {} span, {}", capital(std::string(name(domain))), spanName(previousOnly),
                                    name(state));
             }))
            table.columns.push_back(head);
    }
    return toText(table, format);
}

} // namespace chronoscope::traversal
