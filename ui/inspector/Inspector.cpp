// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/Inspector.h"

#include "core/analysis/ReportTables.h"
#include "core/matching/FuzzyMatcher.h"
#include "ui/annotation/CellLabelBar.h"
#include "ui/inspector/ReplyPanel.h"
#include "ui/theme/Tokens.h"
#include "ui/views/AnswersView.h"
#include "ui/views/ElementView.h"
#include "ui/views/EmptyState.h"
#include "ui/views/GoldMark.h"
#include "ui/views/HeatmapView.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"

#include <QButtonGroup>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace chronoscope::ui {

using analysis::CellCategory;

namespace {
constexpr std::array kChipOrder{CellCategory::Correct, CellCategory::PartialGreedy, CellCategory::PartialSampled,
                                CellCategory::Incorrect, CellCategory::Missing};
constexpr int kAllChip = 100;
constexpr int kRowsAtLeast = 3; // of the samples, where the window is low

QLabel* makeLabel(QWidget* parent, const char* role) {
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

/// As low as it may be: in a column that scrolls it would else be given the 192 pixels that Qt likes.
class LowTable final : public QTableWidget {
public:
    using QTableWidget::QTableWidget;
    QSize sizeHint() const override { return {QTableWidget::sizeHint().width(), minimumHeight()}; }
};

bool isMissing(const SampleView& sample) {
    return sample.outcome.empty() || sample.outcome.starts_with("error");
}

QString outcomeOf(const SampleView& sample) {
    if (sample.outcome.empty()) return Inspector::tr("not asked yet");
    return isMissing(sample) ? QString::fromStdString(sample.outcome) : outcomeText(sample.kind, sample.leftOut);
}

widgets::Mark markOfSample(const SampleView& sample) {
    if (isMissing(sample)) return widgets::Mark::Missing;
    if (sample.leftOut) return widgets::Mark::None;
    return sample.hit ? widgets::Mark::Correct : widgets::Mark::Incorrect;
}

/// A name that is nothing like the right one has no exact score.
QString scoreText(const SampleView& sample, prompt::Template form) {
    const bool isLow = form == prompt::Template::Generation && sample.outcome == "answered" && sample.score <= 0;
    return isLow ? QStringLiteral("< %1").arg(QLocale().toString(matching::kScoreFloor)) : QLocale().toString(sample.score, 'f', 1);
}
} // namespace

Inspector::Inspector(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent)
    : QWidget(parent), m_session(session), m_results(results), m_annotations(annotations), m_model(new CellElementsModel(this)), m_stack(new QStackedWidget(this)) {
    setProperty("role", "page");
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* empty = new EmptyState(this);
    empty->setTexts(tr("Nothing selected"), tr("Click a cell of the heat map, or an element of the benchmark."));
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_cellPart = makeCellPart();
    splitter->addWidget(m_cellPart);
    splitter->addWidget(makeElementPart());
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 4);
    splitter->setSizes({310, 460}); // a few elements beside their counts
    m_stack->addWidget(empty);
    m_stack->addWidget(splitter);
    layout->addWidget(m_stack);
    connect(&session, &Session::selectionChanged, this, &Inspector::follow);
    connect(&results, &Results::changed, this, [this] {
        tagElements();
        showSubject();
    });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_query = std::make_shared<InspectorQuery>();
        follow();
    });
    connect(m_model, &CellElementsModel::pageWanted, this, &Inspector::loadPage);
    connect(&session.hub(), &RunHub::progressed, this, [this](const QList<qint64>& runs) {
        if (m_shown.run != 0 && runs.contains(m_shown.run)) loadCounts(); // the list itself waits for the end
    });
    connect(&session.hub(), &RunHub::ended, this, [this](qint64 run) {
        if (m_shown.run == 0 || run != m_shown.run) return;
        loadCell();
        if (m_shown.elementRow != 0) loadElement();
    });
    follow();
}

