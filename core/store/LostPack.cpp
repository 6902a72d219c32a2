// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/LostPack.h"

namespace chronoscope::store {

namespace {
constexpr std::string_view kLostPack = "lost ";
}

std::string lostPack(std::string_view hexId) { return std::string(kLostPack).append(hexId); }

std::string packId(const std::string& pack) {
    if (pack.starts_with(kLostPack)) {
        const std::string hex = pack.substr(kLostPack.size());
        bool isId = false;
        (void)contentIdFromHex(hex, isId);
        if (isId) return hex;
    }
    return toHex(contentId(pack));
}

} // namespace chronoscope::store
