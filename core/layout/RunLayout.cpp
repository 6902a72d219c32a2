// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/layout/RunLayout.h"

#include <algorithm>

namespace chronoscope::run {

namespace {
template <typename T> int indexOf(const std::vector<T>& list, const T& item) {
    const auto at = std::find(list.begin(), list.end(), item);
    return at == list.end() ? -1 : static_cast<int>(at - list.begin());
}
} // namespace

std::int64_t RunLayout::replyIndex(std::int64_t ordinal, int year, int form, int sample) const {
    const auto yearCount = static_cast<std::int64_t>(years.size());
    const auto formCount = static_cast<std::int64_t>(templates.size());
    return ((ordinal * yearCount + year) * formCount + form) * samplesPerCell() + sample;
}

std::int64_t RunLayout::cellIndex(std::int64_t ordinal, int year, int form) const {
    return (form * static_cast<std::int64_t>(years.size()) + year) * elements + ordinal;
}

RunLayout::Place RunLayout::placeOfReply(std::int64_t index) const {
    Place place;
    place.sampleIndex = static_cast<int>(index % samplesPerCell());
    index /= samplesPerCell();
    place.form = static_cast<int>(index % static_cast<std::int64_t>(templates.size()));
    index /= static_cast<std::int64_t>(templates.size());
    place.year = static_cast<int>(index % static_cast<std::int64_t>(years.size()));
    place.ordinal = index / static_cast<std::int64_t>(years.size());
    place.temperature = place.sampleIndex / sets;
    place.set = place.sampleIndex % sets;
    return place;
}

int RunLayout::yearIndex(int year) const { return indexOf(years, year); }
int RunLayout::formIndex(prompt::Template form) const { return indexOf(templates, form); }

} // namespace chronoscope::run
