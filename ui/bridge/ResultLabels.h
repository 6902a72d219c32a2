// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"

#include <QObject>
#include <QTimer>

namespace chronoscope::ui {

/// Gives the shown results the labels of the annotations as they are now: the filter by labels and the marks of views
/// go by them. Follows once annotating pauses, so that it costs no keystroke anything. Owned by the window; GUI thread.
class ResultLabels : public QObject {
    Q_OBJECT
public:
    ResultLabels(AnnotationHub& hub, Results& results, QObject* parent = nullptr);
    /// At once, without waiting for the pause.
    void follow();

private:
    AnnotationHub& m_hub;
    Results& m_results;
    QTimer m_pause;
};

} // namespace chronoscope::ui
