// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/RepeatReader.h"

#include <utility>

namespace chronoscope::ui {

namespace {
constexpr const char* kRepeatTopic = "repeat";
}

RepeatReader::RepeatReader(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void RepeatReader::follow(qint64 first, const store::RunRecord& record) {
    const std::pair state{std::pair{first, qint64{record.id}}, record.counts.done()};
    if (state == m_read) return;
    if (state.first != m_read.first) m_difference.reset();
    m_read = state;
    if (first == 0) return;
    m_session.query(
        this, kRepeatTopic,
        [first, second = record.id](store::Database& database) {
            return run::repeatDifference(database, first, second);
        },
        [this, runs = state.first](const Result<run::RepeatDifference>& difference) {
            if (runs != m_read.first) return; // another run was chosen meanwhile
            m_difference = difference;
            emit changed();
        });
}

} // namespace chronoscope::ui
