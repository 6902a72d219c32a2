// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources::cskg {

/// The texts in a field of a KGTK file: a list between `|`, each plain, "quoted" or 'with'@language; `\|`, `\t`, `\n`,
/// `\"` and `\\` are escapes. Without empty ones and without repeats. Pure; any thread.
std::vector<std::string> kgtkTexts(std::string_view field);

/// A name made of the id of a node, where it has no label: of "/c/en/oil_and_water/n" and of the merged id
/// "at:oil+/c/en/oil_and_water" it is "oil and water".
std::string nameOfNode(std::string_view id);

} // namespace chronoscope::sources::cskg
