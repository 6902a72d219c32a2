// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellUnits.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"

#include <QWidget>

#include <optional>

class QButtonGroup;
class QLabel;
class QListView;

namespace chronoscope::ui {

class CellElementsModel;

/// The upper part of the Inspector: what the number that was clicked on is made of. Its title, its share or difference,
/// how many units came out how, and the units themselves, all from the columns that the pages are made of. Chooses a
/// unit through the session. GUI thread; counts on the worker thread of the results.
class NumberPart : public QWidget {
    Q_OBJECT
public:
    NumberPart(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent = nullptr);

    QListView* list() const { return m_list; }
    /// Another number: nothing of the former one stays. The same again: only the unit marked in the list may be
    /// another.
    void show(const Selection& selection);
    QSize minimumSizeHint() const override;

signals:
    void gone(); ///< the run of the number is not among those shown any more

protected:
    void resizeEvent(QResizeEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QWidget* makeChips();
    void load();
    void take(std::shared_ptr<const results::ResultSet> set, results::CellUnits units);
    void showTexts();
    void showChips();
    void markUnit();
    void sayWhatItIs(int chip);
    void chooseUnit(int row);
    QString titleText() const;
    QString numberText() const;

    Session& m_session;
    Results& m_results;
    CellElementsModel* m_model;
    Selection m_shown;
    std::optional<int> m_chip;                 ///< a CellCategory or PairOutcome; none = all
    std::optional<results::CellUnits> m_units; ///< of m_shown, without the units; none = not counted yet
    bool m_isMarking = false;

    QLabel* m_title;
    QLabel* m_caption;
    QButtonGroup* m_chips;
    QListView* m_list;
    QLabel* m_more;
};

} // namespace chronoscope::ui
