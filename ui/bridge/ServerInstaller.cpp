// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/ServerInstaller.h"

#include "core/base/AtomicFile.h"
#include "ui/views/CoreWords.h"

#include <QStandardPaths>

#include <signal.h>
#include <unistd.h>

#include <filesystem>
#include <utility>

namespace chronoscope::ui {

namespace fs = std::filesystem;

namespace {
constexpr qsizetype kMostLog = 200'000; ///< letters
}

QString ServerInstaller::Step::text() const {
    QStringList words{program};
    for (const QString& word : arguments)
        words << (word.contains(QLatin1Char(' ')) ? QLatin1Char('"') + word + QLatin1Char('"') : word);
    return words.join(QLatin1Char(' '));
}

ServerInstaller::ServerInstaller(QString folder, std::string script, QObject* parent)
    : QObject(parent), m_folder(std::move(folder)), m_script(std::move(script)),
      m_own(backend::ownServer(m_folder.toStdString())) {
    if (const QString python = QStandardPaths::findExecutable(QStringLiteral("python3")); !python.isEmpty())
        m_steps = {
            {python, {QStringLiteral("-m"), QStringLiteral("venv"), QString::fromStdString(m_own.environment)}},
            {QString::fromStdString(m_own.python),
             {QStringLiteral("-m"), QStringLiteral("pip"), QStringLiteral("install"), QStringLiteral("--no-input"),
              QStringLiteral("--disable-pip-version-check"), QStringLiteral("--only-binary"), QStringLiteral(":all:"),
              QString::fromLatin1(backend::OwnServer::kPackage)}}};
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardInputFile(QProcess::nullDevice());
    m_process.setChildProcessModifier([] { ::setsid(); }); // what it starts can be ended with it
    connect(&m_process, &QProcess::readyRead, this, [this] {
        m_log = (m_log + QString::fromUtf8(m_process.readAll())).right(kMostLog);
        emit logged();
    });
    connect(&m_process, &QProcess::finished, this,
            [this](int code, QProcess::ExitStatus how) { stepEnded(how == QProcess::NormalExit && code == 0); });
    connect(&m_process, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) fail(m_process.errorString());
    });
}

ServerInstaller::~ServerInstaller() { endProcess(); }

bool ServerInstaller::isInstalled() const { return backend::findGgufServer({{}, m_folder.toStdString()}).has_value(); }

void ServerInstaller::install() {
    if (isBusy() || m_steps.empty()) return;
    m_log.clear();
    m_running = 0;
    emit logged();
    emit changed();
    clear([this](const Status& cleared) { // of what was broken off before
        if (m_running != 0) return;       // cancelled meanwhile
        if (!cleared) return fail(coreWords(cleared.error()));
        if (const Status written = writeScript(); !written) return fail(coreWords(written.error()));
        run(0);
    });
}

Status ServerInstaller::writeScript() const {
    std::error_code failed;
    fs::create_directories(m_folder.toStdString(), failed);
    if (failed) return Error{ErrorCode::Io, failed.message(), m_folder.toStdString()};
    return replaceFile(m_own.script, m_script);
}

void ServerInstaller::run(int step) {
    m_running = step;
    const Step& next = m_steps[static_cast<std::size_t>(step)];
    m_log += QStringLiteral("$ ") + next.text() + QLatin1Char('\n');
    emit logged();
    emit changed();
    m_process.start(next.program, next.arguments);
}

void ServerInstaller::stepEnded(bool well) {
    if (m_running < 0) return; // cancelled
    if (!well) return fail(tr("“%1” failed").arg(m_steps[static_cast<std::size_t>(m_running)].text()));
    if (const int next = m_running + 1; next < static_cast<int>(m_steps.size())) return run(next);
    if (!isInstalled()) return fail(tr("the package was installed, but its server is not there"));
    m_running = -1;
    emit changed();
    emit ended({});
}

/// What is half installed is taken out.
void ServerInstaller::fail(const QString& problem) {
    m_running = -1;
    clear([](const Status&) {});
    emit changed();
    emit ended(problem);
}

void ServerInstaller::cancel() {
    if (m_running < 0) return;
    m_running = -1;
    endProcess();
    clear([](const Status&) {});
    emit changed();
}

void ServerInstaller::remove() {
    if (isBusy()) return;
    m_removing = true;
    emit changed();
    clear([this](const Status&) {
        m_removing = false;
        emit changed();
    });
}

void ServerInstaller::endProcess() {
    const qint64 id = m_process.processId();
    if (id <= 0) return;
    ::kill(static_cast<pid_t>(-id), SIGKILL); // and what it started
    m_process.waitForFinished();              // at once: it is killed
}

void ServerInstaller::clear(std::function<void(const Status&)> then) {
    m_files.run(
        this, nullptr,
        [own = m_own]() -> Status {
            std::error_code failed;
            if (fs::is_symlink(own.environment, failed)) return Error{ErrorCode::Io, "is a link", own.environment};
            fs::remove(own.script, failed);
            fs::remove_all(own.environment, failed);
            if (failed) return Error{ErrorCode::Io, failed.message(), own.environment};
            return {};
        },
        std::move(then));
}

} // namespace chronoscope::ui
