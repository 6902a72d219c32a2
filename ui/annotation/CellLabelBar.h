// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/models/CellElementsModel.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListView;
class QMenu;
class QToolButton;

namespace chronoscope::ui {

/// A line under the elements of the selected cell that gives one label to all chosen ones, in one step of undo. Only
/// wrong answers are labelled. Hidden while nothing is chosen or nothing can be written. GUI thread.
class CellLabelBar : public QWidget {
    Q_OBJECT
public:
    /// `list` shows `model`; both outlive this.
    CellLabelBar(AnnotationHub& hub, Session& session, QListView& list, CellElementsModel& model, QWidget* parent);

private:
    void follow();
    void fillMenu();
    void labelByKey(int place);
    void label(const annotation::LabelSet& set, const annotation::Label& label);
    void labelled(const QString& text);
    std::vector<AnnotationTarget> wrongChosen() const;

    AnnotationHub& m_hub;
    Session& m_session;
    QListView& m_list;
    CellElementsModel& m_model;
    QLabel* m_words;
    QToolButton* m_label;
    QToolButton* m_undo;
    QMenu* m_menu;
};

} // namespace chronoscope::ui
