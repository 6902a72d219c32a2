// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QTableView;

namespace chronoscope::ui {

/// Makes `table` one that is read row by row: no grid, rows of one line without a head of their own, whole rows are
/// chosen, what is too long is cut in its middle, and Tab leaves it. GUI thread.
void readByRow(QTableView* table);

} // namespace chronoscope::ui
