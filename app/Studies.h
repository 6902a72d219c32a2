// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"
#include "app/cli/StudyViews.h"
#include "core/base/Result.h"

#include <memory>
#include <vector>

namespace chronoscope::traversal {
class TraversalWords;
}

namespace chronoscope::app {

/// What each study adds to the commands that are for runs of every study: the one list of them is Studies.cpp. Each
/// call makes new objects, for one command. Any thread.

std::vector<std::unique_ptr<StudyViews>> studyViews();
std::vector<std::unique_ptr<RunReader>> runReaders();

/// The shipped words of ChroKnowPrompt, which the window is made with.
Result<std::shared_ptr<const traversal::TraversalWords>> shippedWords();

} // namespace chronoscope::app
