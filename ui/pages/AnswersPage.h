// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/AnswerReader.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/models/AnswersModel.h"
#include "ui/pages/ResultPage.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <stop_token>

class QComboBox;
class QLabel;
class QLineEdit;
class QTableView;

namespace chronoscope::ui {

class JobStrip;

/// What the chosen runs answer, side by side: element-years by runs, each cell its mark and the most frequent answer.
/// Lists the rows on a worker and reads the texts of those on the screen from the stored replies; a search through all
/// replies and an export run on a thread of their own, with a way to stop them. A cell that is clicked is selected in
/// the session. GUI thread.
class AnswersPage : public ResultPage {
    Q_OBJECT
public:
    AnswersPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);
    ~AnswersPage() override;

    QTableView* grid() const { return m_grid; }
    AnswersModel* model() const { return m_model; }
    bool isSearching() const { return m_searching; }

signals:
    void inspectorWanted(); ///< a cell is to be looked into

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void exportAll() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Rows, and the templates to choose from.
    struct Listed {
        std::vector<prompt::Template> forms;
        std::shared_ptr<const results::AnswerRows> rows;
    };
    /// A search that has come to its end, and the set it was made in.
    struct Searched {
        std::string words;
        std::shared_ptr<const results::ResultSet> set;
        std::shared_ptr<const results::CellsSaying> cells;
    };

    void makeControls();
    QWidget* makeGrid();
    void connectGrid();
    results::AnswerQuestion question() const;
    void showRows(const std::shared_ptr<const results::ResultSet>& set, Listed listed);
    void offerForms(const std::vector<prompt::Template>& forms, prompt::Template shown);
    void tellCount();
    void readVisible();
    void selectCell(const QModelIndex& index);
    void copyCell();
    void editElement();
    void search();
    void searched(Result<Searched> found);
    void stopSearch();
    void exportTo(const QString& path);

    AnswersModel* m_model;
    QTableView* m_grid = nullptr;
    QComboBox* m_form = nullptr;
    QComboBox* m_wanted = nullptr;
    QLineEdit* m_words = nullptr;
    QLabel* m_count = nullptr;
    JobStrip* m_searchStrip;
    JobStrip* m_exportStrip;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::shared_ptr<results::AnswerReader> m_reader; ///< of the rows shown; used on the query thread
    bool m_reading = false;
    QTimer m_soon;   ///< reads what is visible
    QTimer m_typing; ///< searches when nothing was typed for a moment
    std::optional<Searched> m_found;
    bool m_searching = false;
    std::stop_source m_stopSearch;
    std::stop_source m_stopExport;
    BackgroundQueue m_work; ///< seconds: searches and exports; last, so that it ends first
};

} // namespace chronoscope::ui
