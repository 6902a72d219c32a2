// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/BenchmarkExport.h"

#include "core/analysis/TableText.h"
#include "core/base/CsvReader.h"
#include "core/base/Text.h"
#include "core/benchmark/ElementReader.h"
#include "core/exchange/ExportFiles.h"
#include "core/facts/FactIntake.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace chronoscope::exchange {

using benchmark::Domain;
using benchmark::Element;
using benchmark::State;
using nlohmann::json;
using nlohmann::ordered_json;

namespace {
constexpr std::int64_t kElementsAtOnce = 64;
constexpr std::array kTableRoles{facts::Role::Subject,     facts::Role::Relation,   facts::Role::Object,
                                 facts::Role::From,        facts::Role::To,         facts::Role::Aliases,
                                 facts::Role::Distractors, facts::Role::Unverified, facts::Role::Question,
                                 facts::Role::Domain,      facts::Role::Note,       facts::Role::HeldOut};

Error stopped() { return {ErrorCode::Cancelled, "export cancelled", {}}; }

std::string fileNameOf(const Element& element, bool fewShots) {
    static constexpr std::array<const char*, 5> kDomainNames{"General", "Biomedical", "Legal", "CommonSense", "Math"};
    const char* domain = kDomainNames[static_cast<std::size_t>(element.domain)];
    if (fewShots) return fmt::format("Fewshots/Fewshot_{}.jsonl", domain);
    if (element.state == State::Invariant) return fmt::format("TimeInvariant_{}.jsonl", domain);
    return fmt::format("TimeVariant_{}_{}.jsonl", domain, element.state == State::Dynamic ? "Dynamic" : "Static");
}

/// The objects as the published files have them: general elements as lists of names, all else, where each object has
/// one name, as these names.
ordered_json publishedObjects(const benchmark::YearObjects& year, bool isFlat) {
    const bool hasAliases = std::any_of(year.objects.begin(), year.objects.end(),
                                        [](const benchmark::Object& object) { return object.size() > 1; });
    if (!isFlat || hasAliases) return year.objects;
    ordered_json names = ordered_json::array();
    for (const benchmark::Object& object : year.objects)
        names.push_back(object.front());
    return names;
}

/// The element as a line of the published files; empty where it would come back changed.
std::string publishedLine(const Element& element, bool fewShots) {
    const bool isLegal = element.domain == Domain::Legal;
    const bool isFlat = fewShots || element.domain != Domain::General;
    ordered_json line{{isLegal ? "question" : "subject", element.subject},
                      {isLegal ? "question_type" : "relation", element.relation}};
    for (const benchmark::YearObjects& year : element.years) {
        if (element.state == State::Invariant) {
            line["objects"] = publishedObjects(year, isFlat);
            continue;
        }
        if (!year.releaseDate.empty()) line[fmt::format("release_date_{:04}", year.year)] = year.releaseDate;
        line[fmt::format("{}_{:04}", isLegal ? "answers" : "objects", year.year)] = publishedObjects(year, isFlat);
    }
    if (fewShots && element.domain == Domain::CommonSense)
        line["distractor"]["distractor"] = element.distractors;
    else
        line["distractor"] = element.distractors;
    const json extra = json::parse(element.extra, nullptr, false);
    if (extra.is_object())
        for (const auto& [key, value] : extra.items())
            if (!line.contains(key)) line[key] = value;
    std::string text = line.dump(-1, ' ', false, json::error_handler_t::replace);
    const auto read = benchmark::readElement(text, element.domain, element.state);
    return read && read->element.id == element.id ? text + '\n' : std::string();
}

/// One row of a table: an object and the years it held without a break.
struct Holding {
    benchmark::Object object;
    int first = 0;
    int last = 0;
};

/// `joined`: years in a row are one row of the table.
std::vector<Holding> holdingsOf(const Element& element, bool joined) {
    std::vector<Holding> list;
    for (const benchmark::YearObjects& year : element.years)
        for (const benchmark::Object& object : year.objects) {
            const auto before = std::find_if(list.begin(), list.end(), [&](const Holding& holding) {
                return joined && holding.last == year.year - 1 && holding.object == object;
            });
            if (before != list.end())
                before->last = year.year;
            else
                list.push_back({object, year.year, year.year});
        }
    return list;
}

/// What a row says in each column, lists as they are.
using Row = std::map<facts::Role, std::vector<std::string>>;

std::vector<Row> rowsOf(const Element& element, bool isHeldOut, bool joined) {
    const json extra = json::parse(element.extra, nullptr, false);
    std::vector<std::string> unverified;
    if (extra.is_object() && extra.contains("distractors_unverified") && extra["distractors_unverified"].is_array())
        for (const json& name : extra["distractors_unverified"])
            if (name.is_string()) unverified.push_back(name.get<std::string>());
    const auto isVerified = [&](const std::string& name) {
        return std::find(unverified.begin(), unverified.end(), name) == unverified.end();
    };
    std::vector<Row> rows;
    for (const Holding& holding : holdingsOf(element, joined)) {
        Row& row = rows.emplace_back();
        row[element.domain == Domain::Legal ? facts::Role::Question : facts::Role::Subject] = {element.subject};
        row[facts::Role::Relation] = {element.relation};
        row[facts::Role::Object] = {holding.object.front()};
        row[facts::Role::Aliases] = {holding.object.begin() + 1, holding.object.end()};
        row[facts::Role::Domain] = {std::string(name(element.domain))};
        if (element.state != State::Invariant) {
            row[facts::Role::From] = {std::to_string(holding.first)};
            row[facts::Role::To] = {std::to_string(holding.last)};
        }
        if (rows.size() > 1) continue; // the rest is said once
        if (isHeldOut) row[facts::Role::HeldOut] = {"yes"};
        for (const std::string& name : element.distractors)
            row[isVerified(name) ? facts::Role::Distractors : facts::Role::Unverified].push_back(name);
        if (extra.is_object() && extra.value("note", json()).is_string()) row[facts::Role::Note] = {extra["note"]};
        if (extra.is_object() && extra.value("domain", json()).is_string())
            row[facts::Role::Domain] = {extra["domain"]};
    }
    return rows;
}

/// A list with "|" between its entries, and a backslash before one inside of them.
std::string cellText(facts::Role role, const std::vector<std::string>& entries) {
    if (!facts::isList(role)) return fmt::format("{}", fmt::join(entries, "|"));
    std::string cell;
    for (const std::string& entry : entries)
        cell += (cell.empty() ? "" : "|") + text::replaceAll(entry, "|", "\\|");
    return cell;
}

std::string csvLine(const Row& row) {
    std::vector<std::string> cells;
    std::vector<bool> numeric;
    for (const facts::Role role : kTableRoles) {
        const auto at = row.find(role);
        cells.push_back(at == row.end() ? std::string() : csvText(cellText(role, at->second)));
        numeric.push_back(role == facts::Role::From || role == facts::Role::To);
    }
    return analysis::lineText(cells, numeric);
}

std::string tableJsonLine(const Row& row) {
    ordered_json line = ordered_json::object();
    for (const facts::Role role : kTableRoles) {
        const auto at = row.find(role);
        if (facts::isList(role))
            line[std::string(name(role))] = at == row.end() ? std::vector<std::string>() : at->second;
        else
            line[std::string(name(role))] = at == row.end() || at->second.empty() ? std::string() : at->second.front();
    }
    return line.dump(-1, ' ', false, json::error_handler_t::replace) + '\n';
}

std::string headerOf(BenchmarkLayout layout) {
    if (layout != BenchmarkLayout::TableCsv) return {};
    std::vector<std::string> names;
    for (const facts::Role role : kTableRoles)
        names.emplace_back(name(role));
    return analysis::lineText(names, std::vector<bool>(names.size()));
}

/// Of the elements of a table as an empty workspace gets them.
std::set<ContentId> idsOf(const facts::FactIntake& intake) {
    const std::vector<bool> held = intake.heldOut();
    std::set<ContentId> ids;
    for (std::size_t i = 0; i < intake.elements(); ++i) {
        const Element element = intake.build(i).element;
        ids.insert(held[i] ? facts::asExemplar(element).id : element.id);
    }
    return ids;
}

/// The element as rows of the table; empty where it would come back changed.
std::string tableRows(const Element& element, bool isHeldOut, BenchmarkLayout layout) {
    facts::FactOptions options;
    if (element.state != State::Invariant)
        options.frame = std::pair(element.years.front().year, element.years.back().year);
    options.asOf = element.years.back().year;
    for (const bool joined : {true, false}) {
        std::string text;
        for (const Row& row : rowsOf(element, isHeldOut, joined))
            text += layout == BenchmarkLayout::TableCsv ? csvLine(row) : tableJsonLine(row);
        const auto read = facts::FactIntake::read(headerOf(layout) + text, {}, options);
        if (read && read->counts().leftOut == 0 && read->elements() == 1 && idsOf(*read).contains(element.id))
            return text;
    }
    return {};
}

/// The rows of a table's elements, until it is known which of them come back: what stands in other rows counts when a
/// table is read, as what is right elsewhere is no distractor.
class TableText {
public:
    explicit TableText(BenchmarkLayout layout) : m_layout(layout) {}

