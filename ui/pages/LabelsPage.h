// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/pages/ResultPage.h"
#include "ui/views/LabelFigures.h"

#include <QTimer>

#include <stop_token>

class QComboBox;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTableView;

namespace chronoscope::widgets {
class HeatmapPlot;
}

namespace chronoscope::ui {

class DisagreementList;
class NoticeBar;

/// What the annotations of the shown runs add up to: how often each label was given, by year, run, relation; how far
/// annotators agree, with the final word on what they dispute; what the matcher misses, and the scoring that follows
/// from the accepted answers. Follows filter and annotations. GUI thread.
class LabelsPage : public ResultPage {
    Q_OBJECT
public:
    enum class View { Counts, Agreement, Audit };

    LabelsPage(Results& results, Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);
    ~LabelsPage() override;

    void show(View view);
    widgets::HeatmapPlot* plot() const { return m_plot; }
    DisagreementList* disagreements() const { return m_disagreements; }
    using ResultPage::show;

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    struct Agreed {
        std::shared_ptr<const results::ResultSet> set;
        annotation::LabelSet labels;
        annotation::AgreementReport report;
    };

    void makeControls();
    QWidget* makeBelow();
    View view() const;
    void showControls();
    void fillSets();
    bool presentUnannotated();
    void count();
    void compare();
    void audit();
    void takeCounts(LabelFigures figures);
    void takeAgreement(Agreed agreed);
    void takeAudit(const results::ResultSet& set, const Result<std::vector<RunAudit>>& audits);
    void narrow(int row, int column);
    void makeScoring();
    void sayMade(const store::ScoringRecord& scoring);

    AnnotationHub& m_hub;
    QTimer m_pause;
    std::stop_source m_stop; ///< of the audit in hand
    QComboBox* m_views;
    QComboBox* m_columns;
    QComboBox* m_sets;
    QPushButton* m_make;
    NoticeBar* m_notice;
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_plot;
    QTableView* m_below;
    DisagreementList* m_disagreements;
    QScrollArea* m_auditArea;
    QLabel* m_auditWords;
    std::vector<int> m_years;          ///< of the columns of the plot, if they are years
    std::vector<std::string> m_labels; ///< keys of its rows
};

} // namespace chronoscope::ui
