// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/results/Aggregate.h"
#include "core/results/RunCutOff.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::results {

/// Correct % of runs by template, year, domain or relation (ChroKnowledge, figures 13–17), and the table of it. Pure;
/// any thread.

/// A series for each run, or for each run and domain or template.
enum class SeriesBy : int { Run = 0, Domain, Template };

struct ProfileQuestion {
    Axis axis = Axis::Year;
    SeriesBy seriesBy = SeriesBy::Run; ///< by run where it would be that of the axis
    int year = 0;                      ///< the one year of the axis of templates; 0 = all
    bool cutOff = false;               ///< with the axis of years

    bool operator==(const ProfileQuestion&) const = default;
};

/// The interval of a figure in which elements repeat.
struct RepeatInterval {
    std::optional<analysis::Interval> interval; ///< percent; nothing for fewer than two elements
    bool isWilson = false;                      ///< of elements that are all alike the bootstrap has no width
};

/// What takes seconds rather than milliseconds.
struct ProfileDetail {
    std::vector<RepeatInterval> intervals; ///< by point; of those that repeat elements
    std::optional<RunCutOff> cutOff;
};

struct ProfileSeries {
    std::size_t run = 0; ///< run index
    std::optional<RowKey> part;
    ResultFilter filter; ///< what its points are made of: that of the view, narrowed to part and year
    std::shared_ptr<const RunColumns> columns;
    std::vector<ProfilePoint> points; ///< by key
    std::optional<ProfileDetail> detail;
};

struct Profile {
    ProfileQuestion question;
    std::shared_ptr<const ResultSet> set;
    std::vector<RowKey> keys;          ///< of all points: ascending
    std::vector<int> years;            ///< to choose from, ascending
    std::vector<ProfileSeries> series; ///< by run, then by part

    /// Whether what a detail says of a series is not known yet.
    bool lacksDetail(std::size_t series) const;
};
Profile profileOf(const std::shared_ptr<const ResultSet>& set, const ResultFilter& filter, ProfileQuestion question);
/// Takes over the details of series that are still the same.
void keepDetails(Profile& profile, const Profile& before);
/// 2,000 draws of the elements for each point that repeats them. Cancelled when `stop` is requested.
Result<ProfileDetail> detailOf(const Profile& profile, std::size_t series, const std::stop_token& stop);

/// What a point counts, as a filter of all runs.
ResultFilter pointFilter(const Profile& profile, const ProfileSeries& series, RowKey key);

/// The cut-off that a vendor declares, by model.
using DeclaredDates = std::map<std::string, std::string>;

/// run, model, domain or template where series are by it, the axis, elements, missing, correct, correct_percent,
/// ci_low, ci_high, interval ("wilson" or "bootstrap"); with the cut-off its year, interval, levels, share of draws
/// without and outcome, repeated for each year of the series, and the declared date.
analysis::Table profileTable(const Profile& profile, const DeclaredDates& declared);
/// The series and point of a row of that table.
std::pair<std::size_t, std::size_t> pointOfRow(const Profile& profile, int row);

} // namespace chronoscope::results
