// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/LongReader.h"
#include "ui/pages/FigurePage.h"
#include "ui/studies/Pages.h"
#include "ui/views/StudyFilter.h"

#include <functional>
#include <utility>
#include <vector>

class QPushButton;

namespace chronoscope::ui {

class ImportPanel;

/// The frame of every study's page: its filter, the bar that tells of an import, the buttons Import and New run, and
/// the reading of the study's runs, which is repeated once a second while runs go and the page is seen. What is read
/// and drawn, the study's page says. GUI thread.
class StudyResultPage : public FigurePage {
    Q_OBJECT
public:
    StudyFilter& filter() { return *m_filter; }
    const StudyFilter& filter() const { return *m_filter; }
    /// Opens the dialog of a new run.
    virtual void requestRun() = 0;
    /// The view that holds the first run against the second.
    virtual void compareRuns(qint64 first, qint64 second) = 0;
    /// Adds to the menu of a list or plot, here or elsewhere, what can be done with what is chosen there: only this in
    /// the filter, each part of it left out, its run compared. `seen`: has the page seen; may be empty.
    void offerSelection(QMenu& menu, const StudySelection& of, const std::function<void()>& seen = {});

protected:
    struct Words {
        QString title;
        const char* importName; ///< of the button that brings something in
        QString import, importTip;
        const char* newRunName; ///< of the button of a new run
        QString newRunTip;
        QString nothingToAsk; ///< why there can be no run: nothing was imported
        QString subjectTip;   ///< what the search for subjects keeps
    };
    /// `name` is the page's; `study` as runs store it.
    StudyResultPage(const StudyParts& parts, Words words, const char* name, std::string_view study, QWidget* parent);

    /// Reads, by readRuns(), and draws. A workspace is open.
    virtual void read() = 0;
    /// Another workspace is open, or none: what was read is of no use.
    virtual void forget() = 0;
    /// Something was imported.
    virtual void itemsChanged() {}
    /// What else goes by whether something can be changed and asked.
    virtual void enableTools(bool canChange) { (void)canChange; }
    /// Whether the study has anything to ask about, as was read last.
    virtual bool hasItems() const = 0;

    void refresh() final;
    QStringList commandOptions() const override;
    /// Each narrowed part under its own name, as `report` takes it.
    static QStringList optionsOf(const study::Narrowing& narrowing);
    void hideEvent(QHideEvent* event) override;
    /// Has the Inspector show what is selected, where it is closed, too.
    void offer(QMenu& menu, const QWidget& target) override;
    bool canChange() const;
    /// Runs `work(store::Database&)` (returning a Result) on the query thread, then `take(value)`.
    template <typename Work, typename Take> void readRuns(Work work, Take take) {
        m_reading = true;
        m_long.stop();
        m_session.query(this, "study runs", std::move(work), [this, take = std::move(take)](auto result) {
            m_reading = false;
            if (!m_session.isOpen()) return; // closed while it was read
            if (!result) return presentUnread(result.error());
            take(std::move(result).value());
            followItems();
        });
    }
    /// The same of what may take seconds: runs `work(store::Database&, const std::stop_token&)` on a thread that
    /// answers no clicks; a newer reading of this page, of whatever, drops it.
    template <typename Work, typename Take> void readView(Work work, Take take) {
        m_long.read(std::move(work), [this, take = std::move(take)](auto result) {
            if (!m_session.isOpen()) return;
            if (!result) return presentUnread(result.error());
            take(std::move(result).value());
            followItems();
        });
    }
    void presentUnread(const Error& error);
    /// As presentNothing(); the button, whose action writes, is there where something can be written.
    void presentToBegin(const QString& text, const QString& hint, const QString& button, std::function<void()> action);
    /// The filter leaves nothing of what there is: offers to clear it.
    void presentNothingPasses();
    /// What is shown leads to another view, and Back from there to it again, which is told.
    void leaveView();
    /// What every study can be narrowed to: its runs, oldest first, and their models; and the labels that people gave.
    StudyFilter::Facet runFacet(const store::RunKind& kind) const;
    StudyFilter::Facet modelFacet(const store::RunKind& kind) const;
    StudyFilter::Facet labelFacet() const;

    StudyParts m_parts;
    ImportPanel* m_import;
    QPushButton* m_importButton;
    QPushButton* m_newRun;

private:
    void makeTools();
    void offerLeavingOut(QMenu& menu, const study::Narrowing& its, const std::function<void()>& seen);
    void compareTheseRuns(qint64 first, qint64 second);
    void offerComparing(QMenu& menu, qint64 run, const std::function<void()>& seen);
    void listen();
    void followItems();
    void withdrawHint();

    Words m_words;
    StudyFilter* m_filter;
    QString m_hint; ///< of the way back, while it stands and leads there
    bool m_reading = false;
    LongReader m_long;
    QTimer m_again;
};

} // namespace chronoscope::ui
