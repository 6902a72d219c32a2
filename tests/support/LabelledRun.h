// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/LabelCounts.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

inline const annotation::LabelSet kLabels{"set",
                                          true,
                                          {{"alias", "Alias missed", "", annotation::LabelRole::AliasMissed},
                                           {"other", "Other", "", annotation::LabelRole::Other}}};

/// A run of the calibration model with wrong answers, and what people say of them.
class LabelledRun : public testing::Test {
protected:
    LabelledRun() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("25%"));
        spec.sets = 2;
        runId = makeRun(workspace, spec, "calibration:?cutoff=2016&recall=0.6&partial=0.3&error=0.02");
        if (runToEnd(workspace, runId).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        set = loadedSet(workspace, {{runId, 0}});
        const results::RunColumns& run = set->run(0);
        for (std::size_t cell = 0; cell < run.category.size(); ++cell)
            if (const auto category = static_cast<analysis::CellCategory>(run.category[cell]); isWrong(category))
                (category == analysis::CellCategory::Incorrect ? incorrect : partial).push_back(cell);
    }

    /// Somebody gives the cell these labels, and accepts an answer if `answer` is not empty.
    void say(std::size_t cell, std::vector<std::string> labels, const std::string& answer = {},
             const std::string& labelSet = "set", const std::string& author = "Ann") {
        annotation::Annotation annotation{itemOf(*set, 0, cell), {author, false}, "model", labelSet, {}, 0, now, now};
        annotation.body.labels = std::move(labels);
        if (!answer.empty()) annotation.body.accepted = {{answer, "because"}};
        annotation.body.flag = true;
        annotations.push_back(std::move(annotation));
    }
    annotation::LabelSetResults resultsOf(const annotation::LabelSet& labels) const {
        return resultsWith(*set, std::make_shared<const annotation::AnnotationBook>(annotations), labels);
    }

    TempDir folder;
    WorkspacePtr workspace;
    std::int64_t runId = 0;
    std::shared_ptr<const results::ResultSet> set;
    std::vector<std::size_t> incorrect, partial; ///< cells
    std::vector<annotation::Annotation> annotations;
    std::string now = "2026-01-01T00:00:00Z"; ///< when things are said
};

} // namespace chronoscope::test
