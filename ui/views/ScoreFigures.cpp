// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ScoreFigures.h"

#include "ui/views/Text.h"
#include "ui/views/Words.h"

#include <algorithm>
#include <numeric>

namespace chronoscope::ui {

namespace {
constexpr int kFloor = static_cast<int>(matching::kScoreFloor);
constexpr int kTop = 100;

} // namespace

std::int64_t FuzzyScores::hits(int threshold) const {
    const auto from = static_cast<std::ptrdiff_t>(std::clamp(threshold, 0, kTop));
    return std::accumulate(counts.begin() + from, counts.end(), std::int64_t{0});
}

std::optional<FuzzyScores> fuzzyScores(const RunScorings& scorings, const matching::JudgeSettings& judge) {
    const auto alike = std::find_if(scorings.list.rbegin(), scorings.list.rend(), [&](const store::ScoringRecord& one) {
        return one.judge.extraction == judge.extraction && one.judge.preprocess == judge.preprocess &&
               one.judge.rules == judge.rules && one.overrides == 0 && scorings.scores.contains(one.id);
    });
    if (alike == scorings.list.rend()) return std::nullopt;
    FuzzyScores scores;
    for (const auto& [form, counts] : scorings.scores.at(alike->id)) {
        const bool isFuzzy = form == prompt::Template::Generation ||
                             (form == prompt::Template::Mcqa && judge.extraction == matching::Extraction::Strict);
        for (std::size_t score = 0; isFuzzy && score < counts.size(); ++score)
            scores.counts[score] += counts[score];
    }
    scores.replies = scores.hits(0);
    return scores;
}

widgets::BarsData scoreBars(const FuzzyScores& scores, int threshold) {
    widgets::BarsData data;
    data.title = Text::tr("Replies by score, n = %1").arg(numberText(scores.replies));
    data.rowAxis = Text::tr("score of the best match (rounded down)");
    data.valueAxis = Text::tr("Replies");
    data.horizontal = false;
    data.emptyText = Text::tr("No reply is judged by its score");
    data.emptyHint = Text::tr("Options and truth values are right or wrong whatever the threshold.");
    if (scores.replies == 0) return data;
    data.segments.append({0, Text::tr("Wrong at this threshold"), widgets::Mark::Incorrect, 0});
    data.segments.append({1, Text::tr("Right at this threshold"), widgets::Mark::Correct, 0});
    for (int score = kFloor - 1; score <= kTop; ++score) {
        const bool isBelow = score < kFloor;
        const std::int64_t replies =
            isBelow ? scores.replies - scores.hits(kFloor) : scores.counts[static_cast<std::size_t>(score)];
        widgets::BarsRow row;
        row.key = score;
        row.label = isBelow ? Text::tr("<%1").arg(kFloor) : QString::number(score);
        row.counts = {score < threshold ? replies : 0, score < threshold ? 0 : replies};
        if (isBelow) row.note = Text::tr("Replies that give no answer are among them");
        data.rows.append(row);
    }
    return data;
}

QString scoringName(const matching::JudgeSettings& judge, const matching::JudgeSettings& ofRun,
                    const RunScorings& scorings) {
    const QString plain = judge == ofRun ? QStringLiteral("as run") : QString::fromStdString(shortText(judge));
    const auto isTaken = [&](const QString& wanted) {
        return std::any_of(scorings.list.begin(), scorings.list.end(),
                           [&](const store::ScoringRecord& one) { return one.name == wanted.toStdString(); });
    };
    QString free = plain;
    for (int number = 2; isTaken(free); ++number)
        free = QStringLiteral("%1 %2").arg(plain).arg(number);
    return free;
}

} // namespace chronoscope::ui
