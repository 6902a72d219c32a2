// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/BuildDialog.h"

#include "core/sources/build/SourceStore.h"
#include "core/store/BenchmarkStore.h"
#include "ui/desktop/DesktopTies.h"
#include "ui/dialogs/ModelForm.h"
#include "ui/sources/BuildForm.h"
#include "ui/sources/BuildPreview.h"
#include "ui/sources/BuildReader.h"
#include "ui/sources/BuildReportView.h"
#include "ui/sources/BuildWords.h"
#include "ui/sources/ChangesView.h"
#include "ui/sources/ModelStep.h"
#include "ui/sources/ReadyModel.h"
#include "ui/sources/SourceFiles.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/PageArea.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <nlohmann/json.hpp>

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using sources::StoredBuild;

namespace {
constexpr QSize kBuildSize(980, 600);
constexpr int kEditDelayMs = 400;
constexpr int kBuildSteps = 1000;
constexpr qint64 kReadAtOnce = 32 << 20; ///< bytes: more is read when it is asked for

QString sizeText(qint64 bytes) { return QLocale().formattedDataSize(bytes, 1, QLocale::DataSizeSIFormat); }

QString storedText(const StoredBuild& stored) {
    QString text =
        BuildDialog::tr("%1 elements and %2 few-shots stored")
            .arg(numberText(static_cast<qint64>(stored.elements)), numberText(static_cast<qint64>(stored.fewShots)));
    if (stored.already > 0)
        text += BuildDialog::tr(", %1 were there").arg(numberText(static_cast<qint64>(stored.already)));
    return text;
}
} // namespace

BuildDialog::BuildDialog(Session& session, Dialogs& dialogs, Kind kind, QWidget* parent)
    : QDialog(parent), m_session(session), m_dialogs(dialogs), m_kind(kind),
      m_form(new BuildForm(dialogs, session.backends(), this)),
      m_reader(new BuildReader(session, kind == Kind::Extend, this)), m_model(new ReadyModel(session.backends(), this)),
      m_state(makeText(this, "buildState", Role::Caption)), m_bar(new QProgressBar(this)),
      m_read(new QPushButton(this)), m_close(new QPushButton(tr("Close"), this)), m_store(new QPushButton(this)) {
    setObjectName(QStringLiteral("buildDialog"));
    setWindowTitle(kind == Kind::Build ? tr("Build a benchmark from its source")
                                       : tr("Extend the benchmark by a newer source"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* form = new ColumnArea(this);
    form->setFrameShape(QFrame::NoFrame);
    form->setWidget(m_form);
    m_form->setAutoFillBackground(false); // the dialog shows through
    form->viewport()->setAutoFillBackground(false);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(Tokens::kSpace16);
    middle->addWidget(form);
    middle->addWidget(makeResult(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    layout->addLayout(middle, 1);
    addFoot();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kEditDelayMs);
    connect(&m_soon, &QTimer::timeout, this, &BuildDialog::read);
    connect(m_form, &BuildForm::sourceEdited, this, &BuildDialog::sourceEdited);
    connect(m_form, &BuildForm::sizeEdited, this, &BuildDialog::sizeEdited);
    connect(&session, &Session::workspaceChanged, this,
            [this, kind] { kind == Kind::Extend ? reject() : updateButtons(); });
    connect(&session, &Session::benchmarkChanged, this, &BuildDialog::updateButtons);
    connectReader();
    if (kind == Kind::Extend) readExtent();
    resize(kBuildSize);
    sourceEdited();
}

BuildDialog::~BuildDialog() { m_stop.request_stop(); }

QWidget* BuildDialog::makeResult() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_taken = makeCopyableText(part, "buildTaken");
    m_tabs = new QTabWidget(part);
    m_tabs->setObjectName(QStringLiteral("buildTabs"));
    m_tabs->setAccessibleName(tr("What comes of the build"));
    m_tabs->setDocumentMode(true);
    m_preview = new BuildPreview(m_tabs);
    m_report = new BuildReportView(m_session, m_dialogs, m_tabs);
    connect(m_preview, &BuildPreview::reportWanted, this, [this] {
        m_tabs->setCurrentWidget(m_report);
        m_report->showLeftOut();
    });
    connect(m_preview, &BuildPreview::unnamedWanted, m_form, &BuildForm::takeUnnamed);
    if (m_kind == Kind::Extend) {
        m_changes = new ChangesView(m_tabs);
        m_tabs->addTab(m_changes, tr("C&hanges"));
        connect(m_changes, &ChangesView::edited, this, [this] {
            m_isStored = false;
            updateButtons();
        });
    }
    m_tabs->addTab(m_preview, tr("&Preview"));
    m_tabs->setTabToolTip(m_tabs->count() - 1, tr("%1 elements drawn by the seed").arg(BuildPreview::kShown));
    m_tabs->addTab(m_report, tr("&Report"));
    m_tabs->setTabToolTip(m_tabs->count() - 1, tr("What was left out and why, and where it came from"));
    layout->addWidget(m_taken);
    layout->addWidget(m_tabs, 1);
    return part;
}

void BuildDialog::addFoot() {
    m_bar->setObjectName(QStringLiteral("buildProgress"));
    m_bar->setAccessibleName(tr("Progress of the build"));
    m_bar->setTextVisible(false);
    m_bar->hide();
    m_read->setObjectName(QStringLiteral("buildRead"));
    m_close->setObjectName(QStringLiteral("buildClose"));
    m_store->setObjectName(QStringLiteral("buildStore"));
    m_store->setText(m_kind == Kind::Build ? tr("Put into the workspace") : tr("Store as a new workspace…"));
    m_store->setProperty("primary", true);
    for (QPushButton* button : {m_read, m_close, m_store})
        button->setAutoDefault(false);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_state, 1);
    row->addWidget(m_read);
    row->addWidget(m_close);
    row->addWidget(m_store);
    auto* column = static_cast<QVBoxLayout*>(layout());
    column->addWidget(m_bar);
    column->addLayout(row);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_store, &QPushButton::clicked, this, &BuildDialog::store);
    connect(m_read, &QPushButton::clicked, this,
            [this] { m_reader->isReading() || m_model->isPreparing() ? cancelReading() : read(); });
}

