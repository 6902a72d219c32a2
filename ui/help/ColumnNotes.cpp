// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/NumberBook.h"

#include "ui/help/ColumnTable.h"
#include "ui/views/Text.h"

namespace chronoscope::ui {

namespace {
/// Null where nothing is known of it.
const ColumnWords* wordsOf(const QString& column, const QString& key) {
    for (const ColumnWords& one : columnTable())
        if (column == QLatin1String(one.column) && (*one.of == 0 || key.startsWith(QLatin1String(one.of)))) return &one;
    return nullptr;
}
} // namespace

QString columnNote(const QString& column, const QString& key) {
    const ColumnWords* found = wordsOf(column, key);
    return found ? Text::tr(found->words) : QString();
}

bool isNumberColumn(const QString& column, const QString& key) {
    const ColumnWords* found = wordsOf(column, key);
    return !found || found->isNumber;
}

} // namespace chronoscope::ui
