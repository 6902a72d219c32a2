// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/ResultLabels.h"

#include "core/results/CellLabels.h"

namespace chronoscope::ui {

namespace {
constexpr int kPauseMs = 200;
}

ResultLabels::ResultLabels(AnnotationHub& hub, Results& results, QObject* parent) : QObject(parent), m_hub(hub), m_results(results) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ResultLabels::follow);
    connect(&hub, &AnnotationHub::itemsChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&hub, &AnnotationHub::changed, this, &ResultLabels::follow); // seldom: a workspace, an author, sets or queues
    follow();
}

void ResultLabels::follow() {
    m_pause.stop();
    m_results.setLabeller([book = m_hub.snapshot(), sets = m_hub.labelSets()](const results::ResultSet& set) {
        return results::cellLabels(set, *book, sets);
    });
}

} // namespace chronoscope::ui
