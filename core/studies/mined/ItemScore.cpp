// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ItemScore.h"

#include <algorithm>
#include <cmath>

namespace chronoscope::mined {

namespace {
constexpr double kPercent = 100;

/// Wilson's interval of a share `p` of `n` independent trials, in percent; `n` need not be whole.
analysis::Interval wilsonAt(double p, double n) {
    constexpr double z = 1.959963984540054;
    const double scale = 1 + z * z / n;
    const double centre = (p + z * z / (2 * n)) / scale;
    const double half = z / scale * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {std::max(0.0, kPercent * (centre - half)), std::min(kPercent, kPercent * (centre + half))};
}

/// How many independent replies tell as much as `n` items of mean `p` and this variance.
double effectiveReplies(double p, double variance, double n) {
    const double most = n * static_cast<double>(kConfigurations);
    const double alone = p * (1 - p); // variance of single replies
    if (alone <= 0 || n < 2) return n;
    return variance <= alone * n / most ? most : std::clamp(alone / variance * n, n, most);
}

/// Mean over tasks of one of their scores; nothing where one has none.
template <typename Score> std::optional<double> meanOf(std::span<const ScoreMean> tasks, Score score) {
    double sum = 0;
    for (const ScoreMean& task : tasks) {
        const std::optional<double> one = score(task);
        if (!one) return std::nullopt;
        sum += *one;
    }
    return tasks.empty() ? std::nullopt : std::optional(sum / static_cast<double>(tasks.size()));
}
} // namespace

std::optional<ItemScore> itemScore(const ItemReplies& replies, EmptyRule rule) {
    using Kind = ReplyScore::Kind;
    int counted = 0;
    int judged = 0;
    int asked = 0;
    ItemScore sum;
    double judge = 0;
    for (const ReplyScore& reply : replies) {
        if (reply.kind == Kind::Unasked) continue;
        if (reply.kind == Kind::Missing) return std::nullopt;
        ++asked;
        const bool empty = reply.kind == Kind::Empty;
        if (empty && rule == EmptyRule::Skip) continue;
        ++counted;
        if (empty || reply.judge) ++judged; // nobody need read an empty reply
        if (empty) continue;
        sum.cem += reply.cem ? 1 : 0;
        sum.f1 += reply.f1;
        judge += reply.judge.value_or(0);
    }
    if (asked == 0) return std::nullopt;
    const double share = kPercent / std::max(counted, 1);
    sum.cem *= share;
    sum.f1 *= share;
    if (judged == counted) sum.judge = judge * share;
    return sum;
}

void ScoreMean::add(const std::optional<ItemScore>& score) {
    if (!score) {
        ++m_missing;
        return;
    }
    ++m_items;
    m_cem += score->cem;
    m_squares += score->cem * score->cem;
    m_f1 += score->f1;
    if (!score->judge) return;
    ++m_judged;
    m_judge += *score->judge;
}

std::optional<double> ScoreMean::cem() const {
    return m_items == 0 ? std::nullopt : std::optional(m_cem / static_cast<double>(m_items));
}

std::optional<double> ScoreMean::f1() const {
    return m_items == 0 ? std::nullopt : std::optional(m_f1 / static_cast<double>(m_items));
}

std::optional<double> ScoreMean::judge() const {
    return m_judged == 0 ? std::nullopt : std::optional(m_judge / static_cast<double>(m_judged));
}

std::optional<analysis::Interval> ScoreMean::interval() const {
    if (m_items == 0) return std::nullopt;
    const auto n = static_cast<double>(m_items);
    const double mean = m_cem / n / kPercent;
    const double variance = n < 2 ? 0 : std::max(0.0, m_squares / kPercent / kPercent - n * mean * mean) / (n - 1);
    return wilsonAt(mean, effectiveReplies(mean, variance, n));
}

TaskAverage averageOf(std::span<const ScoreMean> tasks) {
    TaskAverage average;
    for (const ScoreMean& task : tasks) {
        average.items += task.items();
        average.missing += task.missing();
    }
    average.cem = meanOf(tasks, [](const ScoreMean& task) { return task.cem(); });
    average.f1 = meanOf(tasks, [](const ScoreMean& task) { return task.f1(); });
    average.judge = meanOf(tasks, [](const ScoreMean& task) { return task.judge(); });
    if (!average.cem) return average;
    double below = 0;
    double above = 0;
    for (const ScoreMean& task : tasks) {
        const analysis::Interval own = *task.interval();
        below += (*task.cem() - own.low) * (*task.cem() - own.low);
        above += (own.high - *task.cem()) * (own.high - *task.cem());
    }
    const auto count = static_cast<double>(tasks.size());
    average.interval =
        analysis::Interval{*average.cem - std::sqrt(below) / count, *average.cem + std::sqrt(above) / count};
    return average;
}

} // namespace chronoscope::mined
