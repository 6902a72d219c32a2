// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/facts/FactIntake.h"
#include "core/store/Database.h"

#include <QStringList>

namespace chronoscope::ui {

inline constexpr std::size_t kMostTwinsLooked = 5'000; ///< elements of a table

/// Which facts of a table ("France · head of state") the workspace has an element of already that is not the same:
/// other years, objects or distractors. Both would be asked. Looks at the first kMostTwinsLooked. Blocks; any thread.
Result<QStringList> twinsIn(store::Database& database, const facts::FactIntake& intake);

} // namespace chronoscope::ui
