// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/LabelsPage.h"

#include "core/results/Aggregate.h"
#include "core/results/CellLabels.h"
#include "ui/annotation/AnnotationExport.h"
#include "ui/annotation/DisagreementList.h"
#include "ui/dialogs/AcceptedScoringDialog.h"
#include "ui/pages/LabelNumbers.h"
#include "ui/views/CoreWords.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;

namespace {
constexpr int kPauseMs = 300; ///< after the last annotation
constexpr int kMostChoiceWidth = 320;
constexpr int kNoticePlace = 1; ///< under the title

QComboBox* makeChoice(QWidget* parent, const char* name, const QString& tip) {
    auto* choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setAccessibleName(tip);
    choice->setToolTip(tip);
    choice->setMaximumWidth(kMostChoiceWidth);
    return choice;
}
} // namespace

LabelsPage::LabelsPage(Results& results, Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Labels"), "labels", parent), m_hub(hub),
      m_views(makeChoice(this, "labelsViews", tr("What is shown"))),
      m_columns(makeChoice(this, "labelsColumns", tr("What the columns stand for"))),
      m_sets(makeChoice(this, "labelsSets",
                        tr("The label set whose annotations are counted, at first the one most used; those made with "
                           "another are left out"))),
      m_make(new QPushButton(tr("Make a scoring of accepted answers…"), this)), m_notice(new NoticeBar(this)),
      m_source(makeText(this, "labelsSource", Role::Caption)), m_stack(new QStackedWidget(this)),
      m_plot(new widgets::HeatmapPlot(this)), m_below(new LabelNumbers(
                                                  *table(), [this](int column) { return isText(column); }, hub, this)) {
    m_plot->setObjectName(QStringLiteral("labelsPlot"));
    m_stack->addWidget(m_plot);
    m_stack->addWidget(m_below);
    setView(m_stack);
    makeControls();
    for (QWidget* line : std::initializer_list<QWidget*>{m_source, m_notice}) {
        line->hide();
        static_cast<QVBoxLayout*>(layout())->insertWidget(kNoticePlace, line);
    }
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &LabelsPage::follow);
    connect(&hub, &AnnotationHub::itemsChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&hub, &AnnotationHub::changed, this, [this] {
        fillSets();
        m_pause.start();
    });
    connect(&session, &Session::workspaceChanged, this, &LabelsPage::forget);
    connect(m_plot, &widgets::HeatmapPlot::cellActivated, this, &LabelsPage::narrow);
    fillSets();
    showControls();
}

LabelsPage::~LabelsPage() { m_stop.request_stop(); }

DisagreementList* LabelsPage::disagreements() const { return m_below->disagreements(); }

void LabelsPage::makeControls() {
    for (const QString& name : {tr("Shares of labels"), tr("Agreement"), tr("Matcher audit")})
        m_views->addItem(name);
    const auto add = [this](const QString& text, LabelColumns columns) {
        m_columns->addItem(text, static_cast<int>(columns));
    };
    add(tr("Columns: years"), LabelColumns::Years);
    add(tr("Columns: runs"), LabelColumns::Runs);
    add(tr("Columns: relations"), LabelColumns::Relations);
    add(tr("Columns: domains"), LabelColumns::Domains);
    add(tr("Columns: templates"), LabelColumns::Templates);
    m_make->setObjectName(QStringLiteral("makeScoringButton"));
    addControl(m_views);
    addControl(m_columns);
    addControl(m_sets);
    addSwitch(m_make);
    auto* exporting = new QPushButton(tr("Export annotations…"), this);
    exporting->setObjectName(QStringLiteral("exportAnnotationsButton"));
    exporting->setToolTip(tr("Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio"));
    addSwitch(exporting);
    connect(exporting, &QPushButton::clicked, this, [this] { exportAnnotations(m_session, m_hub, m_dialogs, this); });
    connect(m_views, &QComboBox::currentIndexChanged, this, [this] {
        showControls();
        recompute();
    });
    connect(m_columns, &QComboBox::activated, this, &LabelsPage::recompute);
    connect(m_sets, &QComboBox::activated, this, [this] {
        m_chosenSet = m_sets->currentData().toString().toStdString();
        recompute();
    });
    connect(m_make, &QPushButton::clicked, this, &LabelsPage::makeScoring);
}

LabelsPage::View LabelsPage::view() const { return static_cast<View>(m_views->currentIndex()); }

void LabelsPage::show(View view) { m_views->setCurrentIndex(static_cast<int>(view)); }

