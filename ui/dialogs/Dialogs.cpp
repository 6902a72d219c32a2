// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/Dialogs.h"

#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

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
    box->setTextFormat(Qt::PlainText); // servers have their say in it
    box->setInformativeText(details.section(QLatin1Char('\n'), 0, 0));
    if (details.contains(QLatin1Char('\n'))) box->setDetailedText(details);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->open(); // does not block: work goes on behind it
}

void SystemDialogs::ask(QWidget* parent, const QString& question, const QString& details, const QString& action,
                        std::function<void()> wanted) {
    auto* box = new QMessageBox(QMessageBox::Question, QObject::tr("Chronoscope"), question, QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(details);
    const auto* go = box->addButton(action, QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::buttonClicked, box, [go, wanted = std::move(wanted)](const QAbstractButton* pressed) {
        if (pressed == go) wanted();
    });
    box->open();
}

} // namespace chronoscope::ui
