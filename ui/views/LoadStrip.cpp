// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LoadStrip.h"

#include "ui/bridge/Results.h"
#include "ui/views/Words.h"

namespace chronoscope::ui {

LoadStrip::LoadStrip(Results& results, QWidget* parent)
    : JobStrip("loadStrip", parent, tr("Keep the runs that are shown now")), m_results(results) {
    connect(this, &JobStrip::stopWanted, &results, &Results::cancelLoading);
    connect(&results, &Results::loadingChanged, this, &LoadStrip::follow);
    connect(&results, &Results::loadProgressed, this, [this](qint64 done, qint64 all) {
        if (all > 0) report(tr("Reading the runs: %1 of %2 cells").arg(numberText(done), numberText(all)), done, all);
    });
}

void LoadStrip::follow() {
    if (m_results.isLoading() && !m_results.showsChoices())
        begin(tr("Reading the runs"), 0);
    else
        end();
}

} // namespace chronoscope::ui
