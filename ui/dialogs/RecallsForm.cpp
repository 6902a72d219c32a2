// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RecallsForm.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kRecallsPerRow = 4;
constexpr double kRecallStep = 0.05;
constexpr double kNotPlanted = -kRecallStep; ///< of a field that shows a dash
} // namespace

RecallsForm::RecallsForm(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this)) {
    setObjectName(QStringLiteral("recallsForm"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Tokens::kSpace8);
    m_grid->setVerticalSpacing(Tokens::kSpace4);
    for (int column = 0; column < kRecallsPerRow; ++column)
        m_grid->setColumnStretch(column, 1);
}

void RecallsForm::add(const QString& about, const std::vector<Name>& names) {
    int row = m_grid->rowCount();
    if (!about.isEmpty())
        m_grid->addWidget(makeText(this, "recallsText", Role::Caption, about), row++, 0, 1, kRecallsPerRow);
    int column = 0;
    const int span = names.size() == 1 ? kRecallsPerRow : 1; // the name of one alone may be longer
    for (const Name& name : names) {
        m_fields.push_back({name.key, addField(name, row, column, span)});
        if (++column == kRecallsPerRow) {
            column = 0;
            row += 2;
        }
    }
}

QDoubleSpinBox* RecallsForm::addField(const Name& name, int row, int column, int span) {
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QStringLiteral("recall-") + QString::fromStdString(name.key));
    box->setAccessibleName(tr("Recall, %1").arg(name.label));
    box->setToolTip(name.tip);
    box->setRange(kNotPlanted, 1);
    box->setSingleStep(kRecallStep);
    box->setDecimals(2);
    box->setSpecialValueText(QStringLiteral("–"));
    box->setValue(kNotPlanted);
    box->installEventFilter(this);
    auto* caption = new QLabel(name.label, this);
    setRole(caption, Role::Caption);
    caption->setToolTip(name.tip);
    caption->setBuddy(box);
    m_grid->addWidget(caption, row, column, 1, span);
    m_grid->addWidget(box, row + 1, column);
    connect(box, &QDoubleSpinBox::valueChanged, this, &RecallsForm::changed);
    connect(box, &QDoubleSpinBox::editingFinished, box, [box] {
        if (box->value() < 0) box->setValue(kNotPlanted); // between the dash and 0
    });
    return box;
}

/// What is typed replaces the dash, wherever the cursor stands.
bool RecallsForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress)
        if (auto* box = qobject_cast<QDoubleSpinBox*>(watched); box && box->text() == box->specialValueText())
            box->selectAll();
    return QWidget::eventFilter(watched, event);
}

std::map<std::string, double> RecallsForm::recalls() const {
    std::map<std::string, double> recalls = m_others;
    for (const Field& field : m_fields)
        if (const double value = field.box->value(); value >= 0)
            recalls[field.key] = value == field.shown ? field.given : value;
    return recalls;
}

void RecallsForm::setRecalls(const std::map<std::string, double>& recalls) {
    m_others = recalls;
    for (Field& field : m_fields) {
        m_others.erase(field.key);
        const auto planted = recalls.find(field.key);
        field.given = planted == recalls.end() ? kNotPlanted : planted->second;
        field.box->setValue(field.given);
        field.shown = field.box->value();
    }
}

} // namespace chronoscope::ui
