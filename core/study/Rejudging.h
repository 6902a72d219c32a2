// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::study {

/// What came of judging the stored replies of a run again. Value.
struct Rejudged {
    std::int64_t replies = 0;          ///< whose text was judged
    std::int64_t other = 0;            ///< of them, whose stored verdict is another
    std::int64_t measured = 0;         ///< scores that a server measured: there is nothing to judge them by
    std::vector<std::string> problems; ///< what else does not fit together, a line each
};

/// Called now and then with the replies judged so far; false ends the judging with Cancelled.
using GoesOn = std::function<bool(std::int64_t replies)>;

/// What came of holding what runs ask about against the content hashes that are stored with it. Value.
struct CheckedItems {
    std::int64_t items = 0;
    std::vector<std::string> problems; ///< a line each
};

} // namespace chronoscope::study
