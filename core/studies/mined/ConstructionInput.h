// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/mined/Construction.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// What two tables say of entities. A bad row is left out and told: "line 7: …".
struct ConstructionInput {
    std::vector<PicturedEntity> entities;
    std::vector<std::string> entityProblems;
    std::vector<std::string> attributeProblems;
};

/// Reads CSV with a header: entities have `entity, type, hypernym, image, paraphrase_image`, attributes `entity,
/// property, value, start, end` and optionally `since`, the year the office began; other columns are passed over. Dates
/// are YYYY, YYYY-MM or YYYY-MM-DD, with 00 for what is not known; without an end a value is open. The texts may be
/// hostile. BadInput where a column is missing. Pure; any thread.
Result<ConstructionInput> readConstructionInput(std::string_view entities, std::string_view attributes);

} // namespace chronoscope::mined
