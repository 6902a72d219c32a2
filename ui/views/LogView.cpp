// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LogView.h"

#include <QFontDatabase>
#include <QScrollBar>
#include <QTextCursor>

namespace chronoscope::ui {

LogView::LogView(QWidget* parent) : QPlainTextEdit(parent) {
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

void LogView::setLog(const QString& log) {
    if (log == m_log) return;
    QScrollBar* bar = verticalScrollBar();
    const bool follows = bar->value() == bar->maximum();
    const int place = bar->value();
    if (!m_log.isEmpty() && log.startsWith(m_log)) {
        QTextCursor end(document());
        end.movePosition(QTextCursor::End);
        end.insertText(log.mid(m_log.size()));
    } else {
        setPlainText(log);
    }
    m_log = log;
    bar->setValue(follows ? bar->maximum() : place);
}

} // namespace chronoscope::ui
