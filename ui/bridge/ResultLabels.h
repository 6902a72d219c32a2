// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Results.h"

#include <QObject>
#include <QTimer>

class QWidget;

namespace chronoscope::ui {

/// Gives the shown results the labels of the annotations as they are now: the filter by labels and the marks of views
/// go by them. Follows once annotating pauses, and not at all while nobody can see it, so that it costs no keystroke
/// anything. Owned by the window; GUI thread.
class ResultLabels : public QObject {
    Q_OBJECT
public:
    ResultLabels(AnnotationHub& hub, Results& results, QObject* parent = nullptr);
    /// At once, without waiting for the pause.
    void follow();
    /// From now on rests while `page` is visible, which shows no results, unless `beside` is, which does, or a dialog
    /// is open over the page. What has changed meanwhile is followed as soon as that ends.
    void restBehind(QWidget& page, QWidget& beside);

private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool rests() const { return m_isPageShown && !m_isBesideShown && !m_isBlocked; }
    void itemsChanged();

    AnnotationHub& m_hub;
    Results& m_results;
    QTimer m_pause;
    const QWidget* m_page = nullptr;
    bool m_isPageShown = false;
    bool m_isBesideShown = false;
    bool m_isBlocked = false; ///< the page, by a dialog
    bool m_isLate = false;    ///< something changed while resting
};

} // namespace chronoscope::ui
