// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ElementUndo.h"

#include "ui/bridge/Session.h"
#include "ui/views/CoreWords.h"
#include "ui/views/SavedBar.h"
#include "ui/views/Text.h"

namespace chronoscope::ui {

void offerEditUndo(Session& session, const QWidget& window, const QString& subject,
                   const store::ElementVersions::Edit& edit) {
    SavedBar* bar = SavedBar::of(window);
    if (!bar || edit.now == edit.row) return;
    const auto takeBack = [&session, bar, subject, edit, of = session.path()] {
        if (session.path() != of) return;
        session.change(
            bar, [edit](store::Database& database) { return store::ElementVersions(database).takeBack(edit); },
            [&session, bar, subject](const Status& taken) {
                if (!taken)
                    return emit session.problem(Text::tr("The edit was not taken back"), coreWords(taken.error()));
                emit session.benchmarkChanged();
                bar->sayBriefly(Text::tr("“%1” is as it was before the edit").arg(subject));
            });
    };
    const QString said = edit.isFewShot
                             ? Text::tr("“%1” was saved as version %2. Runs that were made show the one before.")
                             : Text::tr("“%1” was saved as version %2. Runs that asked it keep theirs.");
    bar->offerUndo(said.arg(subject).arg(edit.version), takeBack);
}

} // namespace chronoscope::ui
