// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/StudyBench.h"

#include "app/sources/DumpBench.h"
#include "app/studies/chroknow/AnswersBench.h"
#include "app/studies/mined/ImageBench.h"
#include "app/studies/robustness/ScoreBenches.h"

#include <utility>

namespace chronoscope::app {

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
