// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunMarkStore.h"
#include "ui/bridge/Session.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace chronoscope::ui {

/// What the person says of the runs of the open workspace (names, notes, tags), which of them repeat others, and those
/// that were deleted and can be brought back. Changes are written in the background; what fails is told by
/// Session::problem(). Owned by the Runs page; GUI thread.
class RunMarks : public QObject {
    Q_OBJECT
public:
    explicit RunMarks(Session& session, QObject* parent = nullptr);

    const store::RunMarks& of(qint64 run) const;
    QStringList tags() const; ///< that any run has, ascending
    /// Deleted ones, that can still be brought back; by id.
    const std::vector<store::DeletedRun>& deleted() const { return m_deleted; }

    void rename(qint64 run, const QString& name);
    void setNote(qint64 run, const QString& note);
    void setTags(qint64 run, const QStringList& tags);
    void remove(qint64 run);
    void bringBack(qint64 run);

signals:
    void changed();
    void removed(qint64 run, const QString& name);

private:
    void read();
    using Change = std::function<Status(store::RunMarkStore& marks)>;
    void write(Change change, const QString& failed, std::function<void()> then = {});

    Session& m_session;
    std::map<std::int64_t, store::RunMarks> m_marks;
    std::vector<store::DeletedRun> m_deleted;
};

} // namespace chronoscope::ui
