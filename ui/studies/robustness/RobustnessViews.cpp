// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/RobustnessViews.h"

#include "ui/views/Text.h"

#include <iterator>

namespace chronoscope::ui {

QString viewName(StressView view) {
    switch (view) {
    case StressView::Overview: return Text::tr("Overview");
    case StressView::Facts: return Text::tr("Facts");
    case StressView::Alpha: return Text::tr("α curve");
    case StressView::Lost: return Text::tr("Lost tests");
    case StressView::Transfer: return Text::tr("Transfer");
    case StressView::Popularity: return Text::tr("Popularity");
    case StressView::Size: return Text::tr("Model size");
    case StressView::Variance: return Text::tr("Few-shot variance");
    case StressView::Duel: return Text::tr("Pretrained or instruct");
    case StressView::Compare: return Text::tr("Compare runs");
    case StressView::Across: return Text::tr("Across systems");
    }
    return {};
}

QString viewKey(StressView view) {
    static constexpr const char* kKeys[] = {"Overview", "Facts",    "Alpha", "Lost",    "Transfer", "Popularity",
                                            "Size",     "Variance", "Duel",  "Compare", "Across"};
    static_assert(std::size(kKeys) == kStressViews.size());
    return QLatin1String(kKeys[static_cast<std::size_t>(view)]);
}

QString viewDefinition(StressView view) {
    switch (view) {
    case StressView::Overview:
        return Text::tr("W = tests won ÷ tests, a test being a correct against an incorrect date; a tie is lost. R = "
                        "facts that win all of their tests ÷ facts. Global: R is of facts that are robust at every "
                        "precision, W the mean of the precisions or of all tests pooled, as is chosen. Brackets, "
                        "where cells have room for them: 95 % intervals over facts.");
    case StressView::Facts:
        return Text::tr(
            "W of a fact = tests won ÷ tests, a tie being lost; ✓ where all are won. In the figure a ring is a correct "
            "date that loses, a diamond an incorrect one that beats a correct one, a square the highest incorrect and "
            "the lowest correct date; lines lead from the date pointed at to those of its lost tests. α = (date − "
            "middle of validity) ÷ length "
            "of validity.");
    case StressView::Alpha:
        return Text::tr("Mean log P(object | question) by α = (date − middle of validity) ÷ length of validity.");
    case StressView::Lost:
        return Text::tr(
            "Of the lost tests, the share whose incorrect date is at least so many lengths of validity from "
            "its middle: |α| ≥ 1 … 4.");
    case StressView::Transfer:
        return Text::tr(
            "Facts robust at both precisions ÷ facts robust at the column's. Undefined at a precision counts "
            "as not robust there.");
    case StressView::Popularity:
        return Text::tr(
            "Facts robust at every precision ÷ facts, by visits of their articles; the curve is a quadratic "
            "through the facts. Visits of a fact = √(subject's × object's).");
    case StressView::Size:
        return Text::tr(
            "R at every precision by number of parameters; per family the line R = a + b × log₁₀ parameters. "
            "Beyond the largest model it is an extrapolation.");
    case StressView::Variance:
        return Text::tr("Mean over facts of the variance of R over the three precisions, few-shot against standard "
                        "prompt; ratio = few-shot ÷ standard, below 1 more alike.");
    case StressView::Duel:
        return Text::tr("Facts that each of two runs wins by W and by R at every precision; equal values are ties.");
    case StressView::Compare:
        return Text::tr(
            "W and R of the run minus those of another one, over the facts that are defined in both and were "
            "asked at as many dates. Global: R is of facts that are robust at every precision, W is the mean of the "
            "precisions. Click a difference for the facts behind it.");
    case StressView::Across:
        return Text::tr("Facts by the ChroKnowledge category of their element, and whether they are robust at every "
                        "precision. Click a bar to list its facts.");
    }
    return {};
}

ViewControls controlsOf(StressView view) {
    ViewControls controls;
    switch (view) {
    case StressView::Overview: controls.measure = controls.published = controls.levels = true; break;
    case StressView::Facts: controls.run = controls.precision = controls.levels = true; break;
    case StressView::Alpha: controls.run = controls.precision = controls.form = controls.levels = true; break;
    case StressView::Lost: controls.precision = controls.all = controls.levels = true; break;
    case StressView::Transfer: controls.run = controls.form = controls.levels = true; break;
    case StressView::Popularity: controls.run = controls.form = true; break;
    case StressView::Size: controls.form = true; break;
    case StressView::Variance: controls.run = controls.other = controls.published = true; break;
    case StressView::Duel: controls.run = controls.other = true; break;
    case StressView::Compare: controls.run = controls.other = controls.levels = true; break;
    case StressView::Across: controls.run = controls.other = controls.form = true; break;
    }
    return controls;
}

QString runPrefix(StressView view) {
    if (view == StressView::Variance) return Text::tr("Standard: ");
    if (view == StressView::Duel) return Text::tr("Pretrained: ");
    return Text::tr("Run: ");
}

QString otherPrefix(StressView view) {
    if (view == StressView::Variance) return Text::tr("Few-shot: ");
    if (view == StressView::Duel) return Text::tr("Instruct: ");
    if (view == StressView::Compare) return Text::tr("Against: ");
    return Text::tr("Elements: ");
}

} // namespace chronoscope::ui
