// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/KeyDialog.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kKeyWidth = 460;

bool isVariableName(const QString& text) {
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    return name.match(text).hasMatch();
}
} // namespace

KeyDialog::KeyDialog(const KeyState& state, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("keyDialog"));
    setWindowTitle(tr("API key"));
    setMinimumWidth(kKeyWidth);
    auto* title = makeText(this, "", Role::Section, tr("Key for %1").arg(state.origin));
    auto* bound = makeText(this, "", Role::Caption,
                           tr("It is sent to this host and to no other, and is never written to a file in clear."));
    auto* shows = makeKey();
    makePlaces(state);
    m_reason = makeText(this, "keyReason", Role::Caption);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    m_use = new QPushButton(tr("Use key"), this);
    m_use->setObjectName(QStringLiteral("useKeyButton"));
    m_use->setProperty("primary", true);
    m_use->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace8);
    for (QWidget* widget : {static_cast<QWidget*>(title), static_cast<QWidget*>(bound), static_cast<QWidget*>(m_key),
                            static_cast<QWidget*>(shows), static_cast<QWidget*>(m_keychain)})
        layout->addWidget(widget);
    layout->addWidget(m_keychainText);
    layout->addWidget(m_session);
    layout->addWidget(m_environment);
    layout->addWidget(m_variable);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(cancel);
    row->addWidget(m_use);
    layout->addLayout(row);
    (state.variable.isEmpty() ? m_keychain : m_environment)->setChecked(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_use, &QPushButton::clicked, this, &QDialog::accept);
    updateUse();
}

/// The field for the key; returns the switch that shows what is typed.
QCheckBox* KeyDialog::makeKey() {
    m_key = new QLineEdit(this);
    m_key->setObjectName(QStringLiteral("keyEdit"));
    m_key->setAccessibleName(tr("Key"));
    m_key->setPlaceholderText(tr("Paste the key"));
    m_key->setEchoMode(QLineEdit::Password);
    connect(m_key, &QLineEdit::textChanged, this, &KeyDialog::updateUse);
    auto* shows = new QCheckBox(tr("Show the key"), this);
    shows->setObjectName(QStringLiteral("showKeyBox"));
    connect(shows, &QCheckBox::toggled, this,
            [this](bool on) { m_key->setEchoMode(on ? QLineEdit::Normal : QLineEdit::Password); });
    return shows;
}

/// Where the key may be kept.
void KeyDialog::makePlaces(const KeyState& state) {
    m_keychain = makeChoice("keychainChoice", tr("Keep it in the system's keychain"),
                            tr("Encrypted by the system, there at the next start"));
    m_session =
        makeChoice("sessionChoice", tr("Keep it for this session only"), tr("In memory, until Chronoscope is closed"));
    m_environment = makeChoice("environmentChoice", tr("It is in an environment variable:"),
                               tr("Read when a request is sent; only the name is saved"));
    m_variable = new QLineEdit(state.variable, this);
    m_variable->setObjectName(QStringLiteral("variableEdit"));
    m_variable->setAccessibleName(tr("Name of the environment variable"));
    m_variable->setPlaceholderText(QStringLiteral("OPENAI_API_KEY"));
    connect(m_variable, &QLineEdit::textChanged, this, &KeyDialog::updateUse);
    m_keychainText = makeText(this, "keychainProblem", Role::Caption);
    m_keychainText->hide();
}

KeyDialog::~KeyDialog() { m_key->clear(); }

void KeyDialog::setKeychainProblem(const QString& problem) {
    m_keychainText->setText(tr("No keychain is available: %1. Without one the key lasts for this session, or is read "
                               "from an environment variable.")
                                .arg(problem));
    m_keychainText->setVisible(!problem.isEmpty());
    m_keychain->setEnabled(problem.isEmpty());
    if (!problem.isEmpty() && m_keychain->isChecked()) m_session->setChecked(true);
    // A layout asks for no room for lines that wrap.
    if (const int needed = layout()->totalHeightForWidth(width()); needed > height()) resize(width(), needed);
}

QRadioButton* KeyDialog::makeChoice(const char* name, const QString& text, const QString& tip) {
    auto* button = new QRadioButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    connect(button, &QRadioButton::toggled, this, &KeyDialog::updateUse);
    return button;
}

KeyDialog::Choice KeyDialog::choice() const {
    return m_environment->isChecked() ? Choice::Variable : m_session->isChecked() ? Choice::Session : Choice::Keychain;
}

QString KeyDialog::key() const { return m_key->text().trimmed(); }

QString KeyDialog::variable() const { return m_variable->text().trimmed(); }

void KeyDialog::updateUse() {
    if (!m_use) return; // a choice is set while the dialog is being made
    const bool byName = choice() == Choice::Variable;
    m_key->setEnabled(!byName);
    m_variable->setEnabled(byName);
    QString why;
    if (byName && !isVariableName(variable()))
        why = tr("Name the variable: letters, digits and _");
    else if (byName && qEnvironmentVariableIsEmpty(variable().toLocal8Bit().constData()))
        why = tr("This variable is not set now");
    else if (!byName && key().isEmpty())
        why = tr("Paste the key");
    m_reason->setText(why);
    m_use->setEnabled(byName ? isVariableName(variable()) : !key().isEmpty());
}

} // namespace chronoscope::ui
