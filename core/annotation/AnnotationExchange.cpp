// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationExchange.h"

#include "core/analysis/TableText.h"
#include "core/annotation/LabelStudio.h"
#include "core/base/CsvReader.h"
#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <span>

namespace chronoscope::annotation {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {
constexpr std::array<std::string_view, 3> kFormats{"csv", "jsonl", "labelstudio"};
constexpr int kRowDepth = 4;
constexpr std::size_t kMaxLine = 8 << 20; // bytes
constexpr std::size_t kShown = 60;        // bytes of what may be anything

enum class ColumnKind { Text, Number, Truth, Keys, Json };
struct Column {
    const char* key;
    ColumnKind kind;
    bool needed;
};
constexpr std::array<Column, 21> kColumns{
    {{"element_id", ColumnKind::Text, true}, {"subject", ColumnKind::Text, false},
     {"relation", ColumnKind::Text, false},  {"year", ColumnKind::Number, true},
     {"template", ColumnKind::Text, true},   {"run_id", ColumnKind::Text, true},
     {"model", ColumnKind::Text, false},     {"author", ColumnKind::Text, true},
     {"final", ColumnKind::Truth, false},    {"label_set", ColumnKind::Text, true},
     {"labels", ColumnKind::Keys, false},    {"severity", ColumnKind::Number, false},
     {"note", ColumnKind::Text, false},      {"flag", ColumnKind::Truth, false},
     {"accepted", ColumnKind::Json, false},  {"seconds", ColumnKind::Number, false},
     {"created", ColumnKind::Text, false},   {"changed", ColumnKind::Text, false},
     {"study", ColumnKind::Text, false},     {"unit", ColumnKind::Text, false},
     {"object", ColumnKind::Text, false}}};
constexpr std::size_t kCellColumns = 18; // of a file without units

const Column* columnOf(std::string_view key) {
    const auto* const found =
        std::find_if(kColumns.begin(), kColumns.end(), [&](const Column& c) { return c.key == key; });
    return found == kColumns.end() ? nullptr : found;
}

/// One annotation as both formats have it: an entry for each column, in their order; of a cell without those of units.
ordered_json entryOf(const Annotation& one, const ElementNames& names) {
    const auto name = names.find(one.item.element);
    const ElementName element = name == names.end() ? ElementName() : name->second;
    ordered_json accepted = ordered_json::array();
    for (const AcceptedAnswer& answer : one.body.accepted)
        accepted.push_back({{"answer", answer.answer}, {"reason", answer.reason}});
    ordered_json entry{{"element_id", toHex(one.item.element)},
                       {"subject", element.subject},
                       {"relation", element.relation},
                       {"year", one.item.year},
                       {"template", templateText(one.item)},
                       {"run_id", toHex(one.item.run)},
                       {"model", one.model},
                       {"author", one.voice.author},
                       {"final", one.voice.final},
                       {"label_set", one.labelSet},
                       {"labels", one.body.labels},
                       {"severity", one.body.severity},
                       {"note", one.body.note},
                       {"flag", one.body.flag},
                       {"accepted", std::move(accepted)},
                       {"seconds", one.seconds},
                       {"created", one.created},
                       {"changed", one.changed}};
    if (one.item.isCell()) return entry;
    entry["study"] = one.item.study;
    entry["unit"] = one.item.unit;
    entry["object"] = element.object;
    return entry;
}

std::string dumped(const ordered_json& value) {
    return value.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string cellOf(const ordered_json& value, ColumnKind kind) {
    switch (kind) {
    case ColumnKind::Text: return csvText(value.get_ref<const std::string&>());
    case ColumnKind::Keys: return fmt::format("{}", fmt::join(value.get<std::vector<std::string>>(), ";"));
    case ColumnKind::Json: return value.empty() ? std::string() : dumped(value);
    case ColumnKind::Number:
    case ColumnKind::Truth: break;
    }
    return dumped(value);
}

std::string csvOf(const std::vector<Annotation>& annotations, const ElementNames& names) {
    const bool units =
        std::any_of(annotations.begin(), annotations.end(), [](const Annotation& one) { return !one.item.isCell(); });
    analysis::Table columns;
    for (const Column& column : std::span(kColumns).first(units ? kColumns.size() : kCellColumns))
        columns.addColumn(column.key, column.kind == ColumnKind::Number);
    std::string text = analysis::lineText(columns.columns, columns.numeric);
    std::vector<std::string> cells(columns.columns.size());
    for (const Annotation& one : annotations) {
        const ordered_json entry = entryOf(one, names);
        for (std::size_t i = 0; i < cells.size(); ++i)
            cells[i] = entry.contains(kColumns[i].key) ? cellOf(entry.at(kColumns[i].key), kColumns[i].kind) : "";
        text += analysis::lineText(cells, columns.numeric);
    }
    return text;
}

std::string textOr(const json& entry, const char* key) {
    return entry.contains(key) ? entry.at(key).get<std::string>() : std::string();
}

Annotation readEntry(const json& entry) {
    require(entry.is_object(), "not an object");
    json body = json::object();
    for (const auto& item : entry.items()) {
        require(columnOf(item.key()) != nullptr, "unknown entry \"" + text::shortened(item.key(), kShown) + "\"");
        for (const char* key : {"labels", "severity", "note", "flag", "accepted"})
            if (item.key() == key) body[key] = item.value();
    }
    Annotation one;
    one.item = readItem(entry);
    one.voice = {entry.at("author").get<std::string>(), entry.contains("final") && entry.at("final").get<bool>()};
    one.model = textOr(entry, "model");
    one.labelSet = entry.at("label_set").get<std::string>();
    auto said = bodyFromJson(body.dump());
    require(said.ok(), said.ok() ? std::string() : said.error().message);
    one.body = std::move(said).value();
    if (entry.contains("seconds")) {
        require(entry.at("seconds").is_number(), "the seconds are no number");
        one.seconds = entry.at("seconds").get<double>();
    }
    one.created = textOr(entry, "created");
    one.changed = textOr(entry, "changed");
    return one;
}

ImportedAnnotations fromJsonl(std::string_view text, const ElementNames& known) {
    AnnotationIntake intake(known);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::int64_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view entry = text::trim(text.substr(at, end - at));
        at = end + 1;
        ++line;
        if (entry.empty()) continue;
        if (entry.size() > kMaxLine)
            intake.add(line, Error{ErrorCode::BadInput, "a line of more than 8 MiB", {}});
        else
            intake.add(line, readJson(entry, kRowDepth, ErrorCode::BadInput, "line", readEntry));
    }
    return std::move(intake).take();
}

/// The cell as JSON has it; nothing said: null.
json valueOf(const Column& column, const std::string& cell) {
    if (column.kind == ColumnKind::Text) return cell;
    if (cell.empty()) return nullptr;
    if (column.kind == ColumnKind::Keys) return text::split(cell, ';');
    if (column.kind == ColumnKind::Truth) {
        const bool yes = text::lower(cell) == U"true"; // spreadsheets write them large
        require(yes || text::lower(cell) == U"false", std::string(column.key) + " is neither true nor false");
        return yes;
    }
    const auto value = parseJson(cell, kRowDepth);
    require(value && (column.kind == ColumnKind::Json || value->is_number()),
            std::string(column.key) + " cannot be read: " + text::shortened(cell, kShown));
    return asWhole(*value);
}

Result<Annotation> readRow(const std::vector<const Column*>& columns, const CsvRow& row) {
    const auto refused = [](std::string reason) { return Error{ErrorCode::BadInput, std::move(reason), "row"}; };
    if (!row.problem.empty()) return refused(row.problem);
    if (row.cells.size() != columns.size())
        return refused(fmt::format("cells in it: {}, in the first row: {}", row.cells.size(), columns.size()));
    try {
        json entry = json::object();
        for (std::size_t i = 0; i < columns.size(); ++i) {
            require(text::isUtf8(row.cells[i]), std::string(columns[i]->key) + " is not UTF-8");
            json value = valueOf(*columns[i], row.cells[i]);
            if (!value.is_null()) entry[columns[i]->key] = std::move(value);
        }
        return readEntry(entry);
    } catch (const JsonProblem& problem) {
        return refused(problem.what());
    } catch (const json::exception& problem) {
        return refused(wordsOf(problem));
    }
}

Result<ImportedAnnotations> fromCsv(std::string_view text, const ElementNames& known) {
    CsvReader reader(text);
    const auto head = reader.next();
    const auto wrong = [](std::string reason) { return Error{ErrorCode::BadInput, std::move(reason), "first row"}; };
    if (!head) return wrong("the file is empty");
    if (!head->problem.empty()) return wrong(head->problem);
    std::vector<const Column*> columns;
    for (const std::string& key : head->cells) {
        columns.push_back(columnOf(key));
        if (columns.back() == nullptr) return wrong("unknown column \"" + text::shortened(key, kShown) + "\"");
        if (std::count(columns.begin(), columns.end(), columns.back()) > 1) return wrong("a column twice: " + key);
    }
    for (const Column& column : kColumns)
        if (column.needed && std::find(columns.begin(), columns.end(), &column) == columns.end())
            return wrong(std::string("no column ") + column.key);
    AnnotationIntake intake(known);
    while (const auto row = reader.next())
        intake.add(row->line, readRow(columns, *row));
    return std::move(intake).take();
}
} // namespace

std::string_view name(ExchangeFormat format) { return kFormats.at(static_cast<std::size_t>(format)); }

std::optional<ExchangeFormat> exchangeFormatFromName(std::string_view text) {
    const auto* const found = std::find(kFormats.begin(), kFormats.end(), text);
    if (found == kFormats.end()) return std::nullopt;
    return static_cast<ExchangeFormat>(found - kFormats.begin());
}

Result<ElementNames> elementNames(store::Database& database, const study::Studies& studies) {
    ElementNames names;
    const Status read = studies.eachItem(database, [&](study::Item&& item) {
        names[item.id] = {std::move(item.subject), std::move(item.relation), std::move(item.object)};
    });
    return read ? Result<ElementNames>(std::move(names)) : read.error();
}

std::string exportAnnotations(const std::vector<Annotation>& annotations, const ElementNames& names,
                              ExchangeFormat format) {
    if (format == ExchangeFormat::Csv) return csvOf(annotations, names);
    if (format == ExchangeFormat::LabelStudio) return toLabelStudio(annotations, names);
    std::string text;
    for (const Annotation& one : annotations)
        text += dumped(entryOf(one, names)) + '\n';
    return text;
}

Result<ImportedAnnotations> importAnnotations(std::string_view text, ExchangeFormat format, const ElementNames& known) {
    if (text.size() > kMaxExchangeFile)
        return Error{ErrorCode::BadInput, fmt::format("larger than {} MiB", kMaxExchangeFile >> 20), "annotations"};
    if (format == ExchangeFormat::Csv) return fromCsv(text, known);
    if (format == ExchangeFormat::LabelStudio) return fromLabelStudio(text, known);
    return fromJsonl(text, known);
}

} // namespace chronoscope::annotation
