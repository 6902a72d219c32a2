// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/report/Report.h"

#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

class QTemporaryDir;

namespace chronoscope::ui {

class FigurePage;

/// A figure with its numbers, as a page shows them.
struct ReportPart {
    QString title;
    QString note; ///< a sentence below the title; may be empty
    analysis::Table numbers;
    std::function<bool(const QString& path, QString* problem)>
        draw; ///< as FigurePage::exportFigure(); empty = no figure
};

/// A page that a report can hold: a result page, or a study's own, which needs no results.
struct ReportPage {
    FigurePage* page = nullptr;
    std::function<bool()> isRefining = {}; ///< whether its numbers are not final yet; empty = they come at once
    std::function<void()> prepare = {};    ///< as FigurePage::prepare(), which it is where empty
    /// Of a page whose views all go into it; empty = FigurePage::reportParts().
    std::function<std::vector<ReportPart>()> parts = {};
};
/// What a report holds of the page; nothing where it has nothing to show.
std::vector<ReportPart> partsOf(const ReportPage& source);

/// Whether the page shows results of ChroKnowledge, which have to be loaded.
bool needsResults(const ReportPage& source);

/// Writes what result pages show into one HTML or PDF file. Figures are drawn on the GUI thread, one page a turn of the
/// event loop; manifests are read, the file made and written in the background. The file appears whole or not at all.
/// Lives in the GUI thread; one report at a time.
class ReportWriter : public QObject {
    Q_OBJECT
public:
    ReportWriter(Results& results, Session& session, QObject* parent = nullptr);
    ~ReportWriter() override;

    bool isBusy() const { return m_busy; }
    /// PDF if `path` ends in .pdf, else HTML. The pages outlive the writer; their numbers have to be ready. Nothing
    /// while busy.
    void write(std::vector<ReportPage> pages, const QString& path);
    /// Ends in cancelled(), or in finished() where the file was there already.
    void cancel();

signals:
    void progressed(int done, int all); ///< steps: a page each, then the file
    void finished(const QString& path);
    void failed(const QString& why);
    void cancelled();

private:
    QStringList facts() const;
    void takeNext();
    void take(ReportPart part);
    void writeFile();
    void end(const Status& status);

    Results& m_results;
    Session& m_session;
    std::vector<ReportPage> m_pages;
    std::size_t m_next = 0;
    bool m_writing = false; ///< all is drawn: from here on the end comes from the queue
    QString m_path;
    Report m_report;
    std::unique_ptr<QTemporaryDir> m_figures;
    bool m_busy = false;
    std::stop_source m_stop;
    BackgroundQueue m_queue;
};

} // namespace chronoscope::ui
