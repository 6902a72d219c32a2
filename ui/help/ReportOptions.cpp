// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/ReportOptions.h"

#include "core/results/CellLabels.h"

namespace chronoscope::ui {

QStringList reportOptions(const results::ResultFilter& filter, const std::vector<results::RunChoice>& runs) {
    QStringList options;
    const auto add = [&](const char* option, const QStringList& values) {
        if (!values.isEmpty()) options << QLatin1String(option) << values.join(QLatin1Char(','));
    };
    const auto each = [&](const char* option, const QStringList& values) {
        for (const QString& value : values)
            options << QLatin1String(option) << value;
    };
    const auto names = [](const auto& values) {
        QStringList all;
        for (const auto value : values)
            all << QString::fromUtf8(name(value).data(), static_cast<qsizetype>(name(value).size()));
        return all;
    };
    for (const results::RunChoice& run : runs) {
        each("--run", {QString::number(run.run)});
        if (run.scoring != 0) each("--scoring", {QString::number(run.scoring)});
    }
    add("--template", names(filter.templates));
    add("--domain", names(filter.domains));
    add("--state", names(filter.states));
    QStringList years;
    for (const results::YearRange& range : filter.years)
        years << (range.from == range.to ? QString::number(range.from)
                                         : QStringLiteral("%1-%2").arg(range.from).arg(range.to));
    add("--years", years);
    for (const std::string& relation : filter.relations)
        each("--relation", {QString::fromStdString(relation)});
    if (!filter.subject.empty()) each("--subject", {QString::fromStdString(filter.subject)});
    for (const ContentId& element : filter.elements)
        each("--element", {QString::fromStdString(toHex(element))});
    add("--protocol", names(filter.protocols));
    add("--category", names(filter.categories));
    add("--chronological", names(filter.chrono));
    add("--answer", names(filter.answers));
    for (const std::string& label : filter.labels)
        each("--label", {label.empty()                         ? QStringLiteral("unlabelled")
                         : label == annotation::kAnyLabel      ? QStringLiteral("labelled")
                         : label == annotation::kDisputedLabel ? QStringLiteral("disputed")
                                                               : QString::fromStdString(label)});
    return options;
}

} // namespace chronoscope::ui
