// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/AskRound.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QVBoxLayout;

namespace chronoscope::ui {

class EvidenceViews;

/// One answer in full, as the Inspector shows a stored one: its prompt, which can be changed and asked again, and the
/// reply as it came; the raw request and response, and the tokens. GUI thread.
class AskCellPanel : public QWidget {
    Q_OBJECT
public:
    explicit AskCellPanel(QWidget* parent = nullptr);

    /// `answer` is null while there is none. What was typed into the prompt stays while the same cell is shown.
    void show(const QString& model, std::size_t target, std::size_t place, const run::AskCell& cell,
              const run::AskAnswer* answer);
    void clear();
    /// As its button does, where it can.
    void askAgain();

signals:
    void againWanted(std::size_t target, std::size_t cell, const std::string& prompt);

private:
    void addTexts(QVBoxLayout* layout);

    std::size_t m_target = 0;
    std::size_t m_place = 0;
    bool m_filled = false;
    std::string m_asked; ///< the prompt that is shown, as it was asked
    QLabel* m_title;
    QLabel* m_outcome;
    EvidenceViews* m_evidence = nullptr;
    QLabel* m_system = nullptr;
    QPlainTextEdit* m_prompt = nullptr;
    QPlainTextEdit* m_reply = nullptr;
    QPushButton* m_again = nullptr;
};

} // namespace chronoscope::ui
