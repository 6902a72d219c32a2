// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ReplyStore.h"

#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/layout/RunLayout.h"
#include "core/store/ReplyTextId.h"
#include "core/store/ReplyVerdicts.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace chronoscope::store {

using nlohmann::json;

namespace {
std::optional<std::uint32_t> tokensOf(const RowReader& row, int column) {
    if (row.isNull(column)) return std::nullopt;
    return static_cast<std::uint32_t>(row.value(column, 0, std::numeric_limits<std::uint32_t>::max()));
}

/// Index, kind or error, and hit, which come first in every row.
ReplyRow readOutcome(const RowReader& row) {
    ReplyRow reply;
    reply.index = run::keyIndex(row.value(0));
    const auto kind = static_cast<int>(row.value(1, 1 - backend::kErrorKinds, matching::kReplyKinds - 1));
    if (kind < 0)
        reply.error = static_cast<backend::ErrorKind>(-kind);
    else
        reply.kind = static_cast<matching::ReplyKind>(kind);
    reply.hit = row.flag(2);
    return reply;
}

ReplyRow readVerdict(const RowReader& row) {
    ReplyRow reply = readOutcome(row);
    if (!row.isNull(3)) reply.value = row.fraction(3);
    return reply;
}

ReplyRow readWholeReply(const RowReader& row) {
    constexpr int kMostTenths = 1000; // of a score
    ReplyRow reply = readOutcome(row);
    reply.score = static_cast<double>(row.value(3, 0, kMostTenths)) / 10.0;
    reply.promptTokens = tokensOf(row, 4);
    reply.completionTokens = tokensOf(row, 5);
    reply.finish = static_cast<backend::Finish>(row.value(6, 0, static_cast<int>(backend::Finish::ContentFilter)));
    reply.latencyUs = row.value(7, 0, std::numeric_limits<std::int64_t>::max());
    if (row.isNull(8)) throw damaged("the text of a reply is missing in the workspace");
    reply.text = row.text(8);
    reply.leftOut = row.flag(9);
    if (!row.isNull(10)) reply.value = row.fraction(10);
    return reply;
}

/// A list of [token, log-probability, [[alternative, log-probability], …]]; null is no finite number.
std::string encodeTokens(const std::vector<backend::TokenLogProb>& tokens) {
    json list = json::array();
    for (const backend::TokenLogProb& token : tokens)
        list.push_back({token.token, token.logProb, token.top});
    return list.dump(-1, ' ', false, json::error_handler_t::replace);
}

double logProbOf(const json& number) {
    return number.is_null() ? std::numeric_limits<double>::quiet_NaN() : number.get<double>();
}

std::vector<backend::TokenLogProb> decodeTokens(const json& list) {
    std::vector<backend::TokenLogProb> tokens;
    for (const json& one : list) {
        backend::TokenLogProb token{one.at(0).get<std::string>(), logProbOf(one.at(1)), {}};
        for (const json& other : one.at(2))
            token.top.emplace_back(other.at(0).get<std::string>(), logProbOf(other.at(1)));
        tokens.push_back(std::move(token));
    }
    return tokens;
}
} // namespace

std::string ReplyRow::outcome() const { return error ? "error:" + std::string(name(*error)) : std::string(name(kind)); }

ReplyInserter::ReplyInserter(SQLite::Database& sql, std::int64_t run, KnownTexts& known)
    : m_run(run), m_known(known), m_findText(sql, "SELECT text FROM reply_text WHERE id = ?"),
      m_addText(sql, "INSERT INTO reply_text(id, text) VALUES(?, ?)"),
      m_insert(sql, "INSERT INTO reply(key, text, kind, hit, score, prompt_tokens, completion_tokens, finish, "
                    "latency_us, left_out, value) VALUES(?,?,?,?,?,?,?,?,?,?,?)"),
      m_addThinking(sql, "INSERT INTO thinking(key, text) VALUES(?, ?)"),
      m_addTokens(sql, "INSERT INTO reply_tokens(key, tokens) VALUES(?, ?)") {}

std::int64_t ReplyInserter::textId(const std::string& text) {
    const std::uint64_t hash = hash64(text);
    KnownTexts::Entry& known = m_known.entries[hash & (m_known.entries.size() - 1)];
    if (known.hash == hash && known.id != 0) return known.id;
    std::int64_t id = firstTextId(hash);
    for (;; ++id) {
        m_findText.bind(1, id);
        const bool taken = m_findText.executeStep();
        const bool same = taken && m_findText.getColumn(0).getString() == text;
        m_findText.reset();
        if (same) break;
        if (taken) continue;
        execute(m_addText, id, text);
        break;
    }
    known = {hash, id};
    return id;
}

