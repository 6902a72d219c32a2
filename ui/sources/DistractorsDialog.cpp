// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/DistractorsDialog.h"

#include "ui/dialogs/ModelForm.h"
#include "ui/models/NumbersModel.h"
#include "ui/sources/DistractTables.h"
#include "ui/sources/DistractWords.h"
#include "ui/sources/EmptyHint.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FormParts.h"
#include "ui/views/PageArea.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QSplitter>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace chronoscope::ui {

using sources::DistractReport;
using sources::DistractView;

namespace {
constexpr QSize kDistractSize(980, 600);
constexpr int kDistractFormWidth = 400;
constexpr int kDistractLabels = 70;
constexpr int kDistractLetters = 12;
constexpr int kDistractNumber = 96;
constexpr int kRowRole = Qt::UserRole;
constexpr qint64 kNoRun = 0;

Result<sources::DistractSpec> specOf(std::vector<benchmark::Domain> domains, int rounds, int seed,
                                     const prompt::PromptPack& pack) {
    QFile file(QStringLiteral(":/packs/distractors.json"));
    if (!file.open(QIODevice::ReadOnly)) return Error{ErrorCode::NotFound, "the shipped prompts are missing", {}};
    return sources::DistractSpec{std::move(domains),
                                 rounds,
                                 static_cast<std::uint64_t>(seed),
                                 file.readAll().toStdString(),
                                 pack.templatesJson(),
                                 pack.relationsJson()};
}

/// Of a stored run, as `read` makes it of its context.
template <typename Read> auto withRun(const std::string& path, qint64 run, const std::stop_token& stop, Read read) {
    using Outcome = std::invoke_result_t<Read, store::Database&, const sources::DistractContext&>;
    auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
    if (!reader) return Outcome(reader.error());
    const auto record = store::RunStore(*reader).get(run);
    if (!record) return Outcome(record.error());
    const auto context = sources::DistractContext::open(*reader, *record, stop);
    if (!context) return Outcome(context.error());
    return read(*reader, **context);
}
} // namespace

