// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/Comparability.h"
#include "core/results/ResultTables.h"
#include "ui/pages/ResultPage.h"
#include "ui/views/FlipList.h"
#include "widgets/plots/CurvePlot.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QComboBox;
class QLabel;
class QTabWidget;
class QToolButton;

namespace chronoscope::ui {

class NoticeBar;
class PooledList;

/// Two runs on the same questions: the difference per year with its test, over all years with its bootstrap, the
/// questions on which they differ, and why the numbers may differ for another reason than the model. With more runs the
/// first one against each other. Intervals that need the bootstrap follow when they are ready. GUI thread.
class ComparePage : public ResultPage {
    Q_OBJECT
public:
    ComparePage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);
    ~ComparePage() override;

    widgets::CurvePlot* plot() const { return m_plot; }
    FlipList* flips() const { return m_flips; }
    /// Whether intervals are still being computed.
    bool isRefining() const { return m_refining; }

protected:
    void refresh() override;
    void recompute() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    /// What is asked for; the template may be one that is not there.
    struct Wish {
        std::size_t first = 0; ///< run index
        std::size_t second = 1;
        prompt::Template form = prompt::Template::Generation;
        bool allForms = false;
        FlipWish flips;
        std::shared_ptr<const results::ResultSet> set; ///< to answer from
    };
    struct Answer {
        Wish wish;
        results::ResultFilter asked;
        results::ResultFilter filter;        ///< `asked`, narrowed to the template that was used
        std::vector<prompt::Template> forms; ///< to choose from
        results::Comparison comparison;
        FlipRows flips; ///< given away when shown
        std::vector<results::Warning> warnings;
        std::optional<results::NoPair> noPair; ///< why nothing is compared
    };
    struct Intervals {
        results::Comparison comparison;
        std::vector<results::PooledLine> others; ///< the first run against each other one, with more than two
    };
    static Answer answerTo(const Wish& wish, const results::ResultSet& set, const results::ResultFilter& filter);
    static Result<Intervals> intervalsOf(results::Comparison comparison, const results::ResultSet& set,
                                         const results::ResultFilter& filter, const std::stop_token& stop);

    void makeControls();
    QWidget* makeFigure();
    QWidget* makeLists();
    void offerRuns();
    void chooseRun(bool isFirst);
    void swapRuns();
    Wish wish() const;
    void showAnswer(Answer answer);
    void showIntervals(Intervals intervals);
    void showWarnings(bool all);
    void presentOneRun();
    void presentNoPairs();
    void offerForms();
    void showComparison();
    bool isOnlyRelabelled() const;
    void compareWith(int run);
    void selectFlip(int row, int column);
    void brush(int fromYear, int toYear);

    widgets::CurvePlot* m_plot;
    FlipList* m_flips = nullptr;
    NoticeBar* m_notice = nullptr;
    QComboBox* m_first = nullptr;
    QToolButton* m_swap = nullptr;
    QComboBox* m_second = nullptr;
    QComboBox* m_form = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_legend = nullptr;
    QTabWidget* m_lists = nullptr; ///< the questions that differ, and m_others
    PooledList* m_others = nullptr;
    results::RunChoice m_firstRun; ///< as chosen, whatever set is shown
    results::RunChoice m_secondRun;
    prompt::Template m_wishedForm = prompt::Template::Generation;
    bool m_allForms = false;
    std::optional<Answer> m_answer;                  ///< what is shown
    std::shared_ptr<const results::ResultSet> m_set; ///< that it was made of
    std::stop_source m_stop;
    bool m_isComparing = false; ///< what is shown is about to be another
    bool m_refining = false;
    BackgroundQueue m_refiner; ///< intervals take seconds: what all pages ask of the results must not wait for them
};

} // namespace chronoscope::ui
