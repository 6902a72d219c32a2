// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace chronoscope::ui {

/// Takes the files of models (GGUF) that are dropped anywhere on a window, before the part under the pointer does.
/// Owned by the window; GUI thread.
class ModelDrop : public QObject {
    Q_OBJECT
public:
    explicit ModelDrop(QWidget& window);

signals:
    void dropped(const QString& file);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& m_window;
};

} // namespace chronoscope::ui
