// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/Template.h"

#include <cstdint>
#include <vector>

namespace chronoscope::run {

/// Where everything of a run stands in its numbering. Replies are numbered element by element, so that they are
/// written in order; cells template by template and year by year, so that one heatmap cell is one range. Numbers of
/// cells an element does not have (no object that year, no distractors) stay unused. Value type.
struct RunLayout {
    std::int64_t elements = 0;
    std::vector<int> years; ///< ascending, all years of the run
    std::vector<prompt::Template> templates;
    std::vector<double> temperatures;
    int sets = 0;

    struct Place {
        std::int64_t ordinal = 0;
        int year = 0;        ///< index into years
        int form = 0;        ///< index into templates
        int temperature = 0; ///< index into temperatures
        int set = 0;
        int sampleIndex = 0; ///< temperature * sets + set
    };

    int samplesPerCell() const { return static_cast<int>(temperatures.size()) * sets; }
    std::int64_t cellsPerElement() const {
        return static_cast<std::int64_t>(years.size()) * static_cast<std::int64_t>(templates.size());
    }
    std::int64_t repliesPerElement() const { return cellsPerElement() * samplesPerCell(); }

    std::int64_t replyIndex(std::int64_t ordinal, int year, int form, int sample) const;
    std::int64_t cellIndex(std::int64_t ordinal, int year, int form) const;
    std::int64_t elementIndex(std::int64_t ordinal, int form) const { return form * elements + ordinal; }
    Place placeOfReply(std::int64_t index) const;
    int yearIndex(int year) const;              ///< -1 if the run does not ask that year
    int formIndex(prompt::Template form) const; ///< -1 if the run does not use that template
};

/// Database key of index `index` of run `run`.
constexpr std::int64_t runKey(std::int64_t run, std::int64_t index) { return run << 40 | index; }
constexpr std::int64_t kIndexEnd = std::int64_t{1} << 40; ///< no index of a run reaches it
constexpr std::int64_t keyIndex(std::int64_t key) { return key & (kIndexEnd - 1); }

} // namespace chronoscope::run
