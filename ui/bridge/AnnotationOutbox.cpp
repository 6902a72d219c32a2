// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/AnnotationOutbox.h"

namespace chronoscope::ui {

namespace {
/// Whether trying again can help. What never will be possible must not keep back what comes after it.
bool mayPass(ErrorCode code) {
    return code != ErrorCode::InvalidArgument && code != ErrorCode::NotFound && code != ErrorCode::BadInput &&
           code != ErrorCode::Corrupt;
}
} // namespace

void AnnotationOutbox::add(Job job) {
    const std::lock_guard lock(m_mutex);
    m_jobs.push_back(std::move(job));
}

std::size_t AnnotationOutbox::size() const {
    const std::lock_guard lock(m_mutex);
    return m_jobs.size();
}

AnnotationOutbox::Outcome AnnotationOutbox::store() {
    const auto outcome = write([this](store::Database& database) -> Result<Outcome> { return drain(database); });
    return outcome ? *outcome : Outcome{{}, outcome.error()};
}

void AnnotationOutbox::close() {
    const std::lock_guard one(m_writing);
    m_workspace.reset();
}

AnnotationOutbox::Outcome AnnotationOutbox::drain(store::Database& database) {
    Outcome outcome;
    for (;;) {
        Job job;
        {
            const std::lock_guard lock(m_mutex);
            if (m_jobs.empty()) return outcome;
            job = m_jobs.front(); // it stays there until it is stored
        }
        const Status stored = job(database);
        if (!stored && mayPass(stored.error().code)) {
            outcome.stopped = stored.error();
            return outcome;
        }
        if (!stored) outcome.refused.push_back(stored.error());
        const std::lock_guard lock(m_mutex);
        m_jobs.pop_front();
    }
}

} // namespace chronoscope::ui
