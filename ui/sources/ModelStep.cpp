// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/ModelStep.h"

#include "ui/dialogs/ModelForm.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

ModelStep::ModelStep(BackendHub& hub, QWidget* parent)
    : QWidget(parent), m_what(makeText(this, "buildModelWhat", Role::Caption)), m_model(ModelForm::forTexts(hub, this)),
      m_ask(new QPushButton(this)) {
    m_ask->setObjectName(QStringLiteral("buildAskModel"));
    m_ask->setAutoDefault(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_model);
    layout->addWidget(m_what);
    layout->addWidget(m_ask, 0, Qt::AlignLeft);
    connect(m_model, &ModelForm::changed, this, &ModelStep::changed);
    connect(m_ask, &QPushButton::clicked, this, &ModelStep::asked);
    setReady({}, 0);
}

void ModelStep::setSource(const std::string& source) {
    m_what->setText(source == "cfr"
                        ? tr("The model is asked of every change whether it alters what the rule says. Questions of "
                             "which no change does are left out; without a model they say “meaning: unchecked”.")
                        : tr("The model translates the terms that the glossary lacks. They are marked; without a model "
                             "they stay as they are."));
}

void ModelStep::setReady(const QString& why, std::size_t requests) {
    const auto count = static_cast<qint64>(requests);
    m_ask->setEnabled(why.isEmpty());
    m_ask->setText(requests == 0   ? tr("Ask the model")
                   : requests == 1 ? tr("Ask the model: 1 request")
                                   : tr("Ask the model: %1 requests").arg(numberText(count)));
    m_ask->setToolTip(why.isEmpty() ? tr("Nothing is stored by it: look at the preview and the report afterwards")
                                    : why);
}

} // namespace chronoscope::ui
