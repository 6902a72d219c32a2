// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/matching/Judge.h"
#include "core/store/Database.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::store {

/// One outcome of one request, as stored: a reply with its verdict, or an error.
struct ReplyRow {
    std::int64_t index = 0; ///< in the run's numbering
    std::optional<backend::ErrorKind> error;
    matching::ReplyKind kind = matching::ReplyKind::Answered; ///< when not an error
    bool hit = false;
    bool leftOut = false;        ///< judged strictly, it counts neither as right nor as wrong; see matching::Verdict
    double score = 0;            ///< of a fuzzy match, 0 to 100; stored in tenths
    std::optional<double> value; ///< what the plan measured, always finite once stored; none = nothing was
    std::string text;            ///< the reply, or the error's message
    std::optional<std::uint32_t> promptTokens;
    std::optional<std::uint32_t> completionTokens;
    backend::Finish finish = backend::Finish::Unknown;
    std::int64_t latencyUs = 0;
    std::string thinking; ///< a reasoning model's thoughts; written, and read by readThinking() alone
    std::vector<backend::TokenLogProb> tokens; ///< where the plan keeps them; written, and read by readTokens() alone
    bool cached = false;                       ///< counted with the run, not kept per reply

    /// "answered", "contradictory", "unreadable", "refused", "empty" or "error:KIND".
    std::string outcome() const;
};

/// Direct-mapped memory of texts known to be stored: saves a look-up for the frequent ones. 1 MiB.
struct KnownTexts {
    struct Entry {
        std::uint64_t hash = 0;
        std::int64_t id = 0;
    };
    std::vector<Entry> entries = std::vector<Entry>(1u << 16);
};

/// Writes the replies of one batch, each text once, inside the caller's transaction; `known` lives from batch to
/// batch. On the writer thread. Throws SQLite errors.
class ReplyInserter {
public:
    ReplyInserter(SQLite::Database& sql, std::int64_t run, KnownTexts& known);
    void insert(const ReplyRow& reply);

private:
    std::int64_t textId(const std::string& text);

    std::int64_t m_run;
    KnownTexts& m_known;
    SQLite::Statement m_findText;
    SQLite::Statement m_addText;
    SQLite::Statement m_insert;
    SQLite::Statement m_addThinking;
    SQLite::Statement m_addTokens;
};

/// Reads the replies with fromIndex <= index < toIndex in order; `visit` returns false to stop. Corrupt: a damaged one.
Status readReplies(Database& database, std::int64_t run, std::int64_t fromIndex, std::int64_t toIndex,
                   const std::function<bool(const ReplyRow&)>& visit);
/// What the model thought before that reply; empty if nothing was kept apart.
Result<std::string> readThinking(Database& database, std::int64_t run, std::int64_t index);
/// The log-probabilities of that reply's tokens; none if they were not kept. One that was no finite number is NaN.
Result<std::vector<backend::TokenLogProb>> readTokens(Database& database, std::int64_t run, std::int64_t index);

/// Indices from <= i < to.
struct IndexRange {
    std::int64_t from = 0;
    std::int64_t to = 0;
};
/// The indices >= fromIndex that are stored, as ascending ranges that do not touch.
Result<std::vector<IndexRange>> storedRanges(Database& database, std::int64_t run, std::int64_t fromIndex);

} // namespace chronoscope::store