/// None where it is narrowed by what the command does not know.
QString LabelsPage::command() const {
    results::ResultFilter rest = m_results.filter();
    const bool isScored = std::any_of(m_results.choices().begin(), m_results.choices().end(),
                                      [](const auto& run) { return run.scoring != 0; });
    using Part = results::FilterPart;
    rest = rest.without(Part::Runs);
    if (view() != View::Agreement) // that is of all items of the runs
        for (const Part part :
             {Part::Domains, Part::States, Part::Relations, Part::Subject, Part::Templates, Part::Years})
            rest = rest.without(part);
    return rest.empty() && !isScored ? ResultPage::command() : QString();
}

QStringList LabelsPage::commandOptions() const {
    QStringList options = ResultPage::commandOptions();
    if (const QString set = m_sets->currentData().toString(); !set.isEmpty())
        options << QStringLiteral("--label-set") << set;
    switch (view()) {
    case View::Agreement: return options << QStringLiteral("--table") << QStringLiteral("agreement");
    case View::Audit: return options << QStringLiteral("--table") << QStringLiteral("audit");
    case View::Counts: break;
    }
    switch (static_cast<LabelColumns>(m_columns->currentData().toInt())) {
    case LabelColumns::Years: return options << QStringLiteral("--by") << QStringLiteral("label,year");
    case LabelColumns::Relations: return options << QStringLiteral("--by") << QStringLiteral("label,relation");
    case LabelColumns::Domains: return options << QStringLiteral("--by") << QStringLiteral("label,domain");
    case LabelColumns::Templates: return options << QStringLiteral("--by") << QStringLiteral("label,template");
    case LabelColumns::Runs: break;
    }
    return options << QStringLiteral("--by") << QStringLiteral("label");
}

void LabelsPage::showControls() {
    const View now = view();
    m_columns->setVisible(now == View::Counts);
    m_sets->setVisible(m_sets->count() > 1);
    m_make->setVisible(now == View::Audit);
    m_make->setEnabled(m_hub.canWrite());
    m_make->setToolTip(
        m_hub.canWrite()
            ? tr("Judge a run again with the accepted answers as right, whatever label set they were given with: "
                 "a scoring of its own beside the run's own judgement, which stays")
            : m_hub.whyNot());
    if (now != View::Counts)
        m_below->show(now == View::Audit ? LabelNumbers::Below::Audit : LabelNumbers::Below::Disagreements);
    m_stack->setCurrentIndex(now == View::Counts ? 0 : 1);
}

/// Whatever was said of the workspace before.
void LabelsPage::forget() {
    m_stop.request_stop();
    m_chosenSet.clear();
    m_asked.clear();
    m_answers = {};
    m_forReport = false;
    m_notice->hide(); // its button would choose a run that may be another one here
    m_source->hide();
}

void LabelsPage::fillSets() {
    const QVariant shown = m_sets->currentData();
    const QSignalBlocker quiet(m_sets);
    m_sets->clear();
    for (const annotation::LabelSet& set : m_hub.labelSets()) {
        const QString name = QString::fromStdString(set.name);
        m_sets->addItem(tr("Label set: %1").arg(name), name);
    }
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(shown)));
    showControls();
}

bool LabelsPage::presentUnannotated() {
    if (m_hub.isReady() && m_hub.book().size() > 0) return false;
    m_asked.clear();
    m_answers = {};
    m_forReport = m_forReport && !m_hub.isReady() && m_hub.unread().isEmpty();
    m_source->hide();
    if (!m_hub.unread().isEmpty())
        presentNothing(tr("The annotations cannot be read"), m_hub.unread(), tr("Try again"),
                       [this] { m_hub.reload(); });
    else if (!m_hub.isReady())
        presentNothing(tr("Reading the annotations…"), {});
    else if (m_hub.canWrite())
        presentNothing(
            tr("Nothing is annotated yet"),
            tr("Read wrong answers on the Items tab and say why each is wrong: what it adds up to appears here."),
            tr("Annotate…"), [this] { emit annotateWanted(); });
    else
        presentNothing(tr("Nothing is annotated yet"), m_hub.whyNot());
    return true;
}

LabelQuestion LabelsPage::question() { return {m_hub.snapshot(), m_hub.labelSets(), m_chosenSet}; }

/// Something was annotated, or the annotations are there at last.
void LabelsPage::follow() {
    if (m_forReport)
        askAll();
    else
        recompute();
}

