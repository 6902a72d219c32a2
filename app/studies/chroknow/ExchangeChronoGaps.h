// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/ReferenceExport.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <stop_token>
#include <string>

namespace chronoscope::app {

/// `chronoscope exchange … --layout chronogap`: the ChroKnowPrompt files of the reference code. One command, main
/// thread.
struct ChronoGapsWanted {
    std::string workspace, folder, model;
    std::string match; ///< empty: as the files were made
    bool json = false;
};

/// Writes the files of a traversal run. Errors as exchange::exportChronoGaps().
Result<exchange::ExportReport> exportChronoGaps(store::Workspace& workspace, std::int64_t run,
                                                const std::string& folder, const std::stop_token& stop);
/// Prints what such files say; nothing is stored. The exit status.
int importChronoGaps(const ChronoGapsWanted& wanted);

} // namespace chronoscope::app
