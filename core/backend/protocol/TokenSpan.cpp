// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/TokenSpan.h"

#include <algorithm>

namespace chronoscope::backend::protocol {

namespace {
bool holds(const TokenPlace& place, std::size_t at) { return place.from <= at && at < place.to; }
bool isMark(const TokenPlace& place) { return place.from >= place.to; }
bool meet(const TokenPlace& a, const TokenPlace& b) {
    return !isMark(a) && !isMark(b) && std::max(a.from, b.from) < std::min(a.to, b.to);
}
} // namespace

std::optional<TokenSpan> spanOf(std::span<const TokenPlace> places, std::size_t from, std::size_t to) {
    if (from >= to) return std::nullopt;
    const auto first =
        std::find_if(places.begin(), places.end(), [&](const TokenPlace& place) { return holds(place, from); });
    const auto last =
        std::find_if(places.rbegin(), places.rend(), [&](const TokenPlace& place) { return holds(place, to - 1); });
    if (first == places.end() || last == places.rend()) return std::nullopt;
    TokenSpan span{static_cast<std::size_t>(first - places.begin()), static_cast<std::size_t>(places.rend() - last)};
    if (span.first >= span.end) return std::nullopt;
    while (span.first > 0 && meet(places[span.first - 1], places[span.first]))
        --span.first;
    while (span.end < places.size() && meet(places[span.end - 1], places[span.end]))
        ++span.end;
    return span;
}

} // namespace chronoscope::backend::protocol
