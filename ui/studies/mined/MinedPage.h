// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/FigurePage.h"
#include "ui/studies/Pages.h"
#include "ui/studies/mined/MinedFigures.h"
#include "ui/studies/mined/MinedImporting.h"
#include "ui/studies/mined/MinedPlots.h"

#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QPushButton;

namespace chronoscope::ui {

class AuditView;
class ImportPanel;
class EditingView;
class ItemsView;
class RatingView;
struct StudyWish;

/// MINED: what models know of pictures and of time, by task, type and dimension, and what is wrong with the items. A
/// going run is read anew once a second while the page is seen. GUI thread.
class MinedPage : public FigurePage {
    Q_OBJECT
public:
    using View = MinedView;

    explicit MinedPage(const StudyParts& parts, QWidget* parent = nullptr);

    void show(View view);
    void showRun(qint64 run);
    View view() const;
    MinedPlots* plots() const { return m_plots; }
    AuditView* audit() const { return m_audit; }
    ItemsView* items() const { return m_items; }
    EditingView* editing() const { return m_editing; }
    RatingView* rating() const { return m_rating; }

    /// Asks what of MINED is to be imported, and imports it.
    void importItems(MinedSource source);
    /// Opens the dialog of a new run.
    void requestRun();
    /// Opens the dialog of a judge over the replies of a run.
    void requestJudge();

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;

private:
    void makeTools();
    void makeControls();
    void makeViews();
    void listen();
    QComboBox* makeChoice(const char* name, const QString& tip);
    void follow();
    void showControls();
    void take(Result<MinedRuns> numbers);
    void presentNoItems();
    void presentNoRun();
    void fillRuns();
    void readItems();
    bool hasFinishedRun() const;
    void start(const StudyWish& wish);
    void selectCell(int row, int column);
    MinedLook look() const;
    QWidget* part() const;
    const MinedRunNumbers* chosenRun() const;
    MinedMeasure measure() const;
    mined::Task task() const;

    StudyParts m_parts;
    std::shared_ptr<MinedReader> m_reader = std::make_shared<MinedReader>(); ///< used on the query thread
    std::optional<mined::PublishedMined> m_published; ///< none: the program's own file cannot be read
    MinedRuns m_numbers;
    qint64 m_run = 0; ///< the chosen one; 0: the newest
    bool m_reading = false;
    QTimer m_again;
    ImportPanel* m_import;
    QToolButton* m_importButton = nullptr;
    QPushButton* m_judge = nullptr;
    QPushButton* m_newRun = nullptr;
    QComboBox* m_views = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_runs = nullptr;
    QComboBox* m_task = nullptr;
    QCheckBox* m_withPublished = nullptr;
    QStackedWidget* m_stack;
    MinedPlots* m_plots;
    ItemsView* m_items;
    AuditView* m_audit;
    EditingView* m_editing;
    RatingView* m_rating;
};

} // namespace chronoscope::ui
