// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/DockTitle.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace chronoscope::ui {

DockTitle::DockTitle(QDockWidget* dock) : QWidget(dock) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    auto* words = new QLabel(dock->windowTitle(), this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Tokens::kSpace12, Tokens::kSpace4, Tokens::kSpace8, Tokens::kSpace4);
    row->setSpacing(0);
    row->addWidget(words, 1);
    QToolButton* floating = addButton("dockFloatButton", "float", tr("Window of its own, or part of this one"));
    QToolButton* closing = addButton("dockCloseButton", "close", tr("Close the %1").arg(dock->windowTitle()));
    connect(floating, &QToolButton::clicked, dock, [dock] { dock->setFloating(!dock->isFloating()); });
    connect(closing, &QToolButton::clicked, dock, &QDockWidget::close);
}

QToolButton* DockTitle::addButton(const char* name, const char* icon, const QString& text) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setIcon(Icons::icon(QString::fromLatin1(icon)));
    button->setIconSize({Tokens::kIconSmall, Tokens::kIconSmall});
    button->setToolTip(text);
    button->setAccessibleName(text);
    layout()->addWidget(button);
    return button;
}

} // namespace chronoscope::ui
