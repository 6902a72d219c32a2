// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/Dialogs.h"

#include <QFileDialog>
#include <QMessageBox>

namespace chronoscope::ui {

QStringList SystemDialogs::openFiles(QWidget* parent, const QString& title, const QString& filter) {
    return QFileDialog::getOpenFileNames(parent, title, {}, filter);
}

QString SystemDialogs::openFile(QWidget* parent, const QString& title, const QString& filter) {
    return QFileDialog::getOpenFileName(parent, title, {}, filter);
}

QString SystemDialogs::openFolder(QWidget* parent, const QString& title) {
    return QFileDialog::getExistingDirectory(parent, title);
}

QString SystemDialogs::saveFile(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter) {
    return QFileDialog::getSaveFileName(parent, title, suggestion, filter);
}

void SystemDialogs::showProblem(QWidget* parent, const QString& what, const QString& details) {
    auto* box = new QMessageBox(QMessageBox::Warning, QObject::tr("Chronoscope"), what, QMessageBox::Close, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(details.section(QLatin1Char('\n'), 0, 0));
    if (details.contains(QLatin1Char('\n'))) box->setDetailedText(details);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->open(); // does not block: work goes on behind it
}

} // namespace chronoscope::ui
