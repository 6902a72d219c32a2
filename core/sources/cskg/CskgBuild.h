// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

namespace chronoscope::sources::cskg {

/// Elements without time from edges of the Common Sense Knowledge Graph (CC BY-SA 4.0): KGTK files, packed or not, of
/// ten columns or of the early five, found by the names of their columns. A row that cannot be read is a problem of the
/// report. Streams; memory grows with the edges of the wanted relations.
Result<BuildReport> buildCskg(const BuildOptions& options, const std::stop_token& stop,
                              const BuildProgressSink& progress);

} // namespace chronoscope::sources::cskg
