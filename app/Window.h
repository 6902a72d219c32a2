// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

namespace chronoscope::app {

struct Diagnosis;

/// Opens the window on the workspace named in the arguments, or the one used last, and runs until it is closed.
int runWindow(int argc, char** argv, const Diagnosis& diagnosis);

} // namespace chronoscope::app
