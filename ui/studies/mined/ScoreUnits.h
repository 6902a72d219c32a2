// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/mined/MinedItems.h"

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What the Inspector lists behind a score of MINED: units with their values, the wrong ones first. Query thread.

/// "CEM", "F1", "Judge", by the key of the measure.
QString measureWord(const std::string& measure);

/// A unit of a number, by its place in the run.
struct RankedUnit {
    std::size_t at = 0;
    bool isMissing = false;            ///< it lacks a reply
    std::optional<double> value;       ///< of the measure, %; none too where a reply is not judged
    std::optional<std::int64_t> probe; ///< the reply that is meant, where it is one alone

    /// The wrong ones first, those without a value last.
    bool operator<(const RankedUnit& other) const {
        if (value.has_value() != other.value.has_value()) return value.has_value();
        return value && *value < *other.value;
    }
    widgets::Mark mark() const;
    QString line(const std::string& measure, const QString& words) const;
};
RankedUnit rankedUnit(std::size_t at, const std::optional<mined::ItemScore>& score, const std::string& measure);

/// "CEM 42.0 % [30.1, 54.9], n = 20 items, 2 missing".
QString scoreLine(const mined::ScoreMean& mean, const std::string& measure);
/// Lists units of the run; `withTask`: they are of several.
Status addUnitLines(store::Database& database, const mined::MinedContext& context, std::vector<RankedUnit> ranked,
                    const std::string& measure, bool withTask, NumberUnits& units);

} // namespace chronoscope::ui