DistractorsDialog::DistractorsDialog(Session& session, RunStarter& starter, QWidget* parent)
    : QDialog(parent), m_session(session), m_starter(starter), m_writer(new QComboBox(this)),
      m_model(ModelForm::forTexts(session.backends(), this)), m_rounds(new QSpinBox(this)), m_seed(new QSpinBox(this)),
      m_runs(new QComboBox(this)), m_shares(new NumbersModel(this)), m_sharesTable(new QTableView(this)),
      m_list(new QTreeWidget(this)), m_calls(new QPlainTextEdit(this)),
      m_state(makeText(this, "distractState", Role::Caption)), m_start(new QPushButton(this)),
      m_apply(new QPushButton(tr("Give them to the elements"), this)) {
    setObjectName(QStringLiteral("distractorsDialog"));
    setWindowTitle(tr("Distractors"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(Tokens::kSpace16);
    middle->addWidget(makeForm());
    middle->addWidget(makeResult(), 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    layout->addLayout(middle, 1);
    addFoot(layout);
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    connect(&session, &Session::benchmarkChanged, this, &DistractorsDialog::readLacking);
    connect(&session, &Session::runsChanged, this, &DistractorsDialog::followRuns);
    connect(&starter, &RunStarter::refused, this, [this](int, const QString& name, const QString&, const QString& why) {
        if (!m_own || name != *m_own) return; // of another dialog
        m_own.reset();
        m_state->setText(why);
        updateButtons();
    });
    resize(kDistractSize);
    readLacking();
    fillRuns();
}

DistractorsDialog::~DistractorsDialog() { m_stop.request_stop(); }

void DistractorsDialog::addDomains(QFormLayout* form) {
    auto* boxes = new QWidget(form->parentWidget());
    auto* column = new QVBoxLayout(boxes);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    for (const benchmark::Domain domain : benchmark::kDomains) {
        auto* box = new QCheckBox(displayName(domain), boxes);
        box->setObjectName(QStringLiteral("distractDomain%1").arg(static_cast<int>(domain)));
        box->setChecked(true);
        column->addWidget(box);
        m_domains[domain] = box;
        connect(box, &QCheckBox::toggled, this, &DistractorsDialog::updateButtons);
    }
    m_noneLacks = makeText(boxes, "distractNoneLacks", Role::Body, tr("Every element has three distractors"));
    column->addWidget(m_noneLacks);
    addFormRow(form, tr("Elements"), boxes, "distractDomains",
               tr("Those that have fewer than three distractors, by domain"), kDistractLabels);
}

QWidget* DistractorsDialog::makeForm() {
    auto* part = new QWidget(this);
    QFormLayout* form = ui::makeForm(part, Tokens::kSpace12, QFormLayout::AllNonFixedFieldsGrow);
    addDomains(form);
    m_writer->addItem(tr("By a model, in rounds"), true);
    m_writer->addItem(tr("Without a model, unverified"), false);
    addFormRow(form, tr("Written"), m_writer, "distractWriter",
               tr("By a model in rounds, as in the paper; or out of the other elements, which nobody has checked"),
               kDistractLabels);
    addFormRow(form, tr("Model"), m_model, "distractModel", tr("Who writes and who checks; it needs a chat"),
               kDistractLabels);
    m_rounds->setRange(1, sources::OptionDraft::kMostRounds);
    m_rounds->setValue(sources::OptionDraft::kMostRounds);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(static_cast<int>(sources::DistractSpec().seed));
    for (QSpinBox* box : {m_rounds, m_seed})
        box->setMaximumWidth(kDistractNumber);
    addFormRow(form, tr("Rounds"), m_rounds, "distractRounds",
               tr("Times that the options are checked, at most; what is called right is rewritten"), kDistractLabels);
    addFormRow(form, tr("Seed"), m_seed, "distractSeed", tr("Orders the options, and draws those without a model"),
               kDistractLabels);
    for (QComboBox* box : part->findChildren<QComboBox*>()) { // what they offer may be longer than the form is wide
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kDistractLetters);
    }
    connect(m_writer, &QComboBox::currentIndexChanged, this, [this, form] {
        const bool byModel = m_writer->currentData().toBool();
        for (QWidget* field : {static_cast<QWidget*>(m_model), static_cast<QWidget*>(m_rounds)}) {
            field->setVisible(byModel);
            form->labelForField(field)->setVisible(byModel);
        }
        updateButtons();
    });
    connect(m_model, &ModelForm::changed, this, &DistractorsDialog::updateButtons);
    auto* area = new ColumnArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidget(part);
    area->setMaximumWidth(kDistractFormWidth);
    part->setAutoFillBackground(false); // the dialog shows through
    area->viewport()->setAutoFillBackground(false);
    return area;
}

QWidget* DistractorsDialog::makeResult() {
    m_runs->setObjectName(QStringLiteral("distractRuns"));
    m_runs->setAccessibleName(tr("What is shown"));
    m_runs->setToolTip(tr("A run with its rounds, or what the workspace holds"));
    m_sharesTable->setModel(m_shares);
    setUpShares(*m_sharesTable);
    setUpOptionList(*m_list);
    setUpCalls(*m_calls);
    m_sharesHint = new EmptyHint(m_sharesTable);
    m_listHint = new EmptyHint(m_list);
    auto* part = new QSplitter(Qt::Vertical, this);
    part->setChildrenCollapsible(false);
    auto* top = new QWidget(part);
    auto* layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_runs);
    layout->addWidget(m_sharesTable);
    layout->addWidget(m_list, 1);
    part->addWidget(top);
    part->addWidget(m_calls);
    part->setStretchFactor(0, 2);
    part->setStretchFactor(1, 1);
    connect(m_runs, &QComboBox::currentIndexChanged, this, &DistractorsDialog::readView);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DistractorsDialog::showRounds);
    return part;
}

void DistractorsDialog::addFoot(QVBoxLayout* layout) {
    m_start->setObjectName(QStringLiteral("distractStart"));
    m_start->setProperty("primary", true);
    m_apply->setObjectName(QStringLiteral("distractApply"));
    auto* close = new QPushButton(tr("Close"), this);
    close->setObjectName(QStringLiteral("distractClose"));
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_state, 1);
    row->addWidget(m_apply);
    row->addWidget(close);
    row->addWidget(m_start);
    for (QPushButton* button : {m_start, m_apply, close})
        button->setAutoDefault(false);
    layout->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    connect(m_start, &QPushButton::clicked, this, &DistractorsDialog::start);
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(shownRun()); });
}

void DistractorsDialog::readLacking() {
    m_session.query(
        this, "distract lacking", [](store::Database& database) { return sources::lackingByDomain(database); },
        [this](const Result<std::map<benchmark::Domain, std::size_t>>& counts) {
            if (counts) showLacking(*counts);
        });
}

