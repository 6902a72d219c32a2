// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QPoint>
#include <QPointer>

class QAbstractButton;
class QAbstractItemView;
class QAbstractScrollArea;

namespace chronoscope::ui {

class ViewColumns;

/// How the pages were left: what they were asked (their property "wish"), which tab, view and table twin, the columns
/// (see ViewColumns), the chosen row, how far lists, pages and what else is scrolled were scrolled, and what was
/// chosen in the figure that was seen: a cell of a heat map, a point or bar of the others. What is shown comes later
/// than the page, so a row or a place is taken up again once it is there, unless a person has touched the list, or the
/// window while the place was seen, before; a cell, which the Inspector goes by, unless she has touched the window.
/// Knows pages by their property "page", parts by their object names. Owned by the window; GUI thread.
class ViewKeeper : public QObject {
    Q_OBJECT
public:
    explicit ViewKeeper(QWidget& window);

    QJsonObject kept() const;
    void restore(const QJsonObject& state);
    /// Columns as the program has them, nothing chosen or scrolled to any more.
    void reset();

private:
    struct Wish { ///< what a list is to show once it has it
        QString row;
        int scroll = 0;
    };
    template <typename Act> void eachPage(Act act) const;
    template <typename Part, typename Act> void eachPart(Act act) const;
    template <typename Act> void eachFigure(Act act) const;
    template <typename Act> void eachArea(Act act) const;
    void restoreChoices(const QJsonObject& choices);
    void restoreList(QAbstractItemView& view, const QJsonObject& state);
    void fulfil(QAbstractItemView& view);
    void restoreCells(const QJsonObject& cells);
    void fulfilCells();
    void forgetCells();
    void restorePlaces(const QJsonObject& places);
    void takePlace(QAbstractScrollArea& area);
    void forgetPlaces();
    void scrollLater(QAbstractScrollArea& area, int place);
    void followArea(QAbstractScrollArea& area);
    void follow(QAbstractItemView& view);
    bool eventFilter(QObject* watched, QEvent* event) override;

    QWidget& m_window;
    ViewColumns* m_columns;
    QHash<QObject*, Wish> m_wishes;
    /// To be chosen in figures, and scrolled to; while there are any, all input is watched.
    QHash<QWidget*, QJsonObject> m_cells;
    QHash<QAbstractScrollArea*, QPoint> m_places;
};

} // namespace chronoscope::ui
