// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/BoundaryToken.h"

#include "core/backend/protocol/TokenSpan.h"

#include <vector>

namespace chronoscope::backend::protocol {

std::optional<std::size_t> boundaryToken(std::span<const std::string> pieces, std::string_view text,
                                         std::size_t boundary) {
    const std::size_t end = text.size();
    std::vector<TokenPlace> places(pieces.size());
    for (std::size_t at = pieces.size(); at-- > 0;) {
        if (!text.ends_with(pieces[at])) return std::nullopt;
        places[at] = {text.size() - pieces[at].size(), text.size()};
        text.remove_suffix(pieces[at].size());
        if (text.size() > boundary) continue;
        const auto span = spanOf(places, boundary, end);
        return span ? std::optional(span->first) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace chronoscope::backend::protocol
