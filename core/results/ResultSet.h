// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/base/Hash.h"
#include "core/benchmark/Element.h"
#include "core/layout/RunLayout.h"
#include "core/matching/Diagnosis.h"
#include "core/matching/Judge.h"
#include "core/prompt/Template.h"

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::results {

/// A run under one judgement: scoring 0 is the run's own.
struct RunChoice {
    std::int64_t run = 0;
    std::int64_t scoring = 0;
    auto operator<=>(const RunChoice&) const = default;
};

/// Texts one behind the other in one block of memory.
class TextColumn {
public:
    void add(std::string_view text) {
        m_bytes += text;
        m_ends.push_back(m_bytes.size());
    }
    std::string_view at(std::size_t index) const {
        const std::size_t from = index == 0 ? 0 : m_ends[index - 1];
        return std::string_view(m_bytes).substr(from, m_ends[index] - from);
    }
    std::size_t size() const { return m_ends.size(); }

private:
    std::string m_bytes;
    std::vector<std::size_t> m_ends;
};

/// The elements that any run of a set asks, by element row; an *element index* is a place in these columns. About
/// 60 bytes and twice the subject each.
struct ElementFacts {
    std::vector<std::int64_t> rows; ///< ascending: numbers of the elements in the workspace
    std::vector<ContentId> ids;
    std::vector<benchmark::Domain> domains;
    std::vector<benchmark::State> states;
    std::vector<std::uint32_t> relations;   ///< index into relationNames
    std::vector<std::string> relationNames; ///< ascending
    TextColumn subjects;
    TextColumn searchTexts; ///< subjects in lower case, as text::lower() makes it
    std::vector<std::uint32_t> yearEnds;
    std::vector<std::int16_t> years;
    std::vector<std::uint16_t> changes; ///< see objectChanges()

    std::size_t size() const { return rows.size(); }
    /// Years the element can be asked at, ascending.
    std::span<const std::int16_t> askableYears(std::size_t element) const {
        const std::size_t from = element == 0 ? 0 : yearEnds[element - 1];
        return std::span(years).subspan(from, yearEnds[element] - from);
    }
    std::optional<std::uint32_t> indexOfRow(std::int64_t row) const;
};

/// How often the objects of consecutive askable years differ as sets (ChroKnowledge, figures 2C and 8). Two objects
/// are the same when they are shown the same: by their first names.
int objectChanges(const benchmark::Element& element);

/// Wrong replies of one cell that say the same kind of thing.
struct DiagnosisRow {
    std::uint32_t cell = 0; ///< RunLayout::cellIndex
    std::int16_t shift = 0; ///< asked year − answered year: > 0 of stale, < 0 of ahead, 0 of all other kinds
    std::uint16_t greedy = 0;
    std::uint16_t sampled = 0;
    std::uint8_t kind = 0; ///< matching::AnswerKind
};

/// In `category` and `chrono`: what the run does not ask (no object that year, no distractors for that template).
inline constexpr std::uint8_t kNotAsked = 7;

/// All cells of one run under one judgement. 15 bytes per cell of the layout, asked or not; with diagnoses two more
/// and 12 per DiagnosisRow (at most one per wrong reply, typically one or two per cell that is not Correct): 10
/// million replies in a million cells are 15 MB, and 30 to 45 MB when diagnosed. Immutable once shared; any thread.
struct RunColumns {
    RunChoice choice;
    ContentId identity{}; ///< annotation::runIdentity(): the same in every copy of the workspace
    std::string name;
    std::string scoringName; ///< empty as run
    std::string model;
    std::string stamp;         ///< changes whenever what is stored of the run does
    std::int64_t lowWater = 0; ///< as stored: nothing changes any more of elements whose replies are all below
    bool finished = false;     ///< all is asked, and judged here: a scoring of a part of the replies is not finished
    prompt::Protocol protocol = prompt::Protocol::Reference;
    prompt::Sampler sampler = prompt::Sampler::Seeded;
    std::int64_t exemplarEdits = 0; ///< of the workspace, that were made when the run was
    std::uint64_t seed = 0;         ///< of exemplars and of the order of options
    std::string decoding;           ///< in words: mode, top_p, max_tokens, seed, stops
    matching::JudgeSettings judge;
    std::int64_t overrides = 0; ///< accepted answers that the scoring counts as matches
    std::string sliceHash;
    std::string templatePack; ///< content hash, hex
    std::string relationPack; ///< content hash, hex
    run::RunLayout layout;

    std::vector<std::int64_t> rows;     ///< by ordinal: element row
    std::vector<std::uint8_t> category; ///< this and the next seven by RunLayout::cellIndex; CellCategory or kNotAsked
    std::vector<std::uint16_t> greedyAnswered;
    std::vector<std::uint16_t> greedyHits;
    std::vector<std::uint16_t> sampledAnswered;
    std::vector<std::uint16_t> sampledHits;
    std::vector<std::uint16_t> errors;
    std::vector<std::uint16_t> greedyLeftOut; ///< of greedyAnswered; see analysis::CellCounts
    std::vector<std::uint16_t> sampledLeftOut;
    std::vector<std::uint8_t> chrono; ///< by RunLayout::elementIndex; ChronoCategory or kNotAsked

    bool diagnosed = false;
    std::vector<std::uint16_t> kinds; ///< by cell: bit k set when a reply is of AnswerKind k; empty when not diagnosed
    std::vector<DiagnosisRow> diagnoses; ///< by cell, kind, shift
    int reach = 0;                       ///< largest shift of any of them either way, years

    /// What the run is called where it stands among others: its name, with the scoring in brackets.
    std::string title() const { return scoringName.empty() ? name : name + " (" + scoringName + ")"; }
    std::size_t cellAt(std::size_t ordinal, std::size_t year, std::size_t form) const {
        return (form * layout.years.size() + year) * rows.size() + ordinal;
    }
    std::size_t elementAt(std::size_t ordinal, std::size_t form) const { return form * rows.size() + ordinal; }
    /// The counts of a cell, without the planned numbers.
    analysis::CellCounts counts(std::size_t cell) const {
        return {0,
                greedyAnswered[cell],
                greedyHits[cell],
                0,
                sampledAnswered[cell],
                sampledHits[cell],
                errors[cell],
                greedyLeftOut[cell],
                sampledLeftOut[cell]};
    }
    /// Replies that count and are not right.
    int greedyWrong(std::size_t cell) const { return greedyAnswered[cell] - greedyLeftOut[cell] - greedyHits[cell]; }
    int sampledWrong(std::size_t cell) const {
        return sampledAnswered[cell] - sampledLeftOut[cell] - sampledHits[cell];
    }
};

/// A run and where its elements stand in the facts of its set.
struct RunView {
    std::shared_ptr<const RunColumns> columns;
    std::vector<std::uint32_t> elementOf; ///< by ordinal: element index
    std::vector<std::int32_t> ordinalOf;  ///< by element index: ordinal, or -1
};

struct CellLabels;

/// What all result views are made of: up to kMaxRuns runs as columns in memory. Immutable, shared by whoever looks at
/// it; any thread. Made by loadResults(); columns are shared between a set and the next one made from it.
struct ResultSet {
    static constexpr std::size_t kMaxRuns = 12;

    std::shared_ptr<const ElementFacts> elements;
    std::vector<RunView> runs;                ///< in the order chosen; a *run index* is a place in this list
    std::shared_ptr<const CellLabels> labels; ///< annotations, put there by withLabels(); may be null

    const RunColumns& run(std::size_t index) const { return *runs[index].columns; }
    std::optional<std::size_t> find(RunChoice choice) const;
};

/// Puts runs together: the union of their elements must be `elements`.
std::shared_ptr<const ResultSet> joined(std::shared_ptr<const ElementFacts> elements,
                                        const std::vector<std::shared_ptr<const RunColumns>>& runs);

} // namespace chronoscope::results