void LabelsPage::recompute() {
    if (!m_results.set()) m_source->hide();
    ResultPage::recompute();
}

void LabelsPage::refresh() {
    if (!m_forReport) m_stop.request_stop();
    if (!presentUnannotated()) ask(view());
}

void LabelsPage::askAll() {
    m_forReport = true;
    if (!m_results.set() || presentUnannotated()) return;
    for (const View one : {View::Counts, View::Agreement, View::Audit})
        ask(one);
}

void LabelsPage::ask(View which) {
    m_asked.insert(which);
    if (which == View::Counts) {
        const auto columns = static_cast<LabelColumns>(m_columns->currentData().toInt());
        m_results.compute(
            this, "labelCounts",
            [question = question(), columns](const ResultSet& set, const ResultFilter& filter) {
                return countLabels(question, set, filter, columns);
            },
            [this](LabelsCounted counts) {
                if (!isAnswerTo(View::Counts)) return;
                m_plot->setData(std::move(counts.figures.heat));
                m_answers.counts = std::move(counts);
                answered(View::Counts);
            });
    } else if (which == View::Agreement) {
        m_results.compute(
            this, "labelsAgreement",
            [question = question(), whole = m_results.set()](const ResultSet&, const ResultFilter& filter) {
                return compareAnnotators(question, whole, filter);
            },
            [this](LabelsCompared agreement) {
                if (!isAnswerTo(View::Agreement)) return;
                m_answers.agreement = std::move(agreement);
                answered(View::Agreement);
            });
    } else {
        m_stop.request_stop();
        m_stop = std::stop_source();
        m_session.query(
            this, "labelsAudit",
            [question = question(), set = m_results.set(), filter = m_results.filter(), stop = m_stop.get_token()](
                store::Database& database) { return auditRuns(database, question, set, filter, stop); },
            [this](Result<LabelsAudited> audit) {
                if (!isAnswerTo(View::Audit)) return;
                m_answers.audit = std::move(audit);
                answered(View::Audit);
            });
    }
}

/// Whether it is still asked for: of this workspace, whose annotations are there. Then it is no more.
bool LabelsPage::isAnswerTo(View which) { return m_asked.erase(which) != 0; }

void LabelsPage::answered(View which) {
    if (!m_results.set()) return;
    const bool wasForReport = std::exchange(m_forReport, m_forReport && !m_asked.empty());
    if (which == view())
        presentAnswer();
    else if (wasForReport)
        emit drawn();
}

void LabelsPage::presentAnswer() {
    switch (view()) {
    case View::Counts: return presentCounts();
    case View::Agreement: return presentAgreement();
    case View::Audit: return presentAudit();
    }
}

void LabelsPage::showSource(const LabelSource& source) {
    m_source->setText(sourceText(source));
    m_source->show();
    m_sets->setCurrentIndex(m_sets->findData(QString::fromStdString(source.labels.name)));
}

void LabelsPage::presentCounts() {
    const LabelFigures& figures = m_answers.counts->figures;
    showSource(m_answers.counts->source);
    if (figures.undecided > 0)
        m_source->setText(tr("%1 Left out, as their annotators give no label together: %2.")
                              .arg(m_source->text(), numberText(figures.undecided)));
    if (figures.labels.empty())
        presentNothing(
            tr("No labels here"),
            tr("None of the wrong answers that pass the filter has a label that its annotators give together."),
            m_results.filter().empty() ? QString() : tr("Clear the filter"), [this] { m_results.setFilter({}); });
    else
        present(figures.numbers);
}

/// What filters call a label of the set that is counted.
std::string LabelsPage::filterWord(const std::string& label) const {
    const auto all = m_results.set() ? m_results.set()->labels : nullptr;
    if (!all) return label;
    const auto at = std::find_if(all->labels.begin(), all->labels.end(), [&](const results::CellLabels::Label& one) {
        return one.key == label && one.set == m_answers.counts->source.labels.name;
    });
    return at == all->labels.end() ? label : all->word(*at);
}

/// The cells behind a share, on all result pages.
void LabelsPage::narrow(int row, int column) {
    if (!m_answers.counts || !m_plot->data().contains(row, column)) return;
    const auto& [source, set, figures] = *m_answers.counts;
    ResultFilter filter = results::brushed(
        *set, m_results.filter(), behind(figures, static_cast<std::size_t>(row), static_cast<std::size_t>(column)));
    filter.labels = {filterWord(figures.labels.at(static_cast<std::size_t>(row)))};
    if (filter.categories.empty())
        filter.categories = {analysis::CellCategory::PartialGreedy, analysis::CellCategory::PartialSampled,
                             analysis::CellCategory::Incorrect};
    filter.tidy();
    m_results.setFilter(std::move(filter));
}

