// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/ScoringDialog.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DiagnoseStrip.h"
#include "ui/views/FormParts.h"
#include "ui/views/Moments.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/PageArea.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/BarsPlot.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <utility>

namespace chronoscope::ui {

using matching::Extraction;
using matching::JudgeSettings;
using matching::Preprocess;

namespace {
constexpr QSize kSize(640, 700);
constexpr int kScoringLabels = 100;
constexpr int kListHeight = 120;
constexpr int kPlotHeight = 180;
constexpr int kLowest = static_cast<int>(matching::kScoreFloor);
constexpr int kHighest = 100;

QString extractionText(Extraction extraction) {
    return extraction == Extraction::Lenient ? ScoringDialog::tr("Lenient: as a person would read")
                                             : ScoringDialog::tr("Strict: only what opens with “A. ”");
}
QString matchingText(Preprocess preprocess) {
    return preprocess == Preprocess::Paper ? ScoringDialog::tr("Paper: letters and digits, lower case")
                                           : ScoringDialog::tr("Reference code: lower case only");
}
QString shortText(std::string_view name) { return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())); }

Result<RunScorings> readScorings(store::Database& database, std::int64_t run) {
    store::ScoringStore store(database);
    auto list = store.list(run);
    if (!list) return list.error();
    RunScorings scorings{std::move(list).value(), {}};
    for (const store::ScoringRecord& scoring : scorings.list) {
        auto histogram = store.histogram(scoring.id);
        if (!histogram) return histogram.error();
        scorings.scores[scoring.id] = std::move(histogram).value();
    }
    return scorings;
}
} // namespace

ScoringDialog::ScoringDialog(Session& session, ScoringHub& hub, qint64 run, QWidget* parent)
    : QDialog(parent), m_session(session), m_hub(hub), m_notice(new NoticeBar(this)),
      m_strip(new DiagnoseStrip(session, hub, this)), m_run(new QComboBox(this)), m_list(new QTableWidget(0, 6, this)),
      m_remove(new QPushButton(tr("Remove"), this)), m_extraction(new QComboBox(this)), m_matching(new QComboBox(this)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_threshold(new QSpinBox(this)), m_plot(new widgets::BarsPlot(this)),
      m_hits(makeText(this, "hitsText")), m_name(new QLineEdit(this)),
      m_reason(makeText(this, "scoringReason", Role::Caption)), m_start(new QPushButton(tr("Re-score"), this)) {
    setObjectName(QStringLiteral("scoringDialog"));
    setWindowTitle(tr("Re-score a run"));
    auto* body = new QWidget(this);
    auto* layout = new QVBoxLayout(body);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_notice);
    m_notice->hide();
    addRun(layout);
    addList(layout);
    addForm(layout);
    layout->addWidget(m_strip);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(Tokens::kSpace24, Tokens::kSpace8, Tokens::kSpace24, Tokens::kSpace16);
    addButtons(foot);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(new PageArea(body, this), 1);
    all->addLayout(foot);
    fillRuns(run);
    resize(kSize);
    connect(&hub, &ScoringHub::progressed, this, &ScoringDialog::updateStart);
    connect(&hub, &ScoringHub::finished, this, [this](const store::ScoringRecord& scoring) {
        m_notice->sayBriefly(
            tr("Scored as “%1”. The run's own judgement is kept.").arg(QString::fromStdString(scoring.name)));
        load();
    });
    connect(&hub, &ScoringHub::removed, this, &ScoringDialog::sayRemoved);
    for (const auto ended : {&ScoringHub::failed, &ScoringHub::refused})
        connect(&hub, ended, this, [this](qint64, const QString& why) {
            m_notice->say(why.isEmpty() ? tr("Stopped; nothing was kept of it.") : why);
        });
    connect(&session, &Session::workspaceChanged, this, &QDialog::reject);
    takeRun();
}

