// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/bridge/Session.h"
#include "ui/views/ToQt.h"

#include <QComboBox>

#include <algorithm>

namespace chronoscope::ui {

/// Whether it is a run over MINED's items that came to its end: only such can be judged, or edited after.
inline bool isFinishedMined(const store::RunRecord& run) {
    return run.is(mined::kMinedRuns) && run.state == store::RunState::Finished;
}

/// Fills an empty box with those of the workspace, their ids as data; `chosen` is current, else the first. GUI thread.
inline void offerFinishedMined(QComboBox& box, const Session& session, qint64 chosen) {
    for (const store::RunRecord& run : session.studyRuns())
        if (isFinishedMined(run)) box.addItem(toQt(run.name), QVariant::fromValue<qint64>(run.id));
    box.setCurrentIndex(std::max(0, box.findData(QVariant::fromValue(chosen))));
}

} // namespace chronoscope::ui
