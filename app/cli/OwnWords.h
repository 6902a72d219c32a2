// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/PromptPack.h"

#include <string>
#include <vector>

namespace chronoscope::app {

/// The words that the workspace in this file has of its own, see store::OwnPackStore; none where there is no such file.
/// Errors as openWorkspace().
Result<std::vector<std::string>> ownPacks(const std::string& workspace);

/// The words of new runs in this workspace: the shipped packs, the workspace's own over them, and those in `userFolder`
/// over both. `workspace` may be empty or not there yet.
Result<prompt::PromptPack> loadPackFor(const std::string& workspace, const std::string& userFolder = {});

} // namespace chronoscope::app
