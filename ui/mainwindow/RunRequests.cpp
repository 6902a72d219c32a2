// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/RunRequests.h"

#include "core/run/RunRepeat.h"
#include "core/study/Study.h"
#include "ui/dialogs/LastRun.h"
#include "ui/dialogs/NewRunDialog.h"
#include "ui/dialogs/RunModelsForm.h"
#include "ui/dialogs/RunOptionsForm.h"
#include "ui/settings/Settings.h"
#include "ui/views/BackendText.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QDateTime>
#include <QLocale>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
/// On a dialog whose slice is one question of Ask, with which no later run begins.
constexpr const char* kOfOneQuestion = "ofOneQuestion";

/// One sentence of what a server or a file system said, with a colon where it goes on in another line.
QString sentenceOf(const QString& why) {
    constexpr qsizetype kMost = 240;
    const QString line = why.simplified();
    return line.size() > kMost ? line.left(kMost) + QStringLiteral("…") : line;
}

bool isWhole(const benchmark::SliceSpec& slice) {
    return nlohmann::json(slice) == nlohmann::json(benchmark::SliceSpec{});
}

/// What the settings say of sampling; the rest is the program's.
run::RunSpec usualSpec(const Settings& settings) {
    run::RunSpec spec;
    spec.sets = settings.chosen(QStringLiteral("runs/sets")).toInt();
    if (auto chosen = parseTemperatures(settings.chosen(QStringLiteral("runs/temperatures")).toString()))
        spec.temperatures = std::move(*chosen);
    return spec;
}
} // namespace

RunRequests::RunRequests(Session& session, RunStarter& starter, Dialogs& dialogs, Settings& settings, QWidget& window)
    : m_session(session), m_starter(starter), m_dialogs(dialogs), m_settings(settings), m_window(window) {
    connect(&starter, &RunStarter::started, this, &RunRequests::forget);
    connect(&starter, &RunStarter::cancelled, this, &RunRequests::forget);
    connect(&starter, &RunStarter::refused, this, &RunRequests::refused);
}

NewRunDialog* RunRequests::makeDialog(const benchmark::SliceSpec& slice) {
    if (!m_session.isOpen() || m_session.isReadOnly()) return nullptr;
    auto* dialog = new NewRunDialog(m_session, slice, &m_window);
    dialog->setSpec(usualSpec(m_settings));
    return dialog;
}

void RunRequests::requestFirstRun(const benchmark::SliceSpec& slice) {
    NewRunDialog* dialog = makeDialog(slice);
    if (!dialog) return;
    askAsLast(*dialog, false);
    adopt(dialog);
    connect(dialog, &QDialog::accepted, this, &RunRequests::heatmapWanted);
    show(dialog);
}

void RunRequests::requestRun(const benchmark::SliceSpec& slice) {
    NewRunDialog* dialog = makeDialog(slice);
    if (!dialog) return;
    if (isWhole(slice)) return request(dialog);
    askAsLast(*dialog, false);
    adopt(dialog);
    show(dialog);
}

void RunRequests::requestRunOf(const benchmark::SliceSpec& slice, const QStringList& models,
                               const std::vector<prompt::Template>& templates) {
    NewRunDialog* dialog = makeDialog(slice);
    if (!dialog) return;
    askAsLast(*dialog, false);
    if (!models.isEmpty()) dialog->models().setTicked(models);
    if (!templates.empty()) {
        run::RunSpec spec = dialog->spec();
        spec.templates = templates;
        dialog->setSpec(spec);
    }
    dialog->setProperty(kOfOneQuestion, true);
    adopt(dialog);
    show(dialog);
}

void RunRequests::request(RunDialog* dialog) {
    if (m_waiting && m_waiting->kind() == dialog->kind()) {
        delete dialog;
        return show(m_waiting);
    }
    askAsLast(*dialog, true);
    adopt(dialog);
    show(dialog);
}

void RunRequests::addStudy(const std::string& study, std::function<RunDialog*()> make) {
    if (make) m_studies[study] = std::move(make);
}

bool RunRequests::canMakeLike(const store::RunRecord& run) const {
    const study::Studies& studies = study::builtInStudies();
    return run.base == 0 && studies.canCopy(run) && (studies.hasCells(run) || m_studies.contains(run.study));
}

/// A dialog of the kind that made the run; null where there is none, or nothing can be written.
RunDialog* RunRequests::makeLike(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record || m_session.isReadOnly() || !canMakeLike(*record)) return nullptr;
    RunDialog* dialog = study::builtInStudies().hasCells(*record) ? new NewRunDialog(m_session, {}, &m_window)
                                                                  : m_studies.at(record->study)();
    if (!dialog) return nullptr;
    adopt(dialog);
    dialog->setWindowTitle(tr("%1, like “%2”").arg(dialog->windowTitle(), boundedName(toQt(record->name))));
    dialog->setLike(*record);
    dialog->models().tickOnly(QString::fromStdString(record->server), QString::fromStdString(record->backend));
    return dialog;
}

void RunRequests::requestLike(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record || m_session.isReadOnly()) return;
    withItsHost(*record, [this, run] {
        if (RunDialog* dialog = makeLike(run)) show(dialog);
    });
}

void RunRequests::requestOtherModel(qint64 run) {
    RunDialog* dialog = makeLike(run);
    if (!dialog) return;
    dialog->models().setTicked({});
    show(dialog);
    dialog->models().focusList();
}

