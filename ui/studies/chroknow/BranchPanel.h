// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/chroknow/Walk.h"

#include <QWidget>

class QComboBox;
class QTableWidget;
class QTreeWidget;
class QTreeWidgetItem;

namespace chronoscope::ui {

/// "Chrono-Correct: Chelsea, score 100", "Still wrong: …", "2 of 5 steps". Of what the last candidate is.
QString verdictText(const Branch& branch);

/// The branches of a walk as a tree: the selected one is stepped, another can be chosen to stand beside it. GUI thread.
class BranchPanel : public QWidget {
    Q_OBJECT
public:
    explicit BranchPanel(Walk& walk, QWidget* parent = nullptr);

    QTreeWidget* tree() const { return m_tree; }
    QComboBox* compareBox() const { return m_compare; }
    int compared() const; ///< index of the branch that stands beside the current one; -1 = none

signals:
    void comparedChanged();

private:
    void follow();
    void fillTree();
    void fillCompare();

    Walk& m_walk;
    bool m_filling = false;
    QTreeWidget* m_tree;
    QComboBox* m_compare;
};

/// A row per step of the current branch, and of `other` beside it where that is a branch: what was shown, the answer,
/// the candidate and whether it is right. Where two branches have no room for all that, their answers are in tooltips.
class StepsTable : public QWidget {
    Q_OBJECT
public:
    explicit StepsTable(Walk& walk, QWidget* parent = nullptr);

    /// `shown` is the step that is shown above: its row is the current one.
    void showSteps(int other, int shown);
    QTableWidget* table() const { return m_table; }

signals:
    void stepChosen(int step);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addBranch(const Branch& branch, int firstColumn, const QString& title);
    void put(int row, int column, const QString& text, const QString& more = {}, const QIcon& icon = {});
    void fitColumns();

    Walk& m_walk;
    bool m_filling = false;
    QTableWidget* m_table;
};

} // namespace chronoscope::ui
