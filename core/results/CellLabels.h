// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
#include "core/results/ResultSet.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::results {

struct ResultFilter;

/// What the annotators of one cell say together; see annotation::Consensus.
struct AnnotatedCell {
    std::uint32_t cell = 0; ///< RunLayout::cellIndex
    std::uint32_t end = 0;  ///< of its labels in RunLabels::given
    bool spoken = false;    ///< an annotator gave labels, or there is a final word
    bool disputed = false;  ///< annotators of one label set disagree, so that no label of it stands
    bool operator==(const AnnotatedCell&) const = default;
};

/// The annotated cells of one run; all judgements of it share them.
struct RunLabels {
    std::vector<AnnotatedCell> cells; ///< ascending
    std::vector<std::uint32_t> given; ///< places in CellLabels::labels, cell by cell, ascending

    bool operator==(const RunLabels&) const = default;
    /// By place in `cells`.
    std::span<const std::uint32_t> labelsOf(std::size_t place) const {
        const std::size_t from = place == 0 ? 0 : cells[place - 1].end;
        return std::span(given).subspan(from, cells[place].end - from);
    }
};

/// The labels of all cells of a result set, by the consensus of those who used the same label set: 12 bytes per
/// annotated cell and 4 per label, nothing for the others. The same key in two sets is two labels. Immutable, any
/// thread. Good for the runs and elements it was made from, whatever their judgement: made anew when annotations change
/// or other runs are chosen.
struct CellLabels {
    struct Label {
        static constexpr std::size_t kInNoSet = static_cast<std::size_t>(-1);
        std::string set; ///< the label set that annotations name
        std::string key;
        std::string
            name; ///< "Outdated"; "Outdated (set)" where its key or name is another label's too; the key if unknown
        annotation::LabelRole role = annotation::LabelRole::None;
        std::size_t place = kInNoSet; ///< in its set
        std::string sign = {};        ///< in its mark, no other label's; see assignSigns()
        int style = -1;               ///< of its mark: a place in the colours of labels, no other label's; -1 unknown
        int color = -1;               ///< that its set gives it: a place in annotation::kLabelColors; -1: none
        bool operator==(const Label&) const = default;
    };
    std::vector<Label> labels;           ///< of the sets in their order, then those that only annotations name
    std::vector<RunLabels> runs;         ///< by run index
    std::vector<std::uint8_t> goldWrong; ///< by element index: 1 where any item of it, of whatever run, is labelled so
    std::map<std::uint32_t, std::string> goldWrongBy; ///< of those: who says so, "Anna, Ben"

    std::shared_ptr<const ElementFacts> elements; ///< that it was made from
    std::vector<ContentId> identities;            ///< by run index: RunColumns::identity

    bool operator==(const CellLabels&) const = default;
    /// Whether they were made from the runs and elements of this set, whatever judgement of them.
    bool fits(const ResultSet& set) const;
    /// What filters call a label: its key, or "set/key" where several have the key.
    std::string word(const Label& label) const;
    /// Whether a filter means it: by its key, as stored filters do, or by "set/key".
    static bool isMeant(const Label& label, std::string_view word);
    /// Place of the one label that a filter means so; nothing for none, or several.
    std::optional<std::size_t> find(std::string_view word) const;
    /// By run index and cell; nullptr: not annotated. By bisection.
    const AnnotatedCell* at(std::size_t run, std::size_t cell) const;
    /// Places in `labels`. Empty where the cell is not annotated, or its annotators give no label together.
    std::span<const std::uint32_t> labelsOf(std::size_t run, std::size_t cell) const;
};

/// `sets` with the built-in one. A hundred thousand annotated items take about a tenth of a second.
std::shared_ptr<const CellLabels> cellLabels(const ResultSet& set, const annotation::AnnotationBook& book,
                                             const std::vector<annotation::LabelSet>& sets);

/// The same set with these labels, or with nullptr without; columns are shared. std::invalid_argument if the labels
/// were made from other runs or elements.
std::shared_ptr<const ResultSet> withLabels(const ResultSet& set, std::shared_ptr<const CellLabels> labels);

/// The cell of a run that asks this; nothing where the run does not.
std::optional<std::size_t> cellOf(const RunView& view, std::uint32_t element, prompt::Template form, int year);
/// The item that a cell of a run is.
annotation::ItemKey itemOf(const ResultSet& set, std::size_t run, std::size_t cell);

/// By cell of a run: 1 where a filter by these words takes it, see ResultFilter::labels and CellLabels::isMeant(). In a
/// set without labels no cell is annotated.
std::vector<std::uint8_t> cellsWithLabels(const ResultSet& set, std::size_t run, const std::vector<std::string>& words);

/// Places in CellLabels::labels that the chosen cells of an element have, ascending and each once, by element index.
/// Elements without any are not in it. Looks at annotated cells alone.
std::map<std::uint32_t, std::vector<std::uint32_t>> labelsByElement(const ResultSet& set, const ResultFilter& filter);

} // namespace chronoscope::results
