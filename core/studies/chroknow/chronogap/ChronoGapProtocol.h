// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/matching/FuzzyMatcher.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

#include <optional>
#include <string>

namespace chronoscope::exchange {

/// By which rules the candidates of ChroKnowPrompt files were made, and so are counted. The layout has no place for it,
/// and of the authors' files it is known: the protocol `reference`. Beside files made under other rules stands a small
/// JSON file of this program's own, which their loader never opens. Value type.
struct ChronoGapProtocol {
    traversal::Protocol protocol = traversal::Protocol::Reference;
    int edition = traversal::kEdition;
    matching::Preprocess preprocess = matching::Preprocess::Reference; ///< of the final match

    bool operator==(const ChronoGapProtocol&) const = default;
    std::string json() const; ///< with a line end
};

/// Name of that file, in the folder of the others.
inline constexpr const char* kChronoGapProtocolFile = "protocol.json";

/// What the file in `folder` says; that of the authors' files where there is none. BadInput where it cannot be read.
Result<ChronoGapProtocol> readChronoGapProtocol(const std::string& folder);

} // namespace chronoscope::exchange
