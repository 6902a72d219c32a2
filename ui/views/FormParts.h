// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFormLayout>
#include <QString>

class QVBoxLayout;

namespace chronoscope::ui {

/// What the forms are made of, so that they look and read the same. Widgets belong to their parents; GUI thread.

/// A form without margins over `parent`, with `gap` between labels and fields.
QFormLayout* makeForm(QWidget* parent, int gap, QFormLayout::FieldGrowthPolicy growth);
/// A row whose label and field share a tip; the label is the field's name for a screen reader, `name` for the program.
void addFormRow(QFormLayout* form, const QString& label, QWidget* field, const char* name, const QString& tip,
                int labelWidth);
/// Puts `part` at the end of `layout`, folded under a button of this text (empty: "More") that is called `name` and
/// says in `tip` what it hides.
void addFolded(QVBoxLayout* layout, QWidget* part, const char* name, const QString& tip, const QString& text = {});

} // namespace chronoscope::ui
