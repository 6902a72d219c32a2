// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ConstructDialog.h"

#include "ui/bridge/Pace.h"
#include "ui/models/NumbersModel.h"
#include "ui/studies/mined/ConstructForm.h"
#include "ui/studies/mined/ConstructPreview.h"
#include "ui/studies/mined/ConstructReader.h"
#include "ui/studies/mined/MinedImporting.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/PageArea.h"
#include "ui/views/RowTable.h"
#include "ui/views/SplitChoice.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace chronoscope::ui {

using mined::MinedReport;

namespace {
constexpr QSize kConstructSize(980, 600);
constexpr int kConstructLeastWidth = 520, kLeastResultWidth = 440;
constexpr int kConstructDelayMs = 400;
constexpr int kMostRemarksHeight = 64;
constexpr qint64 kMadeAtOnce = 8 << 20; ///< bytes of tables: more is read when it is asked for
enum ConstructTab { kItemsTab, kCountsTab, kLossesTab };

QString takenWords(const ConstructReading& reading) {
    const auto number = [](std::size_t count) { return numberText(static_cast<qint64>(count)); };
    QString text = ConstructDialog::tr("%1 items of %2 entities")
                       .arg(number(reading.items()), number(reading.input->tables.entities.size()));
    if (reading.wish.controls)
        text += ConstructDialog::tr(" · %1 “No” controls").arg(number(reading.built.controls.size()));
    return text;
}

/// What to know of items that were built.
QString remarkWords(const mined::Construction& built) {
    const auto number = [](std::size_t count) { return numberText(static_cast<qint64>(count)); };
    QStringList lines;
    if (built.sinceUnknown > 0)
        lines << ConstructDialog::tr(
                     "P.U.D: of %1 items the office does not say since when it is there (column since): "
                     "it may have had a holder before its list begins")
                     .arg(number(built.sinceUnknown));
    for (const mined::Task task : {mined::Task::FMC, mined::Task::PMC})
        if (const std::size_t count = built.furtherContexts[static_cast<std::size_t>(task)]; count > 0)
            lines << ConstructDialog::tr("%1: in %2 items the context is about a holder further away: the one next to "
                                         "the right one has no year that is surely their own")
                         .arg(taskLabel(task), number(count));
    return lines.join(QLatin1Char('\n'));
}
} // namespace

ConstructDialog::ConstructDialog(Session& session, Dialogs& dialogs, QWidget* parent)
    : QDialog(parent), m_session(session), m_dialogs(dialogs), m_form(new ConstructForm(dialogs, this)),
      m_reader(new ConstructReader(this)), m_counts(new NumbersModel(this)), m_losses(new NumbersModel(this)) {
    setObjectName(QStringLiteral("constructDialog"));
    setWindowTitle(tr("Make tasks out of dated attributes"));
    setAttribute(Qt::WA_DeleteOnClose);
    setMinimumWidth(kConstructLeastWidth);
    auto* form = new ColumnArea(this);
    form->setFrameShape(QFrame::NoFrame);
    form->setWidget(m_form);
    m_form->setAutoFillBackground(false); // the dialog shows through
    form->viewport()->setAutoFillBackground(false);
    auto* parts = new QSplitter(this);
    parts->setObjectName(QStringLiteral("constructParts"));
    parts->setChildrenCollapsible(false);
    parts->setHandleWidth(Tokens::kSpace16);
    parts->addWidget(form);
    parts->addWidget(makeResult());
    parts->setStretchFactor(1, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    layout->addWidget(new SplitChoice(*parts, {tr("What they are made of"), tr("What comes of it")}, 0, this));
    layout->addWidget(parts, 1);
    addFoot();
    m_soon.setSingleShot(true);
    m_soon.setInterval(kConstructDelayMs);
    connect(&m_soon, &QTimer::timeout, this, &ConstructDialog::read);
    connect(m_form, &ConstructForm::edited, this, &ConstructDialog::edited);
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_isStored = false; // in the one before
        updateButtons();
    });
    connect(&session, &Session::benchmarkChanged, this, &ConstructDialog::updateButtons);
    connectReader();
    resize(kConstructSize);
    edited();
}

