// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/Dialogs.h"

#include "ui/settings/Settings.h"

#include <QAbstractButton>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>

#include <utility>

namespace chronoscope::ui {

namespace {
QFileDialog::FileMode modeOf(FileQuestion::Wants wants) {
    switch (wants) {
    case FileQuestion::Wants::File: return QFileDialog::ExistingFile;
    case FileQuestion::Wants::Files: return QFileDialog::ExistingFiles;
    case FileQuestion::Wants::Folder: return QFileDialog::Directory;
    case FileQuestion::Wants::NewFile: break;
    }
    return QFileDialog::AnyFile;
}

/// "png" of "PNG image (*.png *.apng)".
QString suffixOf(const QString& filter) {
    static const QRegularExpression suffix(QStringLiteral("\\*\\.(\\w+)"));
    return suffix.match(filter).captured(1);
}

/// Where the settings say; else where the user was last for this kind; else where workspaces lie; else where documents
/// do.
QString folderFor(const FileQuestion& question, const Settings& settings) {
    QString chosen;
    if (QLatin1String(question.kind) == QLatin1String("workspace"))
        chosen = settings.chosen(QStringLiteral("paths/workspaces")).toString();
    else if (question.wants == FileQuestion::Wants::NewFile)
        chosen = settings.chosen(QStringLiteral("paths/exports")).toString();
    for (const QString& folder :
         {chosen, settings.folder(QLatin1String(question.kind)), QFileInfo(settings.recent().value(0)).path()})
        if (!folder.isEmpty() && folder != QLatin1String(".") && QDir(folder).exists()) return folder;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QMessageBox* makeBox(QWidget* parent, QMessageBox::Icon icon, const QString& text, const QString& more) {
    auto* box = new QMessageBox(icon, QObject::tr("Chronoscope"), text, QMessageBox::NoButton, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText); // names come from files and servers
    box->setInformativeText(more);
    box->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return box;
}
} // namespace

void Dialogs::chooseFile(QWidget* parent, const FileQuestion& question, Chosen then) {
    chooseFiles(parent, question, [then = std::move(then)](const QStringList& paths) { then(paths.first()); });
}

void SystemDialogs::chooseFiles(QWidget* parent, const FileQuestion& question, ChosenAll then) {
    const bool isNew = question.wants == FileQuestion::Wants::NewFile;
    auto* dialog = new QFileDialog(parent, question.title, folderFor(question, m_settings), question.filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(modeOf(question.wants));
    dialog->setAcceptMode(isNew ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog->setOption(QFileDialog::ShowDirsOnly, question.wants == FileQuestion::Wants::Folder);
    if (isNew) {
        dialog->setOption(QFileDialog::DontConfirmOverwrite, !question.replaces);
        dialog->setDefaultSuffix(suffixOf(dialog->selectedNameFilter()));
        QObject::connect(dialog, &QFileDialog::filterSelected, dialog,
                         [dialog](const QString& filter) { dialog->setDefaultSuffix(suffixOf(filter)); });
        dialog->selectFile(question.suggestion);
    }
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [this, dialog, kind = QString::fromLatin1(question.kind), then = std::move(then)] {
                         const QStringList paths = dialog->selectedFiles();
                         if (paths.isEmpty()) return;
                         const bool isFolder = dialog->fileMode() == QFileDialog::Directory;
                         m_settings.setFolder(kind, isFolder ? paths.first() : QFileInfo(paths.first()).path());
                         then(paths);
                     });
    dialog->open(); // does not block: work goes on behind it
}

QString SystemDialogs::lastFolder(const char* kind) const { return m_settings.folder(QLatin1String(kind)); }

void SystemDialogs::ask(QWidget* parent, const Question& question, Answered then) {
    QMessageBox* box = makeBox(parent, QMessageBox::Question, question.text, question.more);
    QList<QAbstractButton*> verbs;
    for (const QString& verb : question.verbs)
        verbs << box->addButton(verb, QMessageBox::AcceptRole);
    QAbstractButton* escape =
        question.otherwise.isEmpty() ? verbs.last() : box->addButton(question.otherwise, QMessageBox::RejectRole);
    box->setDefaultButton(qobject_cast<QPushButton*>(question.isRisky ? escape : verbs.first()));
    box->setEscapeButton(escape);
    QObject::connect(box, &QMessageBox::finished, parent, [box, verbs, then = std::move(then)] {
        const auto verb = verbs.indexOf(box->clickedButton());
        if (verb >= 0) then(static_cast<int>(verb));
    });
    box->open();
}

void SystemDialogs::showProblem(QWidget* parent, const QString& what, const QString& details) {
    QMessageBox* box = makeBox(parent, QMessageBox::Warning, what, details.section(QLatin1Char('\n'), 0, 0));
    box->setStandardButtons(QMessageBox::Close);
    if (details.contains(QLatin1Char('\n'))) box->setDetailedText(details);
    box->open();
}

} // namespace chronoscope::ui
