// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/Workspace.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunRemoval.h"
#include "core/store/RunStore.h"
#include "core/store/ScoringStore.h"

#include <fmt/format.h>

#include <filesystem>

namespace chronoscope::store {

Result<std::shared_ptr<Workspace>> Workspace::open(const std::string& path, Open how) {
    std::error_code ignored;
    if (how != Open::CreateIfMissing && !std::filesystem::exists(path, ignored))
        return Error{ErrorCode::NotFound, "no such workspace", path};
    std::shared_ptr<Workspace> workspace(new Workspace(path));
    bool isOlder = false; // its schema: it is brought up to date below, which writes
    if (how == Open::Reading) {
        auto reader = workspace->reader();
        if (reader) return workspace;
        if (reader.error().code != ErrorCode::ReadOnly) return reader.error();
        isOlder = true;
    }
    auto lock = WorkspaceLock::acquire(path);
    if (!lock) {
        if (isOlder && lock.error().code != ErrorCode::Locked)
            return Error{
                ErrorCode::ReadOnly,
                fmt::format("an older version made this workspace; it has to be brought up to date, and cannot "
                            "be here ({}): copy it to a folder that can be written",
                            lock.error().message),
                path};
        // Held by another process, or the folder may not be written: reading may still work.
        if (how != Open::Existing) return lock.error();
        auto reader = workspace->reader();
        if (!reader) return reader.error();
        return workspace;
    }
    auto database =
        Database::open(path, how == Open::CreateIfMissing ? Database::Access::Create : Database::Access::ReadWrite);
    if (!database && how == Open::Existing && database.error().code == ErrorCode::ReadOnly) {
        auto reader = workspace->reader();
        if (!reader) return reader.error();
        return workspace;
    }
    if (!database) return database.error();
    workspace->m_lock = std::move(lock).value();
    workspace->m_watch = std::make_unique<FileWatch>(*database, *workspace->m_lock);
    workspace->m_writer = std::make_unique<Writer>(std::move(database).value());
    // Whoever wrote before us is gone: a run still marked as running was cut off, an import or scoring half made is of
    // no use.
    const Status marked = workspace->write([](Database& writing) { return RunStore(writing).markInterrupted(); });
    if (!marked) return marked.error();
    (void)workspace->write(removeHalfImports); // no reader lists what cannot be removed: nothing to fail over
    (void)workspace->write([](Database& writing) { return RunMarkStore(writing).removeDeleted(); }); // nor these
    const Status cleared = workspace->write([](Database& writing) { return ScoringStore(writing).removeUnfinished(); });
    if (!cleared) return cleared.error();
    return workspace;
}

Workspace::~Workspace() {
    if (!m_writer) return;
    (void)m_writer->run([&](Database& database) -> Status { // while it was idle, nobody looked
        m_watch->leave(database);
        if (!m_watch->isAtPath()) return {}; // what lies in the log stays there
        // The last connection moves the log into the file when it closes, but not where that one only reads.
        // It waits for nobody: what somebody is in the middle of reading stays in the log.
        return guarded([&] { database.sql().exec("PRAGMA wal_checkpoint(PASSIVE)"); });
    });
}

Result<Database> Workspace::reader() const {
    if (m_watch && !m_watch->isAtPath())
        return Error{ErrorCode::Io, "the workspace is no longer at its place: it was moved, removed or replaced",
                     m_path};
    auto reader = Database::open(m_path, Database::Access::ReadOnly);
    if (!reader) return reader;
    const std::lock_guard lock(m_readers->mutex);
    ++m_readers->open;
    reader->hold(std::shared_ptr<const void>(m_readers.get(), [readers = m_readers](const void*) {
        const std::lock_guard closing(readers->mutex);
        --readers->open;
        readers->closed.notify_all();
    }));
    return reader;
}

bool Workspace::hasReaders() const {
    const std::lock_guard lock(m_readers->mutex);
    return m_readers->open > 0;
}

void Workspace::awaitReaders(std::chrono::milliseconds most) const {
    std::unique_lock lock(m_readers->mutex);
    m_readers->closed.wait_for(lock, most, [&] { return m_readers->open == 0; });
}

Status Workspace::check() {
    if (!m_writer) return {};
    return m_writer->run([&](Database& database) { return m_watch->check(database); });
}

Result<benchmark::ElementSink::Stored> WorkspaceSink::store(const std::vector<benchmark::Element>& batch,
                                                            bool fewShots) {
    return m_workspace->write([&](Database& database) -> Result<Stored> {
        BenchmarkStore store(database);
        if (!m_before) {
            const auto last = store.largestRow();
            if (!last) return last.error();
            m_before = *last;
        }
        return store.insert(batch, fewShots, *m_before);
    });
}

} // namespace chronoscope::store
