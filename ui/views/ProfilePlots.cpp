// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ProfilePlots.h"

#include "ui/views/CutOffView.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/ResultHeatmap.h"
#include "ui/views/Text.h"
#include "widgets/plots/PlotTheme.h"

#include <QLocale>
#include <QSet>

#include <algorithm>
#include <map>

namespace chronoscope::ui {

using results::Axis;
using results::Profile;
using results::ProfileSeries;
using results::RepeatInterval;
using results::ResultFilter;
using results::RowKey;
using results::SeriesBy;
using widgets::PlotValue;

namespace {
constexpr std::size_t kMostCorners = 24;                      ///< more names do not fit around a spider
constexpr const char* kOwnQuantity = "cells.correct_percent"; ///< what a published quantity must equal to stand beside

QString count(std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); }

QString axisWords(const Profile& profile) {
    switch (profile.question.axis) {
    case Axis::Template:
        return profile.question.year == 0 ? Text::tr("by template, all chosen years")
                                          : Text::tr("by template, %1").arg(profile.question.year);
    case Axis::Domain: return Text::tr("by domain");
    case Axis::State: return Text::tr("by state");
    case Axis::Relation: return Text::tr("by relation");
    case Axis::Year: break;
    }
    return Text::tr("by year");
}

bool isRepeating(const Profile& profile) {
    return std::any_of(profile.series.begin(), profile.series.end(), [](const ProfileSeries& series) {
        return std::any_of(series.points.begin(), series.points.end(),
                           [](const auto& point) { return point.repeatsElements; });
    });
}

/// What a share is of: cells where one element counts several times.
QString title(const Profile& profile) {
    const QString unit = isRepeating(profile) ? Text::tr("Correct, % of cells") : Text::tr("Correct, % of elements");
    return Text::tr("%1 · %2").arg(unit, axisWords(profile));
}

QString intervalName(const Profile& profile) {
    return isRepeating(profile) ? Text::tr("95 % bootstrap by element") : Text::tr("95 % Wilson");
}

void setInterval(PlotValue& value, const analysis::Interval& interval) {
    value.low = interval.low;
    value.high = interval.high;
}

PlotValue valueOf(const ProfileSeries& series, std::size_t at, bool mixed) {
    const results::ProfilePoint& point = series.points[at];
    PlotValue value;
    value.n = point.counts.judged();
    QStringList notes;
    notes << Text::tr("%1 correct of %2 judged").arg(count(point.counts.correct), count(point.counts.judged()));
    if (point.counts.missing() > 0) notes << Text::tr("%1 missing").arg(count(point.counts.missing()));
    if (point.share.known) value.value = point.share.percent;
    if (point.share.known && !point.repeatsElements) {
        setInterval(value, point.share.interval);
        if (mixed) notes << Text::tr("Here every element counts once: Wilson's interval");
    } else if (point.share.known) {
        notes << Text::tr("n counts (element, year, template): elements repeat");
        if (!series.detail) {
            notes << Text::tr("Its interval, of 2,000 draws of the elements, is not computed yet");
        } else if (const RepeatInterval& found = series.detail->intervals[at]; !found.interval) {
            notes << Text::tr("No interval: fewer than two elements");
        } else {
            setInterval(value, *found.interval);
            if (found.isWilson) notes << Text::tr("All elements are alike: Wilson's interval, each element once");
        }
    }
    if (point.change.any()) notes << changeText(point.change);
    value.note = notes.join(QLatin1Char('\n'));
    return value;
}

void setEmptyTexts(const Profile& profile, QString& why, QString& hint) {
    why = Text::tr("A spider needs at least three corners");
    hint =
        profile.question.axis == Axis::Template
            ? Text::tr(
                  "The runs or the filter leave fewer than three templates: see the table (Ctrl+T), or choose another "
                  "axis.")
            : Text::tr(
                  "The runs or the filter leave fewer: see the table (Ctrl+T), the curves, or choose another axis.");
}

QString runName(const Profile& profile, std::size_t run) {
    return QString::fromStdString(results::rowName(*profile.set, results::RowsBy::Run, static_cast<RowKey>(run)));
}
} // namespace

