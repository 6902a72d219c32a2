// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QList>
#include <QScrollArea>

class QAbstractItemView;

namespace chronoscope::ui {

/// The place of a page, or of the contents of a dialog: as large as the window allows, and scrolled where they need
/// more than that, so that nothing is cut off. Takes the page; owned by its parent. GUI thread.
class PageArea : public QScrollArea {
    Q_OBJECT
public:
    explicit PageArea(QWidget* page, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    int leastHeight(int width) const;
};

/// The place of a column that is scrolled up and down only: never narrower than what it holds, as that is now. Takes
/// its widget; owned by its parent. GUI thread.
class ColumnArea : public QScrollArea {
    Q_OBJECT
public:
    explicit ColumnArea(QWidget* parent = nullptr);

    /// The row that one goes to in this list with keys is scrolled into view, wherever in the column the list stands.
    void follow(QAbstractItemView* list);
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLater(QAbstractItemView* list);
    void showCurrent(QAbstractItemView* list);

    QList<QAbstractItemView*> m_followed; ///< parts of the widget
};

} // namespace chronoscope::ui
