// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"
#include "core/studies/mined/MinedRun.h"
#include "ui/bridge/Session.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <QComboBox>

#include <algorithm>

namespace chronoscope::ui {

/// Whether it is a run over MINED's items that came to its end: only such can be judged, or edited after.
inline bool isFinishedMined(const store::RunRecord& run) {
    return run.is(mined::kMinedRuns) && run.state == store::RunState::Finished;
}

/// Its name, with its number where another of them has that name.
inline QString finishedName(const Session& session, const store::RunRecord& run) {
    const auto& runs = session.studyRuns();
    const bool isTwin = std::any_of(runs.begin(), runs.end(), [&](const store::RunRecord& other) {
        return isFinishedMined(other) && other.id != run.id && other.name == run.name;
    });
    return isTwin ? Text::tr("%1 (run %2)").arg(toQt(run.name)).arg(run.id) : toQt(run.name);
}

/// Fills an empty box with those of the workspace, their ids as data; `chosen` is current, else the first. GUI thread.
inline void offerFinishedMined(QComboBox& box, const Session& session, qint64 chosen) {
    for (const store::RunRecord& run : session.studyRuns())
        if (isFinishedMined(run)) box.addItem(finishedName(session, run), QVariant::fromValue<qint64>(run.id));
    box.setCurrentIndex(std::max(0, box.findData(QVariant::fromValue(chosen))));
}

} // namespace chronoscope::ui
