// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/OpeningCover.h"

#include "ui/bridge/Session.h"
#include "ui/theme/Role.h"
#include "ui/views/EmptyState.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

namespace chronoscope::ui {

OpeningCover::OpeningCover(Session& session, QWidget* covered)
    : QWidget(covered), m_session(session), m_words(new EmptyState(this)) {
    setObjectName(QStringLiteral("openingCover"));
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_words);
    covered->installEventFilter(this);
    connect(&session, &Session::openingChanged, this, &OpeningCover::follow);
    connect(&session, &Session::workspaceChanged, this, &OpeningCover::follow);
    follow();
}

void OpeningCover::follow() {
    const bool isWaiting = m_session.isOpening() && !m_session.isOpen();
    if (isWaiting) m_words->setTexts(tr("Opening %1…").arg(QFileInfo(m_session.opening()).fileName()), {}, {});
    setGeometry(parentWidget()->rect());
    setVisible(isWaiting);
    raise();
}

bool OpeningCover::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    return QWidget::eventFilter(watched, event);
}

} // namespace chronoscope::ui