QString seriesName(const Profile& profile, const ProfileSeries& series) {
    const QString run = runName(profile, series.run);
    if (!series.part) return run;
    const QString part = profile.question.seriesBy == SeriesBy::Domain
                             ? displayName(static_cast<benchmark::Domain>(*series.part))
                             : displayName(static_cast<prompt::Template>(*series.part));
    return Text::tr("%1 · %2").arg(run, part);
}

int seriesStyle(const ProfileSeries& series, const StyleOf& styleOf) {
    // The same colour with another line.
    constexpr int kMostParts = 5; // domains
    const auto colors = static_cast<int>(widgets::PlotTheme::seriesColors().size());
    const int ofRun = styleOf(series.run);
    const int line = ofRun / colors * (series.part ? kMostParts : 1) + static_cast<int>(series.part.value_or(0));
    return ofRun % colors + colors * line;
}

qint64 seriesKey(const ProfileSeries& series) {
    const qint64 choice = series.columns->choice.run * 4096 + series.columns->choice.scoring;
    return choice * 16 + (series.part ? static_cast<qint64>(*series.part) + 1 : 0);
}

QString keyName(const Profile& profile, RowKey key) {
    switch (profile.question.axis) {
    case Axis::Template: return displayName(static_cast<prompt::Template>(key));
    case Axis::Domain: return displayName(static_cast<benchmark::Domain>(key));
    case Axis::State: return displayName(static_cast<benchmark::State>(key));
    case Axis::Relation: return QString::fromStdString(profile.set->elements->relationNames[key]);
    case Axis::Year: break;
    }
    return QString::number(key);
}

Selection cellOf(const Profile& profile, const ProfileSeries& series, RowKey key) {
    const ResultFilter filter = pointFilter(profile, series, key);
    const run::RunLayout& layout = series.columns->layout;
    Selection cell;
    cell.run = series.columns->choice.run;
    cell.scoring = series.columns->choice.scoring;
    for (const int year : layout.years)
        if (filter.wantsYear(year)) cell.year = year;
    for (auto form = layout.templates.rbegin(); form != layout.templates.rend(); ++form)
        if (filter.templates.empty() ||
            std::find(filter.templates.begin(), filter.templates.end(), *form) != filter.templates.end())
            cell.form = *form;
    cell.number = results::CellNumber{filter, series.columns->choice, {}};
    cell.number->filter.runs.clear();
    cell.number->filter.protocols.clear(); // the run is one that passes
    return cell;
}

std::vector<RowKey> corners(const Profile& profile) {
    if (profile.keys.size() <= kMostCorners) return profile.keys;
    std::map<RowKey, std::int64_t> sizes;
    for (const ProfileSeries& series : profile.series)
        for (const auto& point : series.points)
            sizes[point.key] += point.counts.elements;
    std::vector<RowKey> keys = profile.keys;
    std::stable_sort(keys.begin(), keys.end(), [&](RowKey a, RowKey b) { return sizes[a] > sizes[b]; });
    keys.resize(kMostCorners);
    std::sort(keys.begin(), keys.end());
    return keys;
}

widgets::SpiderData spiderData(const Profile& profile, const StyleOf& styleOf) {
    widgets::SpiderData data;
    const auto keys = corners(profile);
    data.title = title(profile);
    if (keys.size() < profile.keys.size())
        data.title += Text::tr(" (the %1 largest of %2)").arg(keys.size()).arg(profile.keys.size());
    data.valueName = Text::tr("Correct, %");
    data.intervalName = intervalName(profile);
    setEmptyTexts(profile, data.emptyText, data.emptyHint);
    for (const RowKey key : keys)
        data.axes << keyName(profile, key);
    const bool mixed = isRepeating(profile);
    for (const ProfileSeries& series : profile.series) {
        widgets::SpiderSeries one;
        one.key = seriesKey(series);
        one.name = seriesName(profile, series);
        one.style = seriesStyle(series, styleOf);
        one.values.resize(static_cast<qsizetype>(keys.size()));
        for (std::size_t at = 0; at < series.points.size(); ++at) {
            const auto corner = std::lower_bound(keys.begin(), keys.end(), series.points[at].key);
            if (corner != keys.end() && *corner == series.points[at].key)
                one.values[corner - keys.begin()] = valueOf(series, at, mixed);
        }
        data.series << one;
    }
    return data;
}

