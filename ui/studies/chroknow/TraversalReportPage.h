// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/exchange/published/Published.h"
#include "core/studies/chroknow/traversal/report/TraversalReport.h"
#include "ui/pages/FigurePage.h"

#include <memory>
#include <set>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace chronoscope::widgets {
class BarsPlot;
}

namespace chronoscope::ui {

class CheckList;

/// What traversal runs changed: Known before and after in the quantities of the paper's Tables 5 to 7 with the
/// published rows beside one's own, the effort, the deciding steps, rescued and harmed cases. A going run is read anew
/// once a second while the page is seen. GUI thread.
class TraversalReportPage : public FigurePage {
    Q_OBJECT
public:
    enum class View { Known, Changed, Effort, Steps, Cases };

    /// `published` may be null.
    TraversalReportPage(Session& session, Dialogs& dialogs, std::shared_ptr<const exchange::Published> published,
                        QWidget* parent = nullptr);

    widgets::BarsPlot* bars() const { return m_bars; }
    void show(View view);
    void showRun(qint64 run);

signals:
    void newRunWanted(); ///< there is none to report on

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;

private:
    struct Answer {
        std::vector<store::RunRecord> runs;              ///< all traversal runs, newest first
        std::vector<traversal::TraversalReport> reports; ///< of the chosen ones
    };
    void makeControls();
    QWidget* makeView();
    void take(Result<Answer> answer);
    void fillRuns();
    void draw();
    void fitColumns();
    View view() const;
    analysis::Table tableOf(View view) const;

    std::shared_ptr<const exchange::Published> m_published;
    Answer m_answer;
    std::set<std::int64_t> m_chosen; ///< ids; empty: the newest
    bool m_reading = false;
    QTimer m_again;
    QComboBox* m_views;
    QToolButton* m_runsButton;
    CheckList* m_runs;
    QCheckBox* m_shares;
    QCheckBox* m_publishedRows;
    widgets::BarsPlot* m_bars;
    QTableView* m_below;
    QLabel* m_protocol; ///< by whose rules the numbers are
};

} // namespace chronoscope::ui
