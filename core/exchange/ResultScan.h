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
    std::vector<std::string> paths;      ///< one per temperature of the scan
    std::vector<std::int64_t> numbers;   ///< of the elements in the files that are not {}, from 1, ascending
    std::vector<std::int64_t> rows;      ///< of the same elements in the workspace
    std::vector<std::vector<int>> years; ///< of the same elements in the files
};

/// What a folder of result files amounts to, found by reading all of them through.
struct ResultScan {
    std::vector<double> temperatures; ///< ascending
    std::vector<ResultGroup> groups;  ///< in benchmark order
    std::vector<int> years;           ///< all of them, ascending
    int sets = 0;                     ///< of the longest list
    std::int64_t lists = 0;           ///< one per element, year and temperature
    std::int64_t replies = 0;
    std::int64_t missing = 0;

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
