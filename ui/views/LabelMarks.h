// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"
#include "widgets/plots/LabelTag.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace chronoscope::ui {

/// How the labels of annotations show, in every view: a cell has the tag of its first label, and all of them in words.
/// No two labels have one sign. Of the label set that is used most, the first ten have the keys that give them
/// (digits); those of Shift and a digit, and all of other sets, have a letter of their names: see
/// results::assignSigns(). Value; any thread.
class LabelMarks {
public:
    /// Nothing is labelled.
    LabelMarks() = default;
    /// The labels of a set, null for none.
    explicit LabelMarks(std::shared_ptr<const results::ResultSet> set) : m_set(std::move(set)) {}
    /// The same without owning the set, which outlives this.
    explicit LabelMarks(const results::ResultSet& set) : m_set(std::shared_ptr<const void>(), &set) {}

    bool isEmpty() const { return !m_set || !m_set->labels; }
    /// Of a cell; an empty tag where the run does not ask it, or it has no label.
    widgets::LabelTag of(std::size_t run, std::uint32_t element, prompt::Template form, int year) const;
    /// The same by the numbers of the workspace; any shown judgement of the run has its labels.
    widgets::LabelTag ofRow(std::int64_t run, std::int64_t elementRow, prompt::Template form, int year) const;
    /// Of places in CellLabels::labels: the first one's tag. "Label: Outdated", "Labels: Outdated +1: Too vague".
    widgets::LabelTag of(std::span<const std::uint32_t> labels) const;
    /// Of one label alone; its words are its name.
    widgets::LabelTag ofLabel(std::uint32_t label) const { return tagOf(m_set->labels->labels[label]); }
    static widgets::LabelTag tagOf(const results::CellLabels::Label& label);
    /// Places of the labels of a cell, by either numbers.
    std::span<const std::uint32_t> labelsOf(std::size_t run, std::uint32_t element, prompt::Template form,
                                            int year) const;
    std::span<const std::uint32_t> labelsOfRow(std::int64_t run, std::int64_t elementRow, prompt::Template form,
                                               int year) const;

    /// What a filter calls it.
    std::string word(std::uint32_t label) const { return m_set->labels->word(m_set->labels->labels[label]); }
    /// Null for none.
    const std::shared_ptr<const results::ResultSet>& set() const { return m_set; }

private:
    std::shared_ptr<const results::ResultSet> m_set;
};

} // namespace chronoscope::ui
