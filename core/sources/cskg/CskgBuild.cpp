// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cskg/CskgBuild.h"

#include "core/base/Text.h"
#include "core/sources/InvariantSets.h"
#include "core/sources/PackedFile.h"
#include "core/sources/cskg/KgtkText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <set>

namespace chronoscope::sources::cskg {

namespace {
constexpr std::array<const char*, 8> kEightRelations{"HasProperty", "NotHasProperty", "CapableOf", "NotCapableOf",
                                                     "Desires",     "NotDesires",     "Synonym",   "Antonym"};
constexpr std::size_t kMostColumns = 64, kNowhere = kMostColumns;

struct Columns {
    std::size_t count = 0;
    std::size_t subject = kNowhere, relation = kNowhere, object = kNowhere;
    std::size_t subjectLabel = kNowhere, objectLabel = kNowhere; ///< in the early layout there are none
};

std::size_t placeOf(const std::vector<std::string>& names, std::string_view wanted) {
    const auto found = std::find(names.begin(), names.end(), wanted);
    return found == names.end() ? kNowhere : static_cast<std::size_t>(found - names.begin());
}

Result<Columns> columnsOf(std::string_view header, const std::string& file) {
    const std::vector<std::string> names = text::split(header, '\t');
    Columns columns;
    columns.count = names.size();
    columns.subject = placeOf(names, "node1");
    columns.relation = placeOf(names, "relation");
    if (columns.relation == kNowhere) columns.relation = placeOf(names, "label"); // the early layout
    columns.object = placeOf(names, "node2");
    columns.subjectLabel = placeOf(names, "node1;label");
    columns.objectLabel = placeOf(names, "node2;label");
    const bool isWhole = columns.subject != kNowhere && columns.relation != kNowhere && columns.object != kNowhere;
    if (!isWhole || columns.count > kMostColumns)
        return Error{ErrorCode::BadInput, "line 1: the columns node1, relation (or label) and node2 are missing", file};
    return columns;
}

class CskgBuilder {
public:
    explicit CskgBuilder(const BuildOptions& options) {
        if (options.relations.empty()) m_relations.insert(kEightRelations.begin(), kEightRelations.end());
        for (const std::string& one : options.relations)
            m_relations.insert(one.starts_with("/r/") ? one.substr(3) : one);
    }

    Status read(const std::string& path, const std::stop_token& stop, const BuildProgressSink& progress);
    BuildReport finish() {
        m_report.source = "cskg";
        m_report.licence = "CC-BY-SA-4.0";
        m_report.step("edges", m_rows);
        m_report.step("of_these_relations", m_wanted);
        m_sets.finish(m_report);
        m_report.notes.emplace_back(
            "CSKG is CC BY-SA 4.0: what is made of it is passed on under the same licence, with "
            "its name.");
        return std::move(m_report);
    }

private:
    void takeRow(std::string_view line, const Columns& columns, const std::string& file, std::uint64_t number);
    static std::optional<InvariantSets::Node> node(std::string_view id, std::string_view label);

    std::set<std::string, std::less<>> m_relations;
    BuildReport m_report;
    InvariantSets m_sets{benchmark::Domain::CommonSense};
    std::size_t m_rows = 0, m_wanted = 0;
};

std::optional<InvariantSets::Node> CskgBuilder::node(std::string_view id, std::string_view label) {
    InvariantSets::Node node{std::string(id), kgtkTexts(label)};
    if (node.names.empty()) node.names.push_back(nameOfNode(id));
    return id.empty() || node.names.front().empty() ? std::nullopt : std::optional(std::move(node));
}

void CskgBuilder::takeRow(std::string_view line, const Columns& columns, const std::string& file,
                          std::uint64_t number) {
    std::array<std::string_view, kMostColumns + 1> fields{}; // one more, always empty: the column that is not there
    std::size_t count = 0;
    for (std::string_view rest = line; count < kMostColumns; ++count) {
        const std::size_t end = rest.find('\t');
        fields[count] = rest.substr(0, end);
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    const auto refuse = [&](std::string reason) {
        m_report.drop("bad_row");
        m_report.problem({file, number, std::move(reason)});
    };
    if (++count != columns.count) return refuse(fmt::format("{} columns, not {}", count, columns.count));
    std::string_view relation = fields[columns.relation];
    if (relation.starts_with("/r/")) relation.remove_prefix(3);
    if (!m_relations.contains(relation)) return m_report.drop("other_relation");
    if (!text::isUtf8(line)) return refuse("not UTF-8");
    ++m_wanted;
    const auto subject = node(fields[columns.subject], fields[columns.subjectLabel]);
    const auto object = node(fields[columns.object], fields[columns.objectLabel]);
    if (!subject || !object) return refuse("a node without id or name");
    m_sets.add(*subject, std::string(relation), *object, {}, m_report);
}

Status CskgBuilder::read(const std::string& path, const std::stop_token& stop, const BuildProgressSink& progress) {
    constexpr std::uint64_t kProgressEvery = 1U << 14;
    const std::string shown = std::filesystem::path(path).filename().string();
    auto opened = PackedFile::open(path);
    if (!opened) return opened.error();
    PackedLines lines(std::move(opened).value());
    std::optional<Columns> columns;
    std::string_view line;
    PackedLines::Kind kind = PackedLines::Kind::Line;
    while ((kind = lines.next(line)) != PackedLines::Kind::End) {
        if (kind == PackedLines::Kind::Failed) return lines.error();
        if (lines.lineNumber() % kProgressEvery == 0) {
            if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", shown};
            if (progress) progress({shown, lines.file().packedBytes(), lines.file().packedSize(), m_wanted});
        }
        if (!columns) {
            auto found = columnsOf(line, shown);
            if (!found) return found.error();
            columns = *found;
        } else if (!line.empty()) {
            ++m_rows;
            takeRow(line, *columns, shown, lines.lineNumber());
        }
    }
    if (!columns) return Error{ErrorCode::BadInput, "an empty file", shown};
    if (lines.file().isCutOff()) return Error{ErrorCode::BadInput, "the packed file is cut off", shown};
    m_report.inputs.push_back({shown, {}, lines.file().hash(), lines.file().packedBytes()});
    return {};
}
} // namespace

Result<BuildReport> buildCskg(const BuildOptions& options, const std::stop_token& stop,
                              const BuildProgressSink& progress) {
    if (options.paths.empty()) return Error{ErrorCode::InvalidArgument, "no file was given", {}};
    CskgBuilder builder(options);
    for (const std::string& path : options.paths)
        if (const Status done = builder.read(path, stop, progress); !done) return done.error();
    return builder.finish();
}

} // namespace chronoscope::sources::cskg
