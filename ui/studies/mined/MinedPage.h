// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/StudyResultPage.h"
#include "ui/studies/mined/MinedFigures.h"
#include "ui/studies/mined/MinedImporting.h"
#include "ui/studies/mined/MinedPlots.h"

#include <memory>
#include <optional>
#include <utility>

class QAction;
class QCheckBox;
class QComboBox;
class QMenu;
class QPushButton;

namespace chronoscope::ui {

class RunDialog;
class AuditView;
class ComparedView;
class ImportPanel;
class EditingView;
class PlantedTables;
class ElidedBox;
class ItemsView;
class RatingView;
struct StudyWish;
struct StudyWords;

/// MINED: what models know of pictures and of time, by task, type and dimension, and what is wrong with the items. A
/// going run is read anew once a second while the page is seen. GUI thread.
class MinedPage : public StudyResultPage {
    Q_OBJECT
public:
    using View = MinedView;

    explicit MinedPage(const StudyParts& parts, QWidget* parent = nullptr);
    /// What can be done on it, for the palette and for keys.
    static StudyActions actionRows();
    /// How its study's runs are told in a line.
    static StudyWords runWords();

    void show(View view);
    void showRun(qint64 run);
    View view() const;
    std::vector<std::int64_t> studyRuns() const override;
    QString numberKey() const override;
    bool hasFigure() const override;
    /// Where the view is no figure, or has nothing, the tasks stand in a report, and behind them what the view counts.
    std::vector<ReportPart> reportParts() const override;
    MinedPlots* plots() const { return m_plots; }
    AuditView* audit() const { return m_audit; }
    ComparedView* compared() const { return m_compared; }
    ItemsView* items() const { return m_items; }
    EditingView* editing() const { return m_editing; }
    RatingView* rating() const { return m_rating; }

    /// What it has read of runs, for whoever tells of its numbers.
    const std::shared_ptr<RunReadings>& readings() const { return m_readings; }

    /// Asks what of MINED is to be imported, and imports it.
    void importItems(MinedSource source);
    RunDialog* makeRunDialog(); ///< of new runs, as the page has them asked
    void requestRun() override;
    void compareRuns(qint64 first, qint64 second) override;
    /// Opens the dialog that makes items out of dated attributes.
    void requestConstruction();
    /// Opens the dialog that makes items of A.T.E out of wrong answers.
    void requestClaims();
    /// Opens the dialog of a judge over the replies of a run.
    void requestJudge();
    /// Opens the dialog that has a model asked again what a run got wrong, behind demonstrations.
    void requestEditing();
    /// Opens the dialog of what is edited by another program.
    void requestElsewhere();

protected:
    void read() override;
    void recompute() override;
    void forget() override;
    void itemsChanged() override;
    void enableTools(bool canChange) override;
    bool hasItems() const override { return m_numbers.items() > 0; }
    QString shownName() const override;
    bool writeFigure(const QString& path, QString* problem) const override;
    QStringList commandOptions() const override;
    void activateRow(int row) override;
    void selectRow(int row) override;
    void showEvent(QShowEvent* event) override;

private:
    QString viewKey() const;
    const MinedRunNumbers* runOfRow(int row) const;
    std::string currentHead() const;
    Selection selectionOfRow(qint64 run, const std::vector<std::string>& cells, const std::string& head) const;
    void selectAnswersRow(int row);
    void selectPlantedRow(int row);
    void followColumn(const QModelIndex& current, const QModelIndex& before);
    bool isOfAnswerRows() const;
    QMenu* makeImportMenu();
    void makeMakeButton();
    void makeControls();
    void addViews();
    void makeTaskChoices();
    void makeViews();
    void listen();
    void listenToPlots();
    ElidedBox* makeChoice(const char* name, const QString& tip);
    QPushButton* makeAsking(const char* name, const QString& text, const QString& tip, void (MinedPage::*ask)());
    void follow();
    bool canDraw() const;
    void showControls();
    void take(MinedRuns numbers);
    void presentNoItems();
    void presentNoRun();
    void presentEditing();
    void fillRuns();
    void readItems();
    void compare();
    void readVoices();
    void readPlanted();
    void presentNothingPlanted();
    std::optional<mined::Task> plantedTask() const;
    bool hasFinishedRun() const;
    void start(const StudyWish& wish);
    void selectCell(int row, int column);
    void selectAnswersCell(int row, int column);
    void selectPlantedCell(int row, int column);
    void selectPoint(qint64 run, int year);
    void selectBar(int row, int segment);
    void selectNumber(const Selection& number);
    StudyFilter::Look shownLook() const;
    void takeLook(const StudyFilter::Look& look);
    void draw();
    void leaveNumber();
    void leaveRater();
    void followNumber();
    QString narrowedItems() const;
    MinedLook look() const;
    ReportPart tasksForReport() const;
    QWidget* part() const;
    const MinedRunNumbers* chosenRun() const;
    MinedMeasure measure() const;
    mined::Task task() const;

    std::shared_ptr<RunReadings> m_readings = std::make_shared<RunReadings>();
    std::shared_ptr<MinedReader> m_reader = std::make_shared<MinedReader>(m_readings); ///< used on the reading thread
    std::shared_ptr<PlantedTables> m_plantedTables;                                    ///< used on the reading thread
    std::optional<mined::PublishedMined> m_published; ///< none: the program's own file cannot be read
    MinedRuns m_numbers;
    std::vector<std::int64_t> m_rowRuns;                ///< of the rows of what is drawn, see RunRows
    study::Narrowing m_shown;                           ///< what was read last is narrowed to
    qint64 m_run = 0;                                   ///< the chosen one; 0: the newest
    std::optional<std::pair<std::int64_t, int>> m_left; ///< run and column of the tasks' cell that led to the types
    bool m_listsPlanted = false;                        ///< the runs that can be chosen are those of calibration models
    bool m_isKnown = false;                             ///< what was read last is still all that there is
    QPushButton* m_make = nullptr;
    QAction* m_claims = nullptr;
    QPushButton* m_judge = nullptr;
    QPushButton* m_edit = nullptr;
    QPushButton* m_elsewhere = nullptr;
    ElidedBox* m_views = nullptr;
    QComboBox* m_measure = nullptr;
    ElidedBox* m_runs = nullptr;
    QComboBox* m_task = nullptr;
    QComboBox* m_planted = nullptr; ///< by what: tasks, or the asked years of one
    QCheckBox* m_withPublished = nullptr;
    QStackedWidget* m_stack;
    MinedPlots* m_plots;
    ItemsView* m_items;
    AuditView* m_audit;
    ComparedView* m_compared;
    EditingView* m_editing;
    RatingView* m_rating;
};

} // namespace chronoscope::ui
