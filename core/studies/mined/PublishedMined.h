// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/Task.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// The paper's own figures (its tables 4, 6, 7, 9, 10, 11 and 12), in percent, to stand beside one's own: read-only,
/// and never mixed with them. Parsed from a resource file of the project. Immutable value; any thread.
struct PublishedMined {
    using Row = std::array<double, kTasks + 1>; ///< by task, then their average

    struct Scores {
        std::string model;
        std::string released; ///< "2023.04"
        Row cem{};
        Row f1{};
        std::optional<Row> judge;
    };
    struct Latest {
        std::string model;
        std::array<double, 3> shares{}; ///< latest, outdated, irrelevant
    };
    /// Of knowledge editing, by task without those of awareness, then their average.
    struct Editing {
        std::string model;
        std::string method;
        EditSetting setting = EditSetting::Single;
        std::vector<double> cem;
        std::vector<std::int64_t> items; ///< that were edited
    };
    /// A figure that is likely a slip of the source; it stands as printed.
    struct Suspicion {
        std::string table;
        std::string model;
        std::string task;
        std::string figure;
        std::string why;
        std::string text() const; ///< for a person, in one line
    };

    std::string source;
    std::array<std::int64_t, kTasks + 1> items{};
    std::vector<Scores> scores;
    std::vector<Latest> latest;
    std::vector<Editing> editing;
    std::vector<Suspicion> suspicious;

    /// BadInput, with the reason, unless all of it makes sense.
    static Result<PublishedMined> parse(std::string_view json);
    /// Adds its rows, of the run "published", to a table of scoreTable(), latestTable() or editingTable().
    void addTo(analysis::Table& table) const;
};

} // namespace chronoscope::mined