QTableView* ConstructDialog::makeTable(NumbersModel* model, const char* name, const QString& words) {
    auto* table = new QTableView(m_tabs);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(words);
    table->setModel(model);
    readByRow(table);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

QWidget* ConstructDialog::makeResult() {
    auto* part = new QWidget(this);
    part->setMinimumWidth(kLeastResultWidth); // its tables are read beside the form, or else alone
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    m_taken = makeText(part, "constructTaken");
    m_tabs = new QTabWidget(part);
    m_tabs->setObjectName(QStringLiteral("constructTabs"));
    m_tabs->setAccessibleName(tr("What comes of the construction"));
    m_tabs->setDocumentMode(true);
    m_preview = new ConstructPreview(m_tabs);
    m_tabs->addTab(m_preview, tr("&Items"));
    m_tabs->setTabToolTip(kItemsTab, tr("%1 items of each task").arg(ConstructReader::kSamplesOfTask));
    QTableView* counts = makeTable(m_counts, "constructCounts", tr("Items of each task"));
    new TableColumns(counts, TableColumns::are({1, 5}));
    m_tabs->addTab(counts, tr("&Tasks"));
    QTableView* losses = makeTable(m_losses, "constructLosses", tr("What was not built, and why"));
    new TableColumns(losses, TableColumns::are({2}));
    m_tabs->addTab(losses, tr("&Not built"));
    m_remarks = makeText(part, "constructRemarks", Role::Caption);
    m_remarksArea = new QScrollArea(part); // a low window has no room for many
    m_remarksArea->setFrameShape(QFrame::NoFrame);
    m_remarksArea->setWidgetResizable(true);
    m_remarksArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_remarksArea->setMaximumHeight(kMostRemarksHeight);
    m_remarksArea->setWidget(m_remarks);
    m_remarks->setAutoFillBackground(false);
    m_remarksArea->viewport()->setAutoFillBackground(false);
    layout->addWidget(m_taken);
    layout->addWidget(m_remarksArea);
    layout->addWidget(m_tabs, 1);
    return part;
}

void ConstructDialog::addFoot() {
    m_state = new QLabel(this);
    m_bar = new QProgressBar(this);
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_read = new QPushButton(tr("Make items"), this);
    m_save = new QPushButton(tr("Save as task files…"), this);
    m_close = new QPushButton(tr("Close"), this);
    m_store = new QPushButton(tr("Put into the workspace"), this);
    m_state->setObjectName(QStringLiteral("constructState"));
    setRole(m_state, Role::Caption);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setWordWrap(true);
    m_bar->setObjectName(QStringLiteral("constructProgress"));
    m_bar->setAccessibleName(tr("Progress of the construction"));
    m_bar->setTextVisible(false);
    m_bar->hide();
    m_cancel->setObjectName(QStringLiteral("constructCancel"));
    m_cancel->setAutoDefault(false);
    m_cancel->hide();
    m_read->setObjectName(QStringLiteral("constructRead"));
    m_save->setObjectName(QStringLiteral("constructSave"));
    m_save->setToolTip(tr("A folder in the published layout, with the task files in its inference_data; the pictures "
                          "stay where they are"));
    m_close->setObjectName(QStringLiteral("constructClose"));
    m_store->setObjectName(QStringLiteral("constructStore"));
    m_store->setProperty("primary", true);
    auto* row = new FlowLayout(Tokens::kSpace8); // words of other languages may need two lines
    row->setAlignment(Qt::AlignRight);
    for (QPushButton* button : {m_read, m_save, m_close, m_store}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    auto* column = static_cast<QVBoxLayout*>(layout());
    auto* progress = new QHBoxLayout;
    progress->setSpacing(Tokens::kSpace8);
    progress->addWidget(m_state, 1); // of any length: the buttons keep their line
    progress->addWidget(m_bar, 1);
    progress->addWidget(m_cancel);
    column->addLayout(progress);
    column->addLayout(row);
    connect(m_close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_store, &QPushButton::clicked, this, &ConstructDialog::store);
    connect(m_save, &QPushButton::clicked, this, &ConstructDialog::save);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_isStoring ? m_session.cancelImport() : stop(); });
    connect(m_read, &QPushButton::clicked, this, [this] {
        m_reader->forget(); // the files may have changed
        read();
    });
}

