// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/inspector/InspectorQuery.h"
#include "ui/models/CellElementsModel.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QWidget>

#include <memory>
#include <optional>

class QButtonGroup;
class QLabel;
class QListView;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

class LabelLegend;
class ReplyPanel;

/// What is behind the selection, from a heatmap cell down to one reply: its elements by category, an element's
/// objects and marks over the years, every sample with answer, match and score, and one sample in full (ReplyPanel).
/// GUI thread; reads through the session.
class Inspector : public QWidget {
    Q_OBJECT
public:
    Inspector(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent = nullptr);

    QListView* elementList() const { return m_list; }
    QTableWidget* sampleTable() const { return m_samples; }

private:
    QWidget* makeCellPart();
    QWidget* makeElementPart();
    void follow();                 ///< the selection changed
    void loadCell();
    void loadCounts();
    void loadPage(qint64 offset);
    void loadElement();
    void showCounts(const store::TallyCounts& counts);
    QString captionOf(const store::TallyCounts& counts) const;
    void showElement(const ElementView& view);
    void showSubject(); ///< with a mark where its gold is said to be wrong, and its cell's labels
    void tagElements();
    void showSample(int row);
    void chooseElement(const QModelIndex& index);

    Session& m_session;
    Results& m_results;
    AnnotationHub& m_annotations;
    std::shared_ptr<InspectorQuery> m_query = std::make_shared<InspectorQuery>(); ///< used on the query thread
    CellElementsModel* m_model;
    Selection m_shown;
    std::optional<analysis::CellCategory> m_category;
    ElementView m_view;

    QStackedWidget* m_stack;
    QLabel* m_title;
    QLabel* m_caption;
    QButtonGroup* m_chips;
    QListView* m_list;
    QWidget* m_cellPart;
    QLabel* m_subject;
    QLabel* m_facts;
    LabelLegend* m_legend;
    widgets::ObjectRibbon* m_ribbon;
    QTableWidget* m_samples;
    ReplyPanel* m_panel;
};

} // namespace chronoscope::ui
