// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/run/AskPlan.h"
#include "core/store/Database.h"

#include <vector>

namespace chronoscope::run {

/// The element that `subject` and `relation` name, letter case aside: in full, or by how its subject and relation
/// begin where just one element does. Null if there is none, or if several begin so. Pure; any thread.
const benchmark::ElementMeta* namedElement(const std::vector<benchmark::ElementMeta>& elements,
                                           const std::string& subject, const std::string& relation);

/// Gives `sources` what the workspace knows of the fact asked: the element, and the few-shots of its relation; `spec`
/// then has its names as they are spelt there. A fact that the workspace does not know is asked as it is typed, after
/// few-shots of the relation where there are some. Blocks; for a worker thread.
Status readAskSubject(store::Database& database, AskSpec& spec, AskSources& sources);

} // namespace chronoscope::run