void LabelsPage::presentAgreement() {
    const LabelsCompared& agreement = *m_answers.agreement;
    showSource(agreement.source);
    if (agreement.report.shared == 0) {
        presentNothing(
            tr("No item has two annotators yet"),
            tr("Agreement is counted over items that at least two people labelled; of those that pass the filter %1 "
               "are labelled at all. Let somebody else work "
               "through the same queue, or merge another copy of the workspace (chronoscope annotate merge).")
                .arg(agreement.report.items));
        return;
    }
    m_source->setText(sourceText(agreement.source) + QLatin1Char(' ') + agreementText(agreement.report));
    m_below->disagreements()->show(agreement.set, agreement.source.labels, agreement.report.disagreements);
    present(agreementTable(agreement.report, agreement.source.labels));
    m_below->hideLast(static_cast<int>(numbers().columns.size()));
}

void LabelsPage::presentAudit() {
    if (!*m_answers.audit) {
        const Error& error = m_answers.audit->error();
        if (error.code != ErrorCode::Cancelled)
            presentNothing(tr("The matcher cannot be audited"), coreWords(error), tr("Try again"),
                           [this] { recompute(); });
        return;
    }
    const LabelsAudited& audit = **m_answers.audit;
    showSource(audit.source);
    if (audit.audits.empty()) {
        presentNothingPasses();
        return;
    }
    m_below->setAuditWords(auditText(*audit.set, audit.audits));
    present(auditTable(*audit.set, audit.audits, audit.source.labels.name));
    m_below->hideLast(static_cast<int>(numbers().columns.size()));
}

ReportPage LabelsPage::forReport() {
    return {this, [this] { return m_forReport; }, [this] { askAll(); }, [this] { return parts(); }};
}

std::vector<ReportPart> LabelsPage::parts() const {
    if (!m_hub.unread().isEmpty())
        return {{title(), tr("The annotations cannot be read: %1").arg(m_hub.unread()), {}, {}}};
    std::vector<ReportPart> parts;
    if (const auto& counts = m_answers.counts; counts && !counts->figures.labels.empty())
        parts.push_back(
            {title(), sourceText(counts->source), counts->figures.numbers,
             [plot = m_plot](const QString& path, QString* problem) { return plot->exportTo(path, problem); }});
    if (const auto& agreement = m_answers.agreement; agreement && agreement->report.shared > 0)
        parts.push_back({tr("%1: agreement of annotators").arg(title()),
                         sourceText(agreement->source),
                         agreementTable(agreement->report, agreement->source.labels),
                         {}});
    const QString audited = tr("%1: matcher audit").arg(title());
    if (const auto& audit = m_answers.audit; audit && !*audit)
        parts.push_back({audited, tr("The matcher cannot be audited: %1").arg(coreWords(audit->error())), {}, {}});
    else if (audit && !(*audit)->audits.empty())
        parts.push_back({audited,
                         sourceText((*audit)->source) + QLatin1Char('\n') + auditText(*(*audit)->set, (*audit)->audits),
                         auditTable(*(*audit)->set, (*audit)->audits, (*audit)->source.labels.name),
                         {}});
    return parts;
}

void LabelsPage::makeScoring() {
    if (!m_results.set() || m_session.runs().empty()) return;
    const auto& choices = m_results.choices();
    auto* dialog =
        new AcceptedScoringDialog(m_session, m_hub, m_session.runs(), choices.empty() ? 0 : choices.front().run, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AcceptedScoringDialog::made, this, &LabelsPage::sayMade);
    dialog->open();
}

void LabelsPage::sayMade(const store::ScoringRecord& scoring) {
    m_notice->sayBriefly(
        tr("The scoring “%1” is made. The run's own judgement is as it was.").arg(QString::fromStdString(scoring.name)),
        tr("Show it beside the others"), [this, choice = results::RunChoice{scoring.run, scoring.id}] {
            auto choices = m_results.choices();
            choices.push_back(choice);
            m_results.choose(std::move(choices));
        });
}

bool LabelsPage::writeFigure(const QString& path, QString* problem) const {
    if (view() == View::Counts) return m_plot->exportTo(path, problem);
    *problem = tr("These are numbers without a figure: export them as CSV.");
    return false;
}

} // namespace chronoscope::ui
