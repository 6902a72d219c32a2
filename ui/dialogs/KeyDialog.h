// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"

#include <QDialog>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace chronoscope::ui {

/// Asks for the API key of a host, and where it is to be kept: in the system's keychain, for this session, or in an
/// environment variable of the user's. Shown with open(). The key leaves it only through key(). GUI thread.
class KeyDialog : public QDialog {
    Q_OBJECT
public:
    /// Where the answer says the key is.
    enum class Choice { Keychain, Session, Variable };

    explicit KeyDialog(const KeyState& state, QWidget* parent = nullptr);
    ~KeyDialog() override;

    /// Why there is no keychain; empty = there is one, as far as is known.
    void setKeychainProblem(const QString& problem);

    Choice choice() const;
    QString key() const;
    QString variable() const;

private:
    QCheckBox* makeKey();
    void makePlaces(const KeyState& state);
    QRadioButton* makeChoice(const char* name, const QString& text, const QString& tip);
    void updateUse();

    QRadioButton* m_keychain;
    QLabel* m_keychainText;
    QRadioButton* m_session;
    QRadioButton* m_environment;
    QLineEdit* m_key;
    QLineEdit* m_variable;
    QLabel* m_reason;
    QPushButton* m_use = nullptr;
};

} // namespace chronoscope::ui