void ConstructDialog::connectReader() {
    connect(m_reader, &ConstructReader::progressed, this, [this](qint64 done, qint64 all) {
        showProgress(tr("Making items · %1 of %2 entities").arg(numberText(done), numberText(all)), done, all);
    });
    connect(m_reader, &ConstructReader::failed, this, [this](const QString& why) { m_state->setText(why); });
    connect(m_reader, &ConstructReader::finished, this, &ConstructDialog::showReading);
}

void ConstructDialog::stop() {
    m_reader->cancel();
    m_bar->hide();
    m_state->setText(tr("Cancelled; nothing was stored"));
    updateButtons();
}

void ConstructDialog::edited() {
    m_soon.stop();
    m_reader->cancel();
    m_bar->hide();
    m_isStored = false;
    const QString problem = m_form->problem();
    const bool isSmall = m_form->bytes() <= kMadeAtOnce;
    if (problem.isEmpty() && isSmall) m_soon.start();
    m_state->setText(!problem.isEmpty() ? problem : isSmall ? tr("Reading…") : tr("Press Make items"));
    m_taken->setText(tr("Nothing is made yet"));
    m_remarksArea->hide();
    updateButtons();
}

void ConstructDialog::read() {
    m_soon.stop();
    if (const QString problem = m_form->problem(); !problem.isEmpty()) {
        m_state->setText(problem);
        return updateButtons();
    }
    m_isStored = false;
    showProgress(tr("Reading…"), 0, 0);
    m_reader->read(m_form->wish());
    updateButtons();
}

void ConstructDialog::showProgress(const QString& text, qint64 done, qint64 all) {
    m_state->setText(text);
    m_bar->setRange(0, static_cast<int>(all));
    m_bar->setValue(static_cast<int>(done));
    m_bar->show();
}

void ConstructDialog::showReading() {
    m_bar->hide();
    const auto& reading = m_reader->reading();
    m_remarks->setText(reading ? remarkWords(reading->built) : QString());
    m_remarksArea->setVisible(!m_remarks->text().isEmpty());
    analysis::Table losses;
    if (reading) {
        losses = constructLosses(*reading);
        m_taken->setText(takenWords(*reading));
        m_preview->show(reading->samples);
        m_counts->setTable(constructCounts(*reading));
        m_state->setText(tr("Nothing is stored yet"));
    } else {
        m_taken->setText(tr("Nothing is made yet"));
        m_preview->show({});
        m_counts->setTable({});
    }
    const auto lost = static_cast<qint64>(losses.rows.size());
    m_tabs->setTabText(kLossesTab, lost > 0 ? tr("&Not built (%1)").arg(numberText(lost)) : tr("&Not built"));
    m_losses->setTable(std::move(losses));
    updateButtons();
}

QString ConstructDialog::storeProblem() const {
    if (m_soon.isActive() || m_reader->isReading()) return tr("The tables are being read");
    if (!m_form->problem().isEmpty()) return m_form->problem();
    if (!m_reader->reading()) return tr("Nothing is made yet");
    if (m_isStoring) return tr("The items are being stored");
    if (m_isSaving) return tr("The task files are being written");
    if (m_reader->reading()->items() == 0) return tr("No item could be built: see Not built");
    return {};
}

