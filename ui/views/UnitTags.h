// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"
#include "core/results/CellLabels.h"
#include "core/store/RunStore.h"
#include "core/study/UnitKey.h"
#include "widgets/plots/LabelTag.h"

#include <memory>
#include <vector>

namespace chronoscope::ui {

class AnnotationHub;

/// How what people said of the units of one run of a study shows in lists, as LabelMarks does for cells: the tag of the
/// first label that stands, all of them in words; a neutral one where a unit is flagged alone. What was said when this
/// was made: made anew when annotations change. Value; any thread, made on the GUI thread.
class UnitTags {
public:
    /// Nothing is labelled.
    UnitTags() = default;
    UnitTags(AnnotationHub& hub, const store::RunRecord& run);

    /// `item`: its identity by content. An empty tag where nothing is said.
    widgets::LabelTag of(const ContentId& item, const study::UnitKey& unit) const;

private:
    const results::CellLabels::Label* known(const std::string& set, const std::string& key) const;
    widgets::LabelTag tagOf(const annotation::ItemKey& unit, const std::string& key) const;

    std::shared_ptr<const annotation::AnnotationBook> m_book; ///< null: nothing is labelled
    std::vector<results::CellLabels::Label> m_labels;         ///< of all sets, with their signs
    annotation::ItemKey m_run;                                ///< less item and unit
};

} // namespace chronoscope::ui
