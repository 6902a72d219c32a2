// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace chronoscope::ui {

class DropHint;

/// Takes whatever files are dropped anywhere on a window, before the part under the pointer does; none while a dialog
/// wants an answer. Owned by the window; GUI thread.
class FileDrop : public QObject {
    Q_OBJECT
public:
    explicit FileDrop(QWidget& window);

signals:
    void dropped(const QStringList& paths);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
    DropHint* m_hint;
};

} // namespace chronoscope::ui
