// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/DeclaredDates.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CutOffView.h"
#include "ui/views/DropFrame.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kFieldWidth = 110;
constexpr int kNameWidth = 260;
} // namespace

DeclaredDates::DeclaredDates(Settings& settings, QWidget* parent)
    : QToolButton(parent), m_settings(settings), m_frame(new DropFrame("declaredFrame", this)),
      m_form(new QFormLayout) {
    setObjectName(QStringLiteral("declaredButton"));
    setText(tr("&Declared dates…"));
    setToolTip(tr("Note the knowledge cut-off that a model's vendor declares, to see it beside the estimate"));
    setFocusPolicy(Qt::StrongFocus);
    auto* words = new QLabel(tr("Knowledge cut-off as the vendor declares it, YYYY, YYYY-MM or YYYY-MM-DD"), m_frame);
    setRole(words, Role::Caption);
    auto* layout = new QVBoxLayout(m_frame);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(words);
    layout->addLayout(m_form);
    m_form->setHorizontalSpacing(Tokens::kSpace12);
    m_form->setVerticalSpacing(Tokens::kSpace8);
    connect(this, &QToolButton::clicked, this, [this] {
        fill();
        m_frame->dropFrom(this);
        if (auto* first = m_frame->findChild<QLineEdit*>()) first->setFocus();
    });
}

void DeclaredDates::setModels(const QStringList& models) {
    if (models == m_models) return;
    m_models = models;
    setEnabled(!models.isEmpty());
    if (m_frame->isVisible()) fill();
}

void DeclaredDates::fill() {
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    for (const QString& model : m_models)
        addField(model);
}

void DeclaredDates::addField(const QString& model) {
    auto* name = new QLabel(m_frame);
    name->setTextFormat(Qt::PlainText);
    name->setText(name->fontMetrics().elidedText(model, Qt::ElideMiddle, kNameWidth));
    auto* field = new QLineEdit(m_settings.declaredCutOffs().value(model), m_frame);
    field->setObjectName(QLatin1String("declared:") + model);
    field->setAccessibleName(tr("Declared cut-off of %1").arg(model));
    field->setPlaceholderText(tr("YYYY-MM"));
    field->setMaximumWidth(kFieldWidth);
    field->setMaxLength(10);
    auto* problem = new QLabel(m_frame);
    setRole(problem, Role::Caption);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(field);
    row->addWidget(problem, 1);
    m_form->addRow(name, row);
    connect(field, &QLineEdit::textEdited, this, [this, model, problem](const QString& text) {
        const QString date = text.trimmed();
        const bool isDate = date.isEmpty() || declaredYear(date);
        problem->setText(isDate ? QString() : tr("not a date yet"));
        if (isDate) take(model, date);
    });
    connect(field, &QLineEdit::returnPressed, m_frame, &QWidget::hide);
}

void DeclaredDates::take(const QString& model, const QString& date) {
    if (m_settings.declaredCutOffs().value(model) == date) return;
    m_settings.setDeclaredCutOff(model, date);
    emit changed();
}

} // namespace chronoscope::ui