QWidget* Inspector::makeCellPart() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    m_title = makeLabel(part, "section");
    m_caption = makeLabel(part, "caption");
    auto* chips = new QWidget(part);
    auto* grid = new QGridLayout(chips);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(Tokens::kSpace4);
    m_chips = new QButtonGroup(this);
    const auto addChip = [&](int id, int place) {
        auto* chip = new QToolButton(chips);
        chip->setProperty("role", "chip");
        chip->setCheckable(true);
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setObjectName(QStringLiteral("chip%1").arg(id));
        m_chips->addButton(chip, id);
        grid->addWidget(chip, place / 2, place % 2, Qt::AlignLeft);
    };
    addChip(kAllChip, 0);
    for (std::size_t i = 0; i < kChipOrder.size(); ++i)
        addChip(static_cast<int>(kChipOrder[i]), static_cast<int>(i) + 1);
    grid->setColumnStretch(2, 1);
    m_chips->button(kAllChip)->setChecked(true);
    m_list = new QListView(part);
    m_list->setObjectName(QStringLiteral("cellElements"));
    m_list->setAccessibleName(tr("Elements of the cell"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LabelTagDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_title);
    layout->addWidget(m_caption);
    layout->addWidget(chips);
    layout->addWidget(m_list, 1);
    layout->addWidget(new CellLabelBar(m_annotations, m_session, *m_list, *m_model, part));
    connect(m_chips, &QButtonGroup::idClicked, this, [this](int id) {
        m_category = id == kAllChip ? std::nullopt : std::optional(static_cast<CellCategory>(id));
        loadPage(0);
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) { chooseElement(now); });
    return part;
}

QWidget* Inspector::makeElementPart() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    m_subject = makeLabel(part, "section");
    m_subject->setObjectName(QStringLiteral("inspectorSubject"));
    m_facts = makeLabel(part, "caption");
    m_ribbon = new widgets::ObjectRibbon(part);
    m_ribbon->setObjectName(QStringLiteral("inspectorRibbon"));
    m_samples = new LowTable(0, 5, part);
    m_samples->setObjectName(QStringLiteral("sampleTable"));
    m_samples->setAccessibleName(tr("Samples"));
    m_samples->setHorizontalHeaderLabels({tr("T"), tr("Set"), tr("Outcome"), tr("Answer"), tr("Score")});
    m_samples->horizontalHeaderItem(0)->setToolTip(tr("Temperature; 0 is greedy decoding"));
    m_samples->horizontalHeaderItem(1)->setToolTip(tr("Exemplar set: which four exemplars stood before the question"));
    m_samples->horizontalHeaderItem(3)->setToolTip(tr("What was read out of the reply"));
    m_samples->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_samples->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_samples->setSelectionMode(QAbstractItemView::SingleSelection);
    m_samples->setShowGrid(false);
    m_samples->setTabKeyNavigation(false);
    m_samples->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_samples->verticalHeader()->hide();
    m_samples->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_samples->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_samples->horizontalHeader()->setSectionResizeMode(3, QHeaderView::Stretch);
    m_panel = new ReplyPanel(m_session, part);
    layout->addWidget(m_subject);
    layout->addWidget(m_facts);
    m_legend = new LabelLegend(m_results, part);
    layout->addWidget(m_legend);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_samples, 2);
    layout->addWidget(m_panel, 3);
    connect(m_samples, &QTableWidget::currentCellChanged, this, [this](int row) { showSample(row); });
    connect(m_ribbon, &widgets::ObjectRibbon::yearSelected, this, [this](int year) {
        if (m_shown.run == 0) return;
        Selection selection = m_shown;
        selection.year = year;
        m_session.select(selection);
    });
    auto* scroll = new QScrollArea(this); // a low window has no room for all of it at once
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    part->setProperty("role", "page");
    scroll->setWidget(part);
    return scroll;
}

void Inspector::follow() {
    const Selection& now = m_session.selection();
    const bool sameCell = now.isSameCell(m_shown);
    const bool sameElement = sameCell && now.elementRow == m_shown.elementRow;
    m_shown = now;
    m_stack->setCurrentIndex(now.run == 0 && now.elementRow == 0 ? 0 : 1);
    m_cellPart->setVisible(now.run != 0);
    if (now.run != 0 && !sameCell) loadCell();
    if (now.elementRow != 0 && !sameElement) loadElement();
    if (now.elementRow == 0) showElement({});
}

void Inspector::loadCell() {
    const auto* record = m_session.run(m_shown.run);
    m_title->setText(tr("%1 · %2").arg(record ? QString::fromStdString(record->name) : QString(), QString::number(m_shown.year)));
    m_caption->setText(captionOf({}));
    tagElements();
    loadCounts();
    loadPage(0);
}

