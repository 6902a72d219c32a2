// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <string>
#include <vector>

namespace chronoscope::app {

/// One part of `chronoscope bench`.
struct StudyBench {
    std::string key;  ///< of its figures, and of the flag that asks for them alone
    std::string help; ///< of that flag
    std::string note; ///< said when it begins
    std::function<Result<nlohmann::ordered_json>(const std::string& folder, bool quick)> measure;
};

/// Those that studies add. Any thread.
std::vector<StudyBench> studyBenches();

} // namespace chronoscope::app
