// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"

namespace chronoscope::sources::cfr {

/// Fill-in questions from yearly editions of the Code of Federal Regulations: files and folders (searched for *.xml) of
/// volumes, parts and sections in any mixture. Without a frame a section must be in every edition that was given of
/// what it belongs to, else in every year of the frame. As many unchanged paragraphs of each kind are asked for as
/// changed ones, drawn by the seed. Nobody has judged what a change means. Memory: about one edition of the largest
/// title. A file of another kind is a problem of the report; a broken one ends the build, for half an edition would
/// look like paragraphs that were struck out.
Result<BuildReport> buildCfr(const BuildOptions& options, const std::stop_token& stop,
                             const BuildProgressSink& progress);

} // namespace chronoscope::sources::cfr
