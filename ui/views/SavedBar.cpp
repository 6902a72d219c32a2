// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/SavedBar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QPushButton>
#include <QShortcut>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

SavedBar::SavedBar(QWidget* parent)
    : NoticeBar(parent), m_folder(new QPushButton(tr("Show in folder"), this)),
      m_key(new QShortcut(QKeySequence::Undo, this)) {
    setObjectName(QStringLiteral("savedBar"));
    m_folder->setObjectName(QStringLiteral("showInFolderButton"));
    addButton(m_folder);
    m_key->setObjectName(QStringLiteral("undoOfferedShortcut"));
    connect(m_key, &QShortcut::activated, this, &SavedBar::act);
    connect(m_folder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_path).absolutePath())); });
    follow();
}

SavedBar* SavedBar::of(const QWidget& window) {
    const auto bars = window.findChildren<SavedBar*>();
    const auto at =
        std::find_if(bars.begin(), bars.end(), [&](const SavedBar* bar) { return bar->window() == &window; });
    return at == bars.end() ? nullptr : *at;
}

void SavedBar::saySaved(const QString& path, const QString& text) {
    m_path = path;
    m_offersUndo = false;
    sayBriefly(text.isEmpty() ? tr("Saved %1").arg(QDir::toNativeSeparators(path)) : text, tr("Open"),
               [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    follow();
}

void SavedBar::sayMade(const QString& text, const QString& path) {
    m_path = path;
    m_offersUndo = false;
    sayBriefly(text);
    follow();
}

void SavedBar::sayDone(const QString& text, const QString& button, std::function<void()> show) {
    m_path.clear();
    m_offersUndo = false;
    sayBriefly(text, button, std::move(show));
    follow();
}

void SavedBar::offerUndo(const QString& text, std::function<void()> undo) {
    m_path.clear();
    sayBriefly(text, tr("&Undo"), std::move(undo));
    m_offersUndo = true;
    follow();
}

void SavedBar::allowUndoKey(bool allowed) {
    m_allowsKey = allowed;
    follow();
}

void SavedBar::follow() {
    m_folder->setVisible(!m_path.isEmpty());
    m_key->setEnabled(m_offersUndo && m_allowsKey);
}

void SavedBar::hideEvent(QHideEvent* event) {
    NoticeBar::hideEvent(event);
    if (isHidden()) m_offersUndo = false; // else only its window is
    follow();
}

} // namespace chronoscope::ui
