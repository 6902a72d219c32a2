// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/mathkg/MathKgBuild.h"

#include "core/base/CsvReader.h"
#include "core/base/Text.h"
#include "core/facts/FactText.h"
#include "core/sources/InvariantSets.h"
#include "core/sources/PackedFile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <set>

namespace chronoscope::sources::mathkg {

namespace {
namespace fs = std::filesystem;

constexpr std::array<const char*, 12> kTwelveRelations{
    "Synonym",   "Antonym",           "Rely_on",     "Inverse_rely_on",
    "Belong_to", "Inverse_belong_to", "Property_of", "Inverse_property_of",
    "None",      "Similar",           "Apposition",  "Other"};
constexpr std::size_t kMostBytes = std::size_t{256} << 20;
constexpr int kDeepestJson = 4;

struct Row {
    std::int64_t line = 0;
    std::vector<std::string> cells;
};

struct Sheet {
    std::string name;
    std::vector<std::string> header; ///< none in JSON Lines
    std::vector<Row> rows;
};

Result<std::string> textOf(const std::string& path, const std::string& shown, BuildReport& report) {
    auto file = PackedFile::open(path);
    if (!file) return file.error();
    std::string bytes;
    std::array<char, 1U << 16U> chunk{};
    for (std::size_t got = 1; got > 0;) {
        const auto read = file->read(chunk);
        if (!read) return read.error();
        got = *read;
        bytes.append(chunk.data(), got);
        if (bytes.size() > kMostBytes) return Error{ErrorCode::BadInput, "more than 256 MB", shown};
    }
    if (file->isCutOff()) return Error{ErrorCode::BadInput, "the packed file is cut off", shown};
    auto decoded = facts::decodeText(bytes);
    if (!decoded) return Error{ErrorCode::BadInput, decoded.error().message, shown};
    report.inputs.push_back({shown, {}, file->hash(), file->packedBytes()});
    return std::move(decoded->text);
}

/// Three texts, as a list or under head, relation and tail.
std::optional<std::vector<std::string>> tripleOf(std::string_view line) {
    if (text::nestsDeeperThan(line, kDeepestJson)) return std::nullopt;
    const auto json = nlohmann::json::parse(line, nullptr, false);
    std::vector<std::string> cells;
    const auto take = [&cells](const nlohmann::json& value) {
        if (value.is_string()) cells.push_back(value.get<std::string>());
    };
    if (json.is_array())
        std::for_each(json.begin(), json.end(), take);
    else if (json.is_object())
        for (const char* key : {"head", "relation", "tail"})
            if (json.contains(key)) take(json.at(key));
    return cells.size() == 3 ? std::optional(std::move(cells)) : std::nullopt;
}

class MathKgBuilder {
public:
    explicit MathKgBuilder(const BuildOptions& options) : m_options(options) {
        m_wanted.insert(options.relations.begin(), options.relations.end());
        if (m_wanted.empty()) m_wanted.insert(kTwelveRelations.begin(), kTwelveRelations.end());
    }

    Result<BuildReport> build(const std::stop_token& stop, const BuildProgressSink& progress);

private:
    Status readFile(const std::string& path, bool isGlossary);
    Sheet sheetOf(const std::string& name, const std::string& text);
    void refuse(const std::string& file, std::int64_t line, std::string reason) {
        m_report.drop("bad_row");
        m_report.problem({file, static_cast<std::uint64_t>(line), std::move(reason)});
    }
    void readPairs(Sheet& sheet, std::map<std::string, std::string>& into);
    /// Gives a table without a header its first row back: one whose middle is a relation heads no columns.
    void takeBackFirst(Sheet& sheet) const;
    void takeTriple(const std::string& file, const Row& row);
    InvariantSets::Node node(const std::string& term, bool& isTranslated, bool& isByModel) const {
        const auto found = m_glossary.find(term);
        if (found != m_glossary.end()) return {term, {found->second}};
        const auto byModel = m_options.terms.find(term);
        isByModel = isByModel || byModel != m_options.terms.end();
        if (byModel != m_options.terms.end()) return {term, {byModel->second}};
        isTranslated = isTranslated && !isChinese(term);
        return {term, {term}};
    }