    /// False where the table cannot hold it.
    bool add(const Element& element, bool isHeldOut) {
        // A table tells elements apart by these, so it can hold but one version of each.
        if (!m_told.emplace(element.domain, element.subject, element.relation).second) return false;
        std::string text = tableRows(element, isHeldOut, m_layout);
        if (text.empty()) return false;
        const bool hasTime = element.state != State::Invariant;
        const std::pair years(element.years.front().year, element.years.back().year);
        m_parts.push_back({element.id, std::move(text), hasTime ? std::optional(years) : std::nullopt});
        return true;
    }

    /// Takes out what would come back changed from the table as a whole, and says how many that were.
    Result<std::int64_t> keepWhatComesBack() {
        const std::size_t all = m_parts.size();
        for (std::size_t before = all + 1; m_parts.size() < before && !m_parts.empty();) {
            before = m_parts.size();
            facts::FactOptions options;
            options.frame = years();
            if (options.frame) options.asOf = options.frame->second;
            const auto read = facts::FactIntake::read(text(), {}, options);
            if (!read) return read.error();
            const std::set<ContentId> back = idsOf(*read);
            std::erase_if(m_parts, [&](const Part& part) { return !back.contains(part.id); });
        }
        return static_cast<std::int64_t>(all - m_parts.size());
    }

