// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "ui/annotation/QueueState.h"

#include <QList>
#include <QString>
#include <QWidget>

#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace chronoscope::ui {

/// The head of the Annotate page: which queue, how far one is in it, its guideline, who annotates, and whether all is
/// saved. GUI thread.
class QueueBar : public QWidget {
    Q_OBJECT
public:
    explicit QueueBar(QWidget* parent = nullptr);

    void setQueues(const std::vector<store::QueueRecord>& queues, qint64 current);
    /// `place`: of the item in hand; -1 = none.
    void setState(const QueueState& state, int place);
    void setGuideline(const QString& text);
    /// Where nobody has said who annotates, it asks for that.
    void setAuthor(const QString& name, bool isChosen);
    /// `problem`: why the last attempt to save failed.
    void setSaving(int unsaved, const QString& problem);
    void setWritable(bool writable, const QString& whyNot);
    QComboBox* queues() const { return m_queues; }
    QPushButton* newQueue() const { return m_newQueue; }

signals:
    void queueChosen(qint64 queue);
    void newQueueWanted();
    void labelAllWanted();
    void guidelineWanted();
    void removeWanted();
    void keysWanted();
    void labelSetsWanted();
    void exportWanted();
    void findWanted();
    void backWanted();
    void skipWanted();
    void nextWanted();
    void authorWanted();
    void retryWanted();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeMenu();
    QToolButton* makeStep(const char* name, const QString& text, const QString& tip, void (QueueBar::*wanted)());
    void fitGuideline();

    QComboBox* m_queues;
    QPushButton* m_newQueue;
    QToolButton* m_menu = nullptr;
    QToolButton* m_find;
    QList<QToolButton*> m_steps; ///< from item to item
    QList<QAction*> m_changes;   ///< of the menu: what needs a workspace to write to
    QToolButton* m_author;
    QLabel* m_saving;
    QPushButton* m_retry;
    QLabel* m_progressText;
    QProgressBar* m_progress;
    QLabel* m_guideline;
    QString m_guidelineText;
};

} // namespace chronoscope::ui
