// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/run/RunEngine.h"

#include <functional>
#include <string>

namespace chronoscope::app {

/// Makes `path` a workspace of the bundled sample with finished runs of calibration models, of elements and of
/// their dates, and the recorded run of a real one, unless it is one already: what a first start shows. Takes some
/// seconds; an unfinished one is completed.
Status makeSampleWorkspace(const std::string& path, const run::RunEngine::Sink& progress = {});

} // namespace chronoscope::app
