// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Studies.h"

#include "app/sources/DistractRows.h"
#include "app/sources/DumpBench.h"
#include "app/studies/chroknow/AnswersBench.h"
#include "app/studies/chroknow/ElementRows.h"
#include "app/studies/chroknow/ElementViews.h"
#include "app/studies/chroknow/TraversalViews.h"
#include "app/studies/mined/EditViews.h"
#include "app/studies/mined/ImageBench.h"
#include "app/studies/mined/MinedRows.h"
#include "app/studies/mined/MinedViews.h"
#include "app/studies/robustness/ScoreBenches.h"
#include "app/studies/robustness/ScoreRows.h"
#include "app/studies/robustness/StressViews.h"

#include <utility>

namespace chronoscope::app {

std::vector<std::unique_ptr<StudyViews>> studyViews() {
    std::vector<std::unique_ptr<StudyViews>> all;
    all.push_back(elementViews());
    all.push_back(traversalViews());
    all.push_back(stressViews());
    all.push_back(minedViews());
    all.push_back(editViews());
    return all;
}

std::vector<std::unique_ptr<RunReader>> runReaders() {
    std::vector<std::unique_ptr<RunReader>> all;
    all.push_back(elementRows());
    all.push_back(scoreRows());
    all.push_back(minedRows());
    all.push_back(distractRows());
    return all;
}

std::vector<StudyBench> studyBenches() {
    std::vector<StudyBench> all{answersBench()};
    for (StudyBench& bench : scoreBenches())
        all.push_back(std::move(bench));
    for (StudyBench& bench : imageBenches())
        all.push_back(std::move(bench));
    all.push_back(dumpBench());
    return all;
}

} // namespace chronoscope::app
