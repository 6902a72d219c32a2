// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/RunLine.h"

#include <gtest/gtest.h>

using namespace chronoscope;

namespace {
TEST(RunLine, ACalibrationModelShowsWhatIsPlantedForItsStudy) {
    store::RunRecord run;
    run.backend = "calibration:?cutoff=2021&stale=0.6&robust=0.5";
    run.elements = 491;
    EXPECT_EQ(ui::backendText(run), QString::fromStdString(run.backend));
    EXPECT_EQ(ui::itemsText(run), "491 elements");
    run.study = "robustness";
    EXPECT_EQ(ui::backendText(run), "calibration:?blind=0.1&error=0&latency_ms=0&nearly=0.3&robust=0.5&seed=1");
    EXPECT_EQ(ui::itemsText(run), "491 facts");
    run.study = "mined";
    run.elements = 1;
    run.backend = "calibration:?recall.TA=0.4";
    EXPECT_TRUE(ui::backendText(run).contains("recall.TA=0.4"));
    EXPECT_FALSE(ui::backendText(run).contains("robust")) << "of another study";
    EXPECT_EQ(ui::itemsText(run), "1 question");
    run.backend = "llama:http://127.0.0.1:8080?cutoff=1";
    EXPECT_EQ(ui::backendText(run), QString::fromStdString(run.backend));
}
} // namespace
