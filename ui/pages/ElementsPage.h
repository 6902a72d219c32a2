// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ElementList.h"
#include "ui/models/ElementListModel.h"
#include "ui/pages/AnswersQuery.h"
#include "ui/pages/ResultPage.h"
#include "widgets/plots/AnswerGrid.h"
#include "widgets/plots/ObjectRibbon.h"

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;

namespace chronoscope::ui {

class LabelLegend;

/// The timeline of one element: its objects over the years, and under them what each chosen run answers most in each
/// year and template. The element is picked from those that pass the filter; the answers are read from the replies
/// to it when it is. A cell that is clicked is selected in the session. GUI thread.
class ElementsPage : public ResultPage {
    Q_OBJECT
public:
    ElementsPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);

    QListView* list() const { return m_list; }
    widgets::AnswerGrid* grid() const { return m_grid; }
    widgets::ObjectRibbon* ribbon() const { return m_ribbon; }
    /// Row of the workspace of the element shown; 0 = none.
    qint64 elementRow() const { return m_row; }
    /// Shows this element, whether the list holds it or not.
    void showElement(qint64 row);

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    QWidget* makeChooser();
    QWidget* makeTimeline();
    /// The elements that pass the filter, and the labels of their cells.
    struct Listed {
        std::shared_ptr<const results::ElementList> list;
        ElementListModel::Labels labels;
    };
    void showList(std::shared_ptr<const results::ResultSet> set, Listed listed);
    LabelMarks marks() const { return LabelMarks(m_model->set()); }
    void chooseFromList(const QModelIndex& index, bool byUser);
    void loadAnswers();
    void showAnswers(Result<AnswersView> view);
    void selectCell(qint64 run, qint64 form, int year);
    void selectYear(int year);
    void follow(); ///< the session's selection changed
    void markSelection();

    std::shared_ptr<AnswersQuery> m_query = std::make_shared<AnswersQuery>(); ///< used on the query thread
    ElementListModel* m_model;
    qint64 m_row = 0;
    bool m_isAskedFor = false; ///< by showElement(): it stays where the list lacks it
    AnswersView m_view;
    QLineEdit* m_search;
    QComboBox* m_order;
    QListView* m_list;
    QLabel* m_count;
    QLabel* m_subject;
    QLabel* m_facts;
    widgets::ObjectRibbon* m_ribbon;
    widgets::AnswerGrid* m_grid;
    LabelLegend* m_legend;
};

} // namespace chronoscope::ui