QVector<widgets::SpiderSeries> publishedSeries(const exchange::Published& published, const Profile& profile,
                                               std::optional<benchmark::State> state) {
    QVector<widgets::SpiderSeries> series;
    const auto* quantity = published.sameAs(kOwnQuantity);
    if (!quantity || !state || profile.question.axis != Axis::Domain || profile.question.seriesBy != SeriesBy::Run)
        return series;
    const auto keys = corners(profile);
    for (const std::string& model : published.models(quantity->key)) {
        widgets::SpiderSeries one;
        one.key = -1 - series.size(); // own ones are above 0
        one.name = Text::tr("%1 (published)").arg(QString::fromStdString(model));
        one.style = static_cast<int>(series.size());
        one.published = true;
        one.values.resize(static_cast<qsizetype>(keys.size()));
        for (const auto& value : published.values({.quantity = quantity->key, .model = model, .state = state})) {
            const auto corner = std::find_if(keys.begin(), keys.end(), [&](RowKey key) {
                return value.domain && static_cast<RowKey>(*value.domain) == key;
            });
            if (corner == keys.end()) continue;
            PlotValue& shown = one.values[corner - keys.begin()];
            shown.value = value.value;
            shown.note = Text::tr("Table %1 of %2")
                             .arg(QString::fromStdString(quantity->table), QString::fromStdString(published.source()));
            if (!quantity->provided.empty())
                shown.note += QLatin1Char('\n') +
                              Text::tr("The same only if: %1").arg(QString::fromStdString(quantity->provided));
        }
        series << one;
    }
    return series;
}

namespace {
/// A mark for each model that is shown and has a date.
void addDeclared(widgets::CurveData& data, const Profile& profile, const StyleOf& styleOf,
                 const DeclaredCutOffs& declared) {
    QSet<QString> done;
    for (const ProfileSeries& series : profile.series) {
        const QString model = QString::fromStdString(series.columns->model);
        const auto year = declaredYear(declared.value(model));
        if (!year || done.contains(model)) continue;
        done.insert(model);
        widgets::CurveMark mark;
        mark.year = *year;
        mark.label = Text::tr("%1: declared %2").arg(model, declared.value(model));
        mark.style = styleOf(series.run);
        mark.declared = true;
        data.marks << mark;
    }
}

void addEstimate(widgets::CurveData& data, const QString& name, int style, const results::RunCutOff& cutOff) {
    widgets::CurveMark mark;
    mark.year = cutOff.estimate.lastKnown;
    if (cutOff.interval.low && cutOff.interval.high) {
        mark.low = *cutOff.interval.low;
        mark.high = *cutOff.interval.high;
    }
    mark.label = Text::tr("%1: %2").arg(name, cutOffText(cutOff));
    mark.style = style;
    data.marks << mark;
}
} // namespace

widgets::CurveData curveData(const Profile& profile, const StyleOf& styleOf, const DeclaredCutOffs& declared,
                             const std::function<bool(qint64 series)>& isHidden) {
    widgets::CurveData data;
    data.title = title(profile);
    data.xAxis = Text::tr("year asked about");
    data.valueName = Text::tr("Correct, %");
    data.intervalName = intervalName(profile);
    const bool mixed = isRepeating(profile);
    for (const ProfileSeries& series : profile.series) {
        widgets::CurveSeries one;
        one.key = seriesKey(series);
        one.name = seriesName(profile, series);
        one.style = seriesStyle(series, styleOf);
        for (std::size_t at = 0; at < series.points.size(); ++at) {
            widgets::CurvePoint point{static_cast<int>(series.points[at].key), valueOf(series, at, mixed)};
            point.otherElements = series.points[at].change.any();
            if (series.detail && series.detail->cutOff)
                point.value.note += QLatin1Char('\n') + cutOffDetails(*series.detail->cutOff);
            one.points << point;
        }
        if (series.detail && series.detail->cutOff && series.detail->cutOff->found() && !isHidden(one.key))
            addEstimate(data, one.name, one.style, *series.detail->cutOff);
        data.series << one;
    }
    if (profile.question.cutOff) addDeclared(data, profile, styleOf, declared);
    return data;
}

} // namespace chronoscope::ui
