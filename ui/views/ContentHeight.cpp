// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ContentHeight.h"

#include <QAbstractTextDocumentLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTableView>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

namespace chronoscope::ui {

ContentHeight::ContentHeight(QAbstractScrollArea* view) : QObject(view), m_view(view) {
    // Told once words are wrapped anew, whatever it was that moved them.
    const auto followText = [this](const QTextDocument* document) {
        connect(document->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
                &ContentHeight::follow);
    };
    if (const auto* text = qobject_cast<QTextEdit*>(view)) followText(text->document());
    if (const auto* text = qobject_cast<QPlainTextEdit*>(view)) followText(text->document());
    if (const auto* table = qobject_cast<QTableView*>(view)) {
        connect(table->model(), &QAbstractItemModel::modelReset, this, &ContentHeight::follow);
        connect(table->model(), &QAbstractItemModel::rowsInserted, this, &ContentHeight::follow);
        connect(table->model(), &QAbstractItemModel::rowsRemoved, this, &ContentHeight::follow);
    }
    connect(view->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &ContentHeight::follow);
    follow();
}

int ContentHeight::contents() const {
    if (const auto* text = qobject_cast<const QTextEdit*>(m_view))
        return static_cast<int>(std::ceil(text->document()->size().height()));
    if (const auto* text = qobject_cast<const QPlainTextEdit*>(m_view)) { // whose layout counts lines
        const double lines = text->document()->documentLayout()->documentSize().height();
        return static_cast<int>(
            std::ceil(lines * text->fontMetrics().lineSpacing() + 2 * text->document()->documentMargin()));
    }
    const auto* table = qobject_cast<const QTableView*>(m_view);
    const int head = table->horizontalHeader()->isHidden() ? 0 : table->horizontalHeader()->sizeHint().height();
    return head + table->verticalHeader()->length();
}

void ContentHeight::follow() {
    // Of a view that is being destroyed the model is emptied once more: nothing of the view is left by then.
    if (!qobject_cast<QTextEdit*>(m_view) && !qobject_cast<QPlainTextEdit*>(m_view) &&
        !qobject_cast<QTableView*>(m_view))
        return;
    const auto* across = m_view->horizontalScrollBar();
    const int bar = across->maximum() > 0 ? across->sizeHint().height() : 0;
    const int height = std::max(m_view->minimumHeight(), contents() + bar + 2 * m_view->frameWidth());
    if (m_view->maximumHeight() != height) m_view->setMaximumHeight(height);
}

} // namespace chronoscope::ui
