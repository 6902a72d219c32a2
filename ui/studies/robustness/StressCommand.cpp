// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/StressCommand.h"

namespace chronoscope::ui {

namespace {
/// The runs that are named, in the order that the view takes them in; none where it is of all that the filter takes.
std::vector<std::string> namedRuns(const ReportQuestion& question) {
    const ViewControls has = controlsOf(question.view);
    std::vector<std::string> runs;
    if (!has.run) {
        if (question.numbers->others == 0) return runs;
        for (const robustness::StressResults& run : question.numbers->runs) // older ones are not shown
            runs.push_back(std::to_string(run.run.id));
        return runs;
    }
    runs.push_back(std::to_string(question.run));
    if (!has.other) return runs;
    if (question.other != 0) {
        runs.push_back(std::to_string(question.other));
        return runs;
    }
    for (const robustness::StressResults& run : question.numbers->runs)
        if (run.run.id != question.run) runs.push_back(std::to_string(run.run.id));
    return runs;
}

const char* secondTable(StressView view, bool second) {
    switch (view) {
    case StressView::Alpha: return second ? "bars" : "points";
    case StressView::Transfer: return second ? "combinations" : "single";
    case StressView::Popularity: return second ? "fits" : "bins";
    case StressView::Size: return second ? "fits" : "models";
    default: return nullptr;
    }
}
} // namespace

study::Narrowing printedNarrowing(const ReportQuestion& question, bool isOfLevel) {
    study::Narrowing narrowing = question.numbers->narrowing;
    if (auto runs = namedRuns(question); !runs.empty()) {
        narrowing = study::without(study::without(narrowing, study::kModelFacet), study::kRunFacet);
        narrowing[study::kRunFacet] = std::move(runs);
    }
    if (isOfLevel) narrowing[robustness::kPrecisionAxis] = {std::string(robustness::name(question.level))};
    if (question.view == StressView::Across) narrowing.erase(robustness::kPrecisionAxis); // of all of them together
    return narrowing;
}

QStringList printedTable(const ReportQuestion& question) {
    QStringList options;
    if (const char* table = secondTable(question.view, question.second))
        options << QStringLiteral("--table") << QLatin1String(table);
    if (question.published) options << QStringLiteral("--published");
    return options;
}

} // namespace chronoscope::ui
