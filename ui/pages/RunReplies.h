// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ReplyStore.h"
#include "core/study/Study.h"
#include "ui/bridge/Session.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <string>
#include <vector>

class QLabel;
class QTableWidget;

namespace chronoscope::ui {

/// The replies of a run that came last, as they come: what was asked, what was said, and what it counts as. Read in the
/// background, a few rows and twice a second at most; the engine knows nothing of it. Owned by the Runs page; GUI
/// thread.
class RunReplies : public QWidget {
    Q_OBJECT
public:
    static constexpr int kMost = 20;

    explicit RunReplies(Session& session, QWidget* parent = nullptr);

    /// Null: of no run.
    void follow(const store::RunRecord* run);

signals:
    void chosen(); ///< the Inspector is to show what was selected

protected:
    void showEvent(QShowEvent* event) override;

private:
    /// What the requests of the run that is followed ask; used on the query thread alone.
    struct Reader {
        std::unique_ptr<study::AskedRequests> asked; ///< null: nobody can tell, see `problem`
        bool isOpen = false;
    };
    struct Line {
        store::ReplyRow row;
        std::optional<study::AskedRequest> asked;
    };
    struct Newest {
        std::vector<Line> lines;
        QString judged; ///< the run whose replies they judge; empty: they judge none
    };

    static Result<std::vector<Line>> readLines(store::Database& database, const store::RunRecord& run, Reader& reader);
    void soon();
    void read();
    void show(Newest newest);
    void inspect(int row);

    Session& m_session;
    QLabel* m_title;
    QTableWidget* m_table;
    std::optional<store::RunRecord> m_run;
    std::shared_ptr<Reader> m_reader;
    std::vector<Line> m_lines;
    std::int64_t m_done = -1; ///< replies that the run had when they were read
    QTimer m_soon;
};

} // namespace chronoscope::ui
