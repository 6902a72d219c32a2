// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskRound.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace chronoscope::ui {

/// One answer in full: its prompt, which can be changed and asked again, and the reply as it came. GUI thread.
class AskCellPanel : public QWidget {
    Q_OBJECT
public:
    explicit AskCellPanel(QWidget* parent = nullptr);

    /// `answer` is null while there is none. What was typed into the prompt stays while the same cell is shown.
    void show(const QString& model, std::size_t target, std::size_t place, const run::AskCell& cell,
              const run::AskAnswer* answer);
    void clear();

signals:
    void againWanted(std::size_t target, std::size_t cell, const std::string& prompt);

private:
    std::size_t m_target = 0;
    std::size_t m_place = 0;
    bool m_filled = false;
    std::string m_asked; ///< the prompt that is shown, as it was asked
    QLabel* m_title;
    QLabel* m_outcome;
    QPlainTextEdit* m_prompt;
    QPlainTextEdit* m_reply;
    QPushButton* m_again;
};

} // namespace chronoscope::ui
