// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/CommandLine.h"
#include "app/cli/RunReader.h"
#include "app/cli/StudyViews.h"
#include "core/base/Result.h"
#include "ui/studies/MorePages.h"

#include <memory>
#include <optional>
#include <vector>

namespace chronoscope::study {
class Study;
}
namespace chronoscope::traversal {
class TraversalWords;
}

namespace chronoscope::app {

/// What each study adds to the commands that are for runs of every study: the one list of them is Studies.cpp. Each
/// call makes new objects, for one command. Any thread.

std::vector<std::unique_ptr<StudyViews>> studyViews();
std::vector<std::unique_ptr<RunReader>> runReaders();
/// The commands of studies that were added; those of the others are in Commands.h.
std::vector<AddCommand> studyCommands();

/// All that there is of a study beside those that the program ships; what is left empty it does not have.
struct StudyEntry {
    std::shared_ptr<const study::Study> study;
    std::unique_ptr<StudyViews> (*views)() = nullptr;
    std::unique_ptr<RunReader> (*rows)() = nullptr;
    AddCommand commands = nullptr;
    std::optional<ui::MoreStudy> window = {}; ///< what is seen of it there
};
/// Makes it known to the commands and to the window. From main(), before anything else and on its only thread.
/// InvalidArgument, and nothing is added, where a study has its key or one of the lists was read already.
Status addStudy(StudyEntry entry);

/// The shipped words of ChroKnowPrompt, which the window is made with.
Result<std::shared_ptr<const traversal::TraversalWords>> shippedWords();

} // namespace chronoscope::app
