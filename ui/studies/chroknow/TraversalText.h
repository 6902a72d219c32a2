// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <QString>

namespace chronoscope::ui {

class Session;

/// What a traversal run asks, in one line. GUI thread.
QString traversalText(const Session& session, const store::RunRecord& record);

} // namespace chronoscope::ui
