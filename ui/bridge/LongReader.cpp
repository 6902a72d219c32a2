// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/LongReader.h"

namespace chronoscope::ui {

LongReader::LongReader(Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_reader(std::make_shared<std::optional<store::Database>>()) {
    QObject::connect(&session, &Session::workspaceChanged, this, &LongReader::restart);
}

LongReader::~LongReader() { stop(); }

/// The old connection is let go of on the thread that reads: the last to do so waits for the disk.
void LongReader::restart() {
    stop();
    auto old = std::exchange(m_reader, std::make_shared<std::optional<store::Database>>());
    m_queue.run(
        this, "reading", // what was being read is of no workspace any more
        [old = std::move(old)]() mutable {
            old.reset();
            return true;
        },
        [](bool) {});
}

Status LongReader::connect(const std::weak_ptr<store::Workspace>& open, std::optional<store::Database>& reader) {
    if (reader) return {};
    const auto workspace = open.lock();
    if (!workspace) return Error{ErrorCode::Cancelled, "the workspace was closed", {}};
    auto opened = workspace->reader();
    if (!opened) return opened.error();
    reader = std::move(opened).value();
    return {};
}

} // namespace chronoscope::ui
