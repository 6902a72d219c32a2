// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/inspector/InspectorQuery.h"
#include "ui/inspector/StudyInspection.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QWidget>

#include <array>
#include <memory>

class QLabel;
class QListView;
class QSplitter;
class QStackedWidget;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

class EmptyState;
class LabelLegend;
class NumberPart;
class OptionsPart;
class ReplyPanel;
class StudyPart;

/// What is behind the selection, from a number down to one reply: the units it is made of (NumberPart), an element's
/// objects and marks over the years, every sample with answer, match and score, and one sample in full (ReplyPanel).
/// GUI thread; reads through the session.
class Inspector : public QWidget {
    Q_OBJECT
public:
    Inspector(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent = nullptr);

    /// What is selected of this study is shown so.
    void addStudy(const std::string& study, StudyInspection inspection);
    /// What to click on the page in sight, said while nothing is selected; empty: what is clicked on ChroKnowledge's.
    void setHint(const QString& hint);
    /// What is selected belongs beside another page than the one in sight: as if nothing were, until it is back.
    void setAside(bool aside);

    QListView* elementList() const;
    QTableWidget* sampleTable() const { return m_samples; }

private:
    QWidget* makeElementPart();
    QLayout* makeHead(QWidget* part);
    void makeSamples(QWidget* part);
    void follow(); ///< the selection changed
    void followResults();
    void shareHeight();
    std::array<int, 6> seenNow() const;
    void loadElement();
    void showElement(const ElementView& view);
    void showRibbon();
    void showSamples();
    void showSubject(); ///< with a mark where its gold is said to be wrong, and its cell's labels
    void showSample(int row);
    void chooseYear(int year);

    Session& m_session;
    Results& m_results;
    std::shared_ptr<InspectorQuery> m_query = std::make_shared<InspectorQuery>(); ///< used on the query thread
    bool m_isAside = false;
    Selection m_shown;
    ElementView m_view;
    std::array<int, 6> m_seen{}; ///< category and counts of the unit when its replies were read last

    QStackedWidget* m_stack;
    EmptyState* m_empty;
    QSplitter* m_splitter;    ///< the number above, the element below
    bool m_isDragged = false; ///< the splitter, by the user: it stays there
    NumberPart* m_number;
    StudyPart* m_study;
    QLabel* m_subject;
    QToolButton* m_edit = nullptr;
    QLabel* m_facts;
    OptionsPart* m_options;
    LabelLegend* m_legend;
    widgets::ObjectRibbon* m_ribbon;
    QTableWidget* m_samples;
    ReplyPanel* m_panel;
    QWidget* m_filler; ///< takes the room below where there are no samples
};

} // namespace chronoscope::ui
