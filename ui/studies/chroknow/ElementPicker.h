// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/chroknow/PromisingModel.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;

namespace chronoscope::ui {

/// Where an element is picked: a filter box over the list of those worth traversing, most promising first. GUI thread.
class ElementPicker : public QWidget {
    Q_OBJECT
public:
    explicit ElementPicker(QWidget* parent = nullptr);

    /// Selects the first where what was selected is not among them.
    void setLines(std::shared_ptr<const PromisingLines> lines);
    void setRescued(std::map<qint64, std::set<int>> years) { m_model->setRescued(std::move(years)); }
    qint64 current() const { return m_current; } ///< element row; 0 = none
    void select(qint64 elementRow);
    void focusFilter();
    QListView* list() const { return m_list; }
    QLineEdit* filter() const { return m_filter; }

signals:
    void picked(qint64 elementRow);

private:
    void settle();
    void count();

    PromisingModel* m_model;
    QLineEdit* m_filter;
    QListView* m_list;
    QLabel* m_count;
    std::shared_ptr<const PromisingLines> m_lines;
    qint64 m_current = 0;
};

} // namespace chronoscope::ui
