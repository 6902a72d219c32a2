// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PublishedMined.h"

#include "core/base/StrictJson.h"
#include "core/studies/mined/EditChoice.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace chronoscope::mined {

namespace {
constexpr const char* kRun = "published";
constexpr const char* kAverage = "average";
constexpr int kPrintedDecimals = 2; ///< as printed
constexpr int kFileDepth = 8;

template <std::size_t Size> std::array<double, Size> percentages(const nlohmann::json& list) {
    require(list.is_array() && list.size() == Size, fmt::format("a row does not have {} figures", Size));
    std::array<double, Size> row{};
    for (std::size_t i = 0; i < Size; ++i) {
        require(list[i].is_number(), "a figure is no number");
        row[i] = list[i].get<double>();
        require(row[i] >= 0 && row[i] <= 100, "a figure is no percentage");
    }
    return row;
}

PublishedMined::Scores scoresOf(const nlohmann::json& row) {
    PublishedMined::Scores scores{row.at("model"),
                                  row.at("released"),
                                  percentages<kTasks + 1>(row.at("cem")),
                                  percentages<kTasks + 1>(row.at("f1")),
                                  {}};
    if (row.contains("judge")) scores.judge = PublishedMined::Row(percentages<kTasks + 1>(row.at("judge")));
    return scores;
}

/// The columns are in the order of the tasks; a file with another one would give each task another's figures.
void checkColumns(const nlohmann::json& columns) {
    require(columns.is_array() && columns.size() == kTasks + 1, "the columns are not the tasks and their average");
    for (const Task task : kAllTasks)
        require(columns[static_cast<std::size_t>(task)] == name(task), "the columns are not in the order of the tasks");
    require(columns[kTasks] == kAverage, "the last column is not the average");
}

/// The tasks that are edited, in their order, then their average.
std::vector<std::string> editedNames() {
    std::vector<std::string> names;
    for (const Task task : editedTasks())
        names.emplace_back(name(task));
    names.emplace_back(kAverage);
    return names;
}

std::vector<PublishedMined::Editing> editingOf(const nlohmann::json& document) {
    const std::size_t columns = editedNames().size();
    std::map<std::string, std::vector<std::int64_t>> items;
    for (const nlohmann::json& row : document.at("edited_items")) {
        auto& counts = items[row.at("model").get<std::string>()];
        for (const nlohmann::json& count : row.at("items"))
            counts.push_back(wholeNumber(count, 1, 1'000'000));
        require(counts.size() == columns, "the edited items are not counted by task");
    }
    std::vector<PublishedMined::Editing> editing;
    for (const nlohmann::json& row : document.at("editing")) {
        const auto setting = editSettingFromName(row.at("setting").get<std::string>());
        require(setting.has_value(), "unknown setting of an edit");
        const auto known = items.find(row.at("model").get<std::string>());
        require(known != items.end(), "the items of an edited model are not counted");
        const auto figures = percentages<kTasks - 1>(row.at("cem")); // two tasks fewer, and the average
        editing.push_back({known->first, row.at("method"), *setting, {figures.begin(), figures.end()}, known->second});
    }
    return editing;
}

PublishedMined publishedOf(const nlohmann::json& document) {
    require(document.at("format") == "chronoscope-published-mined" && document.at("version") == 1,
            "not published figures of MINED, version 1");
    PublishedMined published;
    published.source = document.at("source");
    checkColumns(document.at("columns"));
    const nlohmann::json& items = document.at("items");
    require(items.is_array() && items.size() == kTasks + 1, "the items are not counted by task");
    for (std::size_t i = 0; i < items.size(); ++i)
        published.items[i] = wholeNumber(items[i], 1, 1'000'000);
    for (const nlohmann::json& row : document.at("scores"))
        published.scores.push_back(scoresOf(row));
    for (const nlohmann::json& row : document.at("latest"))
        published.latest.push_back({row.at("model"), percentages<3>(row.at("shares"))});
    published.editing = editingOf(document);
    for (const nlohmann::json& row : document.at("suspicious"))
        published.suspicious.push_back(
            {row.at("table"), row.at("model"), row.at("task"), row.at("figure"), row.at("why")});
    return published;
}

std::string printed(double figure) { return analysis::number(figure, kPrintedDecimals); }
} // namespace

std::string PublishedMined::Suspicion::text() const {
    return fmt::format("table {}, {}{}{}, {}: {}", table, model, task.empty() ? "" : ", ", task, figure, why);
}

Result<PublishedMined> PublishedMined::parse(std::string_view text) {
    return readJson(text, kFileDepth, ErrorCode::BadInput, "published figures of MINED", publishedOf);
}

void PublishedMined::addTo(analysis::Table& table) const {
    const auto has = [&](const char* column) {
        return std::find(table.columns.begin(), table.columns.end(), column) != table.columns.end();
    };
    if (has("method")) {
        const std::vector<std::string> tasks = editedNames();
        for (const Editing& row : editing)
            for (std::size_t i = 0; i < tasks.size(); ++i)
                table.rows.push_back({kRun, row.model, row.method, std::string(name(row.setting)), "", tasks[i],
                                      std::to_string(row.items[i]), "", "", printed(row.cem[i]), "", "", ""});
        return;
    }
    if (has("latest")) {
        for (const Latest& row : latest)
            table.rows.push_back({kRun, row.model, "all", std::to_string(items[0]), printed(row.shares[0]),
                                  printed(row.shares[1]), printed(row.shares[2])});
        return;
    }
    for (const Scores& row : scores)
        for (std::size_t i = 0; i <= kTasks; ++i) {
            const bool isAverage = i == kTasks;
            table.rows.push_back({kRun, row.model,
                                  std::string(isAverage ? "all" : name(dimensionOf(static_cast<Task>(i)))),
                                  std::string(isAverage ? kAverage : name(static_cast<Task>(i))), "all",
                                  std::to_string(items[i]), "", printed(row.cem[i]), printed(row.f1[i]),
                                  row.judge ? printed((*row.judge)[i]) : std::string(), "", ""});
        }
}

} // namespace chronoscope::mined
