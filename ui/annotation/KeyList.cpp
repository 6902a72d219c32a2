// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/KeyList.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QAction>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kListWidth = 600;
constexpr int kHeight = 620;
} // namespace

KeyList::KeyList(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keyList"));
    setWindowTitle(tr("Keys"));
    resize(kListWidth, kHeight);
    auto* body = new QWidget;
    auto* grid = new QGridLayout(body);
    grid->setHorizontalSpacing(Tokens::kSpace16);
    grid->setVerticalSpacing(Tokens::kSpace4);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const QAction* action : actions) {
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts())
            if (const QString text = key.toString(QKeySequence::NativeText); !keys.contains(text)) keys << text;
        if (keys.isEmpty()) continue;
        auto* name = new QLabel(keys.join(QStringLiteral("  ")), body);
        name->setObjectName(QStringLiteral("keys"));
        setRole(name, Role::Caption);
        auto* text = makeText(body, "", Role::Body, action->text());
        grid->addWidget(name, row, 0);
        grid->addWidget(text, row, 1);
        ++row;
    }
    grid->setRowStretch(row, 1);
    auto* area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setAccessibleName(windowTitle());
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(body);
    auto* hint = makeText(this, "", Role::Caption,
                          tr("Plain keys work wherever nothing is typed. While a note or reason is, the same keys "
                             "work with Alt, and Enter with Ctrl; Ctrl+Z and Ctrl+Shift+Z then are of the text."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace16, Tokens::kSpace16, Tokens::kSpace16, Tokens::kSpace16);
    layout->addWidget(hint);
    layout->addWidget(area);
}

} // namespace chronoscope::ui
