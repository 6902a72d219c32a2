// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"
#include "core/store/RunStore.h"
#include "core/study/UnitKey.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::annotation {

/// What the annotators of the units of one run say together, as filters ask for it: by words that are a label's key,
/// or "set/key" for that of one set, or kAnyLabel for any of them, or kDisputedLabel where they disagree, or "" for
/// units of which nobody said a label. Immutable value; any thread.
class UnitLabels {
public:
    /// Looks at every annotation once.
    UnitLabels(const AnnotationBook& book, const store::RunRecord& run);

    /// `item`: its identity by content.
    bool takes(const ContentId& item, const study::UnitKey& unit, const std::vector<std::string>& words) const;
    /// Whether any unit of the item has such a label; "": no unit of it has any.
    bool takesAnyOf(const ContentId& item, const std::vector<std::string>& words) const;
    /// Of the labels that some unit has.
    const std::set<std::string>& keys() const { return m_keys; }
    bool isAnyDisputed() const { return m_isAnyDisputed; }

private:
    using Words = std::vector<std::string>;
    std::map<ContentId, std::map<std::string, Words>> m_given; ///< by item and study::toText(); spoken of, if empty
    std::set<std::string> m_keys;
    bool m_isAnyDisputed = false;
};

} // namespace chronoscope::annotation
