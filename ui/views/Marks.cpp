// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/Marks.h"

#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

widgets::Mark markOf(analysis::CellCategory category) {
    switch (category) {
    case analysis::CellCategory::Missing: return widgets::Mark::Missing;
    case analysis::CellCategory::Correct: return widgets::Mark::Correct;
    case analysis::CellCategory::PartialGreedy: return widgets::Mark::PartialGreedy;
    case analysis::CellCategory::PartialSampled: return widgets::Mark::PartialSampled;
    case analysis::CellCategory::Incorrect: return widgets::Mark::Incorrect;
    }
    return widgets::Mark::None;
}

QVector<widgets::RibbonSpan> ribbonSpans(const benchmark::Element& element) {
    QVector<widgets::RibbonSpan> spans;
    for (const int year : element.askableYears()) {
        for (const benchmark::Object& object : element.at(year)->objects) {
            const QString label = QString::fromStdString(object.front());
            const auto open = std::find_if(spans.begin(), spans.end(), [&](const widgets::RibbonSpan& span) {
                return span.label == label && span.toYear >= year - 1;
            });
            if (open != spans.end()) {
                open->toYear = year;
                continue;
            }
            QStringList names;
            for (const std::string& alias : object)
                names << QString::fromStdString(alias);
            spans.push_back({label, year, year, names.join(QStringLiteral(" / "))});
        }
    }
    return spans;
}

} // namespace chronoscope::ui
