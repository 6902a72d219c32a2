// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Wording.h"

#include <string>

namespace chronoscope::app {

/// The questions that new runs of dates in this workspace are asked with: the shipped ones, the workspace's own over
/// them, and the packs in `userFolder` over both. `workspace` may be empty or not there yet.
Result<robustness::Wording> loadQuestionsFor(const std::string& workspace, const std::string& userFolder = {});

} // namespace chronoscope::app
