// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/chroknow/Walk.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace chronoscope::ui {

/// "<s>old</s> <b>new</b>": the words that went and those that came, as rich text; what both have is plain.
QString candidateDiff(const QString& before, const QString& after);

/// One step of a traversal: the system text, the prompt with what this step added highlighted, the candidate before and
/// after, the reply, tokens and time; or the error in the place of the reply, with a button that asks again. GUI
/// thread.
class StepView : public QWidget {
    Q_OBJECT
public:
    explicit StepView(Walk& walk, QWidget* parent = nullptr);

    /// Shows step `step` of the current branch; the one after the last is what is sent next. -1 shows what matters now.
    void showStep(int step);
    int shownStep() const { return m_shown; }
    QPlainTextEdit* promptView() const { return m_prompt; }
    QPlainTextEdit* replyView() const { return m_reply; }
    QPushButton* askAgain() const { return m_again; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showTaken(const traversal::Step& step, const QString& before);
    void showNext();
    void setPrompt(const traversal::StepPrompt& prompt);
    void showAdded();
    void setSystem(const QString& text);

    Walk& m_walk;
    int m_wanted = -1;
    int m_shown = 0;
    QLabel* m_title;
    QLabel* m_system;
    QString m_systemText;
    QPlainTextEdit* m_prompt;
    QLabel* m_candidate;
    QPlainTextEdit* m_reply;
    QLabel* m_facts;
    QPushButton* m_again;
};

} // namespace chronoscope::ui
