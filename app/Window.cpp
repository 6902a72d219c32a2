// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Window.h"

#include "app/Resources.h"
#include "app/SampleWorkspace.h"
#include "app/Services.h"
#include "app/Studies.h"
#include "app/WindowDiagnosis.h"
#include "app/cli/Console.h"
#include "ui/desktop/DesktopName.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/mainwindow/MainWindow.h"
#include "ui/pages/WelcomePage.h"
#include "ui/settings/FigureForm.h"
#include "ui/settings/Language.h"
#include "ui/theme/Theme.h"
#include "ui/views/Moments.h"
#include "widgets/plots/ColorScale.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>
#include <QTimer>

#include <clocale>
#include <string_view>

namespace chronoscope::app {

namespace {
/// Where a user's own prompt packs are looked for; empty when there is no such folder.
std::string packFolder() {
    const QString folder = QStandardPaths::locate(QStandardPaths::AppConfigLocation, QStringLiteral("packs"),
                                                  QStandardPaths::LocateDirectory);
    return folder.toStdString();
}

/// Before Qt may look for a display and end the program: is there one, and is what was typed a file?
int checkArguments(int argc, char** argv) {
    const bool isFile = argc == 2 && QFileInfo::exists(QString::fromLocal8Bit(argv[1]));
    const bool isFileName = argc == 2 && std::string_view(argv[1]).ends_with(".chronoscope");
    if (argc > 2 || (argc == 2 && !isFile && !isFileName)) {
        printNote("usage: chronoscope [FILE.chronoscope], or chronoscope --help");
        return kWrongUsage;
    }
    const bool display = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY") ||
                         !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    if (display) return kDone; // where the file is not there, the window says so
    if (argc == 2 && !isFile) return printError({ErrorCode::NotFound, "no such workspace", argv[1]});
    printNote("chronoscope: there is no display for the window; chronoscope --help lists what works without one");
    return kWrongUsage;
}

/// The model that comes with the program, where it is installed or built; empty where it is not.
std::string bundledModel() {
    const QString name = QStringLiteral("models/chronotiny-v1.gguf");
    const QString beside =
        QDir(QApplication::applicationDirPath()).absoluteFilePath(QStringLiteral("../share/chronoscope/") + name);
    if (QFileInfo::exists(beside)) return QDir::cleanPath(beside).toStdString();
    const QString built = // in build/PRESET of the source
        QDir(QApplication::applicationDirPath()).absoluteFilePath(QStringLiteral("../../resources/") + name);
    return QFileInfo::exists(built) ? QDir::cleanPath(built).toStdString() : std::string();
}

ui::BackendHub::Parts backendParts(Services services) {
    const auto textOf = [](const std::optional<Error>& problem) { return problem ? problem->text() : std::string(); };
    ui::BackendHub::Parts parts;
    parts.network = std::move(services.network);
    parts.settings = std::move(services.settings);
    parts.settingsPath = configFile("network.json");
    parts.settingsProblem = textOf(services.settingsProblem);
    parts.prices = std::move(services.prices);
    parts.pricesPath = configFile("prices.json");
    parts.pricesProblem = textOf(services.pricesProblem);
    parts.book = std::move(services.book);
    parts.bookPath = configFile("backends.json");
    parts.bookProblem = textOf(services.bookProblem);
    parts.bundledModel = bundledModel();
    return parts;
}

/// Starts the program again at the end of its life, if that is wanted, in the surroundings that it was started in.
class Restart {
public:
    Restart() = default;
    Restart(const Restart&) = delete;
    Restart& operator=(const Restart&) = delete;
    ~Restart() {
        if (m_program.isEmpty()) return;
        QProcess next;
        next.setProgram(m_program);
        next.setArguments(m_arguments);
        next.setProcessEnvironment(m_surroundings);
        next.startDetached();
    }
    void with(const QString& program, const QString& workspace) {
        m_program = program;
        if (!workspace.isEmpty()) m_arguments = QStringList{workspace};
    }

private:
    QString m_program;
    QStringList m_arguments;
    QProcessEnvironment m_surroundings = QProcessEnvironment::systemEnvironment();
};

/// Qt reads the scale when the application is made. What the environment says goes before what was chosen.
void applyScale(const ui::Settings& settings) {
    const int percent = settings.chosen(QStringLiteral("look/scale")).toInt();
    if (percent != 100 && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

/// How figures and times look, for all that is drawn after this.
void applyForms(const ui::Settings& settings, const QLocale& language) {
    using Sequence = widgets::ColorScale::Sequence;
    const QString colors = settings.chosen(QStringLiteral("look/heatmap")).toString();
    widgets::ColorScale::setSequence(colors == QLatin1String("viridis") ? Sequence::Viridis
                                     : colors == QLatin1String("greys") ? Sequence::Greys
                                                                        : Sequence::Cividis);
    ui::applyFigureForm(settings);
    const bool isIso = settings.chosen(QStringLiteral("look/dates")).toString() == QLatin1String("iso");
    const bool isUtc = settings.chosen(QStringLiteral("look/zone")).toString() == QLatin1String("utc");
    ui::setMomentForm(isIso ? ui::DateForm::Iso : ui::DateForm::Language,
                      isUtc ? ui::DateZone::Utc : ui::DateZone::Local, language);
}

void nameProgram() {
    QApplication::setApplicationName(QStringLiteral("chronoscope"));
    QApplication::setApplicationDisplayName(QStringLiteral("Chronoscope"));
    QApplication::setApplicationVersion(QStringLiteral(CHRONOSCOPE_VERSION));
    QApplication::setDesktopFileName(ui::kDesktopName);
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/app.svg")));
    std::setlocale(LC_NUMERIC, "C"); // Qt takes the desktop's; numbers that libraries write must not depend on it
}

/// A broken pack of the user's must not keep the window shut: then the shipped one, and why.
Result<prompt::PromptPack> loadUsablePack(std::string& problem) {
    auto pack = loadPack(packFolder());
    if (pack) return pack;
    problem = pack.error().text();
    return loadPack();
}

struct WindowParts {
    ui::Session& session;
    ui::Settings& settings;
    ui::Dialogs& dialogs;
    QString font;
};

/// What the window wishes for and only the program can do.
void connectWindow(ui::MainWindow& window, QApplication& application, const WindowParts& parts, Restart& restart) {
    QObject::connect(&window, &ui::MainWindow::schemeWanted, &application, [&application, parts](ui::Scheme scheme) {
        parts.settings.setScheme(scheme);
        ui::Theme::apply(application, scheme, parts.font);
    });
    // A process each: one that ends takes no other with it, and a workspace's lock says who writes.
    QObject::connect(&window.workspaces(), &ui::WorkspaceCommands::windowWanted, &window,
                     [&window, parts](const QString& path) {
                         if (!QProcess::startDetached(QCoreApplication::applicationFilePath(), {path}))
                             parts.dialogs.showProblem(&window, QObject::tr("The window could not be opened"), path);
                     });
    QObject::connect(&window, &ui::MainWindow::leftToRestart, &window, [&restart, &session = parts.session] {
        restart.with(QCoreApplication::applicationFilePath(), session.path());
    });
}

/// Where new workspaces are proposed, and the sample among them.
void prepareHome(ui::MainWindow& window, const ui::Settings& settings) {
    const QString home = settings.chosen(QStringLiteral("paths/workspaces")).toString();
    const QDir documents(QFileInfo(home).isDir() ? home
                                                 : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    window.workspaces().setHome(documents.absolutePath());
    window.findChild<ui::WelcomePage*>()->setSample(
        [](const std::string& path) {
            QFileInfo(QString::fromStdString(path)).dir().mkpath(QStringLiteral("."));
            return makeSampleWorkspace(path);
        },
        documents.absoluteFilePath(QStringLiteral("Chronoscope sample.chronoscope")));
}
} // namespace

int runWindow(int argc, char** argv, const Diagnosis& diagnosis) {
    if (const int status = checkArguments(argc, argv); status != kDone) return status;
    Restart restart; // after all else is gone: the workspace has to be free by then
    applyScale(ui::Settings());
    QApplication application(argc, argv);
    nameProgram();
    ui::Settings settings;
    const ui::Language language(settings.chosen(QStringLiteral("look/language")).toString(),
                                settings.chosen(QStringLiteral("look/numbers")).toString());
    applyForms(settings, language.locale());
    const QString font = settings.chosen(QStringLiteral("look/font")).toString().trimmed();
    ui::Theme::apply(application, settings.scheme(), font);
    if (settings.chosen(QStringLiteral("look/calm")).toBool()) ui::Theme::calm(application);
    std::string packProblem;
    auto pack = loadUsablePack(packProblem);
    if (!pack) return printError(pack.error());
    ui::SystemDialogs dialogs(settings);
    ui::KeyRing keys; // before and after everything that asks for keys, on whatever thread
    ui::BackendHub backends(backendParts(openServices([&keys](const std::string& origin) { return keys.key(origin); })),
                            keys);
    ui::Session session(std::make_shared<const prompt::PromptPack>(std::move(pack).value()), backends);
    auto figures = exchange::Published::parse(publishedFigures());
    if (!figures) return printError(figures.error());
    auto words = shippedWords();
    if (!words) return printError(words.error());
    auto labels = annotation::labelSetFromJson(builtinLabels());
    if (!labels) return printError(labels.error());
    ui::MainWindow window(session, dialogs, settings, std::move(words).value(), std::move(labels).value(),
                          std::make_shared<const exchange::Published>(std::move(figures).value()));
    connectWindow(window, application, {session, settings, dialogs, font}, restart);
    WindowDiagnosis watching(window, session, settings, dialogs, diagnosis);
    window.show();
    prepareHome(window, settings);
    const QString wanted = application.arguments().value(1, settings.lastWorkspace());
    if (wanted.isEmpty() || !QFileInfo::exists(wanted)) window.showPage(QStringLiteral("welcome"));
    const auto open = [&](const QString& path) { window.workspaces().open(QDir::current().absoluteFilePath(path)); };
    if (!watching.offersReopening(open) && !wanted.isEmpty()) open(wanted);
    if (!packProblem.empty())
        QTimer::singleShot(0, &window, [&] {
            dialogs.showProblem(&window, QObject::tr("A prompt pack of yours was not used"),
                                QString::fromStdString(packProblem));
        });
    return QApplication::exec();
}

} // namespace chronoscope::app
