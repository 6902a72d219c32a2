// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/ConstructionInput.h"
#include "core/studies/mined/MinedImport.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// What construction is made of and what it ends in, as files. Errors of the files: Io with the reason.

/// Where the tables and the pictures of a construction lie; what is empty is not known.
struct ConstructionSources {
    std::string entities;   ///< CSV
    std::string attributes; ///< CSV
    std::string pictures;   ///< folder that image paths are relative to

    bool operator==(const ConstructionSources&) const = default;
};
/// `entities.csv` and `attributes.csv` right in a folder, with its `imgs`, or itself, for the pictures.
ConstructionSources sourcesIn(const std::string& folder);

/// The tables of two files; see readConstructionInput(). BadInput for one that is too large. Blocks.
Result<ConstructionInput> readConstructionFiles(const std::string& entities, const std::string& attributes);

/// The pictures of entities that cannot be taken, each once: "Ardania: Ardania/2.png: there is no such picture".
/// Blocks.
std::vector<std::string> pictureProblems(const std::vector<PicturedEntity>& entities, const std::string& folder,
                                         const std::stop_token& stop = {});

/// The task files of the published layout, with the controls as one more where wanted. Files without items are left
/// out.
std::vector<TaskText> taskTexts(const Construction& built, bool controls);

/// The published layout: one file a task in `inference_data`; controls beside it, so that a folder is imported without
/// them. Blocks.
Status writeConstruction(const Construction& built, const std::string& folder);

} // namespace chronoscope::mined
