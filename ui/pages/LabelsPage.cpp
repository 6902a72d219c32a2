// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/LabelsPage.h"

#include "core/annotation/AnnotationQueue.h"
#include "core/run/RunFactory.h"
#include "ui/annotation/DisagreementList.h"
#include "ui/dialogs/AcceptedScoringDialog.h"
#include "ui/theme/Tokens.h"
#include "ui/views/NoticeBar.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

using results::ResultFilter;
using results::ResultSet;

namespace {
constexpr int kPauseMs = 300; ///< after the last annotation
constexpr int kMostTextWidth = 200;
constexpr int kAuditTableHeight = 200; ///< the words below it say the same
constexpr int kNoticePlace = 1; ///< under the title

QComboBox* makeChoice(QWidget* parent, const char* name, const QString& tip) {
    auto* choice = new QComboBox(parent);
    choice->setObjectName(QLatin1String(name));
    choice->setAccessibleName(tip);
    choice->setToolTip(tip);
    return choice;
}

/// Those that the filter chooses.
std::set<annotation::ItemKey> annotatedItems(const ResultSet& set, const ResultFilter& filter) {
    std::set<annotation::ItemKey> items;
    if (!set.labels) return items;
    for (const auto& selection : results::select(set, filter)) {
        std::vector<std::uint8_t> chosen(set.run(selection.run).category.size(), 0);
        results::forEachCell(selection, [&](std::size_t, std::size_t cell, results::Block) { chosen[cell] = 1; });
        for (const auto& one : set.labels->runs[selection.run].cells)
            if (chosen[one.cell] != 0) items.insert(results::itemOf(set, selection.run, one.cell));
    }
    return items;
}

Result<std::vector<RunAudit>> auditRuns(store::Database& database, const ResultSet& set, const ResultFilter& filter,
                                        const annotation::AnnotationBook& book, const std::stop_token& stop) {
    std::vector<RunAudit> audits;
    for (const auto& selection : results::select(set, filter)) {
        const results::RunColumns& run = set.run(selection.run);
        const auto context = run::loadTemplateRun(database, run.choice.run);
        if (!context) return context.error();
        const auto accepted = annotation::overridesOf(book, run.identity, annotation::OverrideScope::ThisRun);
        const auto rejudged = annotation::rejudge(database, **context, run.judge, accepted, stop);
        if (!rejudged) return rejudged.error();
        const auto queue = annotation::newestRandomQueue(database, run.choice.run);
        if (!queue) return queue.error();
        audits.push_back({selection.run, annotation::matcherAudit(set, filter, selection.run, *rejudged, *queue)});
    }
    return audits;
}
} // namespace

LabelsPage::LabelsPage(Results& results, Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent)
    : ResultPage(results, session, dialogs, tr("Labels"), "labels", parent), m_hub(hub),
      m_views(makeChoice(this, "labelsViews", tr("What is shown"))), m_columns(makeChoice(this, "labelsColumns", tr("What the columns stand for"))),
      m_sets(makeChoice(this, "labelsSets", tr("The label set whose annotations are compared"))), m_make(new QPushButton(tr("Make a scoring of accepted answers…"), this)),
      m_notice(new NoticeBar(this)), m_stack(new QStackedWidget(this)), m_plot(new widgets::HeatmapPlot(this)), m_below(new QTableView(this)),
      m_disagreements(new DisagreementList(hub, this)), m_auditArea(new QScrollArea(this)), m_auditWords(new QLabel(this)) {
    m_plot->setObjectName(QStringLiteral("labelsPlot"));
    m_stack->addWidget(m_plot);
    m_stack->addWidget(makeBelow());
    setView(m_stack);
    makeControls();
    m_notice->hide();
    static_cast<QVBoxLayout*>(layout())->insertWidget(kNoticePlace, m_notice);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &LabelsPage::recompute);
    connect(&hub, &AnnotationHub::itemsChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&hub, &AnnotationHub::changed, this, [this] {
        fillSets();
        m_pause.start();
    });
    connect(m_plot, &widgets::HeatmapPlot::cellActivated, this, &LabelsPage::narrow);
    fillSets();
    showControls();
}

LabelsPage::~LabelsPage() { m_stop.request_stop(); }

