// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/chroknow/Walk.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;
class QVBoxLayout;

namespace chronoscope::ui {

/// Where a person changes what a traversal shows and how it asks: objects, years, spans, order, system texts,
/// temperature, model. Nothing is changed until branch(). Follows the current branch of the walk. GUI thread.
class WhatIfPanel : public QWidget {
    Q_OBJECT
public:
    WhatIfPanel(Walk& walk, BackendHub& backends, QWidget* parent = nullptr);

    const WalkOptions& options() const { return m_options; }
    QTableWidget* examples() const { return m_examples; }
    QPushButton* branchButton() const { return m_branch; }
    void branch();

signals:
    void branched(); ///< at the wish of the user

private:
    void makeExamples(QVBoxLayout* layout);
    void makeForm(QVBoxLayout* layout);
    void makeSystem(QVBoxLayout* layout);
    void follow();
    void fill();
    void fillExamples();
    void fillModels();
    void exampleChanged(int row);
    void formChanged();
    void say();

    Walk& m_walk;
    BackendHub& m_backends;
    WalkOptions m_options;
    WalkOptions m_shown; ///< those of the branch that is followed
    int m_branchShown = -1;
    bool m_filling = false;
    QTableWidget* m_examples;
    QSpinBox* m_previous;
    QSpinBox* m_next;
    QComboBox* m_order;
    QDoubleSpinBox* m_temperature;
    QComboBox* m_model;
    QPlainTextEdit* m_generate;
    QPlainTextEdit* m_refine;
    QLabel* m_words;
    QPushButton* m_branch;
    QPushButton* m_reset;
};

} // namespace chronoscope::ui
