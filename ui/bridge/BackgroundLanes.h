// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"

#include <map>
#include <memory>
#include <string>
#include <utility>

namespace chronoscope::ui {

/// Background jobs in lanes: those of one lane are done in order, those of different lanes do not wait for each other.
/// A lane is for what may wait long, as a server or a run, and has a thread from its first job on. Used from the GUI
/// thread. The destructor drops what has not begun and waits for the jobs in hand: whoever owns it stops these first.
class BackgroundLanes {
public:
    /// As BackgroundQueue::run() without a topic.
    template <typename Work, typename Done> void run(const std::string& lane, QObject* receiver, Work work, Done done) {
        std::unique_ptr<BackgroundQueue>& queue = m_lanes[lane];
        if (!queue) queue = std::make_unique<BackgroundQueue>();
        queue->run(receiver, nullptr, std::move(work), std::move(done));
    }

private:
    std::map<std::string, std::unique_ptr<BackgroundQueue>> m_lanes;
};

} // namespace chronoscope::ui
