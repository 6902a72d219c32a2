// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/DatedLists.h"
#include "core/studies/mined/MinedImport.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace chronoscope::ui {

class Dialogs;
class ImportPanel;
class Session;

/// What of MINED is imported: a folder in the published layout, or single task files, whose pictures are looked for
/// beside them.
enum class MinedSource { Folder, Files };

/// Asks for it and imports it in the background; what came of it stands in `panel`, which is also what the dialogs
/// stand over. `imported` hears how many faults the audit found. GUI thread.
void importMinedItems(Session& session, Dialogs& dialogs, ImportPanel& panel, MinedSource source,
                      std::function<void(qint64 faults)> imported);

/// The same of paths that are known. `elsewhere`: files in such folders that are read as something else, of which
/// nothing is said.
void importMinedPaths(Session& session, ImportPanel& panel, const QStringList& paths, const QStringList& elsewhere,
                      std::function<void(qint64 faults)> imported);

/// What came of imports: "1,156 items and 122 pictures imported, 3 were there, 2 left out, 20 faults found".
QString minedImportText(const std::vector<mined::MinedReport>& reports);
/// "Read in the layout of DyKnow: lists: 56, values: 1,234, left out: 3 (…)".
QString datedListsText(const mined::DatedLists& lists);

} // namespace chronoscope::ui
