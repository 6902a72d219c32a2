// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QKeySequence>
#include <QWidget>

class QAction;
class QButtonGroup;
class QGridLayout;
class QMenu;
class QToolButton;

namespace chronoscope::ui {

/// The window's left edge: the workspace with its menu, what is found by typing, and below them one button for each
/// page, with its keys; in two columns of icons where the window is too low for one. An icon without a word says its
/// name at once. Owned by the window; GUI thread.
class Rail : public QWidget {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// Of the workspace.
    void setMenu(QMenu* menu);
    /// What the button for finding by typing does; its tool tip says the keys that the action has now.
    void setSearch(QAction* action);
    /// A button for the page of that name. Without keys of its own a page has Ctrl and its number.
    void addPage(const QString& name, const QString& icon, const QString& text, const QKeySequence& keys = {});
    /// Whose button is pressed.
    void setCurrent(const QString& page);
    /// The file of the workspace that is open; empty: none.
    void setWorkspace(const QString& path);
    /// Icons alone, where the window is narrow.
    void setCompact(bool compact);
    QSize minimumSizeHint() const override;

signals:
    void pageWanted(const QString& name);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void style(QToolButton& button);
    int heightOf(int columns) const;
    void arrange();
    void showWords();

    QToolButton* m_workspace;
    QToolButton* m_search;
    QGridLayout* m_head; ///< both of them
    QGridLayout* m_buttons;
    QButtonGroup* m_pages;
    int m_numbered = 0; ///< pages without keys of their own
    int m_columns = 1;
    bool m_isCompact = false;
};

} // namespace chronoscope::ui
