// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <string>
#include <string_view>

namespace chronoscope::benchmark {

/// The compact form kept in a workspace, and back. Pure; any thread. `encode` is canonical: equal elements give equal
/// bytes, and they must never change, because content ids are made of them. Errors are BadInput with the reason.
std::string encodeBody(const Element& element);
Result<Element> decodeBody(std::string_view body, Domain domain, State state, std::string extra);

/// The content id of an element: hash of domain, state and encodeBody().
ContentId computeId(const Element& element);

} // namespace chronoscope::benchmark
