// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Slice.h"
#include "core/exchange/ResultFile.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::exchange {

/// The result files of one domain and state, and which of its elements have replies.
struct ResultGroup {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    std::vector<std::string> paths;    ///< one per temperature of the scan
    std::vector<std::int64_t> numbers; ///< of the elements that are not {} in all files, from 1, ascending
    std::vector<std::int64_t> rows;    ///< of the same elements in the workspace
    std::vector<std::int64_t> lists;   ///< of the same elements in all files: one a year and temperature
};

/// What a folder of result files amounts to, found by reading all of them through.
struct ResultScan {
    std::vector<double> temperatures; ///< ascending
    std::vector<ResultGroup> groups;  ///< in benchmark order
    std::vector<int> years;           ///< all of them, ascending
    int sets = 0;                     ///< of the longest list
    std::int64_t lists = 0;           ///< there should be: one per element, year that the element has, and temperature
    std::int64_t absent = 0;          ///< of them; all their replies are missing
    std::int64_t replies = 0;
    std::int64_t missing = 0;
    std::int64_t unasked = 0; ///< replies in a year that the workspace's element has no objects in; left out
    std::string firstAbsent;  ///< the element, "element 5 (“A”)", for a message; empty where there is none
    std::string firstUnasked; ///< element and year

    std::int64_t elements() const;
};

/// What the template and protocol at hand ask of the files.
struct ScanRules {
    std::function<bool(const benchmark::ElementMeta&)> mayAsk; ///< whether an element can be asked at all
    bool oneLength = false;                                    ///< no list may be shorter than the others
    std::vector<std::int64_t> versions; ///< rows that edits added, ascending: files from before them end earlier
};

/// Reads the files of `folder` against the benchmark elements `all`. Errors as importReference() says. Any thread.
Result<ResultScan> scanResults(const std::string& folder, const std::vector<benchmark::ElementMeta>& all,
                               const ScanRules& rules, const std::stop_token& stop);

} // namespace chronoscope::exchange
