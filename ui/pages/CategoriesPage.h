// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/pages/ResultPage.h"
#include "ui/views/CategoriesView.h"

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QListView;
class QScrollArea;
class QToolButton;

namespace chronoscope::widgets {
class BarsPlot;
}

namespace chronoscope::ui {

class ListedElementsModel;

/// Chronological categories of the chosen runs as stacked bars, or how often objects change; a click on a segment lists
/// the elements behind it at the side. GUI thread.
class CategoriesPage : public ResultPage {
    Q_OBJECT
public:
    CategoriesPage(Results& results, Session& session, Dialogs& dialogs, QWidget* parent = nullptr);

    widgets::BarsPlot* bars() const { return m_bars; }
    QListView* list() const { return m_list; }

signals:
    void listed(); ///< the elements behind a segment are on the screen

protected:
    void refresh() override;
    bool writeFigure(const QString& path, QString* problem) const override;
    void activateRow(int row) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeControls();
    QWidget* makeSide();
    QToolButton* makeSwitch(const char* name, const QString& text, const QString& tip);
    bool showsChanges() const;
    void drawCategories();
    void drawChanges();
    void showBars(widgets::BarsData shown);
    void showSegment(int row, int segment);
    void listElements();
    void showList(std::shared_ptr<const results::ResultSet> set, std::vector<ListedElement> list);
    void hideList();
    void narrow(); ///< the filter to what is listed
    void choose(const QModelIndex& index);
    QString segmentName() const;
    const results::ChronoRow* barOf(int row) const;

    widgets::BarsPlot* m_bars;
    QScrollArea* m_scroll;
    QWidget* m_side = nullptr;
    QLabel* m_what = nullptr;
    QListView* m_list = nullptr;
    ListedElementsModel* m_model;
    QComboBox* m_rowsBy = nullptr;
    QToolButton* m_shares = nullptr;
    QToolButton* m_asCategories = nullptr;
    QToolButton* m_asChanges = nullptr;
    CategoryBars m_categories;
    std::vector<results::ChangesRow> m_changes;
    int m_row = -1; ///< of the segment that is listed
    int m_segment = -1;
    bool m_narrowWhenListed = false;
};

} // namespace chronoscope::ui