/// The labels of the cell's elements, where the run is one of those that the result pages show.
void Inspector::tagElements() {
    m_model->setMarks([set = m_results.set(), cell = m_shown](qint64 elementRow) -> CellElementsModel::Marks {
        const auto element = set ? set->elements->indexOfRow(elementRow) : std::nullopt;
        if (!element) return {};
        return {goldMark(*set, *element), goldNote(*set, *element), LabelMarks(set).ofRow(cell.run, elementRow, cell.form, cell.year)};
    });
}

void Inspector::loadCounts() {
    m_session.query(
        this, "counts",
        [query = m_query, selection = m_shown](store::Database& database) { return query->counts(database, selection); },
        [this](const Result<store::TallyCounts>& counts) {
            if (counts) showCounts(*counts);
        });
}

void Inspector::showCounts(const store::TallyCounts& counts) {
    const std::array<std::int64_t, 5> numbers{counts.correct, counts.partialGreedy, counts.partialSampled,
                                              counts.incorrect, counts.missing()};
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    for (std::size_t i = 0; i < kChipOrder.size(); ++i) {
        auto* chip = m_chips->button(static_cast<int>(kChipOrder[i]));
        chip->setText(tr("%1 %2").arg(displayName(kChipOrder[i]), QLocale().toString(static_cast<qlonglong>(numbers[i]))));
        chip->setIcon(widgets::CategoryMark::icon(markOf(kChipOrder[i]), theme));
        chip->setEnabled(numbers[i] > 0);
    }
    m_chips->button(static_cast<int>(CellCategory::Missing))
        ->setToolTip(tr("Not asked yet, or errors took the samples that would decide"));
    m_chips->button(kAllChip)->setText(tr("All %1").arg(QLocale().toString(static_cast<qlonglong>(counts.elements))));
    m_caption->setText(captionOf(counts));
}

/// What the cell is and, once they are counted, what its numbers are.
QString Inspector::captionOf(const store::TallyCounts& counts) const {
    const auto percent = [](double value) { return QLocale().toString(value, 'f', 1); };
    store::TallyFilter filter = m_shown.filter;
    filter.form = m_shown.form;
    QStringList lines{describe(filter)};
    if (const auto share = analysis::correctShare(counts); share.known)
        lines << tr("%1 % correct [%2, %3], n = %4")
                     .arg(percent(share.percent), percent(share.interval.low), percent(share.interval.high),
                          QLocale().toString(static_cast<qlonglong>(counts.judged())));
    if (counts.lostSamples > 0)
        lines << tr("%1 samples lost to errors").arg(QLocale().toString(static_cast<qlonglong>(counts.lostSamples)));
    if (m_shown.scoring != 0) lines << tr("As the run itself judged it, not as the scoring did that was clicked on");
    return lines.join(QLatin1Char('\n'));
}

void Inspector::loadPage(qint64 offset) {
    if (offset == 0) m_model->clear();
    m_session.query(
        this, "elements",
        [query = m_query, selection = m_shown, category = m_category, offset](store::Database& database) {
            return query->elements(database, selection, category, offset, CellElementsModel::kPage);
        },
        [this](Result<std::vector<store::CellRow>> rows) {
            if (!rows) return;
            m_model->append(std::move(rows).value());
            const int row = m_model->rowOf(m_shown.elementRow);
            if (row >= 0) m_list->setCurrentIndex(m_model->index(row));
        });
}

void Inspector::chooseElement(const QModelIndex& index) {
    const store::CellRow* cell = m_model->at(index.row());
    if (!cell || cell->row == m_shown.elementRow) return;
    Selection selection = m_shown;
    selection.elementRow = cell->row;
    m_session.select(selection);
}

void Inspector::loadElement() {
    m_session.query(
        this, "element",
        [query = m_query, selection = m_shown](store::Database& database) { return query->element(database, selection); },
        [this, row = m_shown.elementRow](Result<ElementView> view) {
            if (row != m_shown.elementRow) return; // nothing is chosen any more
            showElement(view ? *view : ElementView()); // never another element's replies
            if (!view) m_subject->setText(tr("This element cannot be read: %1").arg(QString::fromStdString(view.error().text())));
        });
}

