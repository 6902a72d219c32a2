// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <string>
#include <string_view>

namespace chronoscope::benchmark {

/// Reads one line of a ChroKnowBench file. Pure; any thread. Accepts every layout the published files and their
/// few-shots use: objects as list of lists, flat list, mixture or single string; `answers_YYYY` with `question`;
/// nested distractors; unknown keys (kept in Element::extra). Errors are BadInput with the reason.
Result<Element> parseElement(std::string_view line, Domain domain, State state);

/// The compact form kept in a workspace, and back. `encode` is canonical: equal elements give equal bytes.
std::string encodeBody(const Element& element);
Result<Element> decodeBody(std::string_view body, Domain domain, State state, std::string extra);

/// The content id of an element: hash of domain, state and encodeBody().
ContentId computeId(const Element& element);

} // namespace chronoscope::benchmark
