// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

namespace chronoscope::sources::umls {

/// Elements from yearly releases of the UMLS, which the user is licensed for. A row of MRREL reads "CUI2 RELA CUI1":
/// the subject is CUI1, its objects of a year are the CUI2s of that release. Concepts merged later are taken for the
/// ones they became, in every release. Names are those of the newest release that has the concept. No year is filled;
/// an element needs every release. Memory: 16 bytes a wanted row of all releases, and the names in question; with a cap
/// a relation, elements are made only of those drawn.
Result<BuildReport> buildUmls(const BuildOptions& options, const std::stop_token& stop,
                              const BuildProgressSink& progress);

} // namespace chronoscope::sources::umls
