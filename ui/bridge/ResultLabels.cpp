// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/ResultLabels.h"

#include "core/results/CellLabels.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace chronoscope::ui {

namespace {
constexpr int kPauseMs = 200;
}

ResultLabels::ResultLabels(AnnotationHub& hub, Results& results, QObject* parent)
    : QObject(parent), m_hub(hub), m_results(results) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ResultLabels::follow);
    connect(&hub, &AnnotationHub::itemsChanged, this, &ResultLabels::itemsChanged);
    connect(&hub, &AnnotationHub::changed, this,
            &ResultLabels::follow); // seldom: a workspace, an author, sets or queues
    follow();
}

void ResultLabels::restBehind(QWidget& page, QWidget& beside) {
    m_page = &page;
    m_isPageShown = page.isVisible();
    m_isBesideShown = beside.isVisible();
    page.installEventFilter(this);
    beside.installEventFilter(this);
}

bool ResultLabels::eventFilter(QObject* watched, QEvent* event) {
    const bool isPage = watched == m_page;
    switch (event->spontaneous() ? QEvent::None
                                 : event->type()) { // spontaneous: minimized and back, which changes nothing
    case QEvent::Show:
    case QEvent::Hide:
        (isPage ? m_isPageShown : m_isBesideShown) = event->type() == QEvent::Show;
        m_isBlocked = QApplication::activeModalWidget() != nullptr; // a hidden page is not told
        break;
    case QEvent::WindowBlocked: m_isBlocked = m_isBlocked || isPage; break;
    case QEvent::WindowUnblocked: m_isBlocked = m_isBlocked && !isPage; break;
    default: return false;
    }
    if (m_isLate && !rests()) follow();
    return false;
}

void ResultLabels::itemsChanged() {
    if (rests())
        m_isLate = true;
    else
        m_pause.start();
}

void ResultLabels::follow() {
    m_isLate = false;
    m_pause.stop();
    m_results.setLabeller([book = m_hub.snapshot(), sets = m_hub.labelSets()](const results::ResultSet& set) {
        return results::cellLabels(set, *book, sets);
    });
}

} // namespace chronoscope::ui
