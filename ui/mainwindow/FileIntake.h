// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationExchange.h"
#include "core/exchange/FileGuess.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/mainwindow/WorkspaceCommands.h"
#include "ui/pages/ImportTold.h"
#include "ui/studies/Pages.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <cstddef>
#include <deque>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::ui {

class ImportPanel;

/// Where files go that are dropped on the window, each by what it is: they are looked at in the background. Workspaces,
/// models, benchmarks and tables have their places; annotations, label sets and packs of words are taken in here. What
/// belongs into a workspace makes one where none is open. Owned by the window; GUI thread.
class FileIntake : public QObject {
    Q_OBJECT
public:
    /// What the window does with what has a page of its own.
    struct Ways {
        std::function<void(const QString& file)> addModel;
        std::function<void(const QStringList& paths)> importBenchmark; ///< and tables, and what is none of all this
        std::function<QString()> shownPage;                            ///< its name
        std::function<void(const QString& page)> showPage;
    };
    FileIntake(Session& session, AnnotationHub& annotations, WorkspaceCommands& workspaces, Ways ways, QWidget* parent);

    /// Pages of studies, which take files of theirs.
    void addStudy(const StudyPage& page) { m_studies.push_back(&page); }
    /// What came of annotations, label sets and words.
    ImportPanel* panel() const { return m_panel; }
    void take(const QStringList& paths);
    ~FileIntake() override { m_stop.request_stop(); }

private:
    struct Asked;
    struct Sorted;
    static std::size_t studyOf(const std::string& path, exchange::FileUse use, const Asked& asked);
    static void addFile(Sorted& sorted, const QString& file, const Asked& asked);
    static void addFolder(Sorted& sorted, const QString& folder, const Asked& asked, const std::stop_token& stop);
    void begin(const Sorted& sorted);
    void afterwards(std::function<void()> step);
    void goOn();
    void takeAnnotations(const QString& path, annotation::ExchangeFormat format);
    void merge(const QString& path, const Result<annotation::ImportedAnnotations>& read);
    void takeLabelSet(const QString& path);
    void takePack(const QString& path, const std::string& format);
    void refuse(const QString& path, const QString& what, const QString& why);
    static ImportTold leftAlone(const Sorted& sorted);
    void importFiles(const StudyPage& page, const QStringList& paths, const QStringList& elsewhere,
                     const std::optional<ImportTold>& besides);
    void tellUntold();
    void tellCancelled(const QString& name);
    void tell(const ImportTold& told);

    Session& m_session;
    AnnotationHub& m_annotations;
    WorkspaceCommands& m_workspaces;
    Ways m_ways;
    std::vector<const StudyPage*> m_studies;
    ImportPanel* m_panel;
    ImportPanel* m_toldBy = nullptr;          ///< of a page, which tells of what was dropped with its files, too
    std::stop_source m_stop;                  ///< of all that is looked at
    bool m_isCancelled = false;               ///< by its user, not by another workspace
    int m_looking = 0;                        ///< of what was dropped, how much is still looked at
    QTimer m_patience;                        ///< until it is said what is looked at
    ImportTold m_told;                        ///< of all that was dropped together
    std::deque<std::function<void()>> m_next; ///< one import at a time
    BackgroundQueue m_queue;                  ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
