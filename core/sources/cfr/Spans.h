// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/cfr/FillIn.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace chronoscope::sources::cfr {

/// Words that belong together: an amount, a date, a reference …
struct Span {
    std::size_t from = 0;
    std::size_t count = 0;
};

/// The first span of a kind among the words of a text, by rule; none for Other. Pure; any thread.
std::optional<Span> firstSpan(const std::vector<std::string_view>& words, SpanKind kind);

/// The kind of a changed text: the first kind, in the order of the enumeration, of which one of its wordings has a
/// span.
SpanKind kindOf(const std::vector<std::string>& wordings);

} // namespace chronoscope::sources::cfr
