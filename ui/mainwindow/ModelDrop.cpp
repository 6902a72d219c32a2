// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/ModelDrop.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace chronoscope::ui {

namespace {
/// The model among what is dragged; empty where it is something else.
QString modelIn(const QMimeData* data) {
    if (!data || data->urls().size() != 1 || !data->urls().first().isLocalFile()) return {};
    const QString file = data->urls().first().toLocalFile();
    return file.endsWith(QLatin1String(".gguf"), Qt::CaseInsensitive) ? file : QString();
}
} // namespace

ModelDrop::ModelDrop(QWidget& window) : QObject(&window), m_window(window) {
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

bool ModelDrop::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != &m_window) return false;
    auto* drop = static_cast<QDropEvent*>(event);
    const QString file = modelIn(drop->mimeData());
    if (file.isEmpty()) return false;
    drop->acceptProposedAction();
    if (type == QEvent::Drop) emit dropped(file);
    return true;
}

} // namespace chronoscope::ui
