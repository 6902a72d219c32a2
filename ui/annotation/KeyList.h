// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QDialog>
#include <QList>

class QAction;

namespace chronoscope::ui {

/// What the keys of a page do, read off its actions, so that it cannot say anything else than they do. GUI thread.
class KeyList : public QDialog {
    Q_OBJECT
public:
    explicit KeyList(const QList<QAction*>& actions, QWidget* parent = nullptr);
};

} // namespace chronoscope::ui