/// A workspace comes from anywhere: whom its runs ask has to have been named by the person who sits here.
void RunRequests::withItsHost(const store::RunRecord& run, std::function<void()> then) {
    const auto& network = m_session.backends().network();
    const std::string host = network && run.server.empty() ? run::unknownHostOf(run.backend, *network) : "";
    if (host.empty()) return then();
    Question question;
    question.text = tr("“%1” asks %2, which nobody here has named before. May it be asked?")
                        .arg(boundedName(toQt(run.name)), toQt(host));
    question.verbs << tr("Allow");
    question.isRisky = true;
    m_dialogs.ask(&m_window, question, [this, uri = run.backend, then = std::move(then)](int) {
        m_session.backends().allowHosts(uri, then);
    });
}

void RunRequests::requestRepeat(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record || !run::canRepeat(*record) || m_session.isReadOnly()) return;
    withItsHost(*record, [this, run] { askRepeat(run); });
}

void RunRequests::askRepeat(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return; // it was deleted meanwhile
    const auto spent = record->cost();
    if (spent && *spent <= 0) return repeat(run);
    Question question;
    question.text = spent ? tr("“%1” has cost %2 so far. Ask its %3 requests again?")
                          : tr("What “%1” costs is not known%2. Ask its %3 requests again?");
    question.text = question.text.arg(boundedName(toQt(record->name)), spent ? moneyText(*spent) : QString(),
                                      QLocale().toString(static_cast<qlonglong>(record->total)));
    question.more = record->budget ? tr("The new run has the same budget, %1.").arg(moneyText(*record->budget))
                                   : tr("It has no budget.");
    question.verbs << tr("Ask again");
    m_dialogs.ask(&m_window, question, [this, run](int) { repeat(run); });
}

void RunRequests::repeat(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return; // it was deleted meanwhile
    const QString date = QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyy-MM-dd"));
    const QString name = m_session.freeName(tr("%1, %2").arg(QString::fromStdString(record->name), date));
    StudyWish wish;
    wish.make = [run, name = name.toStdString()](store::Workspace& workspace, const run::BackendChoice& backend) {
        return run::repeatRun(workspace, run, name, backend);
    };
    wish.name = name;
    wish.uri = QString::fromStdString(record->backend);
    wish.backend = QString::fromStdString(record->server);
    wish.budget = record->budget;
    m_starter.start(wish);
    emit runsWanted();
}

/// Has what is wished fulfilled; the dialog goes when the runs are there, or it is cancelled.
void RunRequests::adopt(RunDialog* dialog) {
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        send(dialog);
        emit runsWanted();
    });
    connect(dialog, &QDialog::rejected, this, [this, dialog] {
        if (m_waiting == dialog) m_waiting = nullptr;
        dialog->deleteLater();
    });
}

/// `withChoice`: also what was chosen out of the workspace, where that is the same.
void RunRequests::askAsLast(RunDialog& dialog, bool withChoice) const {
    const auto last = LastRun::read(m_settings.lastRun(), dialog.kind());
    if (!last) return;
    if (m_settings.chosen(QStringLiteral("runs/begin")).toString() == QLatin1String("last"))
        dialog.setOptions(last->options, withChoice && last->workspace == m_session.path());
    dialog.models().setTicked(last->models);
}

void RunRequests::send(RunDialog* dialog) {
    if (m_waiting == dialog) m_waiting = nullptr;
    const QStringList keys = dialog->models().ticked();
    const bool isOfOne = dialog->property(kOfOneQuestion).toBool();
    m_settings.setLastRun(LastRun{isOfOne ? QString() : m_session.path(), dialog->options(), keys}.addedTo(
        m_settings.lastRun(), dialog->kind()));
    const auto starts = m_starter.start(dialog->wishes());
    for (std::size_t i = 0; i < starts.size(); ++i)
        m_sent[starts[i]] = {dialog, keys.at(static_cast<qsizetype>(i))};
}

bool RunRequests::isSent(const RunDialog* dialog) const {
    return std::any_of(m_sent.begin(), m_sent.end(), [&](const auto& sent) { return sent.second.dialog == dialog; });
}

void RunRequests::show(RunDialog* dialog) {
    dialog->open();
    dialog->raise();
    dialog->activateWindow();
}

void RunRequests::forget(int start) {
    const auto at = m_sent.find(start);
    if (at == m_sent.end()) return;
    const QPointer<RunDialog> dialog = at->second.dialog;
    m_sent.erase(at);
    if (dialog && dialog != m_waiting && !isSent(dialog)) dialog->deleteLater();
}

void RunRequests::refused(int start, const QString& name, const QString& backend, const QString& why) {
    QPointer<RunDialog> dialog;
    QString key;
    if (const auto at = m_sent.find(start); at != m_sent.end()) {
        dialog = at->second.dialog;
        key = at->second.key;
        m_sent.erase(at);
    }
    if (m_waiting != dialog) {
        if (m_waiting && !isSent(m_waiting)) m_waiting->deleteLater(); // the newer one is what is gone on with
        m_waiting = dialog;
        m_unmade.clear();
    }
    m_unmade << key;
    if (dialog) dialog->models().setTicked(m_unmade); // those that were made are not made again
    Question question;
    question.text = tr("“%1” was not created: %2").arg(name, sentenceOf(why));
    if (!backend.isEmpty()) question.more = tr("Its backend is “%1”.").arg(backend);
    const QString open = tr("Open backend");
    const QString back = tr("Back to the run");
    if (!backend.isEmpty()) question.verbs << open;
    if (dialog) question.verbs << back;
    if (question.verbs.isEmpty()) return m_dialogs.showProblem(&m_window, question.text, question.more);
    if (!dialog) question.otherwise = tr("Close");
    m_dialogs.ask(&m_window, question, [this, dialog, backend, open, verbs = question.verbs](int verb) {
        if (verbs.at(verb) == open)
            emit backendWanted(backend);
        else if (dialog)
            show(dialog);
    });
}

} // namespace chronoscope::ui
