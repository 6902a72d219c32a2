// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/FileDrop.h"

#include "ui/pages/DropHint.h"

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

namespace chronoscope::ui {

namespace {
/// The files and folders of this machine among what is dragged.
QStringList filesIn(const QMimeData* data) {
    QStringList files;
    if (!data) return files;
    for (const QUrl& url : data->urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    return files;
}
} // namespace

FileDrop::FileDrop(QWidget& window)
    : QObject(&window), m_window(window),
      m_hint(new DropHint(tr("Drop to open a workspace, to import a benchmark, a table of facts, annotations or words, "
                             "or to add a model's file"),
                          &window)) {
    window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

bool FileDrop::eventFilter(QObject* watched, QEvent* event) {
    const auto type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::DragLeave && type != QEvent::Drop)
        return false;
    auto* widget = qobject_cast<QWidget*>(watched);
    if (!widget || widget->window() != &m_window || QApplication::activeModalWidget()) return false;
    if (type == QEvent::DragLeave) {
        m_hint->hide();
        return false;
    }
    auto* drop = static_cast<QDropEvent*>(event);
    const QStringList files = filesIn(drop->mimeData());
    if (files.isEmpty()) return false; // words, for the field under the pointer
    drop->acceptProposedAction();
    if (type == QEvent::DragEnter) m_hint->cover();
    if (type != QEvent::Drop) return true;
    m_hint->hide();
    emit dropped(files);
    return true;
}

} // namespace chronoscope::ui