void ConstructDialog::updateButtons() {
    const bool isReading = m_reader->isReading();
    m_cancel->setVisible(isReading || m_isStoring);
    m_cancel->setToolTip(m_isStoring ? tr("Stop storing; what was stored until then stays")
                                     : tr("Stop; nothing is stored"));
    m_read->setEnabled(!isReading && !m_isStoring && !m_isSaving);
    m_read->setToolTip(isReading ? tr("They are being made") : m_form->problem());
    QString why = storeProblem();
    m_save->setEnabled(why.isEmpty());
    if (why.isEmpty() && m_isStored) why = tr("They are stored");
    if (why.isEmpty() && !m_session.isOpen()) why = tr("No workspace is open");
    if (why.isEmpty() && m_session.isReadOnly()) why = tr("Read only: another process is writing to this workspace");
    if (why.isEmpty() && m_session.isImporting()) why = tr("An import is going on");
    m_store->setEnabled(why.isEmpty());
    m_store->setToolTip(why.isEmpty() ? tr("Adds the items with their pictures; what is there is never changed") : why);
}

/// The session hears how it ends, which outlives the dialog.
void ConstructDialog::store() {
    if (m_session.isImporting()) return updateButtons(); // one was begun elsewhere meanwhile
    const auto reading = m_reader->reading();
    const auto all = static_cast<qint64>(reading->items()) +
                     (reading->wish.controls ? static_cast<qint64>(reading->built.controls.size()) : 0);
    m_isStoring = true;
    showProgress(tr("Storing…"), 0, all);
    const auto told = [self = QPointer<ConstructDialog>(this), all, pace = Pace()](std::size_t items) mutable {
        if (!pace.isDue()) return;
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, items, all] {
                if (!self || !self->m_isStoring) return;
                const auto done = static_cast<qint64>(items);
                self->showProgress(tr("Storing · %1 of %2 items").arg(numberText(done), numberText(all)), done, all);
            },
            Qt::QueuedConnection);
    };
    m_session.importBy(
        &m_session, QFileInfo(toQt(reading->wish.sources.entities)).fileName(),
        [reading, told](store::Workspace& workspace, const std::stop_token& stop) {
            return mined::importTaskTexts(workspace, mined::taskTexts(reading->built, reading->wish.controls),
                                          {reading->wish.sources.pictures}, stop, told);
        },
        [&session = m_session, dialog = QPointer(this)](const Result<MinedReport>& report) {
            if (dialog && dialog->isVisible()) return dialog->showStored(report);
            if (!report && report.error().code == ErrorCode::Cancelled)
                return session.notice(tr("Cancelled; what was stored until then is in the workspace"));
            session.tellEnd(report ? Status() : report.error(), report ? minedImportText({*report}) : QString(),
                            tr("The items are not stored"));
        });
    updateButtons();
}

void ConstructDialog::showStored(const Result<MinedReport>& report) {
    m_isStoring = false;
    m_isStored = report.ok();
    const bool isCancelled = !report && report.error().code == ErrorCode::Cancelled;
    showEnd(report        ? minedImportText({*report})
            : isCancelled ? tr("Cancelled; what was stored until then is in the workspace")
                          : tr("Not stored: %1").arg(coreWords(report.error().text())));
}

void ConstructDialog::save() {
    m_dialogs.chooseFile(this, {FileQuestion::Wants::Folder, "MINED", tr("A folder for the task files"), {}, {}},
                         [this](const QString& folder) {
                             if (!m_reader->reading()) return;
                             m_isSaving = true;
                             showProgress(tr("Writing…"), 0, 0);
                             m_saving.run(
                                 this, nullptr,
                                 [reading = m_reader->reading(), path = folder.toStdString()] {
                                     return mined::writeConstruction(reading->built, path);
                                 },
                                 [this, folder](const Status& written) {
                                     m_isSaving = false;
                                     showEnd(written ? tr("The task files are in %1").arg(folder)
                                                     : tr("Not written: %1").arg(coreWords(written.error().text())));
                                     if (written) emit m_session.saved(folder);
                                 });
                             updateButtons();
                         });
}

void ConstructDialog::showEnd(const QString& text) {
    m_bar->hide();
    m_state->setText(text);
    updateButtons();
}

} // namespace chronoscope::ui
