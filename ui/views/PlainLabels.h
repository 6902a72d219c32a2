// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>

namespace chronoscope::ui {

/// Keeps labels from taking text for markup: servers, workspaces and files have their say in many of them, and Qt by
/// itself shows what begins like HTML as such, pictures from the disk included. A label that means to show markup says
/// so with Qt::RichText. Tool tips are left alone: those of figures are markup of our own, and all others go through
/// plainToolTip(). An event filter on the application, at work for each label before it is first shown. GUI
/// thread.
class PlainLabels : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace chronoscope::ui
