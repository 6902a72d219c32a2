// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/WindowDiagnosis.h"

#include "ui/help/DiagnosticsDialog.h"
#include "ui/mainwindow/MainMenu.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QScrollArea>
#include <QStackedWidget>

namespace chronoscope::app {

using diagnose::LogLevel;

namespace {
/// The page that is seen: each lies in an area of its own.
std::string pageOf(const QStackedWidget* pages) {
    const auto* area = pages ? qobject_cast<const QScrollArea*>(pages->currentWidget()) : nullptr;
    return area && area->widget() ? area->widget()->objectName().toStdString() : std::string();
}
} // namespace

WindowDiagnosis::WindowDiagnosis(ui::MainWindow& window, ui::Session& session, ui::Settings& settings,
                                 ui::Dialogs& dialogs, const Diagnosis& diagnosis)
    : m_window(window), m_session(session), m_settings(settings), m_dialogs(dialogs), m_diagnosis(diagnosis) {
    connect(&session, &ui::Session::workspaceChanged, this, [this] {
        follow(); // before the log says so: whoever reads that there knows that the note has it
        m_diagnosis.write(LogLevel::Info, m_session.isOpen() ? "opened " + m_session.path().toStdString() : "closed");
    });
    // What went wrong; its details may hold what a server said, and stay out.
    connect(&session, &ui::Session::problem, this,
            [this](const QString& what) { m_diagnosis.write(LogLevel::Error, what.toStdString()); });
    connect(&session, &ui::Session::importFinished, this, [this](const benchmark::ImportReport& report) {
        m_diagnosis.write(LogLevel::Info, "imported: " + std::to_string(report.elements) + " elements, " +
                                              std::to_string(report.skippedCount) + " lines skipped");
    });
    connect(&session.hub(), &ui::RunHub::ended, this,
            [this](qint64 run) { m_diagnosis.write(LogLevel::Info, "run " + std::to_string(run) + " ended"); });
    connect(&session.hub(), &ui::RunHub::failed, this, [this](qint64 run) {
        m_diagnosis.write(LogLevel::Error, "run " + std::to_string(run) + " could not be opened");
    });
    if (auto* pages = window.findChild<QStackedWidget*>(QStringLiteral("pages")))
        connect(pages, &QStackedWidget::currentChanged, this, [this] { follow(); });
    if (auto* menu = window.findChild<ui::MainMenu*>())
        connect(menu, &ui::MainMenu::diagnosticsWanted, this, &WindowDiagnosis::showBundle);
    follow();
}

void WindowDiagnosis::follow() {
    const auto* pages = m_window.findChild<QStackedWidget*>(QStringLiteral("pages"));
    const std::string page = pageOf(pages);
    m_diagnosis.write(LogLevel::Debug, "page " + page);
    if (m_diagnosis.note) m_diagnosis.note->describe(m_session.path().toStdString(), page);
}

bool WindowDiagnosis::offersReopening(const std::function<void(const QString& path)>& reopen) {
    const auto crashes = diagnose::crashesIn(crashFolder());
    if (crashes.empty()) return false;
    const diagnose::Crash crash = crashes.front();
    m_diagnosis.write(LogLevel::Error, "an earlier process ended unexpectedly");
    const QString path = QString::fromStdString(crash.file);
    const bool canOpen = !path.isEmpty() && QFileInfo::exists(path);
    ui::Question question;
    question.text = tr("Chronoscope ended unexpectedly");
    question.more = canOpen ? tr("“%1” was open. Everything that was stored is kept, and runs can be resumed.")
                                  .arg(QFileInfo(path).fileName())
                            : tr("No workspace was open.");
    if (canOpen) question.verbs << tr("Open it again");
    question.verbs << tr("Diagnostic bundle…");
    question.otherwise = tr("Not now");
    m_dialogs.ask(&m_window, question, [this, canOpen, path, reopen](int verb) {
        if (canOpen && verb == 0)
            reopen(path);
        else
            showBundle();
    });
    for (const diagnose::Crash& one : crashes)
        diagnose::setTold(one);
    return true;
}

void WindowDiagnosis::showBundle() {
    const std::string workspace = m_session.path().toStdString();
    const auto gather = [workspace, settings = settingsText()](bool withReplies) {
        auto sources = bundleSources(workspace, withReplies);
        sources.settings = settings;
        return diagnose::gather(sources);
    };
    auto* dialog = new ui::DiagnosticsDialog(gather, m_session.isOpen(), m_dialogs, &m_window);
    connect(dialog, &ui::DiagnosticsDialog::saved, &m_session, &ui::Session::saved);
    dialog->open();
}

/// Those that are choices, switches and numbers: texts may be addresses or names.
std::string WindowDiagnosis::settingsText() const {
    QJsonObject all;
    for (const ui::Setting& setting : ui::settingTable())
        if (setting.kind != ui::SettingKind::Text && setting.kind != ui::SettingKind::File &&
            setting.kind != ui::SettingKind::Page && !setting.key.startsWith(QLatin1String("network/")))
            all.insert(setting.key, QJsonValue::fromVariant(m_settings.chosen(setting.key)));
    return QJsonDocument(all).toJson().toStdString();
}

} // namespace chronoscope::app
