// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/ElementDraft.h"
#include "ui/bridge/Session.h"

#include <QDialog>

#include <functional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace chronoscope::widgets {
class RibbonEditor;
}

namespace chronoscope::ui {

/// One element to edit: subject, relation, its objects by year as a ribbon to drag and a table to type in, aliases,
/// distractors; every step can be undone. What is saved is another element that stands in for this one: runs that have
/// asked it keep it. Of an element that another stands in for, that one is edited. Owned by its parent; GUI thread.
class ElementEditor : public QDialog {
    Q_OBJECT
public:
    ElementEditor(Session& session, qint64 row, QWidget* parent = nullptr);
    /// A new one, open, that is gone once it is closed.
    static ElementEditor* present(Session& session, qint64 row, QWidget* parent);
    ~ElementEditor() override;

    const benchmark::ElementDraft& draft() const { return m_steps[m_step]; }
    bool isLoaded() const { return m_loaded; }
    widgets::RibbonEditor* ribbon() const { return m_ribbon; }

signals:
    void saved(qint64 row); ///< of the element that stands in for it now

private:
    void nameFields();
    void makeForm();
    void makeTable();
    QWidget* makeObjectButtons();
    QWidget* makeFoot();
    void load(qint64 row);
    void takeTyped();
    /// The next step: what `change` makes of the draft, if it is another one.
    void edit(const std::function<void(benchmark::ElementDraft& draft)>& change);
    void goTo(std::size_t step);
    void showDraft();
    void showRows();
    void showRibbon();
    void sayProblem(const QString& words);
    void takeCell(int row, int column);
    void drag(int span, int from, int to);
    void addYear(const QString& label, int year);
    void addObject();
    void removeObject();
    void save();

    Session& m_session;
    qint64 m_row; ///< of what is edited
    bool m_loaded = false;
    bool m_isExemplar = false; ///< which is shown before others, and not asked
    bool m_showing = false;    ///< what changes now was not typed
    std::vector<benchmark::ElementDraft> m_steps{1};
    std::size_t m_step = 0;
    std::vector<std::size_t> m_rowOfSpan; ///< of the draft, by span of the ribbon
    QLineEdit* m_subject;
    QLineEdit* m_relation;
    QLineEdit* m_distractors;
    widgets::RibbonEditor* m_ribbon;
    QTableWidget* m_table;
    QToolButton* m_undo = nullptr;
    QToolButton* m_redo = nullptr;
    QPushButton* m_save = nullptr;
    QLabel* m_read; ///< how the distractors that are typed are read
    QLabel* m_note;
    QLabel* m_problem;
};

} // namespace chronoscope::ui