void LabelsPage::makeControls() {
    for (const QString& name : {tr("Counts"), tr("Agreement"), tr("Matcher audit")})
        m_views->addItem(name);
    const auto add = [this](const QString& text, LabelColumns columns) { m_columns->addItem(text, static_cast<int>(columns)); };
    add(tr("Columns: years"), LabelColumns::Years);
    add(tr("Columns: runs"), LabelColumns::Runs);
    add(tr("Columns: relations"), LabelColumns::Relations);
    add(tr("Columns: domains"), LabelColumns::Domains);
    add(tr("Columns: templates"), LabelColumns::Templates);
    m_make->setObjectName(QStringLiteral("makeScoringButton"));
    m_make->setToolTip(tr("Judge a run again with the accepted answers as right: a scoring of its own beside the run's own judgement, which stays"));
    addControl(m_views);
    addControl(m_columns);
    addControl(m_sets);
    addSwitch(m_make);
    connect(m_views, &QComboBox::currentIndexChanged, this, [this] {
        showControls();
        recompute();
    });
    connect(m_columns, &QComboBox::activated, this, &LabelsPage::recompute);
    connect(m_sets, &QComboBox::activated, this, &LabelsPage::recompute);
    connect(m_make, &QPushButton::clicked, this, &LabelsPage::makeScoring);
}

/// The numbers, and below them what can be done about them.
QWidget* LabelsPage::makeBelow() {
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_below->setObjectName(QStringLiteral("labelsNumbers"));
    m_below->setAccessibleName(tr("Numbers of the annotations"));
    m_below->setModel(table()->model());
    m_below->setSelectionModel(table()->selectionModel());
    m_below->addActions(table()->actions()); // rows are copied here too
    m_below->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_below->setShowGrid(false);
    m_below->setWordWrap(false);
    m_below->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_below->setTabKeyNavigation(false);
    m_below->setTextElideMode(Qt::ElideMiddle);
    m_below->horizontalHeader()->setHighlightSections(false);
    m_below->verticalHeader()->hide();
    m_below->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_auditWords->setObjectName(QStringLiteral("auditWords"));
    m_auditWords->setTextFormat(Qt::PlainText);
    m_auditWords->setWordWrap(true);
    m_auditWords->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_auditWords->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_auditWords->setMargin(Tokens::kSpace8);
    m_auditArea->setWidget(m_auditWords);
    m_auditArea->setWidgetResizable(true);
    m_auditArea->setFrameShape(QFrame::NoFrame);
    splitter->addWidget(m_below);
    splitter->addWidget(m_disagreements);
    splitter->addWidget(m_auditArea);
    for (int part = 0; part < splitter->count(); ++part)
        splitter->setStretchFactor(part, part == 0 ? 2 : 3);
    return splitter;
}

LabelsPage::View LabelsPage::view() const { return static_cast<View>(m_views->currentIndex()); }

void LabelsPage::show(View view) { m_views->setCurrentIndex(static_cast<int>(view)); }

void LabelsPage::showControls() {
    const View now = view();
    m_columns->setVisible(now == View::Counts);
    m_sets->setVisible(now == View::Agreement && m_sets->count() > 1);
    m_make->setVisible(now == View::Audit);
    m_disagreements->setVisible(now == View::Agreement);
    m_auditArea->setVisible(now == View::Audit);
    m_below->setMaximumHeight(now == View::Audit ? kAuditTableHeight : QWIDGETSIZE_MAX);
    m_below->setToolTip(now == View::Agreement
                            ? tr("alpha: Krippendorff's, of all annotators; kappa: Cohen's, of two. 1: they always agree; 0: as by chance; "
                                 "empty: undefined, for only one answer was ever given. items: labelled by two or more; disputed: of these, "
                                 "those on which they differ.")
                            : tr("alias missed: labelled Incorrect answers that were right and not seen by the matcher, with the 95 % Wilson "
                                 "interval of their share; gained: cells that become Correct with the accepted answers; estimated: Correct "
                                 "were all Incorrect answers annotated, told from a queue of random order alone."));
    m_stack->setCurrentIndex(now == View::Counts ? 0 : 1);
}

void LabelsPage::fillSets() {
    const QString chosen = m_sets->currentText();
    const QSignalBlocker quiet(m_sets);
    m_sets->clear();
    for (const annotation::LabelSet& set : m_hub.labelSets())
        m_sets->addItem(QString::fromStdString(set.name));
    m_sets->setCurrentIndex(std::max(0, m_sets->findText(chosen)));
    showControls();
}

bool LabelsPage::presentUnannotated() {
    if (!m_hub.isReady())
        presentNothing(tr("Reading the annotations…"), {});
    else if (m_hub.book().size() == 0)
        presentNothing(tr("Nothing is annotated yet"), tr("Read wrong answers on the Items tab and say why each is wrong: what it adds up to appears here."),
                       tr("Annotate…"), [this] { emit annotateWanted(); });
    else
        return false;
    return true;
}

void LabelsPage::refresh() {
    m_stop.request_stop();
    if (presentUnannotated()) return;
    switch (view()) {
    case View::Counts: return count();
    case View::Agreement: return compare();
    case View::Audit: return audit();
    }
}

