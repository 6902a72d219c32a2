// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <string>

namespace chronoscope::app {

/// What `exchange export --layout benchmark|table` was told.
struct ElementsWanted {
    std::string workspace, layout, format, folder;
    std::string run; ///< empty: all elements of the workspace
    bool json = false;
};

/// Writes elements as benchmark files or as one table of facts; prints the files and returns the exit status.
int exportElements(const ElementsWanted& wanted);

} // namespace chronoscope::app
