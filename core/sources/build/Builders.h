// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// The builder of a source by its name on the command line; null for an unknown one. Any thread.
Builder builderFor(std::string_view source);
/// All names, in the order of the documentation.
std::vector<std::string> sourceNames();

} // namespace chronoscope::sources
