// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ChoiceBar.h"

#include "ui/views/OneOfSeveral.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>

namespace chronoscope::ui {

ChoiceBar::ChoiceBar(QWidget* parent) : QFrame(parent), m_group(new QButtonGroup(this)) {
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
}

void ChoiceBar::add(QAbstractButton* button, int id) {
    makeOneOfSeveral(*button);
    button->setProperty("choice", true);
    layout()->addWidget(button);
    m_group->addButton(button, id);
}

} // namespace chronoscope::ui
