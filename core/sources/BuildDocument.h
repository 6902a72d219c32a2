// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <nlohmann/json_fwd.hpp>

namespace chronoscope::sources {

/// The report as the command line prints it: `funnel` (step → count), `dropped` (reason → count), `elements` and what
/// was read. An element of the CFR is told as section, question, answers by year; every other as source_id,
/// relation_id, state, changes and years (year → ids of its objects, years without object absent). Pure.
nlohmann::ordered_json documentOf(const BuildReport& report);

/// The same without the elements: what is kept of a build.
nlohmann::ordered_json summaryOf(const BuildReport& report);

} // namespace chronoscope::sources