    std::size_t elements() const { return m_parts.size(); }
    std::optional<std::pair<int, int>> years() const {
        std::optional<std::pair<int, int>> all;
        for (const Part& part : m_parts)
            if (part.years) {
                const auto [low, high] = all.value_or(*part.years);
                all = std::pair(std::min(low, part.years->first), std::max(high, part.years->second));
            }
        return all;
    }
    std::string text() const {
        std::string text = headerOf(m_layout);
        for (const Part& part : m_parts)
            text += part.text;
        return text;
    }

private:
    struct Part {
        ContentId id;
        std::string text;
        std::optional<std::pair<int, int>> years;
    };

    BenchmarkLayout m_layout;
    std::vector<Part> m_parts;
    std::set<std::tuple<Domain, std::string, std::string>> m_told;
};

/// Writes element by element, a table at the end.
class BenchmarkWriting {
public:
    BenchmarkWriting(BenchmarkLayout layout, const std::string& folder)
        : m_layout(layout), m_table(layout), m_files(folder) {}

    Status add(const Element& element, bool fewShots) {
        if (m_layout != BenchmarkLayout::Published) {
            if (!m_table.add(element, fewShots)) ++m_report.leftOut;
            return {};
        }
        const std::string text = publishedLine(element, fewShots);
        if (text.empty()) {
            ++m_report.leftOut;
            return {};
        }
        ++m_report.elements;
        return write(fileNameOf(element, fewShots), text);
    }

    Result<BenchmarkExport> finish() {
        if (m_layout != BenchmarkLayout::Published)
            if (const Status written = writeTable(); !written) return written.error();
        auto paths = m_files.finish();
        if (!paths) return paths.error();
        m_report.files = std::move(paths).value();
        return std::move(m_report);
    }

private:
    Status writeTable() {
        const auto changed = m_table.keepWhatComesBack();
        if (!changed) return changed.error();
        m_report.leftOut += *changed;
        m_report.elements = static_cast<std::int64_t>(m_table.elements());
        m_report.years = m_table.years();
        if (m_report.elements == 0) return {};
        return write(m_layout == BenchmarkLayout::TableCsv ? "facts.csv" : "facts.jsonl", m_table.text());
    }

    Status write(const std::string& name, const std::string& text) {
        auto at = m_byName.find(name);
        if (at == m_byName.end()) {
            const auto file = m_files.add(name);
            if (!file) return file.error();
            at = m_byName.emplace(name, *file).first;
        }
        return m_files.write(at->second, text);
    }

    BenchmarkLayout m_layout;
    TableText m_table;
    ExportFiles m_files;
    std::map<std::string, std::size_t> m_byName;
    BenchmarkExport m_report;
};

Status addRun(store::BenchmarkStore& elements, std::int64_t run, BenchmarkWriting& writing,
              const std::stop_token& stop) {
    for (std::int64_t first = 0;; first += kElementsAtOnce) {
        if (stop.stop_requested()) return stopped();
        const auto chunk = elements.loadOfRun(run, first, kElementsAtOnce);
        if (!chunk) return chunk.error();
        if (chunk->empty()) return {};
        for (const auto& loaded : *chunk)
            if (const Status added = writing.add(loaded.element, false); !added) return added;
    }
}

Status addAll(store::Database& database, BenchmarkWriting& writing, bool isTable, const std::stop_token& stop) {
    store::BenchmarkStore elements(database);
    const auto metas = store::ElementVersions(database).current();
    if (!metas) return metas.error();
    for (const benchmark::ElementMeta& meta : *metas) {
        if (stop.stop_requested()) return stopped();
        const auto element = elements.load(meta.row);
        if (!element) return element.error();
        if (const Status added = writing.add(*element, false); !added) return added;
    }
    const auto fewShots = elements.fewShots();
    if (!fewShots) return fewShots.error();
    for (const Element& element : *fewShots)
        if (isTable && !facts::isOfTable(element))
            continue; // of a benchmark's files, which a table does not stand for
        else if (const Status added = writing.add(element, true); !added)
            return added;
    return {};
}
} // namespace

Result<BenchmarkExport> exportBenchmark(store::Workspace& workspace, std::optional<std::int64_t> run,
                                        BenchmarkLayout layout, const std::string& folder,
                                        const std::stop_token& stop) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    store::BenchmarkStore elements(*reader);
    BenchmarkWriting writing(layout, folder);
    const Status added = run ? addRun(elements, *run, writing, stop)
                             : addAll(*reader, writing, layout != BenchmarkLayout::Published, stop);
    if (!added) return added.error();
    return writing.finish();
}

} // namespace chronoscope::exchange
