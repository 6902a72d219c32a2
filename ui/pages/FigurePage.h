// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/TableText.h"
#include "ui/dialogs/Dialogs.h"

#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <vector>

class QHBoxLayout;
class QMenu;
class QProgressBar;
class QSortFilterProxyModel;
class QStackedWidget;
class QTableView;
class QToolButton;

namespace chronoscope::ui {

class EmptyState;
class FlowLayout;
class FoldingRow;
class NumbersModel;
class Session;
struct ReportPart;

/// What every page of figures and numbers has: a title, a row of controls, its view with a table twin (Ctrl+T), export
/// of figure and numbers (Ctrl+E), copying of the table as TSV, Markdown or LaTeX, an empty state. A page computes only
/// while it is visible: recompute() calls refresh() then, or once when the page is next shown. Named `name`, its table
/// nameTable. GUI thread.
class FigurePage : public QWidget {
    Q_OBJECT
public:
    FigurePage(Session& session, Dialogs& dialogs, const QString& title, const char* name, QWidget* parent = nullptr);

    QTableView* table() const { return m_table; }
    /// The numbers on screen; those of presentLater() are made now.
    const analysis::Table& numbers() const;
    const QString& title() const { return m_title; }
    /// There is nothing to see, and the page says why.
    bool isEmpty() const { return m_empty; }
    /// Computes what would be shown, though the page may be hidden; ends in drawn(). Of a result page: while there are
    /// results.
    void prepare() {
        m_stale = false;
        refresh();
    }
    /// The figure as it is now, as PNG, SVG or PDF by the suffix of `path`; false and why.
    bool exportFigure(const QString& path, QString* problem) const { return writeFigure(path, problem); }
    /// Whether what it shows is drawn: a list is rows alone.
    virtual bool hasFigure() const { return true; }
    /// What a report holds of it: what it shows, or nothing where that is nothing.
    virtual std::vector<ReportPart> reportParts() const;
    /// Runs of the page's own study that it has numbers of; of a result page none: these are of Results.
    virtual std::vector<std::int64_t> studyRuns() const { return {}; }
    /// Which entry of NumberBook says what the numbers are.
    virtual QString numberKey() const { return objectName(); }
    /// What the page itself can do with the number that is selected, for the menu of the figure and of its table.
    virtual void offer(QMenu& menu, const QWidget& target) {
        (void)menu;
        (void)target;
    }
    void copyTable(analysis::TableFormat format);
    /// The figure as it would be exported, onto the clipboard.
    void copyImage();
    /// What is shown in a sentence with its source, for a text that cites it.
    QString citation() const;
    /// The command line that prints numbers() from this workspace; empty where none does.
    virtual QString command() const;

signals:
    void drawn(); ///< new numbers are on the screen, or the reason why there are none

protected:
    /// Computes what is shown, off the GUI thread, and ends in present() or presentNothing().
    virtual void refresh() = 0;
    /// Writes the figure as PNG, SVG or PDF by its suffix; false and why.
    virtual bool writeFigure(const QString& path, QString* problem) const = 0;

    bool isText(int column) const; ///< of numbers(): the column names something
    void setView(QWidget* view);   ///< the page's plot or plots; takes it
    /// Beside the title, left of those that every page has; at a place among them, else the last.
    void addTool(QWidget* tool, int place = -1);
    void addControl(QWidget* control); ///< below the title, from the left
    void addSwitch(QWidget* control);  ///< below the title, at the right
    void showControls(bool shown);     ///< both, which have nothing to choose where there is nothing
    /// The table twin of what the view shows; emits drawn().
    virtual void present(analysis::Table numbers);
    /// The same where the view lists as many rows itself: `make` is called where the twin is looked at, saved or
    /// copied, and what it makes is not kept beyond that.
    void presentLater(std::function<analysis::Table()> make);
    /// Why there is nothing to see and what helps; with `button`, one that does `action`. Emits drawn().
    void presentNothing(const QString& text, const QString& hint, const QString& button = {},
                        std::function<void()> action = {});
    EmptyState& emptyState() { return *m_nothing; }
    /// Something else is wanted than what is drawn: that is not seen any more, and nothing is until the next
    /// present() or presentNothing(). Where it takes long, the page says that it reads.
    void presentReading();
    /// Has refresh() called, now or when the page is shown: a control of its own changed.
    virtual void recompute();
    /// Asks for a file and writes what is shown.
    virtual void exportAll();
    /// The page's view is a table itself, of more rows than memory is for: no twin, and nothing copies it whole.
    void leaveTableTwin(const QString& exportTip);
    /// Whether what looks at, or works on, what is shown can be pressed: `why` there is nothing, or empty where there
    /// is.
    virtual void allowTools(const QString& why);
    static void allowTool(QToolButton& tool, const QString& why);
    /// "alice heat map.png": of which workspace, and what it shows.
    QString fileName(const QString& suffix) const;
    /// What is shown, for the name of a file: of a page with several views, the one that is seen.
    virtual QString shownName() const { return m_title; }
    /// What the command line has to be told beside the view: which runs, narrowed to what.
    virtual QStringList commandOptions() const { return {}; }
    /// A row of the table twin was double-clicked, or Enter pressed on it; a row of numbers().
    virtual void activateRow(int row) { (void)row; }
    /// A row of it was chosen; a row of numbers().
    virtual void selectRow(int row) { (void)row; }
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

    Session& m_session;
    Dialogs& m_dialogs;

private:
    QWidget* makeHeader(const QString& title);
    QLayout* makeTools(QWidget* header);
    void makeControlRow(QWidget* header);
    void makeTable(const QString& name);
    void makeCopyMenu();
    void showPart();
    void followWindow();
    void leaveTwin();
    void exportTo(const QString& path);
    void copySelection();

    NumbersModel* m_model;
    QSortFilterProxyModel* m_sorted;
    bool m_stale = true;
    bool m_empty = true;
    bool m_isReading = false;    ///< what is drawn is of something else: see presentReading()
    QPointer<QWidget> m_focused; ///< what had the focus before
    QString m_why;               ///< there is nothing
    std::function<void()> m_emptyAction;
    std::function<analysis::Table()> m_make; ///< what the twin is made by, where it is not kept
    QTimer m_patience;
    QString m_title;
    FoldingRow* m_row = nullptr; ///< of controls and switches
    FlowLayout* m_controls = nullptr;
    QHBoxLayout* m_switches = nullptr;
    FlowLayout* m_tools = nullptr;
    QStackedWidget* m_stack;
    QWidget* m_view = nullptr;
    QTableView* m_table;
    EmptyState* m_nothing;
    QProgressBar* m_busy;
    QToolButton* m_asTable = nullptr;
    QToolButton* m_export = nullptr;
    QToolButton* m_copy = nullptr;
};

} // namespace chronoscope::ui
