// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"

#include <string>
#include <string_view>

namespace chronoscope::store {

/// What a repaired workspace holds in the place of a pack of words that is lost: no JSON of anything, so that whoever
/// needs the words is told, but it names the content id, by which annotations still find their run. Any thread.
std::string lostPack(std::string_view hexId);

/// The content id of a pack, as hex: of its text, or of the text that it stands for.
std::string packId(const std::string& pack);

} // namespace chronoscope::store
