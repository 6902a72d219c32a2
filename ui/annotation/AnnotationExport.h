// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"

namespace chronoscope::ui {

/// Asks for a file and writes all annotations of the open workspace into it, in the background: CSV, JSON Lines or
/// tasks of Label Studio, as the file's name ends; each can be read back. Tells in `over`'s window what came of it. GUI
/// thread; `over` has to outlive the answer, else nothing is told.
void exportAnnotations(Session& session, const AnnotationHub& hub, Dialogs& dialogs, QWidget* over);

} // namespace chronoscope::ui
