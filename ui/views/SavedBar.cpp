// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/SavedBar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QUrl>

namespace chronoscope::ui {

SavedBar::SavedBar(QWidget* parent) : NoticeBar(parent), m_folder(new QPushButton(tr("Show in folder"), this)) {
    setObjectName(QStringLiteral("savedBar"));
    m_folder->setObjectName(QStringLiteral("showInFolderButton"));
    addButton(m_folder);
    connect(m_folder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path).absolutePath())); });
}

void SavedBar::saySaved(const QString& path) {
    m_path = path;
    say(tr("Saved %1").arg(QDir::toNativeSeparators(path)), tr("Open"),
        [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
}

} // namespace chronoscope::ui
