// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ReplyStore.h"

#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/run/RunLayout.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace chronoscope::store {

using nlohmann::json;

namespace {
template <typename Number> void bindOptional(SQLite::Statement& statement, int at, const std::optional<Number>& value) {
    if (value)
        statement.bind(at, static_cast<std::int64_t>(*value));
    else
        statement.bind(at);
}

std::optional<std::uint32_t> optionalColumn(const SQLite::Column& column) {
    if (column.isNull()) return std::nullopt;
    return column.getUInt();
}

bool isWhole(const SQLite::Column& column, std::int64_t least, std::int64_t most) {
    if (!column.isInteger()) return false;
    const std::int64_t value = column.getInt64();
    return value >= least && value <= most;
}

bool isCount(const SQLite::Column& column) {
    return column.isNull() || isWhole(column, 0, std::numeric_limits<std::uint32_t>::max());
}

/// What no program of ours would have stored in a row of readReplies(); nothing if it is sound.
const char* problemOf(SQLite::Statement& row) {
    constexpr int kMostTenths = 1000; // of a score
    if (!isWhole(row.getColumn(1), 1 - backend::kErrorKinds, matching::kReplyKinds - 1))
        return "the kind of a reply is damaged";
    if (!isWhole(row.getColumn(2), 0, 1)) return "whether a reply matches is damaged";
    if (!isWhole(row.getColumn(3), 0, kMostTenths)) return "the score of a reply is damaged";
    if (!isCount(row.getColumn(4)) || !isCount(row.getColumn(5))) return "the tokens of a reply are damaged";
    if (!isWhole(row.getColumn(6), 0, static_cast<int>(backend::Finish::ContentFilter)))
        return "the end of a reply is damaged";
    if (!isWhole(row.getColumn(7), 0, std::numeric_limits<std::int64_t>::max()))
        return "the time of a reply is damaged";
    if (!isWhole(row.getColumn(9), 0, 1)) return "whether a reply counts is damaged";
    const SQLite::Column value = row.getColumn(10);
    if (!value.isNull() && !(value.isFloat() && std::isfinite(value.getDouble())))
        return "the value of a reply is damaged";
    return row.getColumn(8).isNull() ? "the text of a reply is missing in the workspace" : nullptr;
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
    auto id = static_cast<std::int64_t>(hash >> 2) + 1;
    for (;; ++id) { // two texts with one hash take neighbouring ids
        m_findText.bind(1, id);
        const bool taken = m_findText.executeStep();
        const bool same = taken && m_findText.getColumn(0).getString() == text;
        m_findText.reset();
        if (same) break;
        if (taken) continue;
        m_addText.bind(1, id);
        m_addText.bindNoCopy(2, text);
        m_addText.exec();
        m_addText.reset();
        break;
    }
    known = {hash, id};
    return id;
}

void ReplyInserter::insertBeside(SQLite::Statement& statement, std::int64_t key, const std::string& text) {
    statement.bind(1, key);
    statement.bindNoCopy(2, text);
    statement.exec();
    statement.reset();
}

void ReplyInserter::insert(const ReplyRow& reply) {
    const std::int64_t key = run::runKey(m_run, reply.index);
    m_insert.bind(1, key);
    m_insert.bind(2, textId(reply.text));
    m_insert.bind(3, reply.error ? -static_cast<int>(*reply.error) : static_cast<int>(reply.kind));
    m_insert.bind(4, reply.hit ? 1 : 0);
    m_insert.bind(5, static_cast<int>(std::lround(reply.score * 10)));
    bindOptional(m_insert, 6, reply.promptTokens);
    bindOptional(m_insert, 7, reply.completionTokens);
    m_insert.bind(8, static_cast<int>(reply.finish));
    m_insert.bind(9, reply.latencyUs);
    m_insert.bind(10, reply.leftOut ? 1 : 0);
    if (reply.value && std::isfinite(*reply.value))
        m_insert.bind(11, *reply.value);
    else
        m_insert.bind(11);
    m_insert.exec();
    m_insert.reset();
    if (!reply.thinking.empty()) insertBeside(m_addThinking, key, reply.thinking);
    if (!reply.tokens.empty()) insertBeside(m_addTokens, key, encodeTokens(reply.tokens));
}

Status readReplies(Database& database, std::int64_t run, std::int64_t fromIndex, std::int64_t toIndex,
                   const std::function<bool(const ReplyRow&)>& visit) {
    Status sound;
    const Status read = guarded([&] {
        SQLite::Statement rows(
            database.sql(),
            "SELECT r.key, r.kind, r.hit, r.score, r.prompt_tokens, r.completion_tokens, r.finish, "
            "r.latency_us, t.text, r.left_out, r.value FROM reply r LEFT JOIN reply_text t ON t.id = r.text "
            "WHERE r.key >= ? AND r.key < ? ORDER BY r.key");
        rows.bind(1, run::runKey(run, fromIndex));
        rows.bind(2, run::runKey(run, toIndex));
        while (rows.executeStep()) {
            ReplyRow row;
            row.index = run::keyIndex(rows.getColumn(0).getInt64());
            if (const char* problem = problemOf(rows)) {
                sound = Error{ErrorCode::Corrupt, problem, std::to_string(row.index)};
                return;
            }
            const int kind = rows.getColumn(1).getInt();
            if (kind < 0)
                row.error = static_cast<backend::ErrorKind>(-kind);
            else
                row.kind = static_cast<matching::ReplyKind>(kind);
            row.hit = rows.getColumn(2).getInt() != 0;
            row.score = rows.getColumn(3).getInt() / 10.0;
            row.promptTokens = optionalColumn(rows.getColumn(4));
            row.completionTokens = optionalColumn(rows.getColumn(5));
            row.finish = static_cast<backend::Finish>(rows.getColumn(6).getInt());
            row.latencyUs = rows.getColumn(7).getInt64();
            row.text = rows.getColumn(8).getString();
            row.leftOut = rows.getColumn(9).getInt() != 0;
            if (!rows.getColumn(10).isNull()) row.value = rows.getColumn(10).getDouble();
            if (!visit(row)) return;
        }
    });
    return read ? sound : read;
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
