// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Results.h"
#include "ui/bridge/Session.h"
#include "ui/report/Report.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <memory>
#include <stop_token>

class QTemporaryDir;

namespace chronoscope::ui {

class ResultPage;

/// Writes what result pages show into one HTML or PDF file. Figures are drawn on the GUI thread, one page a turn of the
/// event loop; manifests are read, the file made and written in the background. The file appears whole or not at all.
/// Lives in the GUI thread; one report at a time.
class ReportWriter : public QObject {
    Q_OBJECT
public:
    ReportWriter(Results& results, Session& session, QObject* parent = nullptr);
    ~ReportWriter() override;

    bool isBusy() const { return m_busy; }
    /// PDF if `path` ends in .pdf, else HTML. The pages' numbers have to be ready. Nothing while busy.
    void write(const QList<ResultPage*>& pages, const QString& path);
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
    void take(const ResultPage& page);
    void writeFile();
    void end(const Status& status);

    Results& m_results;
    Session& m_session;
    QList<QPointer<ResultPage>> m_pages;
    qsizetype m_next = 0;
    QString m_path;
    Report m_report;
    std::unique_ptr<QTemporaryDir> m_figures;
    bool m_busy = false;
    std::stop_source m_stop;
    BackgroundQueue m_queue;
};

} // namespace chronoscope::ui
