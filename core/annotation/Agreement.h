// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::annotation {

/// How far annotators agree beyond chance. Pure functions, any thread. Values are nominal. What is undefined is
/// nothing, never 0 or 1.

/// Cohen's kappa of two raters (Cohen 1960, Educational and Psychological Measurement 20:37): (po − pe) / (1 − pe), po
/// the share of units on which they agree, pe what their own frequencies would give by chance. Undefined without a
/// unit, and where both gave one and the same value throughout.
struct Kappa {
    std::int64_t units = 0;
    std::int64_t agreed = 0;
    double expected = 0; ///< pe, 0 to 1
    std::optional<double> value;
};
/// One pair per unit that both rated.
Kappa cohensKappa(std::span<const std::pair<int, int>> units);

/// Krippendorff's alpha, any number of raters, ratings missing (Krippendorff 2011, Computing Krippendorff's
/// Alpha-Reliability): 1 − Do / De over the values of units that at least two rated. Undefined without such a unit, and
/// where all those values are the same.
struct Alpha {
    std::int64_t units = 0;  ///< rated by at least two
    std::int64_t values = 0; ///< of those units: n..
    double observed = 0;     ///< Do, 0 to 1
    double expected = 0;     ///< De, 0 to 1
    std::optional<double> value;
};
/// The values that each unit got, whoever gave them; who said nothing of it gave none.
Alpha krippendorffsAlpha(std::span<const std::vector<int>> units);

/// One label, given or not given, as a question to each annotator.
struct LabelAgreement {
    struct Pair {
        std::size_t first = 0; ///< places in AgreementReport::authors
        std::size_t second = 0;
        Kappa kappa;
    };
    std::string label;         ///< key; empty: all labels of an item taken together as one answer
    std::int64_t given = 0;    ///< how often it was given, over the items of `alpha`; not counted for the empty key
    std::int64_t disputed = 0; ///< items on which annotators differ
    Alpha alpha;
    std::vector<Pair> pairs; ///< of authors with an item in common; none for more than kMaxAuthors
};

/// An item on which annotators differ.
struct Disagreement {
    ItemKey item;
    std::vector<std::string> labels; ///< that some but not all of its annotators gave, ascending
    bool settled = false;            ///< an adjudicator has given the final word
};

struct AgreementReport {
    static constexpr std::size_t kMaxAuthors = 50; ///< that are compared pair by pair

    std::vector<std::string> authors;        ///< ascending
    std::int64_t items = 0;                  ///< labelled by anybody
    std::int64_t shared = 0;                 ///< labelled by at least two
    LabelAgreement all;                      ///< over the whole answer
    std::vector<LabelAgreement> labels;      ///< in the order of the set
    std::vector<Disagreement> disagreements; ///< by item
};

/// Over the annotations made with this label set, of items that `wanted` (empty: all) takes. Final words are no
/// annotator's opinion and do not count; nor does an annotation without a label (a note or a flag alone): it answers
/// nothing. Labels that the set no longer has are left out of `labels`, not of `all`.
AgreementReport agreement(const AnnotationBook& book, const LabelSet& set,
                          const std::function<bool(const ItemKey&)>& wanted = {});

/// label (as `nameOf` calls its key; "(all)": the whole answer), measure (alpha: of all annotators; kappa: of two),
/// first, second, items, given (empty for the whole answer), disputed, value (empty: undefined), label_set.
analysis::Table agreementTable(const AgreementReport& report, const std::string& labelSet,
                               const std::function<std::string(const std::string& key)>& nameOf);

} // namespace chronoscope::annotation