void ScoringDialog::addRun(QVBoxLayout* layout) {
    auto* part = new QWidget(this);
    QFormLayout* form = makeForm(part, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    m_run->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addFormRow(form, tr("Run"), m_run, "scoringRun", tr("The run whose stored replies are judged; no model is asked"),
               kScoringLabels);
    layout->addWidget(part);
    connect(m_run, &QComboBox::activated, this, &ScoringDialog::takeRun);
}

void ScoringDialog::addList(QVBoxLayout* layout) {
    auto* row = new QHBoxLayout;
    auto* title = new QLabel(tr("Judgements of this run"), this);
    setRole(title, Role::Section);
    m_remove->setObjectName(QStringLiteral("removeScoring"));
    row->addWidget(title, 1);
    row->addWidget(m_remove);
    layout->addLayout(row);
    m_list->setObjectName(QStringLiteral("scoringList"));
    m_list->setAccessibleName(tr("Judgements of this run"));
    m_list->setHorizontalHeaderLabels(
        {tr("Name"), tr("Extraction"), tr("Matching"), tr("Threshold"), tr("Replies"), tr("Rules")});
    m_list->horizontalHeaderItem(5)->setToolTip(
        tr("Version of the judging rules. Runs and scorings keep the one they were made by; new ones get version %1.")
            .arg(matching::kJudgeRules));
    for (int column = 0; column < m_list->columnCount(); ++column)
        m_list->horizontalHeaderItem(column)->setTextAlignment((column < 3 ? Qt::AlignLeft : Qt::AlignRight) |
                                                               Qt::AlignVCenter);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setShowGrid(false);
    m_list->setTabKeyNavigation(false);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    new TableColumns(m_list, TableColumns::are({0}));
    m_list->setMinimumHeight(kListHeight);
    layout->addWidget(m_list, 1);
    connect(m_list, &QTableWidget::currentCellChanged, this, &ScoringDialog::updateStart);
    connect(m_remove, &QPushButton::clicked, this, &ScoringDialog::removeCurrent);
}

void ScoringDialog::addForm(QVBoxLayout* layout) {
    auto* title = new QLabel(tr("New judgement"), this);
    setRole(title, Role::Section);
    layout->addWidget(title);
    for (const Extraction extraction : {Extraction::Lenient, Extraction::Strict})
        m_extraction->addItem(extractionText(extraction), static_cast<int>(extraction));
    for (const Preprocess preprocess : {Preprocess::Paper, Preprocess::Reference})
        m_matching->addItem(matchingText(preprocess), static_cast<int>(preprocess));
    m_slider->setRange(kLowest, kHighest);
    m_slider->setAccessibleName(tr("Threshold"));
    m_slider->setObjectName(QStringLiteral("thresholdSlider"));
    m_threshold->setRange(kLowest, kHighest);
    auto* threshold = new QWidget(this);
    auto* row = new QHBoxLayout(threshold);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    row->addWidget(m_slider, 1);
    m_threshold->setObjectName(QStringLiteral("thresholdSpin"));
    m_threshold->setAccessibleName(tr("Threshold"));
    row->addWidget(m_threshold);
    auto* part = new QWidget(this);
    QFormLayout* form = makeForm(part, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(form, tr("Extraction"), m_extraction, "scoringExtraction", tr("How the answer is read out of a reply"),
               kScoringLabels);
    addFormRow(form, tr("Matching"), m_matching, "scoringMatching", tr("How answer and objects are made comparable"),
               kScoringLabels);
    addFormRow(form, tr("Threshold"), threshold, "scoringThreshold",
               tr("The token set ratio from which an answer matches an object; the paper takes 70"), kScoringLabels);
    layout->addWidget(part);
    m_plot->setObjectName(QStringLiteral("scorePlot"));
    m_plot->setMinimumHeight(kPlotHeight);
    layout->addWidget(m_plot, 2);
    layout->addWidget(m_hits);
    auto* last = new QWidget(this);
    QFormLayout* naming = makeForm(last, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    addFormRow(naming, tr("Name"), m_name, "scoringName", tr("What the scoring is called wherever runs are chosen"),
               kScoringLabels);
    layout->addWidget(last);
    connect(m_slider, &QSlider::valueChanged, m_threshold, &QSpinBox::setValue);
    connect(m_threshold, &QSpinBox::valueChanged, m_slider, &QSlider::setValue);
    connect(m_slider, &QSlider::valueChanged, this, &ScoringDialog::updateScores);
    for (QComboBox* box : {m_extraction, m_matching})
        connect(box, &QComboBox::activated, this, &ScoringDialog::updateScores);
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_ownName = !text.isEmpty();
        updateStart();
    });
}

void ScoringDialog::addButtons(QVBoxLayout* layout) {
    auto* close = new QPushButton(tr("Close"), this);
    close->setToolTip(tr("A scoring that is being made goes on"));
    m_start->setObjectName(QStringLiteral("startScoring"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    auto* row = new QHBoxLayout;
    row->addWidget(m_reason, 1);
    row->addWidget(close);
    row->addWidget(m_start);
    layout->addLayout(row);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, this, &ScoringDialog::start);
}

void ScoringDialog::fillRuns(qint64 wanted) {
    for (const store::RunRecord& run : m_session.runs())
        if (run.counts.done() > 0) m_run->addItem(QString::fromStdString(run.name), static_cast<qlonglong>(run.id));
    const int at = m_run->findData(static_cast<qlonglong>(wanted));
    m_run->setCurrentIndex(at >= 0 ? at : m_run->count() - 1);
}

qint64 ScoringDialog::run() const { return m_run->currentData().toLongLong(); }

JudgeSettings ScoringDialog::judge() const {
    return {static_cast<Extraction>(m_extraction->currentData().toInt()),
            static_cast<Preprocess>(m_matching->currentData().toInt()), static_cast<double>(m_threshold->value())};
}

void ScoringDialog::takeRun() {
    m_scorings = {};
    m_ownName = false;
    if (const store::RunRecord* run = m_session.run(this->run())) {
        const JudgeSettings& judge = run->spec.judge;
        m_extraction->setCurrentIndex(m_extraction->findData(static_cast<int>(judge.extraction)));
        m_matching->setCurrentIndex(m_matching->findData(static_cast<int>(judge.preprocess)));
        m_slider->setValue(static_cast<int>(std::lround(judge.threshold)));
    }
    fillList();
    updateScores();
    load();
}

void ScoringDialog::load() {
    if (run() == 0) return;
    m_session.query(
        this, "scorings", [run = run()](store::Database& database) { return readScorings(database, run); },
        [this](Result<RunScorings> scorings) {
            if (scorings)
                take(std::move(scorings).value());
            else if (scorings.error().code != ErrorCode::Cancelled)
                m_notice->say(tr("The scorings cannot be read: %1").arg(coreWords(scorings.error())));
        });
}

void ScoringDialog::take(RunScorings scorings) {
    m_scorings = std::move(scorings);
    fillList();
    updateScores();
}

void ScoringDialog::fillList() {
    const store::RunRecord* run = m_session.run(this->run());
    m_list->setRowCount(0);
    if (!run) return;
    const auto add = [this](const QString& name, const JudgeSettings& judge, std::int64_t replies, const QString& tip) {
        const int line = m_list->rowCount();
        m_list->insertRow(line);
        const QStringList cells{name,
                                shortText(matching::name(judge.extraction)),
                                shortText(matching::name(judge.preprocess)),
                                QLocale().toString(judge.threshold),
                                numberText(replies),
                                QString::number(judge.rules)};
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(plainToolTip(tip));
            if (column >= 3) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_list->setItem(line, column, item);
        }
    };
    add(tr("The run's own"), run->spec.judge, run->counts.done(),
        tr("How the replies were judged as they came; it stays"));
    for (const store::ScoringRecord& scoring : m_scorings.list)
        add(QString::fromStdString(scoring.name), scoring.judge, scoring.replies,
            tr("%1, made %2").arg(QString::fromStdString(scoring.name), momentText(scoring.created)) +
                (scoring.overrides > 0 ? tr("; %n answer(s) count as right because people accepted them", nullptr,
                                            static_cast<int>(scoring.overrides))
                                       : QString()));
    m_list->setCurrentCell(m_list->rowCount() - 1, 0);
}

void ScoringDialog::updateScores() {
    const auto scores = fuzzyScores(m_scorings, judge());
    const store::RunRecord* run = m_session.run(this->run());
    const int threshold = m_threshold->value();
    widgets::BarsData bars = scores ? scoreBars(*scores, threshold) : widgets::BarsData();
    if (!scores) {
        bars.emptyText = tr("No scores yet for this extraction and matching");
        bars.emptyHint = tr("They come with the first scoring that has these two settings.");
    }
    m_plot->setData(std::move(bars));
    if (scores && scores->replies > 0)
        m_hits->setText(tr("At %1, %2 of %3 replies (%4 %) would be right.")
                            .arg(threshold)
                            .arg(numberText(scores->hits(threshold)), numberText(scores->replies),
                                 QLocale().toString(100.0 * static_cast<double>(scores->hits(threshold)) /
                                                        static_cast<double>(scores->replies),
                                                    'f', 1)));
    else
        m_hits->clear();
    if (run && !m_ownName) m_name->setText(scoringName(judge(), run->spec.judge, m_scorings));
    std::vector<DiagnoseStrip::Run> undiagnosed;
    if (run && !fuzzyScores(m_scorings, run->spec.judge)) undiagnosed.push_back({run->id, run->spec.judge});
    m_strip->setRuns(std::move(undiagnosed), 1);
    updateStart();
}

/// Why it cannot be started; empty if it can.
QString ScoringDialog::problem() const {
    const store::RunRecord* run = m_session.run(this->run());
    if (!run) return tr("No run has any replies yet");
    if (!m_hub.canScore()) return tr("The workspace is open for reading only");
    if (run->state == store::RunState::Running || m_session.hub().isActive(run->id))
        return tr("%1 is still being asked: wait for its end or stop it").arg(QString::fromStdString(run->name));
    const std::string name = m_name->text().trimmed().toStdString();
    if (name.empty()) return tr("It needs a name");
    if (std::any_of(m_scorings.list.begin(), m_scorings.list.end(), [&](const auto& one) { return one.name == name; }))
        return tr("The run has a scoring of that name");
    if (m_hub.isWaiting(run->id)) return tr("A scoring of this run is being made");
    return {};
}

void ScoringDialog::updateStart() {
    const QString why = problem();
    const store::RunRecord* run = m_session.run(this->run());
    m_start->setText(run ? tr("Re-score %1 replies").arg(numberText(run->counts.done())) : tr("Re-score"));
    m_start->setEnabled(why.isEmpty());
    m_start->setToolTip(why.isEmpty() ? tr("Judge the stored replies with these settings and keep both judgements")
                                      : why);
    m_reason->setText(why);
    const bool isOwn = m_list->currentRow() <= 0;
    m_remove->setEnabled(!isOwn && m_hub.canScore());
    m_remove->setToolTip(isOwn ? tr("The run's own judgement stays; choose a scoring")
                               : tr("Remove the scoring; it can be made again from the replies"));
}

void ScoringDialog::start() {
    if (!problem().isEmpty()) return;
    m_ownName = false;
    m_hub.score({run(), m_name->text().trimmed().toStdString(), judge(), {}});
}

void ScoringDialog::removeCurrent() {
    const int line = m_list->currentRow() - 1;
    if (line < 0 || static_cast<std::size_t>(line) >= m_scorings.list.size()) return;
    m_hub.remove(m_scorings.list[static_cast<std::size_t>(line)]);
}

/// A scoring follows from the replies: to undo its removal is to make it again.
void ScoringDialog::sayRemoved(const store::ScoringRecord& scoring, const scoring::ScoringRequest& request) {
    const QString name = QString::fromStdString(scoring.name);
    const store::RunRecord* run = m_session.run(scoring.run);
    const auto again = [hub = &m_hub, request] { hub->score(request); };
    if (run && run->counts.done() == scoring.replies)
        m_notice->sayBriefly(tr("Removed “%1”.").arg(name), tr("Undo"), again);
    else
        m_notice->sayBriefly(
            tr("Removed “%1”. The run has other replies than it was made from: made again, it will differ.").arg(name),
            tr("Make it again"), again);
    load();
}

} // namespace chronoscope::ui
