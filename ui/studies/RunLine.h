// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <QString>

namespace chronoscope::ui {

/// How the runs of each study are told in one line. Pure; GUI thread.

/// "491 facts", "1 question".
QString itemsText(const store::RunRecord& run);
/// The run's backend; of a calibration model only what is planted for its study, each with its value.
QString backendText(const store::RunRecord& run);

} // namespace chronoscope::ui
