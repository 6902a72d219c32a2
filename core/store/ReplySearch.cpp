// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ReplySearch.h"

#include "core/base/Text.h"
#include "core/layout/RunLayout.h"
#include "core/store/RowReader.h"

#include <algorithm>
#include <limits>
#include <string>

namespace chronoscope::store {

namespace {
constexpr std::int64_t kRowsBetweenLooks = 4096;

char lowered(char letter) { return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter; }

/// Words that are looked for, made ready once.
class Words {
public:
    explicit Words(std::string_view typed)
        : m_isAscii(
              std::all_of(typed.begin(), typed.end(), [](char byte) { return static_cast<signed char>(byte) >= 0; })),
          m_ascii(typed), m_wide(m_isAscii ? std::u32string() : text::lower(typed)) {
        std::transform(m_ascii.begin(), m_ascii.end(), m_ascii.begin(), lowered);
    }
    bool isIn(std::string_view text) const {
        if (!m_isAscii) return text::lower(text).find(m_wide) != std::u32string::npos;
        const auto same = [](char a, char b) { return lowered(a) == b; };
        return std::search(text.begin(), text.end(), m_ascii.begin(), m_ascii.end(), same) != text.end();
    }

private:
    bool m_isAscii;
    std::string m_ascii;
    std::u32string m_wide;
};

/// Throws Cancelled at a row where somebody has lost patience.
class Patience {
public:
    explicit Patience(const std::stop_token& stop) : m_stop(stop) {}
    void tick() {
        if (++m_rows % kRowsBetweenLooks == 0 && m_stop.stop_requested())
            throw Failure({ErrorCode::Cancelled, "the search was given up", {}});
    }

private:
    const std::stop_token& m_stop;
    std::int64_t m_rows = 0;
};
} // namespace

Result<FoundTexts> findTexts(Database& database, std::string_view words, const std::stop_token& stop) {
    return guarded([&] {
        FoundTexts found;
        const Words wanted(words);
        Patience patience(stop);
        RowReader rows(database.sql(), "SELECT id, text FROM reply_text");
        while (rows.next()) {
            patience.tick();
            if (wanted.isIn(rows.text(1))) found.insert(rows.value(0));
        }
        return found;
    });
}

Result<FoundTexts> wrongTexts(Database& database, std::int64_t run, std::int64_t from, std::int64_t end) {
    return guarded([&] {
        FoundTexts found;
        RowReader rows(database.sql(), "SELECT text FROM reply WHERE key >= ? AND key < ? AND kind >= 0 AND hit = 0");
        rows.bind(1, run::runKey(run, from));
        rows.bind(2, run::runKey(run, end));
        while (rows.next())
            found.insert(rows.value(0));
        return found;
    });
}

Status repliesWithin(Database& database, std::int64_t run, const FoundTexts& texts,
                     const std::function<void(std::int64_t index)>& visit, const std::stop_token& stop) {
    if (texts.empty()) return {};
    return guarded([&] {
        Patience patience(stop);
        RowReader rows(database.sql(), "SELECT key, text FROM reply WHERE key >= ? AND key < ? AND kind >= 0");
        rows.bind(1, run::runKey(run, 0));
        rows.bind(2, run::runKey(run + 1, 0));
        while (rows.next()) {
            patience.tick();
            if (texts.contains(rows.value(1))) visit(run::keyIndex(rows.value(0)));
        }
    });
}

Result<std::vector<ReplyRow>> newestReplies(Database& database, std::int64_t run, int count) {
    constexpr std::int64_t kLast = run::kIndexEnd - 2; // no run has it; one past it is still of the same run
    const auto from = guarded([&] {
        SQLite::Statement row(database.sql(), "SELECT min(key) FROM (SELECT key FROM reply WHERE key >= ? AND key < ? "
                                              "ORDER BY key DESC LIMIT ?)");
        row.bind(1, run::runKey(run, 0));
        row.bind(2, run::runKey(run + 1, 0));
        row.bind(3, count);
        return row.executeStep() && !row.getColumn(0).isNull() ? run::keyIndex(row.getColumn(0).getInt64()) : kLast;
    });
    if (!from) return from.error();
    std::vector<ReplyRow> rows;
    const Status read = readReplies(database, run, *from, kLast + 1, [&](const ReplyRow& row) {
        rows.push_back(row);
        return true;
    });
    if (!read) return read.error();
    std::reverse(rows.begin(), rows.end());
    if (rows.size() > static_cast<std::size_t>(count)) rows.resize(static_cast<std::size_t>(count)); // more came since
    return rows;
}

} // namespace chronoscope::store
