// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Wording.h"

#include <QStringList>

namespace chronoscope::ui {

class Dialogs;
class ImportPanel;
class Session;

/// The questions that the program ships.
Result<robustness::Wording> shippedWording();
/// … with the workspace's own over them: what new runs ask.
Result<robustness::Wording> wordingFor(const Session& session);

/// Asks for files of dated facts and imports them in the background; what came of it stands in `panel`, which is also
/// what the dialogs stand over. GUI thread.
void importFacts(Session& session, Dialogs& dialogs, ImportPanel& panel);
/// The same of files that are known.
void importFactFiles(Session& session, Dialogs& dialogs, ImportPanel& panel, const QStringList& files);
/// The same of the dynamic elements that the workspace has.
void importElementFacts(Session& session, Dialogs& dialogs, ImportPanel& panel);

} // namespace chronoscope::ui
