// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/KeyRow.h"

#include "ui/dialogs/KeyDialog.h"
#include "ui/theme/Tokens.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace chronoscope::ui {

KeyRow::KeyRow(BackendHub& hub, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_state(new QLabel(this)), m_set(new QPushButton(tr("Set key…"), this)),
      m_forget(new QPushButton(tr("Forget"), this)) {
    m_state->setObjectName(QStringLiteral("keyState"));
    m_state->setAccessibleDescription(tr("API key"));
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_set->setObjectName(QStringLiteral("setKeyButton"));
    m_set->setToolTip(tr("Give the key of this host; it is bound to the host and never written in clear"));
    m_forget->setObjectName(QStringLiteral("forgetKeyButton"));
    m_forget->setToolTip(tr("Remove the key from memory and from the keychain"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_state, 1);
    row->addWidget(m_set);
    row->addWidget(m_forget);
    connect(m_set, &QPushButton::clicked, this, &KeyRow::ask);
    connect(m_forget, &QPushButton::clicked, this, &KeyRow::forget);
    connect(&hub, &BackendHub::keysChanged, this, &KeyRow::refresh);
    refresh();
}

void KeyRow::setUri(const QString& uri) {
    m_uri = uri;
    refresh();
}

QString KeyRow::stateText(const KeyState& state) const {
    switch (state.place) {
    case KeyPlace::None: return tr("—");
    case KeyPlace::NotNeeded: return tr("None needed: a server on this machine");
    case KeyPlace::Missing: return tr("No key for %1").arg(state.origin);
    case KeyPlace::Storing: return tr("Being put into the keychain…");
    case KeyPlace::Keychain: return tr("In the keychain, for %1").arg(state.origin);
    case KeyPlace::Session:
        return state.problem.isEmpty() ? tr("For this session, for %1").arg(state.origin)
                                       : tr("For this session: the keychain did not take it (%1). To have it at the "
                                            "next start, name an environment variable.")
                                             .arg(state.problem);
    case KeyPlace::Environment: return tr("From the environment variable %1").arg(state.variable);
    case KeyPlace::EnvironmentMissing: return tr("The environment variable %1 is not set").arg(state.variable);
    }
    return {};
}

void KeyRow::refresh() {
    const KeyState state = m_hub.keyOf(m_uri);
    m_state->setText(stateText(state));
    m_set->setVisible(state.place != KeyPlace::None && state.place != KeyPlace::NotNeeded);
    m_forget->setVisible(m_set->isVisibleTo(this) && state.place != KeyPlace::Missing);
}

void KeyRow::ask() {
    const KeyState state = m_hub.keyOf(m_uri);
    auto* dialog = new KeyDialog(state, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setKeychainProblem(m_hub.keychainProblem());
    connect(&m_hub, &BackendHub::keysChanged, dialog,
            [this, dialog] { dialog->setKeychainProblem(m_hub.keychainProblem()); });
    m_hub.askForKeychain(state.origin);
    connect(dialog, &QDialog::accepted, this, [this, dialog, origin = state.origin, variable = state.variable] {
        if (dialog->choice() == KeyDialog::Choice::Variable) {
            emit variableChosen(dialog->variable());
            return;
        }
        if (!variable.isEmpty()) emit variableChosen({});
        m_hub.setKey(origin, dialog->key(), dialog->choice() == KeyDialog::Choice::Keychain);
    });
    dialog->open();
}

void KeyRow::forget() {
    const KeyState state = m_hub.keyOf(m_uri);
    if (!state.variable.isEmpty())
        emit variableChosen({});
    else
        m_hub.forgetKey(state.origin);
}

} // namespace chronoscope::ui