void DistractorsDialog::showLacking(const std::map<benchmark::Domain, std::size_t>& counts) {
    m_lacking = counts;
    m_noneLacks->setVisible(counts.empty());
    for (const auto& [domain, box] : m_domains) {
        const auto found = counts.find(domain);
        const std::size_t count = found == counts.end() ? 0 : found->second;
        box->setText(tr("%1: %2 lack some").arg(displayName(domain), numberText(static_cast<qint64>(count))));
        box->setEnabled(count > 0);
        box->setVisible(count > 0);
    }
    updateButtons();
}

/// What is chosen stays so; a run that was started here comes first.
void DistractorsDialog::fillRuns() {
    const qint64 before = shownRun();
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    m_runs->addItem(tr("What the workspace holds"), kNoRun);
    for (const store::RunRecord& run : m_session.studyRuns())
        if (run.is(sources::kDistractRuns)) m_runs->addItem(toQt(run.name), static_cast<qlonglong>(run.id));
    const int at = m_runs->findData(static_cast<qlonglong>(before));
    m_runs->setCurrentIndex(before != kNoRun && at >= 0 ? at : m_runs->count() - 1);
    readView();
}

qint64 DistractorsDialog::shownRun() const { return m_runs->currentData().toLongLong(); }

void DistractorsDialog::followRuns() {
    fillRuns();
    if (!m_own || m_isSettling) return;
    for (const store::RunRecord& run : m_session.studyRuns()) {
        if (!run.is(sources::kDistractRuns) || toQt(run.name) != *m_own) continue;
        if (run.state != store::RunState::Finished) continue;
        m_own.reset();
        return apply(run.id);
    }
}

void DistractorsDialog::readView() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_reading.run(
        this, "view",
        [path = m_session.path().toStdString(), run = shownRun(), stop = m_stop.get_token()]() -> Result<DistractView> {
            if (run != kNoRun)
                return withRun(path, run, stop,
                               [&](store::Database& database, const sources::DistractContext& context) {
                                   return sources::readDistract(database, context, stop);
                               });
            auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
            if (!reader) return reader.error();
            return sources::readDistracted(*reader, stop);
        },
        [this](Result<DistractView> view) {
            if (!view && view.error().code == ErrorCode::Cancelled) return;
            if (!view) m_state->setText(coreWords(view.error().text()));
            m_view = view ? std::make_shared<const DistractView>(std::move(view).value()) : nullptr;
            showView();
        });
    updateButtons();
}

void DistractorsDialog::showView() {
    const bool isRun = shownRun() != kNoRun;
    m_sharesHint->setWords(isRun ? tr("Nothing of this run is whole yet")
                                 : tr("Shares by domain are here once elements have distractors from this window"));
    m_listHint->setWords(isRun ? tr("This run has no elements")
                               : tr("No element has distractors from this window yet. Start a run, or draw them "
                                    "without a model, at the left."));
    m_shares->setTable(m_view ? sharesTable(m_view->report) : analysis::Table());
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_calls->clear();
    if (!m_view) return;
    QList<QTreeWidgetItem*> items;
    for (std::size_t i = 0; i < m_view->elements.size(); ++i) {
        const sources::DistractedElement& one = m_view->elements[i];
        auto* item = new QTreeWidgetItem(
            {toQt(one.element.subject), toQt(one.element.relation), optionsText(one), roundsText(one)});
        item->setData(SubjectColumn, kRowRole, static_cast<qulonglong>(i));
        item->setToolTip(OptionsColumn, plainToolTip(optionsText(one)));
        items << item;
    }
    m_list->addTopLevelItems(items);
}

void DistractorsDialog::showRounds() {
    m_calls->clear();
    const QTreeWidgetItem* item = m_list->currentItem();
    if (!item || !m_view) return;
    const sources::DistractedElement& one = m_view->elements[item->data(SubjectColumn, kRowRole).toULongLong()];
    if (one.ordinal < 0) return m_calls->setPlainText(tr("No run is chosen: there are no rounds to read"));
    m_reading.run(
        this, "rounds",
        [path = m_session.path().toStdString(), run = shownRun(), ordinal = one.ordinal] {
            return withRun(path, run, {}, [&](store::Database& database, const sources::DistractContext& context) {
                return sources::callsOf(database, context, ordinal);
            });
        },
        [this](const Result<std::vector<sources::DistractCall>>& calls) {
            m_calls->setPlainText(!calls           ? coreWords(calls.error().text())
                                  : calls->empty() ? tr("Nothing has been asked of it yet")
                                                   : callsText(*calls));
        });
}

