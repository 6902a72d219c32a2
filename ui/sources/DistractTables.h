// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

class QPlainTextEdit;
class QTableView;
class QTreeWidget;

namespace chronoscope::ui {

/// How the tables of the window of distractors look. GUI thread.

enum DistractColumn { SubjectColumn, RelationColumn, OptionsColumn, RoundsColumn, DistractColumns };

/// Of the shares by domain; the table must have its model.
void setUpShares(QTableView& table);
/// Of the elements with their options.
void setUpOptionList(QTreeWidget& list);
/// Of the rounds of the chosen element.
void setUpCalls(QPlainTextEdit& calls);

} // namespace chronoscope::ui
