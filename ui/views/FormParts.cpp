// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/FormParts.h"

#include "ui/theme/Tokens.h"
#include "ui/views/Text.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

QFormLayout* makeForm(QWidget* parent, int gap, QFormLayout::FieldGrowthPolicy growth) {
    auto* form = new QFormLayout(parent);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(gap);
    form->setVerticalSpacing(Tokens::kSpace8);
    form->setLabelAlignment(Qt::AlignLeft);
    form->setFieldGrowthPolicy(growth);
    return form;
}

void addFormRow(QFormLayout* form, const QString& label, QWidget* field, const char* name, const QString& tip,
                int labelWidth) {
    field->setObjectName(QLatin1String(name));
    if (qobject_cast<QLabel*>(field))
        field->setAccessibleDescription(label); // its name is what it says
    else
        field->setAccessibleName(label);
    field->setToolTip(tip);
    form->addRow(label, field);
    form->labelForField(field)->setToolTip(tip);
    form->labelForField(field)->setMinimumWidth(labelWidth);
}

void addFolded(QVBoxLayout* layout, QWidget* part, const char* name, const QString& tip, const QString& text) {
    auto* fold = new QToolButton(layout->parentWidget());
    fold->setObjectName(QLatin1String(name));
    fold->setText(text.isEmpty() ? Text::tr("More") : text);
    fold->setToolTip(tip);
    fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fold->setCheckable(true);
    fold->setArrowType(Qt::RightArrow);
    layout->addWidget(fold, 0, Qt::AlignLeft);
    part->hide();
    layout->addWidget(part);
    QObject::connect(fold, &QToolButton::toggled, part, [fold, part](bool open) {
        fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        part->setVisible(open);
    });
}

} // namespace chronoscope::ui