void ReplyInserter::insert(const ReplyRow& reply) {
    const std::int64_t key = run::runKey(m_run, reply.index);
    const auto value = reply.value && std::isfinite(*reply.value) ? reply.value : std::nullopt;
    execute(m_insert, key, textId(reply.text),
            reply.error ? -static_cast<int>(*reply.error) : static_cast<int>(reply.kind), reply.hit,
            static_cast<int>(std::lround(reply.score * 10)), reply.promptTokens, reply.completionTokens, reply.finish,
            reply.latencyUs, reply.leftOut, value);
    if (!reply.thinking.empty()) execute(m_addThinking, key, reply.thinking);
    if (!reply.tokens.empty()) execute(m_addTokens, key, encodeTokens(reply.tokens));
}

namespace {
/// The rows of a query for a range of keys, each made by `read`.
template <typename Read>
Status eachReply(Database& database, const char* query, std::int64_t from, std::int64_t to, Read read,
                 const std::function<bool(const ReplyRow&)>& visit) {
    return guarded([&] {
        RowReader rows(database.sql(), query);
        rows.bind(1, from);
        rows.bind(2, to);
        while (rows.next()) {
            const auto nameOf = [&] { return "reply " + std::to_string(run::keyIndex(rows.value(0))); };
            if (!visit(located(nameOf, [&] { return read(rows); }))) return;
        }
    });
}
} // namespace

Status readReplies(Database& database, std::int64_t run, std::int64_t fromIndex, std::int64_t toIndex,
                   const std::function<bool(const ReplyRow&)>& visit) {
    return eachReply(
        database,
        "SELECT r.key, r.kind, r.hit, r.score, r.prompt_tokens, r.completion_tokens, r.finish, r.latency_us, t.text, "
        "r.left_out, r.value FROM reply r LEFT JOIN reply_text t ON t.id = r.text WHERE r.key >= ? AND r.key < ? "
        "ORDER BY r.key",
        run::runKey(run, fromIndex), run::runKey(run, toIndex), readWholeReply, visit);
}

Status readVerdicts(Database& database, std::int64_t run, std::int64_t fromIndex, std::int64_t toIndex,
                    const std::function<bool(const ReplyRow&)>& visit) {
    return eachReply(database, "SELECT key, kind, hit, value FROM reply WHERE key >= ? AND key < ? ORDER BY key",
                     run::runKey(run, fromIndex), run::runKey(run, toIndex), readVerdict, visit);
}

Result<std::string> readThinking(Database& database, std::int64_t run, std::int64_t index) {
    return guarded([&]() -> std::string {
        SQLite::Statement row(database.sql(), "SELECT text FROM thinking WHERE key = ?");
        row.bind(1, run::runKey(run, index));
        return row.executeStep() ? row.getColumn(0).getString() : std::string();
    });
}

Result<std::vector<backend::TokenLogProb>> readTokens(Database& database, std::int64_t run, std::int64_t index) {
    const auto stored = guarded([&]() -> std::string {
        SQLite::Statement row(database.sql(), "SELECT tokens FROM reply_tokens WHERE key = ?");
        row.bind(1, run::runKey(run, index));
        return row.executeStep() ? row.getColumn(0).getString() : "[]";
    });
    if (!stored) return stored.error();
    constexpr int kDepth = 4;
    return readJson(*stored, kDepth, ErrorCode::Corrupt, "the tokens of a reply", decodeTokens);
}

Result<std::vector<IndexRange>> storedRanges(Database& database, std::int64_t run, std::int64_t fromIndex) {
    return guarded([&] {
        std::vector<IndexRange> ranges;
        SQLite::Statement rows(database.sql(), "SELECT key FROM reply WHERE key >= ? AND key < ? ORDER BY key");
        rows.bind(1, run::runKey(run, fromIndex));
        rows.bind(2, run::runKey(run + 1, 0));
        while (rows.executeStep()) {
            const std::int64_t index = run::keyIndex(rows.getColumn(0).getInt64());
            if (!ranges.empty() && ranges.back().to == index)
                ++ranges.back().to;
            else
                ranges.push_back({index, index + 1});
        }
        return ranges;
    });
}

} // namespace chronoscope::store
