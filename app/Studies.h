// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"
#include "app/cli/StudyViews.h"

#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What each study adds to the commands that are for runs of every study: the one list of them is Studies.cpp. Each
/// call makes new objects, for one command. Any thread.

std::vector<std::unique_ptr<StudyViews>> studyViews();
std::vector<std::unique_ptr<RunReader>> runReaders();

/// One part of `chronoscope bench`.
struct StudyBench {
    std::string key;  ///< of its figures, and of the flag that asks for them alone
    std::string help; ///< of that flag
    std::string note; ///< said when it begins
    std::function<Result<nlohmann::ordered_json>(const std::string& folder, bool quick)> measure;
};
std::vector<StudyBench> studyBenches();

} // namespace chronoscope::app
