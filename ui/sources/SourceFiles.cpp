// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/SourceFiles.h"

#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/Words.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kFileListHeight = 72;
constexpr int kPathRole = Qt::UserRole;

qint64 bytesIn(const QString& path) {
    const QFileInfo info(path);
    if (info.isFile()) return info.size();
    qint64 bytes = 0;
    for (const QFileInfo& file : QDir(path).entryInfoList(QDir::Files))
        bytes += file.size();
    return bytes;
}

QPushButton* fileButton(QLayout* row, const char* name, const QString& text) {
    auto* button = new QPushButton(text, row->parentWidget());
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    row->addWidget(button);
    return button;
}
} // namespace

SourceFiles::SourceFiles(Dialogs& dialogs, QWidget* parent) : QWidget(parent), m_list(new QListWidget(this)) {
    setAcceptDrops(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    m_list->setObjectName(QStringLiteral("buildFileList"));
    m_list->setAccessibleName(tr("Files and folders of the source"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFixedHeight(kFileListHeight);
    column->addWidget(m_list);
    auto* row = new FlowLayout(Tokens::kSpace8);
    column->addLayout(row);
    auto* files = fileButton(row, "buildAddFiles", tr("Files…"));
    auto* folder = fileButton(row, "buildAddFolder", tr("Folder…"));
    auto* remove = fileButton(row, "buildRemoveFiles", tr("Remove"));
    remove->setEnabled(false);
    connect(files, &QPushButton::clicked, this, [this, &dialogs] {
        dialogs.chooseFiles(this,
                            {FileQuestion::Wants::Files, "source", tr("Files of the source"), tr("All files (*)"), {}},
                            [this](const QStringList& chosen) { add(chosen); });
    });
    connect(folder, &QPushButton::clicked, this, [this, &dialogs] {
        dialogs.chooseFile(this, {FileQuestion::Wants::Folder, "source", tr("A folder of the source"), {}, {}},
                           [this](const QString& chosen) { add({chosen}); });
    });
    connect(m_list, &QListWidget::itemSelectionChanged, this,
            [this, remove] { remove->setEnabled(!m_list->selectedItems().isEmpty()); });
    connect(remove, &QPushButton::clicked, this, [this] {
        qDeleteAll(m_list->selectedItems());
        emit changed();
    });
}

void SourceFiles::add(const QStringList& chosen) {
    const std::vector<std::string> there = paths();
    for (const QString& path : chosen) {
        if (std::find(there.begin(), there.end(), path.toStdString()) != there.end()) continue;
        auto* item = new QListWidgetItem(QFileInfo(path).fileName(), m_list);
        item->setData(kPathRole, path);
        item->setToolTip(plainToolTip(QDir::toNativeSeparators(path)));
        m_list->setCurrentItem(item); // which Remove takes away again
    }
    emit changed();
}

std::vector<std::string> SourceFiles::paths() const {
    std::vector<std::string> list;
    for (int row = 0; row < m_list->count(); ++row)
        list.push_back(m_list->item(row)->data(kPathRole).toString().toStdString());
    return list;
}

qint64 SourceFiles::bytes() const {
    qint64 bytes = 0;
    for (int row = 0; row < m_list->count(); ++row)
        bytes += bytesIn(m_list->item(row)->data(kPathRole).toString());
    return bytes;
}

void SourceFiles::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void SourceFiles::dropEvent(QDropEvent* event) {
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    add(files);
}

} // namespace chronoscope::ui