void LabelsPage::count() {
    const auto columns = static_cast<LabelColumns>(m_columns->currentData().toInt());
    m_results.compute(
        this, "labels", [columns](const ResultSet& set, const ResultFilter& filter) {
            return labelFigures(set, filter.without(results::FilterPart::Labels), columns); // a share must not choose by its outcome
        },
        [this](LabelFigures figures) {
            if (view() == View::Counts) takeCounts(std::move(figures));
        });
}

void LabelsPage::takeCounts(LabelFigures figures) {
    m_labels = std::move(figures.labels);
    m_years = std::move(figures.years);
    m_plot->setData(std::move(figures.heat));
    if (m_labels.empty())
        presentNothing(tr("No labels here"), tr("None of the wrong answers that pass the filter has a label that its annotators give together."),
                       m_results.filter().empty() ? QString() : tr("Clear the filter"), [this] { m_results.setFilter({}); });
    else
        present(std::move(figures.numbers));
}

/// The cells behind a share, on all result pages.
void LabelsPage::narrow(int row, int column) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_labels.size()) return;
    ResultFilter filter = m_results.filter();
    filter.labels = {m_labels[static_cast<std::size_t>(row)]};
    if (column >= 0 && static_cast<std::size_t>(column) < m_years.size()) {
        const int year = m_years[static_cast<std::size_t>(column)];
        filter.years = {{year, year}};
    }
    m_results.setFilter(std::move(filter));
}

void LabelsPage::compare() {
    const auto place = static_cast<std::size_t>(std::max(0, m_sets->currentIndex()));
    if (place >= m_hub.labelSets().size()) return;
    m_results.compute(
        this, "labels",
        [whole = m_results.set(), book = m_hub.snapshot(), labels = m_hub.labelSets()[place]](const ResultSet& set, const ResultFilter& filter) {
            const auto items = annotatedItems(set, filter.without(results::FilterPart::Labels));
            return Agreed{whole, labels, annotation::agreement(*book, labels, [&](const annotation::ItemKey& item) { return items.contains(item); })};
        },
        [this](Agreed agreed) {
            if (view() == View::Agreement) takeAgreement(std::move(agreed));
        });
}

void LabelsPage::takeAgreement(Agreed agreed) {
    if (!m_results.set()) return;
    if (agreed.report.shared == 0) {
        presentNothing(tr("No item has two annotators yet"),
                       tr("Agreement is counted over items that at least two people labelled; of those that pass the filter %1 are labelled at all. Let somebody else work "
                          "through the same queue, or merge another copy of the workspace (chronoscope annotate merge).")
                           .arg(agreed.report.items));
        return;
    }
    m_disagreements->show(agreed.set, agreed.labels, std::move(agreed.report.disagreements));
    present(agreementTable(agreed.report, agreed.labels));
    m_below->resizeColumnsToContents();
}

void LabelsPage::audit() {
    m_stop = std::stop_source();
    m_session.query(
        this, "labelsAudit",
        [set = m_results.set(), filter = m_results.filter(), book = m_hub.snapshot(), stop = m_stop.get_token()](store::Database& database) {
            return auditRuns(database, *set, filter, *book, stop);
        },
        [this, set = m_results.set()](const Result<std::vector<RunAudit>>& audits) {
            if (view() == View::Audit && m_results.set()) takeAudit(*set, audits);
        });
}

void LabelsPage::takeAudit(const ResultSet& set, const Result<std::vector<RunAudit>>& audits) {
    if (!audits) {
        if (audits.error().code != ErrorCode::Cancelled)
            presentNothing(tr("The matcher cannot be audited"), QString::fromStdString(audits.error().text()), tr("Try again"), [this] { recompute(); });
        return;
    }
    if (audits->empty()) {
        presentNothingPasses();
        return;
    }
    m_auditWords->setText(auditText(set, *audits));
    present(auditTable(set, *audits));
    m_below->resizeColumnsToContents();
    for (int column = 0; column < static_cast<int>(numbers().columns.size()); ++column)
        m_below->setColumnWidth(column, std::min(m_below->columnWidth(column), kMostTextWidth));
}

void LabelsPage::makeScoring() {
    if (!m_results.set() || m_session.runs().empty()) return;
    const auto& choices = m_results.choices();
    auto* dialog = new AcceptedScoringDialog(m_session, m_hub, m_session.runs(), choices.empty() ? 0 : choices.front().run, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AcceptedScoringDialog::made, this, &LabelsPage::sayMade);
    dialog->open();
}

void LabelsPage::sayMade(const store::ScoringRecord& scoring) {
    m_notice->say(tr("The scoring “%1” is made. The run's own judgement is as it was.").arg(QString::fromStdString(scoring.name)),
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
