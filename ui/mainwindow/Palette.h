// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QLineEdit;
class QListWidget;

namespace chronoscope::ui {

/// One thing that can be gone to or done.
struct PaletteEntry {
    QString kind;  ///< "Page", "Run" …, beside the name
    QString title; ///< what is typed to find it
    QString keys;  ///< its own keys; may be empty
    std::function<void()> act;
};

/// Those that have every one of the typed words, in the order they are to be shown: names that begin with what was
/// typed first, then words that do, then the rest; otherwise as they came. Letters' case and accents are not looked at.
/// Pure.
std::vector<const PaletteEntry*> fitting(const std::vector<PaletteEntry>& entries, const QString& typed);

/// "Go to or do": a box over the window in which pages, their views, actions, runs, saved views, elements, settings and
/// help are found by typing. Up and
/// Down choose, Enter does it, Esc or a click elsewhere closes. Owned by the window; GUI thread.
class Palette : public QFrame {
    Q_OBJECT
public:
    using Entries = std::function<std::vector<PaletteEntry>()>;
    /// Finds more for what was typed, and calls back when it has; an older answer may come after a newer question.
    using Search = std::function<void(const QString& typed, std::function<void(std::vector<PaletteEntry>)> then)>;

    /// `entries` is asked anew at each opening, `search` at each letter.
    Palette(Entries entries, Search search, QWidget* window);

    void present();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void look(const QString& typed);
    void list();
    void choose(int row);

    Entries m_source;
    Search m_search;
    std::vector<PaletteEntry> m_entries;
    std::vector<PaletteEntry> m_found; ///< by the search, for m_foundFor
    QString m_foundFor;
    std::vector<const PaletteEntry*> m_shown;
    QLineEdit* m_typed;
    QListWidget* m_list;
};

} // namespace chronoscope::ui