std::vector<benchmark::Domain> DistractorsDialog::domains() const {
    std::vector<benchmark::Domain> chosen;
    for (const auto& [domain, box] : m_domains)
        if (box->isEnabled() && box->isChecked()) chosen.push_back(domain);
    return chosen;
}

QString DistractorsDialog::problem() const {
    if (m_session.isReadOnly()) return tr("Read only: another process is writing to this workspace");
    if (m_isSettling || m_session.isImporting()) return tr("The elements are being written");
    if (m_lacking.empty()) return tr("Every element has three distractors");
    if (domains().empty()) return tr("Tick a domain");
    if (!m_writer->currentData().toBool()) return {};
    return m_own ? tr("A run is going on") : m_model->problem();
}

void DistractorsDialog::updateButtons() {
    const QString why = problem();
    const bool byModel = m_writer->currentData().toBool();
    m_start->setText(byModel ? tr("Start run") : tr("Draw distractors"));
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Elements that runs have used stay; a new version stands beside them")
                                      : why);
    const store::RunRecord* run = m_session.run(shownRun());
    const bool isDone = run && run->state == store::RunState::Finished;
    m_apply->setVisible(run != nullptr);
    m_apply->setEnabled(isDone && !m_isSettling && !m_session.isImporting() && !m_session.isReadOnly());
    m_apply->setToolTip(isDone ? tr("Elements that lack distractors get those of this run")
                               : tr("The run is not finished: see the page Runs"));
}

void DistractorsDialog::start() { m_writer->currentData().toBool() ? startRun() : startOffline(); }

void DistractorsDialog::startOffline() {
    settle(tr("Distractors"), [domains = domains(), seed = static_cast<std::uint64_t>(m_seed->value())](
                                  store::Workspace& workspace, const std::stop_token& stop) {
        return sources::distractOffline(workspace, domains, seed, stop);
    });
}

void DistractorsDialog::startRun() {
    auto spec = specOf(domains(), m_rounds->value(), m_seed->value(), m_session.pack()->worded(prompt::WordSet::Clean));
    if (!spec) return m_state->setText(coreWords(spec.error().text()));
    StudyWish wish;
    wish.name = m_session.freeName(tr("%1, distractors").arg(m_model->suggestedName()));
    wish.uri = m_model->uri();
    wish.backend = m_model->backend();
    wish.make = [spec = std::move(spec).value(), name = wish.name.toStdString()](store::Workspace& workspace,
                                                                                 const run::BackendChoice& backend) {
        return sources::createDistract(workspace, spec, name, backend);
    };
    m_own = wish.name;
    m_starter.start(wish);
    m_state->setText(
        tr("“%1” is being started; it goes on without this window, and stands on the page Runs").arg(wish.name));
    updateButtons();
}

void DistractorsDialog::apply(qint64 run) {
    const store::RunRecord* record = m_session.run(run);
    if (!record) return;
    settle(toQt(record->name),
           [record = *record](store::Workspace& workspace, const std::stop_token& stop) -> Result<DistractReport> {
               auto reader = workspace.reader();
               if (!reader) return reader.error();
               const auto context = sources::DistractContext::open(*reader, record, stop);
               if (!context) return context.error();
               return sources::applyDistract(workspace, **context, stop);
           });
}

/// The session hears how it ends, which outlives the dialog.
void DistractorsDialog::settle(const QString& name,
                               std::function<Result<DistractReport>(store::Workspace&, const std::stop_token&)> work) {
    if (m_session.isImporting()) return m_state->setText(tr("An import is going on: give them afterwards"));
    m_isSettling = true;
    m_state->setText(tr("The elements get their distractors…"));
    m_session.importBy(&m_session, name, std::move(work),
                       [&session = m_session, dialog = QPointer(this)](const Result<DistractReport>& report) {
                           const QString text = report ? settledText(*report) : coreWords(report.error().text());
                           if (dialog && dialog->isVisible()) return dialog->showSettled(text);
                           session.tellEnd(report ? Status() : report.error(), text, tr("No distractors were given"));
                       });
    updateButtons();
}

void DistractorsDialog::showSettled(const QString& text) {
    m_isSettling = false;
    m_state->setText(text);
    readView();
}

} // namespace chronoscope::ui
