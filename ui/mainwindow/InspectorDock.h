// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDockWidget>

namespace chronoscope::ui {

/// The place of the Inspector: there as long as a person wants it, the page has something to inspect and the window has
/// room for it. Where the window has little, it is there while something is chosen, until a person closes it. What page
/// and room take away they give back. Owned by the window; GUI thread.
class InspectorDock : public QDockWidget {
    Q_OBJECT
public:
    static constexpr int kWidth = 370; ///< px, until a person gives it another

    explicit InspectorDock(QWidget* parent = nullptr);

    /// Whether a person wants it, as the window's stored state has it: to be called when that is restored.
    void takeRestored();
    /// As a person wants it, so that the window's state can be stored.
    void showAsWanted() { setVisible(m_isWanted); }
    void setUseful(bool useful); ///< the page has something to inspect
    void setCompact(bool compact);
    /// How wide it may be, in pixels, so that the page keeps the width it needs. Less than it needs itself, and there
    /// is room for it or for the page, not for both: it comes only where a person asks for it, and has the window for
    /// itself until it is closed or another page is wanted.
    void setRoom(int room);
    /// Another page is wanted: where both have no room, it goes.
    void giveWay();
    void setChosen(bool chosen); ///< there is something to show
    /// A person wants to see it.
    void open();
    /// A person's key.
    void toggle();

protected:
    bool event(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    /// As a window of its own it has an order of its own.
    bool focusNextPrevChild(bool next) override;

private:
    void place();
    void placeCentre();
    void bound();

    bool m_isWanted = true;
    bool m_isUseful = true;
    bool m_isCompact = false;
    bool m_isNarrow = false;
    int m_room = QWIDGETSIZE_MAX;
    bool m_isChosen = false;
    bool m_isOver = false;   ///< there although the window is narrow
    bool m_isClosed = false; ///< by a person, in the narrow window: what is chosen next does not bring it back
};

} // namespace chronoscope::ui