void BuildDialog::cancelReading() {
    m_model->cancel();
    m_reader->cancel();
    m_bar->hide();
    m_state->setText(tr("Cancelled; nothing was stored"));
    updateButtons();
}

void BuildDialog::connectReader() {
    connect(m_reader, &BuildReader::progressed, this, [this](const QString& file, qint64 bytes, qint64 all) {
        showProgress(tr("Reading %1 · %2 of %3").arg(file, sizeText(bytes), sizeText(all)), bytes, all);
    });
    connect(m_reader, &BuildReader::asked, this, [this](qint64 there, qint64 wanted) {
        showProgress(tr("Asking Wikidata · %1 of %2 entities are there").arg(numberText(there), numberText(wanted)),
                     there, wanted);
    });
    connect(m_reader, &BuildReader::modelAsked, this, [this](qint64 done, qint64 all) {
        showProgress(tr("Asking the model · %1 of %2").arg(numberText(done), numberText(all)), done, all);
    });
    connect(m_reader, &BuildReader::failed, this, [this](const QString& why) { m_failure = why; });
    connect(m_reader, &BuildReader::finished, this, [this] {
        showReading();
        const QElapsedTimer since = std::exchange(m_began, {}); // a choice alone is made at once, and has none
        auto* desktop = DesktopTies::of(*this);
        if (desktop && since.isValid())
            desktop->jobEnded(since, windowTitle(),
                              m_failure.isEmpty() ? tr("What was read can be looked at") : m_failure);
    });
    connect(&m_form->modelStep(), &ModelStep::changed, this, &BuildDialog::updateButtons);
    connect(&m_form->modelStep(), &ModelStep::asked, this, &BuildDialog::askModel);
    connect(m_model, &ReadyModel::ready, this,
            [this](const run::BackendChoice& choice, const run::RunningServer& server) {
                m_began.start();
                m_reader->askModel(choice, server);
                updateButtons();
            });
    connect(m_model, &ReadyModel::failed, this, [this](const QString& why) {
        m_failure = why;
        showReading();
    });
}

/// The new edition begins where the old one does and ends this year at the latest.
void BuildDialog::readExtent() {
    m_session.query(
        this, "build extent",
        [](store::Database& database) -> Result<std::pair<int, int>> {
            const auto metas = store::BenchmarkStore(database).elements();
            if (!metas) return metas.error();
            std::pair<int, int> extent(0, 0);
            for (const benchmark::ElementMeta& meta : *metas)
                for (const int year : meta.years) {
                    extent.first = extent.first == 0 ? year : std::min(extent.first, year);
                    extent.second = std::max(extent.second, year);
                }
            return extent;
        },
        [this](const Result<std::pair<int, int>>& extent) {
            if (extent && extent->first > 0) m_form->setYears(extent->first, extent->second + 1);
        });
}

