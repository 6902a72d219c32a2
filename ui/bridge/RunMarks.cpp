// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RunMarks.h"

#include "ui/views/CoreWords.h"

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr const char* kMarksTopic = "run marks";

struct AllMarks {
    std::map<std::int64_t, store::RunMarks> marks;
    std::vector<store::DeletedRun> deleted;
};

Result<AllMarks> readMarks(store::Database& database) {
    store::RunMarkStore store(database);
    auto marks = store.all();
    if (!marks) return marks.error();
    auto deleted = store.deleted();
    if (!deleted) return deleted.error();
    return AllMarks{std::move(marks).value(), std::move(deleted).value()};
}
} // namespace

RunMarks::RunMarks(Session& session, QObject* parent) : QObject(parent), m_session(session) {
    connect(&session, &Session::runsChanged, this, &RunMarks::read);
    read();
}

const store::RunMarks& RunMarks::of(qint64 run) const {
    static const store::RunMarks kNone;
    const auto at = m_marks.find(run);
    return at == m_marks.end() ? kNone : at->second;
}

QStringList RunMarks::tags() const {
    QStringList all;
    for (const auto& [run, marks] : m_marks)
        if (m_session.run(run))
            for (const std::string& tag : marks.tags)
                all << QString::fromStdString(tag);
    all.removeDuplicates();
    all.sort();
    return all;
}

void RunMarks::read() {
    if (!m_session.isOpen()) {
        m_marks.clear();
        m_deleted.clear();
        emit changed();
        return;
    }
    m_session.query(this, kMarksTopic, readMarks, [this](Result<AllMarks> all) {
        if (!all) return; // the workspace was closed, or its runs cannot be read either: that is told
        m_marks = std::move(all->marks);
        m_deleted = std::move(all->deleted);
        emit changed();
    });
}

void RunMarks::write(Change change, const QString& failed, std::function<void()> then) {
    m_session.change(
        this,
        [change = std::move(change)](store::Database& database) {
            store::RunMarkStore marks(database);
            return change(marks);
        },
        [this, failed, then = std::move(then)](const Status& written) {
            m_session.refreshRuns(); // what was typed goes where it could not be stored
            if (!written)
                emit m_session.problem(failed, coreWords(written.error()));
            else if (then)
                then();
        });
}

void RunMarks::rename(qint64 run, const QString& name) {
    write([run, name = name.toStdString()](store::RunMarkStore& marks) { return marks.rename(run, name); },
          tr("The run was not renamed"));
}

void RunMarks::setNote(qint64 run, const QString& note) {
    write([run, note = note.toStdString()](store::RunMarkStore& marks) { return marks.setNote(run, note); },
          tr("The note was not stored"));
}

void RunMarks::setTags(qint64 run, const QStringList& tags) {
    std::vector<std::string> all;
    for (const QString& tag : tags)
        all.push_back(tag.toStdString());
    write([run, all = std::move(all)](store::RunMarkStore& marks) { return marks.setTags(run, all); },
          tr("The tags were not stored"));
}

void RunMarks::remove(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return;
    write([run](store::RunMarkStore& marks) { return marks.putAway(run); },
          tr("“%1” was not deleted").arg(QString::fromStdString(record->name)),
          [this, run, name = QString::fromStdString(record->name)] { emit removed(run, name); });
}

void RunMarks::bringBack(qint64 run) {
    write([run](store::RunMarkStore& marks) { return marks.bringBack(run); }, tr("The run was not brought back"));
}

} // namespace chronoscope::ui
