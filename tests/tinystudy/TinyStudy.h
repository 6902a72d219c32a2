// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"
#include "core/store/Workspace.h"
#include "core/study/Study.h"

#include <array>
#include <functional>
#include <string>
#include <vector>

namespace chronoscope::tiny {

/// A study that only tests have, to show what one is made of: three things with their colours, each asked in two tones
/// (the axis), which the model finds likely or not (the outcomes); the measure is the share of likely ones. Its items
/// are a pack of the workspace, for tables come by migrations, and tests have none. Functions: any thread.

inline constexpr store::RunKind kTinyRuns{"tiny", "tones"};
inline constexpr const char* kPackFormat = "tiny items/1";
inline constexpr const char* kAxis = "tone";
inline constexpr std::array kTones{"plain", "polite"};

struct Item {
    std::string thing;
    std::string colour;
    ContentId id() const { return contentId("tiny: " + thing + ", " + colour); }
};

/// The items in a file, or in what a run was made of. BadInput for anything else.
Result<std::vector<Item>> readItems(const std::string& pack);
/// Keeps them in the workspace in place of those there, and returns how many they are.
Result<std::size_t> importItems(store::Workspace& workspace, const std::string& pack);
/// Of the workspace, as a pack; empty where nothing was imported.
Result<std::string> storedItems(store::Database& database);

/// A run of all items of the workspace, which keeps them; `name`: empty = as its model. Its requests are numbered item
/// by item, tone by tone.
Result<std::int64_t> createRun(store::Workspace& workspace, const run::BackendChoice& model, const std::string& name);
backend::ModelRequest requestOf(const Item& item, std::int64_t index, std::int64_t run);

/// One stored outcome.
struct ToneOutcome {
    std::int64_t number = 0; ///< of the item, from 1
    Item item;
    std::string tone;
    store::ReplyRow row;
};
/// In the order of asking.
Status eachToneOutcome(store::Database& database, const store::RunRecord& run,
                       const std::function<void(const ToneOutcome&)>& visit);

/// What the measure is of a run in one tone.
struct Share {
    int likely = 0;
    int all = 0; ///< without errors
    double percent() const { return all == 0 ? 0 : 100.0 * likely / all; }
};
/// As kTones.
Result<std::array<Share, kTones.size()>> sharesOf(store::Database& database, const store::RunRecord& run);

class TinyStudy final : public study::Study {
public:
    std::string_view key() const override { return kTinyRuns.study; }
    Result<std::unique_ptr<run::ProbePlan>> plan(const store::RunRecord& run, store::Database reader,
                                                 const std::stop_token& stop) const override;
    Result<backend::Responder> responder(const store::RunRecord& run, const backend::CalibrationParams& params,
                                         store::Database& reader) const override;
    Result<std::unique_ptr<study::AskedRequests>> asked(const store::RunRecord& run,
                                                        store::Database& reader) const override;
    Result<std::string> spec(const store::RunRecord& run, store::Database& reader) const override;
    bool canCopy(const store::RunRecord& /*run*/) const override { return true; } ///< its record says all
    Status eachItem(store::Database& reader, const std::function<void(study::Item&&)>& visit) const override;
};

} // namespace chronoscope::tiny
