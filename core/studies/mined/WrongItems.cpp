// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/WrongItems.h"

#include "core/base/StrictJson.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/Claims.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/MinedReplies.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace chronoscope::mined {

using Json = nlohmann::ordered_json;

namespace {
constexpr const char* kModelsField = "models";

bool isCognition(Task task) { return dimensionOf(task) == Dimension::Cognition; }

/// Items that a run answered wrong in every configuration, and left nothing of open.
Result<std::set<std::int64_t>> wrongIn(store::Database& database, const MinedContext& run,
                                       const std::set<std::int64_t>& cognition, const std::stop_token& stop) {
    std::map<std::int64_t, std::size_t> wrong;
    const Status read = forEachVerdict(database, run, [&](const AskedReply& reply) {
        const bool isWrong = !reply.row.error && !reply.row.hit;
        if (isWrong && cognition.contains(reply.unit.item)) ++wrong[reply.unit.item];
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the answers were not read to their end", {}};
    std::set<std::int64_t> all;
    for (const auto& [item, count] : wrong)
        if (count == run.spec.configurations.size()) all.insert(item);
    return all;
}

/// The item as a task file has it, with the gold that its own list gives.
Json jsonOf(const Item& item) {
    const auto golds = correctedGolds(item).value_or(item.golds);
    Json json{{"id", item.number},
              {"type", item.type},
              {"eval_type", item.evalType},
              {"subject", item.subject},
              {"hypernym", item.hypernym},
              {"property", item.property},
              {"mm_questions", item.question},
              {"mm_paraphrase_completion", item.completion},
              {"answers", item.attributes},
              {"current_answer", golds.front()}};
    if (item.context.year) json["context_timestamp"] = *item.context.year;
    const Json extra = Json::parse(item.extra, nullptr, false);
    if (extra.is_object())
        for (const auto& [key, value] : extra.items())
            json[key] = value;
    return json;
}
} // namespace

Result<std::vector<std::int64_t>> itemsWrongInAll(store::Database& database, const std::vector<std::int64_t>& runs,
                                                  const std::stop_token& stop) {
    if (runs.empty()) return Error{ErrorCode::InvalidArgument, "A.T.E needs the results of one model at the least", {}};
    const auto metas = MinedStore(database).metas();
    if (!metas) return metas.error();
    std::set<std::int64_t> left;
    for (const ItemMeta& meta : *metas)
        if (isCognition(meta.task)) left.insert(meta.row);
    for (const std::int64_t id : runs) {
        auto record = store::RunStore(database).get(id);
        if (!record) return record.error();
        const auto run = minedContext(database, std::move(record).value());
        if (!run) return run.error();
        auto wrong = wrongIn(database, **run, left, stop);
        if (!wrong) return wrong.error();
        left = std::move(wrong).value();
    }
    return std::vector<std::int64_t>(left.begin(), left.end());
}

std::vector<std::string> modelsOfClaim(const Item& item) {
    constexpr int kDepth = 30;
    const auto models =
        readJson(item.extra, kDepth, ErrorCode::Corrupt, "the fields of an item", [](const nlohmann::json& extra) {
            const auto at = extra.find(kModelsField);
            return at == extra.end() ? std::vector<std::string>() : at->get<std::vector<std::string>>();
        });
    return models ? *models : std::vector<std::string>(); // a file may hold anything there
}

Result<ClaimsMade> addClaimsOfRuns(store::Workspace& workspace, const std::vector<std::int64_t>& runs, bool controls) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto rows = itemsWrongInAll(*reader, runs);
    if (!rows) return rows.error();
    ClaimsMade made;
    for (const std::int64_t id : runs) {
        const auto record = store::RunStore(*reader).get(id);
        if (!record) return record.error();
        made.models.push_back(record->model);
    }
    made.wrong = rows->size();
    std::vector<Item> items;
    for (const std::int64_t row : *rows) {
        const auto origin = MinedStore(*reader).item(row);
        if (!origin) return origin.error();
        constexpr std::uint64_t kSeed = 42; // of the holder that a control names
        const Json json = jsonOf(*origin);
        auto claim = claimOf(json, items.size() + 1),
             control = controls ? controlOf(json, items.size() + 1, kSeed) : std::nullopt;
        if (!claim) ++made.withoutClaim;
        if (claim && controls && !control) ++made.withoutControl;
        for (auto* one : {&claim, &control}) {
            if (!*one) continue;
            Json& document = **one;
            document.erase("id"); // the place in this list is no property of the item
            document[kModelsField] = made.models;
            Item item = itemFromJson(nlohmann::json(document)).item;
            item.number = origin->number;
            item.image = origin->image;
            item.otherImage = origin->otherImage;
            items.push_back(std::move(item));
        }
    }
    const Status stored = workspace.write([&](store::Database& database) -> Status {
        return store::guarded([&] {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            MinedStore mined(database);
            for (const Item& item : items)
                ++(mined.addItem(item) == MinedStore::Added::New ? made.added : made.already);
            transaction.commit();
        });
    });
    if (!stored) return stored.error();
    return made;
}

} // namespace chronoscope::mined