void Inspector::showElement(const ElementView& view) {
    m_view = view;
    const bool any = !view.element.subject.empty();
    const bool samples = !view.samples.empty();
    for (QWidget* widget : {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_ribbon)})
        widget->setVisible(any);
    m_samples->setVisible(samples);
    m_panel->setVisible(samples);
    showSubject();
    if (!any) return;
    m_facts->setText(tr("%1 · %2 · %3").arg(QString::fromStdString(view.element.relation), displayName(view.element.domain),
                                           displayName(view.element.state)));
    const auto years = view.element.askableYears();
    m_ribbon->setData(years.front(), years.back(), ribbonSpans(view.element));
    QVector<widgets::Mark> marks(years.back() - years.front() + 1, widgets::Mark::None);
    for (const auto& [year, category] : view.years)
        marks[year - years.front()] = markOf(category);
    m_ribbon->setMarks(view.years.empty() ? QVector<widgets::Mark>() : marks);
    m_ribbon->setCurrentYear(m_shown.year > 0 ? std::optional(m_shown.year) : std::nullopt);
    m_samples->setRowCount(static_cast<int>(view.samples.size()));
    if (const store::RunRecord* run = m_session.run(m_shown.run))
        m_samples->horizontalHeaderItem(4)->setToolTip(tr("token_set_ratio with the nearest right object; %1 and more is a match in this run. What is below %2 is not measured exactly")
                                                           .arg(QLocale().toString(run->spec.judge.threshold), QLocale().toString(matching::kScoreFloor)));
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    for (int row = 0; row < m_samples->rowCount(); ++row) {
        const SampleView& sample = view.samples[static_cast<std::size_t>(row)];
        const bool uncounted = isMissing(sample) || sample.leftOut;
        const QStringList cells{QLocale::c().toString(sample.temperature), QString::number(sample.set),
                                outcomeOf(sample), QString::fromStdString(sample.answer),
                                uncounted ? QString() : scoreText(sample, m_shown.form)};
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(plainToolTip(cells[column]));
            if (column != 2 && column != 3) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_samples->setItem(row, column, item);
        }
        m_samples->item(row, 2)->setIcon(widgets::CategoryMark::icon(markOfSample(sample), theme));
        if (!isMissing(sample))
            m_samples->item(row, 2)->setToolTip(plainToolTip(outcomeToolTip(sample.kind, sample.leftOut)));
        if (sample.hit)
            m_samples->item(row, 3)->setToolTip(plainToolTip(tr("%1\nmatches %2").arg(cells[3], QString::fromStdString(sample.matched))));
    }
    if (!samples) return;
    const int head = m_samples->horizontalHeader()->sizeHint().height();
    m_samples->setMinimumHeight(head + std::min(m_samples->rowCount(), kRowsAtLeast) * Tokens::kRowHeight);
    m_samples->setMaximumHeight(head + m_samples->rowCount() * Tokens::kRowHeight);
    if (m_samples->currentRow() == 0)
        showSample(0);
    else
        m_samples->setCurrentCell(0, 0);
}

void Inspector::showSubject() {
    const bool any = !m_view.element.subject.empty();
    const auto set = m_results.set();
    const auto element = set && any ? set->elements->indexOfRow(m_shown.elementRow) : std::nullopt;
    const bool isMarked = element && set->elements->ids[*element] == m_view.element.id;
    m_subject->setText((isMarked ? goldMark(*set, *element) : QString()) +
                       (any ? QString::fromStdString(m_view.element.subject) : tr("Choose an element above")));
    m_subject->setToolTip(isMarked ? plainToolTip(goldNote(*set, *element)) : QString());
    const LabelMarks marks(set);
    const auto labels = isMarked ? marks.labelsOfRow(m_shown.run, m_shown.elementRow, m_shown.form, m_shown.year) : std::span<const std::uint32_t>();
    m_legend->explain(marks, {labels.begin(), labels.end()});
}

void Inspector::showSample(int row) {
    if (row < 0 || row >= static_cast<int>(m_view.samples.size())) return;
    m_panel->showSample(m_shown, row, m_view.samples[static_cast<std::size_t>(row)], m_query);
}

} // namespace chronoscope::ui
