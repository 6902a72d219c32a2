// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// What the program itself does with a label, whatever a label set calls it. The names are stored in label sets.
enum class LabelRole : int {
    None = 0,
    Outdated,      ///< suggested for stale answers
    FromTheFuture, ///< suggested for answers that are right later
    Boundary,      ///< suggested for answers that are right one year off
    WrongEntity,   ///< suggested for distractors, and for names that were right in no year
    AliasMissed,   ///< right, but the matcher did not see it: the matcher audit counts it, an override may follow
    FormatFailure, ///< suggested where no answer could be read out of the reply
    Refusal,
    GoldWrong, ///< marks the element in every view
    Other,
};
/// "", "outdated", "future", "boundary", "wrong-entity", "alias", "format", "refusal", "gold", "other".
std::string_view name(LabelRole role);
std::optional<LabelRole> roleFromName(std::string_view text);

/// True for 1 to 40 of a-z, 0-9 and '-'.
bool isLabelKey(std::string_view text);
/// Among the words of a filter by labels: whatever label. No key is called so; stored filters hold it.
inline constexpr const char* kAnyLabel = "*";
/// Likewise: annotators gave labels and no label stands, for they disagree. One of kAnyLabel.
inline constexpr const char* kDisputedLabel = "?";

/// Colours that a label can have, told apart by people who see few of them; the names are stored in label sets.
inline constexpr std::array<std::string_view, 9> kLabelColors{"sand", "indigo", "rose",  "cyan", "wine",
                                                              "teal", "purple", "olive", "green"};

/// One reason why an answer is wrong. Annotations hold its key.
struct Label {
    std::string key;         ///< isLabelKey(); unique in its set; never changes
    std::string name;        ///< as shown: "Alias missed by the matcher"; unique in a set that is imported
    std::string description; ///< when to give it, one sentence
    LabelRole role = LabelRole::None;
    int color = -1; ///< place in kLabelColors; -1: one that no other label has
    bool operator==(const Label&) const = default;
};

/// The labels of one kind of annotation, in the order of their digits: 1 to 9, then 0. Value type.
struct LabelSet {
    static constexpr std::size_t kMaxLabels = 60; ///< an answer is held as bits where agreement is counted

    std::string name;
    bool multiple = true; ///< several labels to one item
    std::vector<Label> labels;

    const Label* find(std::string_view key) const;
    const Label* withRole(LabelRole role) const; ///< the first of it
    const Label* repeatedName() const;           ///< the first that has the name of an earlier one
    bool operator==(const LabelSet&) const = default;
};

/// {"name": "…", "multiple": true, "labels": [{"key", "name", "description", "role", "color"}]}; "multiple" is true
/// where it is not said, description, role and color may be left out. BadInput with the reason: malformed, no label or
/// too many, a key twice, an unknown role or colour. The text is hostile until this returned.
Result<LabelSet> labelSetFromJson(std::string_view json);
std::string toJson(const LabelSet& set);

} // namespace chronoscope::annotation
