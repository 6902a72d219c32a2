// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/RobustnessNumbers.h"

#include <QWidget>

class QLabel;
class QTextEdit;

namespace chronoscope::ui {

class TokenTable;

/// One date of a fact: its class and distance, the exact text that was sent with the object marked in it, and the
/// log-probabilities of the object's tokens where they were kept. GUI thread.
class DateDetail : public QWidget {
    Q_OBJECT
public:
    explicit DateDetail(QWidget* parent = nullptr);

    void clear(const QString& hint);
    /// `rival`: see rivalText(). Until setReply() nothing is said of tokens.
    void setDate(const FactDates::One& date, const QString& rival);
    void setReply(const DateReply& reply);

private:
    QLabel* m_head;
    QTextEdit* m_text;
    QLabel* m_note;
    TokenTable* m_tokens;
    FactDates::One m_date;
};

} // namespace chronoscope::ui
