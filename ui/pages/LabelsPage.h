// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/pages/LabelQueries.h"
#include "ui/pages/ResultPage.h"
#include "ui/report/ReportWriter.h"

#include <QTimer>

#include <optional>
#include <set>
#include <stop_token>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace chronoscope::widgets {
class HeatmapPlot;
}

namespace chronoscope::ui {

class DisagreementList;
class LabelNumbers;
class NoticeBar;

/// What the annotations of the shown runs add up to: how often each label was given, by year, run, relation; how far
/// annotators agree, with the final word on what they dispute; what the matcher misses, and the scoring that follows
/// from the accepted answers. All of it is of one label set, at first the one most used, and the page says how many
/// annotations of others are left out. Follows filter and annotations. GUI thread.
class LabelsPage : public ResultPage {
    Q_OBJECT
public:
    enum class View { Counts, Agreement, Audit };

    LabelsPage(Results& results, Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);
    ~LabelsPage() override;

    void show(View view);
    widgets::HeatmapPlot* plot() const { return m_plot; }
    DisagreementList* disagreements() const;
    /// All three views, though one is shown.
    ReportPage forReport();
    using ResultPage::show;
    QString command() const override;

protected:
    QStringList commandOptions() const override;
    void refresh() override;
    void recompute() override;
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    /// What came of each view that was asked; nothing: not asked yet, or nothing is annotated.
    struct Answers {
        std::optional<LabelsCounted> counts;
        std::optional<LabelsCompared> agreement;
        std::optional<Result<LabelsAudited>> audit;
    };

    void makeControls();
    View view() const;
    void showControls();
    void forget();
    void fillSets();
    bool presentUnannotated();
    LabelQuestion question();
    void follow();
    void askAll();
    void ask(View view);
    bool isAnswerTo(View view);
    void answered(View view);
    void showSource(const LabelSource& source);
    void presentAnswer();
    void presentCounts();
    void presentAgreement();
    void presentAudit();
    std::vector<ReportPart> parts() const;
    std::string filterWord(const std::string& label) const;
    void narrow(int row, int column);
    void makeScoring();
    void sayMade(const store::ScoringRecord& scoring);

    AnnotationHub& m_hub;
    QTimer m_pause;
    std::stop_source m_stop; ///< of the audit in hand
    Answers m_answers;
    std::set<View> m_asked;   ///< and not answered yet
    bool m_forReport = false; ///< all views are wanted, and not all are there
    std::string m_chosenSet;  ///< by the user; empty: the one most used
    QComboBox* m_views;
    QComboBox* m_columns;
    QComboBox* m_sets;
    QPushButton* m_make;
    NoticeBar* m_notice;
    QLabel* m_source;
    QStackedWidget* m_stack;
    widgets::HeatmapPlot* m_plot;
    LabelNumbers* m_below;
};

} // namespace chronoscope::ui