void BuildDialog::sourceEdited() {
    m_soon.stop();
    m_failure.clear();
    m_model->cancel();
    m_reader->cancel();
    m_reader->forget();
    m_bar->hide();
    m_isStored = false;
    const QString problem = m_form->problem();
    const qint64 bytes = m_form->files().bytes();
    const bool isSmall = !m_form->isOnline() && bytes <= kReadAtOnce;
    if (problem.isEmpty() && isSmall) m_soon.start();
    m_state->setText(!problem.isEmpty()   ? problem
                     : isSmall            ? tr("Reading…")
                     : m_form->isOnline() ? tr("Press Ask Wikidata: its answers are kept in the folder")
                                          : tr("Press Read: there are %1 to be read").arg(sizeText(bytes)));
    m_taken->setText(problem.isEmpty() ? QString() : tr("Nothing is read yet"));
    m_preview->clear(problem.isEmpty() ? m_state->text() : tr("Elements are shown here as they would be stored."));
    m_report->setReport(nullptr, 0);
    if (m_changes) m_changes->setChanges(nullptr);
    m_form->setGapsText({});
    updateButtons();
}

void BuildDialog::sizeEdited() {
    m_isStored = false;
    if (m_reader->isReading() || m_model->isPreparing()) return sourceEdited(); // it is read for the numbers of before
    m_reader->choose(m_form->wish());
    updateButtons();
}

void BuildDialog::read() {
    m_soon.stop();
    if (!m_form->problem().isEmpty()) return;
    m_isStored = false;
    m_failure.clear();
    showProgress(tr("Reading…"), 0, 0);
    m_began.start();
    m_reader->read(m_form->wish());
    updateButtons();
}

/// Why the model cannot do its step now, or empty.
QString BuildDialog::askProblem() const {
    if (m_reader->isReading()) return tr("The source is being read");
    if (m_model->isPreparing()) return tr("The model is being tested");
    if (!m_reader->reading()) return tr("Nothing is read yet");
    if (!m_reader->reading()->read->model.empty()) return tr("It has been asked");
    if (m_reader->reading()->modelRequests == 0) return tr("There is nothing to ask");
    return m_form->modelStep().model().problem();
}

void BuildDialog::askModel() {
    m_failure.clear();
    m_isStored = false;
    showProgress(tr("Testing the model…"), 0, 0);
    m_model->prepare(m_form->modelStep().model().uri(), m_form->modelStep().model().backend());
    updateButtons();
}

void BuildDialog::showProgress(const QString& text, qint64 done, qint64 all) {
    m_state->setText(text);
    m_bar->setRange(0, all > 0 ? kBuildSteps : 0);
    if (all > 0) m_bar->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(all) * kBuildSteps));
    m_bar->show();
}

void BuildDialog::showReading() {
    m_bar->hide();
    const auto& reading = m_reader->reading();
    if (reading) {
        const sources::BuildReport& report = *reading->sampled;
        m_taken->setText(takenText(report));
        m_preview->show(reading->preview, nothingTakenText(report), someWaitForNames(report));
        m_report->setReport(reading->sampled, reading->wish.options.seed);
        if (m_changes) m_changes->setChanges(reading->changes);
        const auto gaps = reading->wish.options.gaps.value_or(facts::GapMode::Open);
        m_form->setGapsText(gapsText(report, gaps == facts::GapMode::Open    ? "open"
                                             : gaps == facts::GapMode::Paper ? "paper"
                                                                             : "none"));
        m_state->setText(!m_failure.isEmpty()       ? m_failure
                         : report.problemCount == 0 ? tr("Nothing is stored yet")
                                                    : tr("%1 places could not be read: see the report. Nothing is "
                                                         "stored yet")
                                                          .arg(numberText(static_cast<qint64>(report.problemCount))));
    } else {
        m_state->setText(m_failure);
        m_taken->setText({});
        m_preview->clear(m_failure);
    }
    updateButtons();
}

