// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/RatingExchange.h"

#include "core/base/StrictJson.h"
#include "core/studies/mined/MinedStore.h"
#include "core/studies/mined/RatingStore.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <utility>

namespace chronoscope::mined {

namespace {
/// The rating on a line. BadInput with the reason.
Result<Rating> ratingFromLine(std::string_view line) {
    constexpr int kDepth = 4;
    return readJson(line, kDepth, ErrorCode::BadInput, "a rating", [](const nlohmann::json& row) {
        Rating rating;
        bool isId = false;
        rating.item = contentIdFromHex(row.at("element_id").get<std::string>(), isId);
        require(isId, "“element_id” is none");
        rating.annotator = row.at("annotator").get<std::string>();
        const nlohmann::json body{{"scores", row.at("scores")},
                                  {"texts", row.contains("texts") ? row.at("texts") : nlohmann::json::object()}};
        if (const Status read = readRatingBody(body.dump(), rating); !read) throw JsonProblem(read.error().message);
        if (row.contains("seconds")) {
            require(row.at("seconds").is_number(), "“seconds” is no number");
            rating.seconds = row.at("seconds").get<double>();
        }
        rating.changed = row.at("ts").get<std::string>();
        if (const auto problem = rating.problem()) throw JsonProblem(*problem);
        return rating;
    });
}

/// The items that can be rated, by their content.
Result<std::map<ContentId, Task>> itemsOf(store::Database& database) {
    const auto metas = MinedStore(database).metas();
    if (!metas) return metas.error();
    std::map<ContentId, Task> items;
    for (const ItemMeta& meta : *metas)
        items[meta.id] = meta.task;
    return items;
}
} // namespace

Result<std::string> ratingLines(store::Database& database, const std::vector<Rating>& ratings) {
    MinedStore mined(database);
    std::string lines;
    for (const Rating& rating : ratings) {
        nlohmann::ordered_json row{{"element_id", toHex(rating.item)}};
        if (const auto rows = mined.find(toHex(rating.item)); rows) {
            const auto item = mined.item(rows->front());
            if (!item) return item.error();
            row["id"] = item->number;
            row["task"] = name(item->task);
        }
        row["annotator"] = rating.annotator;
        row["scores"] = rating.scores;
        row["texts"] = rating.texts;
        row["seconds"] = rating.seconds;
        row["ts"] = rating.changed;
        lines += row.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
    }
    return lines;
}

Result<std::string> readRatingFile(const std::string& path) {
    constexpr std::uintmax_t kMost = std::uintmax_t{256} << 20; // bytes
    std::error_code problem;
    const auto size = std::filesystem::file_size(path, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), path};
    if (size > kMost) return Error{ErrorCode::BadInput, "the file is too large", path};
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    if (!in) return Error{ErrorCode::Io, "the file cannot be read", path};
    return text.str();
}

Result<RatingImport> importRatings(store::Workspace& workspace, std::string_view lines) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto items = itemsOf(*reader);
    if (!items) return items.error();
    RatingImport report;
    std::vector<Rating> fresh;
    std::size_t number = 0;
    for (std::size_t at = 0; at < lines.size();) {
        const std::string_view line = lines.substr(at, lines.find('\n', at) - at);
        at += line.size() + 1;
        ++number;
        if (text::trim(line).empty()) continue;
        auto rating = ratingFromLine(line);
        const bool isKnown = rating && items->contains(rating->item);
        if (!rating || !isKnown)
            report.leftOut.push_back({number, rating ? "no item of the workspace" : rating.error().message});
        else
            fresh.push_back(std::move(rating).value());
    }
    return workspace.write([&](store::Database& database) -> Result<RatingImport> {
        return store::guarded([&]() -> Result<RatingImport> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            RatingStore store(database);
            for (const Rating& rating : fresh) {
                const auto known = store.find(rating.item, rating.annotator);
                if (!known) return known.error();
                if (*known && (*known)->changed >= rating.changed) {
                    ++report.already;
                    continue;
                }
                if (const Status stored = store.put(rating); !stored) return stored.error();
                ++report.added;
            }
            transaction.commit();
            return report;
        });
    });
}

} // namespace chronoscope::mined
