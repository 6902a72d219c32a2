// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/theme/Role.h"

#include <QString>

class QLabel;

namespace chronoscope::ui {

/// A label of `parent` named `name` that wraps its words and never takes them for markup: they may come from a file or
/// a server. GUI thread.
QLabel* makeText(QWidget* parent, const char* name, Role role = Role::Body, const QString& text = {});

/// The same, of which the mouse can select what is to be copied. GUI thread.
QLabel* makeCopyableText(QWidget* parent, const char* name, Role role = Role::Body, const QString& text = {});

} // namespace chronoscope::ui