QString BuildDialog::storeProblem() const {
    if (m_reader->isReading() || m_model->isPreparing()) return tr("The source is being read");
    if (!m_reader->reading()) return tr("Nothing is read yet");
    if (m_isStoring) return tr("It is being stored");
    if (m_isStored) return tr("It is stored");
    const auto& elements = m_reader->reading()->sampled->elements;
    if (std::none_of(elements.begin(), elements.end(), [](const auto& built) { return built.isTaken; }))
        return tr("No element is taken");
    if (m_kind == Kind::Extend) return {};
    if (!m_session.isOpen()) return tr("No workspace is open");
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    return m_session.isImporting() ? tr("An import is going on") : QString();
}

void BuildDialog::updateButtons() {
    const bool isReading = m_reader->isReading() || m_model->isPreparing();
    m_form->modelStep().setReady(askProblem(), m_reader->reading() ? m_reader->reading()->modelRequests : 0);
    m_read->setText(isReading ? tr("Cancel") : m_form->isOnline() ? tr("Ask Wikidata") : tr("Read"));
    m_read->setEnabled(isReading || (m_form->problem().isEmpty() && !m_isStoring));
    m_read->setToolTip(isReading ? tr("Stop reading; nothing is stored") : m_form->problem());
    const QString why = storeProblem();
    m_store->setEnabled(why.isEmpty());
    m_store->setToolTip(!why.isEmpty()          ? why
                        : m_kind == Kind::Build ? tr("Adds the elements; what is there is never changed")
                                                : tr("The benchmark that is open, and its runs, stay what they are"));
}

void BuildDialog::store() {
    if (m_kind == Kind::Build) return storeHere();
    const QString name = QFileInfo(m_session.path()).completeBaseName();
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::NewFile, "workspace", tr("Store the new edition"),
                          tr("Workspaces (*.chronoscope)"), tr("%1 extended.chronoscope").arg(name), false},
                         [this](const QString& path) { storeAt(path); });
}

/// The session hears how it ends, which outlives the dialog.
void BuildDialog::storeHere() {
    const auto reading = m_reader->reading();
    m_isStoring = true;
    showProgress(tr("Storing…"), 0, 0);
    m_session.importBy(
        &m_session, sourceTitle(reading->wish.source),
        [reading](store::Workspace& workspace, const std::stop_token& stop) {
            return sources::storeBuild(workspace, *reading->sampled, rulesJson(reading->wish, *reading->sampled).dump(),
                                       stop);
        },
        [&session = m_session, dialog = QPointer(this)](const Result<StoredBuild>& stored) {
            const QString made = stored ? storedText(*stored) : QString();
            if (dialog && dialog->isVisible())
                return dialog->showStored(stored.ok(),
                                          stored ? made : tr("Not stored: %1").arg(coreWords(stored.error().text())));
            session.tellEnd(stored ? Status() : stored.error(), made, tr("What was built is not stored"));
        });
    updateButtons();
}

void BuildDialog::storeAt(const QString& path) {
    if (QFileInfo::exists(path))
        return m_dialogs.showProblem(this, tr("The new edition was not stored"),
                                     tr("There is a file of this name. A new edition is a workspace of its own."));
    m_isStoring = true;
    m_stop = std::stop_source();
    showProgress(tr("Storing…"), 0, 0);
    m_storing.run(
        this, nullptr,
        [reading = m_reader->reading(), acceptedChanges = m_changes->acceptedChanges(), path = path.toStdString(),
         stop = m_stop.get_token()]() -> Result<StoredBuild> {
            auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
            if (!workspace) return workspace.error();
            sources::BuildReport edition = *reading->read;
            edition.elements =
                sources::newEdition(*reading->earlier, *reading->read, *reading->changes, acceptedChanges);
            return sources::storeBuild(**workspace, edition, rulesJson(reading->wish, edition).dump(), stop);
        },
        [this, path](const Result<StoredBuild>& stored) {
            showStored(stored.ok(), stored ? tr("%1 in %2").arg(storedText(*stored), QFileInfo(path).fileName())
                                           : tr("Not stored: %1").arg(coreWords(stored.error().text())));
            if (stored) emit m_session.saved(path);
        });
    updateButtons();
}

void BuildDialog::showStored(bool isStored, const QString& text) {
    m_bar->hide();
    m_isStoring = false;
    m_isStored = isStored;
    m_state->setText(text);
    updateButtons();
}

} // namespace chronoscope::ui
