// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Window.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/theme/Theme.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QStandardPaths>
#include <QTimer>

namespace chronoscope::app {

namespace {
/// Where a user's own prompt packs are looked for; empty when there is no such folder.
std::string packFolder() {
    const QString folder = QStandardPaths::locate(QStandardPaths::AppConfigLocation, QStringLiteral("packs"),
                                                  QStandardPaths::LocateDirectory);
    return folder.toStdString();
}
} // namespace

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("chronoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Chronoscope"));
    QApplication::setApplicationVersion(QStringLiteral(CHRONOSCOPE_VERSION));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    if (application.arguments().size() > 2) {
        printNote("usage: chronoscope [FILE.chronoscope], or chronoscope --help");
        return kWrongUsage;
    }
    ui::Settings settings;
    ui::Theme::apply(application, settings.scheme());
    auto pack = loadPack(packFolder());
    std::string packProblem;
    if (!pack) { // a broken pack of the user's must not keep the window shut
        packProblem = pack.error().text();
        pack = loadPack();
    }
    if (!pack) return printError(pack.error());
    ui::SystemDialogs dialogs;
    ui::Session session(std::make_shared<const prompt::PromptPack>(std::move(pack).value()));
    ui::MainWindow window(session, dialogs, settings);
    QObject::connect(&window, &ui::MainWindow::schemeWanted, &application, [&](ui::Scheme scheme) {
        settings.setScheme(scheme);
        ui::Theme::apply(application, scheme);
    });
    window.show();
    const QString wanted = application.arguments().value(1, settings.recent().value(0));
    if (application.arguments().size() == 2 || QFileInfo::exists(wanted))
        session.openWorkspace(QDir::current().absoluteFilePath(wanted), false);
    if (!packProblem.empty())
        QTimer::singleShot(0, &window, [&] {
            dialogs.showProblem(&window, QObject::tr("A prompt pack of yours was not used"), QString::fromStdString(packProblem));
        });
    return QApplication::exec();
}

} // namespace chronoscope::app
