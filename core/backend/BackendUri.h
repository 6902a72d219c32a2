// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <map>
#include <string>
#include <string_view>

namespace chronoscope::backend {

/// Protocol of the backend of a run whose replies were imported from files: there is no model behind it to ask.
inline constexpr std::string_view kImportedProtocol = "imported";

/// A backend as the command line and a run name it: "calibration:?cutoff=2019&recall=0.8". Holds no keys.
struct BackendUri {
    std::string protocol;                     ///< before the first ':'
    std::string base;                         ///< between ':' and '?'
    std::map<std::string, std::string> query; ///< percent-decoded

    static Result<BackendUri> parse(std::string_view text);
    std::string text() const;
};

} // namespace chronoscope::backend
