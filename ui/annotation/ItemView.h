// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/LabelSet.h"
#include "ui/annotation/ItemReader.h"
#include "ui/theme/Role.h"

#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QVBoxLayout;

namespace chronoscope::widgets {
class ObjectRibbon;
}

namespace chronoscope::ui {

/// What there is to judge: question, what is right and when, what the model replied and what was read out of it, what
/// the program takes it for, and what others say. Shows; changes nothing. GUI thread.
class ItemView : public QWidget {
    Q_OBJECT
public:
    explicit ItemView(QWidget* parent = nullptr);

    /// Null clears. `suggested`: the name of the label that stands for the suggestion; empty if there is none.
    void show(SharedReading item, const QString& suggested);
    /// What is said instead of the item: it is being read, or why it cannot be.
    void say(const QString& text);
    /// What others say of the item; `hidden`: they do, but are not to be seen yet.
    void setOthers(const std::vector<annotation::Annotation>& others, const annotation::LabelSet& labels, bool hidden);
    /// The answer that is shown; null if there is none.
    const annotation::CellAnswer* answer() const;
    QTreeWidget* answers() const { return m_answers; }
    QPlainTextEdit* reply() const { return m_reply; }

signals:
    void suggestionTaken();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* addText(QVBoxLayout* layout, const char* name, Role role = Role::Body);
    QWidget* makeSuggestion();
    void addReplies(QVBoxLayout* layout);
    void addOthers(QVBoxLayout* layout);
    void fillHead();
    void fillAnswers();
    void fillRuns();
    void showAnswer();
    void fitAnswers();
    void fitReply();

    SharedReading m_item;
    QLabel* m_message;
    QWidget* m_body;
    QLabel* m_subject;
    QLabel* m_facts;
    QLabel* m_question;
    widgets::ObjectRibbon* m_ribbon;
    QLabel* m_gold;
    QTreeWidget* m_answers;
    QPlainTextEdit* m_reply;
    QLabel* m_replyFacts;
    QWidget* m_suggestionBox;
    QLabel* m_suggestion;
    QPushButton* m_take;
    QToolButton* m_runsFold;
    QLabel* m_runs;
    QLabel* m_others;
};

} // namespace chronoscope::ui
