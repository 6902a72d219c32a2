// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunContext.h"
#include "core/run/SampleRecord.h"
#include "ui/bridge/Selection.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// One sample of a cell as the Inspector shows it.
struct SampleView {
    double temperature = 0;
    int set = 0;
    std::string outcome;                                      ///< as ReplyRow::outcome(); empty = not asked yet
    matching::ReplyKind kind = matching::ReplyKind::Answered; ///< when it is a reply
    bool leftOut = false; ///< judged strictly, it counts neither as right nor as wrong
    bool hit = false;
    double score = 0;
    std::string answer;
    std::string matched;
    std::string reply;  ///< or the error's message
    std::string system; ///< as sent
    std::string prompt; ///< as sent
};

/// An element, and what the selected run made of it.
struct ElementView {
    benchmark::Element element;
    matching::JudgeSettings judge;                             ///< of the samples
    std::vector<std::pair<int, analysis::CellCategory>> years; ///< asked years under the selected template
    std::vector<SampleView> samples;                           ///< of the selected year; empty without a run
};

/// One sample and what it can be traced back to.
struct SampleDetail {
    std::shared_ptr<const run::RunContext> context; ///< of its run
    run::SampleRecord record;
};
/// Shared, so that the whole of it is never copied on the GUI thread.
using SharedSample = std::shared_ptr<const SampleDetail>;

/// Loads what the Inspector shows. Lives on the query thread; keeps the context of the last run.
class InspectorQuery {
public:
    /// The chosen element as the judgement of `set` has it; samples of a scoring are judged as the scoring judges.
    Result<ElementView> element(store::Database& database, const Selection& selection,
                                const std::shared_ptr<const results::ResultSet>& set);
    /// Sample number `sample` of the selected element and cell; `network` and `server` as in run::evidenceOf().
    Result<SharedSample> sample(store::Database& database, const Selection& selection, int sample,
                                const backend::Network* network, const run::RunningServer& server);

private:
    Result<std::shared_ptr<const run::RunContext>> context(store::Database& database, qint64 run);
    Status addSamples(store::Database& database, const run::RunContext& context, const Selection& selection,
                      std::int64_t ordinal, ElementView& view);

    std::shared_ptr<const run::RunContext> m_context;
};

} // namespace chronoscope::ui
