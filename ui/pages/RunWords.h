// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunRepeat.h"
#include "ui/bridge/Session.h"

#include <QString>

namespace chronoscope::ui {

/// Runs in words, for the Runs page. Pure; GUI thread.

/// What the run asks, and how it is judged, in one line.
QString runSpecText(const Session& session, const store::RunRecord& run);
/// What a run answers otherwise than the one it repeats, in a few sentences.
QString repeatText(const store::RunRecord& first, const store::RunRecord& second,
                   const run::RepeatDifference& difference);

} // namespace chronoscope::ui
