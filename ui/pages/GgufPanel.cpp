// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/GgufPanel.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/LogView.h"
#include "ui/views/TextLabel.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardPaths>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kLogHeight = 110;

/// Of the environment that this program makes.
std::string ownFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("chronoscope/llama"))
        .toStdString();
}

std::string servingScript() {
    QFile script(QStringLiteral(":/server/llama_server.py"));
    return script.open(QIODevice::ReadOnly) ? script.readAll().toStdString() : std::string();
}

QLabel* addText(QVBoxLayout* layout, const char* name) {
    QLabel* label = makeCopyableText(layout->parentWidget(), name);
    layout->addWidget(label);
    return label;
}
} // namespace

GgufPanel::GgufPanel(BackendHub& hub, Dialogs& dialogs, QWidget* parent)
    : QFrame(parent), m_hub(hub), m_dialogs(dialogs), m_places(backend::GgufPlaces::usual(ownFolder())),
      m_installer(QString::fromStdString(m_places.own), servingScript()) {
    setObjectName(QStringLiteral("ggufPanel"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    m_text = addText(layout, "ggufText");
    m_commands = addText(layout, "ggufCommands");
    m_commands->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_problem = addText(layout, "ggufProblem");
    m_log = new LogView(this);
    m_log->setObjectName(QStringLiteral("ggufLog"));
    m_log->setAccessibleName(tr("Output of the installation"));
    m_log->setFixedHeight(kLogHeight);
    layout->addWidget(m_log);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("ggufProgress"));
    m_progress->setAccessibleName(tr("Installation"));
    m_progress->setFormat(tr("Step %v of %m"));
    row->addWidget(m_progress, 1);
    row->addStretch();
    const auto addButton = [&](const char* name, const QString& text, const QString& tip) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setToolTip(tip);
        row->addWidget(button);
        return button;
    };
    m_install = addButton("ggufInstallButton", tr("&Install for Chronoscope"),
                          tr("Run these commands; nothing outside of Chronoscope's own folder is changed"));
    m_again = addButton("ggufAgainButton", tr("&Look again"), tr("Look for llama-server again, once it is installed"));
    m_cancel = addButton("ggufCancelButton", tr("Cancel"), tr("Leave it; what was installed so far is removed"));
    layout->addLayout(row);
    hide();
    connect(m_install, &QPushButton::clicked, &m_installer, &ServerInstaller::install);
    connect(m_again, &QPushButton::clicked, this, [this] { add(m_file); });
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_installer.cancel();
        hide();
    });
    connect(&m_installer, &ServerInstaller::changed, this, &GgufPanel::follow);
    connect(&m_installer, &ServerInstaller::changed, this, &GgufPanel::ownServerChanged);
    connect(&m_installer, &ServerInstaller::logged, this, [this] { m_log->setLog(m_installer.log()); });
    connect(&m_installer, &ServerInstaller::ended, this, &GgufPanel::ended);
}

void GgufPanel::choose() {
    FileQuestion question;
    question.kind = "model";
    question.title = tr("Open a model's file");
    question.filter = tr("Models (*.gguf);;All files (*)");
    m_dialogs.chooseFile(this, question, [this](const QString& file) { add(file); });
}

QString GgufPanel::offlineReason() const {
    return m_hub.networkSettings().offline
               ? tr("Chronoscope is set to stay offline (Settings, Network), so nothing can be installed from here.")
               : QString();
}

void GgufPanel::add(const QString& file) {
    if (m_installer.isBusy()) return;
    if (const Status is = backend::checkGguf(file.toStdString()); !is) {
        hide();
        return m_dialogs.showProblem(this, tr("“%1” cannot be opened as a model").arg(QFileInfo(file).fileName()),
                                     coreWords(is.error()));
    }
    if (const auto server = backend::findGgufServer(m_places)) return addServed(file, *server);
    m_file = file;
    const QString start = tr("No llama.cpp server was found on this machine for %1.").arg(QFileInfo(file).fileName());
    QStringList commands;
    for (const auto& step : m_installer.steps())
        commands << step.text();
    const bool canInstall = !commands.isEmpty() && offlineReason().isEmpty();
    m_text->setText(
        start + QLatin1Char(' ') +
        (canInstall
             ? tr("Install llama.cpp yourself, so that llama-server is in PATH, and look again; or let "
                  "Chronoscope install one into a folder of its own, from this machine's Python package index. "
                  "These commands are run:")
             : tr("Install llama.cpp, so that llama-server is in PATH, and look again. %1")
                   .arg(commands.isEmpty() ? tr("There is no Python 3 to install one with.") : offlineReason())));
    m_commands->setText(commands.join(QLatin1Char('\n')));
    m_commands->setVisible(canInstall);
    m_install->setVisible(canInstall);
    m_problem->hide();
    m_log->hide();
    show();
    follow();
}

void GgufPanel::addServed(const QString& file, const backend::GgufServer& server) {
    hide();
    const QString path = QFileInfo(file).absoluteFilePath();
    const QString name = m_hub.freeName(QString::fromStdString(backend::ggufName(path.toStdString())));
    m_hub.add(backend::ggufBackend(name.toStdString(), path.toStdString(), server));
    emit added(name);
    m_hub.probes().test(name); // starts its server
}

void GgufPanel::follow() {
    const int step = m_installer.running();
    const bool runs = step >= 0;
    m_progress->setRange(0, static_cast<int>(m_installer.steps().size()));
    m_progress->setValue(step + 1);
    m_progress->setVisible(runs);
    if (runs) m_log->show();
    if (runs) m_problem->hide();
    m_install->setEnabled(!m_installer.isBusy());
    m_again->setEnabled(!runs);
}

void GgufPanel::ended(const QString& problem) {
    if (problem.isEmpty()) return add(m_file);
    m_problem->setText(tr("Nothing was installed: %1. Without a network, or where no package index answers, install "
                          "llama.cpp by other means and look again.")
                           .arg(problem));
    m_problem->show();
    follow();
}

} // namespace chronoscope::ui
