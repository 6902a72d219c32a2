// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <unordered_set>

namespace chronoscope::store {

/// Full-text search over stored replies: first the texts, each of which is stored once, then the replies that are one
/// of them. A text is found if it holds the words as they are typed, whatever the case; the case of letters beyond
/// ASCII is looked at only where the words have some. Blocking, seconds for millions; any thread, with its own
/// connection. Cancelled when `stop` is requested.

/// reply_text.id of each text that was found; 16 bytes and more each.
using FoundTexts = std::unordered_set<std::int64_t>;

Result<FoundTexts> findTexts(Database& database, std::string_view words, const std::stop_token& stop);
/// Texts of the replies with numbers from `from` to before `end` that the run judged wrong; errors are no replies.
Result<FoundTexts> wrongTexts(Database& database, std::int64_t run, std::int64_t from, std::int64_t end);
/// Calls `visit` with the index of each reply of the run that is one of the texts; errors are no replies.
Status repliesWithin(Database& database, std::int64_t run, const FoundTexts& texts,
                     const std::function<void(std::int64_t index)>& visit, const std::stop_token& stop);

/// The `count` stored outcomes of a run with the greatest numbers, greatest first: those that came last, but for what
/// was asked at the same time.
Result<std::vector<ReplyRow>> newestReplies(Database& database, std::int64_t run, int count);

} // namespace chronoscope::store