    const BuildOptions& m_options;
    std::set<std::string> m_wanted;
    BuildReport m_report;
    std::vector<Sheet> m_triples;
    std::map<std::string, std::string> m_glossary, m_relationNames;
    InvariantSets m_sets{benchmark::Domain::Math};
    std::size_t m_taken = 0;
};

Sheet MathKgBuilder::sheetOf(const std::string& name, const std::string& text) {
    Sheet sheet{name, {}, {}};
    if (name.find(".jsonl") != std::string::npos) {
        std::int64_t number = 0;
        for (const std::string& line : text::split(text, '\n')) {
            ++number;
            if (text::trim(line).empty()) continue;
            if (auto cells = tripleOf(line))
                sheet.rows.push_back({number, std::move(*cells)});
            else
                refuse(name, number, "not a JSON list of three texts, nor an object with head, relation and tail");
        }
        return sheet;
    }
    const std::string_view first = std::string_view(text).substr(0, text.find('\n'));
    CsvReader reader(text, first.find('\t') != std::string_view::npos ? '\t' : ',');
    for (auto row = reader.next(); row; row = reader.next()) {
        for (std::string& cell : row->cells)
            cell = facts::normalised(cell);
        if (!row->problem.empty())
            refuse(name, row->line, row->problem);
        else if (sheet.header.empty())
            sheet.header = std::move(row->cells);
        else
            sheet.rows.push_back({row->line, std::move(row->cells)});
    }
    return sheet;
}

void MathKgBuilder::readPairs(Sheet& sheet, std::map<std::string, std::string>& into) {
    for (Row& row : sheet.rows) {
        if (row.cells.size() != 2 || row.cells[0].empty() || row.cells[1].empty())
            refuse(sheet.name, row.line, "not a pair of two texts");
        else
            into.emplace(std::move(row.cells[0]), std::move(row.cells[1]));
    }
}

Status MathKgBuilder::readFile(const std::string& path, bool isGlossary) {
    const std::string shown = fs::path(path).filename().string();
    auto text = textOf(path, shown, m_report);
    if (!text) return text.error();
    Sheet sheet = sheetOf(shown, *text);
    const std::size_t columns = sheet.header.empty() ? 3 : sheet.header.size();
    if (columns == 2) {
        readPairs(sheet, sheet.header[1] == "relation" ? m_relationNames : m_glossary);
    } else if (columns == 3 && !isGlossary) {
        m_triples.push_back(std::move(sheet));
    } else {
        return Error{ErrorCode::BadInput,
                     fmt::format("{} columns: triples have three, a glossary and a map of relations two", columns),
                     shown};
    }
    return {};
}

void MathKgBuilder::takeBackFirst(Sheet& sheet) const {
    if (sheet.header.size() != 3) return;
    const std::string& relation = sheet.header[1];
    const bool isRelation =
        m_relationNames.contains(relation) || m_wanted.contains(relation) ||
        std::find(kTwelveRelations.begin(), kTwelveRelations.end(), relation) != kTwelveRelations.end();
    if (isRelation) sheet.rows.insert(sheet.rows.begin(), {1, std::move(sheet.header)});
}

void MathKgBuilder::takeTriple(const std::string& file, const Row& row) {
    if (row.cells.size() != 3 ||
        std::any_of(row.cells.begin(), row.cells.end(), [](const auto& c) { return c.empty(); }))
        return refuse(file, row.line, "not three texts");
    const auto mapped = m_relationNames.find(row.cells[1]);
    const std::string& relation = mapped == m_relationNames.end() ? row.cells[1] : mapped->second;
    if (!m_wanted.contains(relation)) return m_report.drop("other_relation");
    ++m_taken;
    bool isTranslated = true, isByModel = false;
    const InvariantSets::Node subject = node(row.cells[0], isTranslated, isByModel);
    const InvariantSets::Node object = node(row.cells[2], isTranslated, isByModel);
    const char* flag = !isTranslated ? "untranslated" : (isByModel ? "translated by a model" : "");
    m_sets.add(subject, relation, object, flag, m_report);
}

Result<BuildReport> MathKgBuilder::build(const std::stop_token& stop, const BuildProgressSink& progress) {
    m_report.source = "mathkg";
    m_report.licence = "unknown: the published triples name none";
    for (const std::string& path : m_options.labelFiles)
        if (const Status read = readFile(path, true); !read) return read.error();
    for (const std::string& path : m_options.paths) {
        std::vector<std::string> files;
        std::error_code failed;
        for (fs::directory_iterator entry(path, failed); !failed && entry != fs::directory_iterator();
             entry.increment(failed)) {
            const std::string ending = entry->path().extension().string();
            if (ending == ".tsv" || ending == ".csv" || ending == ".jsonl") files.push_back(entry->path().string());
        }
        std::sort(files.begin(), files.end());
        if (!fs::is_directory(path, failed)) files = {path};
        for (const std::string& file : files)
            if (const Status read = readFile(file, false); !read) return read.error();
    }
    if (m_triples.empty()) return Error{ErrorCode::BadInput, "no file of three columns: head, relation, tail", {}};
    std::size_t rows = 0;
    for (Sheet& sheet : m_triples) {
        takeBackFirst(sheet);
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", sheet.name};
        for (const Row& row : sheet.rows)
            takeTriple(sheet.name, row);
        rows += sheet.rows.size();
        if (progress) progress({sheet.name, 0, 0, rows});
    }
    m_report.step("triples", rows);
    m_report.step("of_these_relations", m_taken);
    m_sets.finish(m_report);
    const auto flagged = static_cast<std::size_t>(std::count_if(
        m_report.elements.begin(), m_report.elements.end(), [](const auto& built) { return !built.notes.empty(); }));
    if (flagged > 0) m_report.notes.push_back(fmt::format("{} elements with terms that no glossary knows", flagged));
    return std::move(m_report);
}
} // namespace

bool isChinese(std::string_view term) {
    const std::u32string points = text::lower(term);
    return std::any_of(points.begin(), points.end(), [](char32_t point) { return point >= 0x2E80; });
}

Result<BuildReport> buildMathKg(const BuildOptions& options, const std::stop_token& stop,
                                const BuildProgressSink& progress) {
    return MathKgBuilder(options).build(stop, progress);
}

} // namespace chronoscope::sources::mathkg
