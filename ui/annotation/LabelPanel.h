// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/annotation/QueueState.h"

#include <QWidget>

#include <string>
#include <vector>

class QButtonGroup;
class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace chronoscope::ui {

/// What is said of the item in hand: labels with their keys and how often each was given, severity, flag, note, answers
/// accepted as right, and the history. Shows and asks; whoever owns it does. GUI thread.
class LabelPanel : public QWidget {
    Q_OBJECT
public:
    explicit LabelPanel(QWidget* parent = nullptr);

    void setLabels(const annotation::LabelSet& labels);
    /// `suggested`: place of the label that is suggested; -1 = none.
    void show(const annotation::AnnotationBody& body, const QueueState& state, int suggested);
    /// Why nothing can be changed; empty: it can.
    void setReadOnly(const QString& why);
    /// The item is still being read: no note can be written.
    void setWaiting(bool waiting);
    /// What is said of the item with labels of another set; empty: nothing.
    void setElsewhere(const QString& text);
    /// What is typed but not handed over yet is handed over: noteWritten().
    void commitNote();
    void focusNote();
    bool isTyping() const;
    /// Asks why `answer` is right; reasonGiven() follows, or nothing.
    void askReason(const QString& answer);
    bool isAskingReason() const;
    void commitReason();
    void endReason();
    void setHistory(const QStringList& lines);
    bool wantsHistory() const;
    QPlainTextEdit* note() const { return m_note; }
    QLineEdit* reason() const { return m_reason; }
    QCheckBox* label(int place) const { return m_rows[static_cast<std::size_t>(place)].box; }

signals:
    void labelPressed(int place);
    void severityPressed(int severity); ///< 0: none
    void flagPressed();
    void noteWritten(const QString& text);
    void reasonGiven(const QString& answer, const QString& reason);
    void historyWanted();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    struct Row {
        QLabel* key = nullptr;
        QCheckBox* box = nullptr;
        QLabel* count = nullptr;
    };

    void addSeverity(QVBoxLayout* layout);
    void addNote(QVBoxLayout* layout);
    void addHistory(QVBoxLayout* layout);

    std::vector<Row> m_rows;
    annotation::LabelSet m_labels;
    QString m_written; ///< the note as it was shown or handed over last
    QString m_answer;  ///< whose reason is asked
    QScrollArea* m_area;
    QWidget* m_list;
    QGridLayout* m_grid;
    QButtonGroup* m_severity;
    QToolButton* m_flag;
    QPlainTextEdit* m_note;
    QLabel* m_accepted;
    QLabel* m_reasonTitle;
    QLineEdit* m_reason;
    QLabel* m_readOnly;
    QLabel* m_elsewhere;
    bool m_mayWrite = true;
    bool m_isWaiting = false;
    QToolButton* m_fold;
    QLabel* m_history;
};

} // namespace chronoscope::ui
