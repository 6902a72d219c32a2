// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/NumberBook.h"

#include "ui/views/Text.h"

namespace chronoscope::ui {

namespace {
struct ColumnWords {
    const char* column;
    const char* words;
};
/// By the name of the column, whichever table it stands in.
constexpr ColumnWords kColumns[] = {
    {"ci_low", QT_TRANSLATE_NOOP("chronoscope::ui", "Lower end of the 95 % interval; the column “Interval by” says of "
                                                    "which kind, the help how it is made.")},
    {"ci_high", QT_TRANSLATE_NOOP("chronoscope::ui", "Upper end of the 95 % interval; the column “Interval by” says of "
                                                     "which kind, the help how it is made.")},
    {"win_ci_low",
     QT_TRANSLATE_NOOP("chronoscope::ui",
                       "Lower end of the 95 % interval of W, a mean over facts; the help says how it is made.")},
    {"win_ci_high",
     QT_TRANSLATE_NOOP("chronoscope::ui",
                       "Upper end of the 95 % interval of W, a mean over facts; the help says how it is made.")},
    {"interval", QT_TRANSLATE_NOOP("chronoscope::ui", "How the interval is made: Wilson's of a share (1927), or by "
                                                      "drawing whole elements anew (bootstrap).")},
    {"p", QT_TRANSLATE_NOOP("chronoscope::ui", "Probability of a difference at least as large, were there none: "
                                               "McNemar's exact test (1947) over the questions that both runs were "
                                               "asked.")},
    {"p_holm", QT_TRANSLATE_NOOP("chronoscope::ui", "The same, raised for the number of comparisons in the table "
                                                    "(Holm 1979).")},
    {"difference_points", QT_TRANSLATE_NOOP("chronoscope::ui", "(only the first run right − only the second right) ÷ "
                                                               "questions that both were asked, × 100.")},
    {"correct_percent", QT_TRANSLATE_NOOP("chronoscope::ui", "correct ÷ (correct + partial + incorrect) × 100, over "
                                                             "the cells with a category; errors are left out.")},
    {"correct", QT_TRANSLATE_NOOP("chronoscope::ui", "Cells whose every greedy reply is right.")},
    {"partial_greedy", QT_TRANSLATE_NOOP("chronoscope::ui", "Cells in which some greedy replies are right.")},
    {"partial_sampled",
     QT_TRANSLATE_NOOP("chronoscope::ui", "Cells in which no greedy reply is right, but one that was "
                                          "sampled.")},
    {"incorrect", QT_TRANSLATE_NOOP("chronoscope::ui", "Cells in which no reply is right.")},
    {"missing",
     QT_TRANSLATE_NOOP("chronoscope::ui", "Cells without a category, for their replies ended in errors: never "
                                          "counted as wrong.")},
    {"cells", QT_TRANSLATE_NOOP("chronoscope::ui", "Elements × templates × years behind the number.")},
    {"elements", QT_TRANSLATE_NOOP("chronoscope::ui", "Elements behind the number, each counted once.")},
    {"cutoff", QT_TRANSLATE_NOOP("chronoscope::ui", "The last year that the model knows, estimated from the share "
                                                    "correct by year; the help says how.")},
    {"kappa", QT_TRANSLATE_NOOP("chronoscope::ui", "Cohen's κ of two annotators (1960): 1 always the same, 0 as by "
                                                   "chance.")},
    {"alpha", QT_TRANSLATE_NOOP("chronoscope::ui", "Krippendorff's α of all annotators (2004): 1 always the same, 0 as "
                                                   "by chance. In tables of dates: (date − middle of validity) ÷ its "
                                                   "length.")},
    {"win_rate", QT_TRANSLATE_NOOP("chronoscope::ui", "W: tests won ÷ tests, mean over facts, × 100.")},
    {"robustness", QT_TRANSLATE_NOOP("chronoscope::ui", "R: facts that win all of their tests ÷ facts, × 100.")},
    {"robust_percent", QT_TRANSLATE_NOOP("chronoscope::ui", "R: facts that win all of their tests ÷ facts, × 100.")},
    {"tests", QT_TRANSLATE_NOOP("chronoscope::ui", "Pairs of a correct and an incorrect date whose scores are held "
                                                   "against each other.")},
    {"cem", QT_TRANSLATE_NOOP("chronoscope::ui", "Cover exact match × 100: the right answer is in the reply; mean over "
                                                 "items.")},
    {"f1", QT_TRANSLATE_NOOP("chronoscope::ui", "How far the words of reply and right answer agree, × 100; mean over "
                                                "items.")},
};
} // namespace

QString columnNote(const QString& column) {
    for (const ColumnWords& one : kColumns)
        if (column == QLatin1String(one.column)) return Text::tr(one.words);
    return {};
}

} // namespace chronoscope::ui
