// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/EmptyHint.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QAbstractItemView>
#include <QEvent>

namespace chronoscope::ui {

EmptyHint::EmptyHint(QAbstractItemView* view) : QLabel(view->viewport()), m_view(view) {
    setObjectName(view->objectName() + QStringLiteral("Hint"));
    setRole(this, Role::Caption);
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    setMargin(Tokens::kSpace16);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    const QAbstractItemModel* model = view->model();
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(model, signal, this, &EmptyHint::place);
    connect(model, &QAbstractItemModel::modelReset, this, &EmptyHint::place);
    view->viewport()->installEventFilter(this);
    place();
}

void EmptyHint::setWords(const QString& words) {
    setText(words);
    m_view->setAccessibleDescription(words);
    place();
}

bool EmptyHint::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) place();
    return QLabel::eventFilter(watched, event);
}

void EmptyHint::place() {
    setGeometry(m_view->viewport()->rect());
    setVisible(!text().isEmpty() && m_view->model()->rowCount() == 0);
}

} // namespace chronoscope::ui
