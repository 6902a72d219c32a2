// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/protocol/BoundaryToken.h"

namespace chronoscope::backend::protocol {

std::optional<std::size_t> boundaryToken(std::span<const std::string> pieces, std::string_view text,
                                         std::size_t boundary) {
    for (std::size_t at = pieces.size(); at-- > 0;) {
        if (!text.ends_with(pieces[at])) return std::nullopt;
        text.remove_suffix(pieces[at].size());
        if (text.size() <= boundary) return at;
    }
    return std::nullopt;
}

} // namespace chronoscope::backend::protocol
