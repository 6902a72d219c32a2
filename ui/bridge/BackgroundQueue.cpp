// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/BackgroundQueue.h"

#include <QCoreApplication>

#include <map>

namespace chronoscope::ui {

struct BackgroundQueue::Board {
    mutable std::mutex mutex;
    std::map<std::pair<const void*, const char*>, std::uint64_t> newest;
    std::uint64_t count = 0;
};

BackgroundQueue::BackgroundQueue()
    : m_board(std::make_shared<Board>()), m_thread([this](const std::stop_token& stop) { work(stop); }) {}

BackgroundQueue::~BackgroundQueue() {
    m_thread.request_stop();
    m_thread.join();
}

BackgroundQueue::Ticket BackgroundQueue::newTicket(const QObject* receiver, const char* topic) {
    const std::lock_guard lock(m_board->mutex);
    const std::uint64_t number = ++m_board->count;
    Ticket ticket{{receiver, topic}, number};
    if (topic) m_board->newest[ticket.key] = number;
    return ticket;
}

bool BackgroundQueue::isCurrent(const Ticket& ticket) const {
    if (!ticket.key.second) return true;
    const std::lock_guard lock(m_board->mutex);
    const auto at = m_board->newest.find(ticket.key);
    return at != m_board->newest.end() && at->second == ticket.number;
}

void BackgroundQueue::post(std::function<void()> job) {
    {
        const std::lock_guard lock(m_mutex);
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

void BackgroundQueue::deliver(const QPointer<QObject>& receiver, std::function<void()> call) {
    // The receiver may be deleted on the GUI thread meanwhile: only there is it safe to look.
    QMetaObject::invokeMethod(
        QCoreApplication::instance(),
        [receiver, call = std::move(call)] {
            if (receiver) call();
        },
        Qt::QueuedConnection);
}

void BackgroundQueue::work(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, stop, [&] { return !m_jobs.empty(); })) {
        if (stop.stop_requested()) return;
        auto job = std::move(m_jobs.front());
        m_jobs.pop_front();
        lock.unlock();
        job();
        job = nullptr; // what it holds dies before the next wait
        lock.lock();
    }
}

} // namespace chronoscope::ui
