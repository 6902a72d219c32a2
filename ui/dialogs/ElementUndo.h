// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ElementVersions.h"

#include <QString>

class QWidget;

namespace chronoscope::ui {

class Session;

/// Says in the window that an edited element was saved, and as which version; from there it can be taken back. Nothing
/// where nothing was changed. GUI thread.
void offerEditUndo(Session& session, const QWidget& window, const QString& subject,
                   const store::ElementVersions::Edit& edit);

} // namespace chronoscope::ui
