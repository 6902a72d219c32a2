// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/theme/SheetPause.h"

#include <QApplication>

namespace chronoscope::ui {

SheetPause::SheetPause() : m_sheet(qApp->styleSheet()) { qApp->setStyleSheet({}); }

SheetPause::~SheetPause() { qApp->setStyleSheet(m_sheet); }

} // namespace chronoscope::ui
