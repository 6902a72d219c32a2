// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <memory>

namespace chronoscope::study {

class Study;

/// Adds a study to builtInStudies(). From main(), before there is a second thread; app::addStudy() does so with all
/// else that there is of a study. InvalidArgument, and nothing is added, where a study has its key or builtInStudies()
/// was called already.
Status addStudy(std::shared_ptr<const Study> study);

} // namespace chronoscope::study
