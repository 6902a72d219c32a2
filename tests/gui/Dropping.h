// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QStringList>
#include <QTest>
#include <QUrl>

namespace chronoscope::test {

/// Files let go over a widget, as a file manager does it. Fails the test where they are not taken.
inline void dropOn(QWidget& target, const QStringList& paths, QPoint place) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    QDragEnterEvent enter(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent dropped(place, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&target, &dropped);
    QVERIFY(dropped.isAccepted());
}

} // namespace chronoscope::test
