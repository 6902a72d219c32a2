// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/Inspector.h"

#include "core/matching/FuzzyMatcher.h"
#include "ui/dialogs/ElementEditor.h"
#include "ui/inspector/NumberPart.h"
#include "ui/inspector/ReplyPanel.h"
#include "ui/inspector/StudyPart.h"
#include "ui/sources/OptionsPart.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/EmptyState.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/Marks.h"
#include "ui/views/PageArea.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kLeastWidth = 340; // whatever is shown, or the page would move when something is chosen
constexpr int kOutcome = 2;      // columns of the samples
constexpr int kAnswer = 3;
constexpr int kRowsAtLeast = 3; // of the samples, where the window is low

/// As low as it may be: in a column that scrolls it would else be given the 192 pixels that Qt likes.
class LowTable final : public QTableWidget {
public:
    using QTableWidget::QTableWidget;
    QSize sizeHint() const override { return {QTableWidget::sizeHint().width(), minimumHeight()}; }
};

bool isMissing(const SampleView& sample) { return sample.outcome.empty() || sample.outcome.starts_with("error"); }

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
    return isLow ? QStringLiteral("< %1").arg(QLocale().toString(matching::kScoreFloor))
                 : QLocale().toString(sample.score, 'f', 1);
}
} // namespace

Inspector::Inspector(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent)
    : QWidget(parent), m_session(session), m_results(results), m_stack(new QStackedWidget(this)),
      m_empty(new EmptyState(this)), m_splitter(new QSplitter(Qt::Vertical, this)),
      m_number(new NumberPart(session, results, annotations, this)),
      m_study(new StudyPart(session, annotations, this)) {
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    setMinimumWidth(kLeastWidth);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    setHint({});
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(m_number);
    m_splitter->addWidget(makeElementPart());
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_isDragged = true; });
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    m_stack->addWidget(m_study);
    layout->addWidget(m_stack);
    connect(&session, &Session::selectionChanged, this, &Inspector::follow);
    connect(&results, &Results::changed, this, &Inspector::followResults);
    connect(m_number, &NumberPart::gone, this, [this] { m_session.select({}); });
    connect(&session, &Session::workspaceChanged, this, [this] {
        m_query = std::make_shared<InspectorQuery>();
        follow();
    });
    connect(&session.hub(), &RunHub::ended, this, [this](qint64 run) {
        if (m_shown.run != 0 && run == m_shown.run && m_shown.elementRow != 0) loadElement();
    });
    follow();
}

void Inspector::addStudy(const std::string& study, StudyInspection inspection) {
    m_study->add(study, std::move(inspection));
}

QListView* Inspector::elementList() const { return m_number->list(); }

QWidget* Inspector::makeElementPart() {
    auto* part = new QWidget(this);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    m_facts = makeCopyableText(part, "", Role::Caption);
    m_ribbon = new widgets::ObjectRibbon(part);
    m_ribbon->setObjectName(QStringLiteral("inspectorRibbon"));
    makeSamples(part);
    m_panel = new ReplyPanel(m_session, part);
    layout->addLayout(makeHead(part));
    layout->addWidget(m_facts);
    m_legend = new LabelLegend(m_results, part);
    layout->addWidget(m_legend);
    layout->addWidget(m_ribbon);
    m_options = new OptionsPart(m_session, part);
    layout->addWidget(m_options);
    layout->addWidget(m_samples, 2);
    layout->addWidget(m_panel, 3);
    m_filler = new QWidget(part);
    layout->addWidget(m_filler, 1);
    connect(m_ribbon, &widgets::ObjectRibbon::yearSelected, this, &Inspector::chooseYear);
    auto* scroll = new ColumnArea(this); // a low window has no room for all of it at once
    setRole(part, Role::Page);
    scroll->setWidget(part);
    scroll->follow(m_samples);
    return scroll;
}

/// Which element it is, and the way to edit it.
QLayout* Inspector::makeHead(QWidget* part) {
    m_subject = makeCopyableText(part, "", Role::Section);
    m_subject->setObjectName(QStringLiteral("inspectorSubject"));
    m_edit = new QToolButton(part);
    m_edit->setObjectName(QStringLiteral("inspectorEditButton"));
    m_edit->setText(tr("Edit…"));
    m_edit->setToolTip(
        tr("Edit the element: its objects by year, other names, distractors. Runs keep what they asked."));
    m_edit->setFocusPolicy(Qt::StrongFocus);
    auto* head = new QHBoxLayout;
    head->setSpacing(Tokens::kSpace8);
    head->addWidget(m_subject, 1);
    head->addWidget(m_edit, 0, Qt::AlignTop);
    connect(m_edit, &QToolButton::clicked, this, [this] {
        if (m_shown.elementRow != 0) ElementEditor::present(m_session, m_shown.elementRow, window());
    });
    return head;
}

/// The replies to the chosen unit.
void Inspector::makeSamples(QWidget* part) {
    m_samples = new LowTable(0, 5, part);
    m_samples->setObjectName(QStringLiteral("sampleTable"));
    m_samples->setAccessibleName(tr("Samples"));
    m_samples->setHorizontalHeaderLabels({tr("Temp."), tr("Set"), tr("Outcome"), tr("Answer"), tr("Score")});
    m_samples->horizontalHeaderItem(0)->setToolTip(tr("Temperature; 0 is greedy decoding"));
    m_samples->horizontalHeaderItem(1)->setToolTip(tr("Exemplar set: which four exemplars stood before the question"));
    m_samples->horizontalHeaderItem(3)->setToolTip(tr("What was read out of the reply"));
    m_samples->horizontalHeaderItem(4)->setToolTip(
        tr("Likeness of the answer to the nearest right name, 0 to 100; from %1 on it counts as right unless a scoring "
           "says otherwise. What is nothing like a right name stands as below %2.")
            .arg(QLocale().toString(matching::JudgeSettings().threshold), QLocale().toString(matching::kScoreFloor)));
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
    connect(m_samples, &QTableWidget::currentCellChanged, this, [this](int row) { showSample(row); });
}

void Inspector::setHint(const QString& hint) {
    m_empty->setTexts(tr("Nothing selected"),
                      hint.isEmpty() ? tr("Click a cell of a heat map, or an element of the benchmark.") : hint);
}

void Inspector::setAside(bool aside) {
    if (std::exchange(m_isAside, aside) != aside) follow();
}

void Inspector::follow() {
    const Selection now = m_isAside ? Selection() : m_session.selection();
    const bool isSameUnit = now.run == m_shown.run && now.scoring == m_shown.scoring && now.form == m_shown.form &&
                            now.year == m_shown.year && now.elementRow == m_shown.elementRow;
    m_shown = now;
    const bool isOfStudy = now.study && m_study->show(*now.study);
    m_stack->setCurrentIndex(isOfStudy ? 2 : now.run == 0 && now.elementRow == 0 ? 0 : 1);
    m_number->setVisible(now.run != 0);
    shareHeight();
    m_number->show(now);
    if (now.elementRow == 0) return showElement({});
    if (isSameUnit) return;
    m_samples->setCurrentCell(-1, -1);
    m_seen = seenNow();
    loadElement();
}

/// While no element is chosen the list of them has the room; then the element has a little more than half.
void Inspector::shareHeight() {
    if (m_isDragged || m_shown.run == 0) return;
    constexpr int kOfList = 45, kOfElement = 55;
    if (m_shown.elementRow != 0)
        m_splitter->setSizes({kOfList * height(), kOfElement * height()});
    else
        m_splitter->setSizes({height(), 0}); // its least
}

/// Replies that came for the unit are shown as they come; nothing moves while none do.
void Inspector::followResults() {
    showSubject();
    if (m_shown.run == 0 || m_shown.elementRow == 0) return;
    const auto before = std::exchange(m_seen, seenNow());
    if (before != m_seen) loadElement();
}

/// What the columns say of the unit.
std::array<int, 6> Inspector::seenNow() const {
    const auto set = m_results.set();
    const auto run = set ? set->find({m_shown.run, m_shown.scoring}) : std::nullopt;
    const auto element = run ? set->elements->indexOfRow(m_shown.elementRow) : std::nullopt;
    const auto cell = element ? results::cellOf(set->runs[*run], *element, m_shown.form, m_shown.year) : std::nullopt;
    if (!cell) return {};
    const analysis::CellCounts counts = set->run(*run).counts(*cell);
    return {1 + set->run(*run).category[*cell],
            counts.greedyAnswered,
            counts.greedyHits,
            counts.sampledAnswered,
            counts.sampledHits,
            counts.errors};
}

/// Another year of the element; where the number is of one year, that of the new one.
void Inspector::chooseYear(int year) {
    if (m_shown.run == 0) return;
    Selection selection = m_shown;
    selection.year = year;
    if (selection.number &&
        selection.number->filter.years == std::vector<results::YearRange>{{m_shown.year, m_shown.year}})
        selection.number->filter.years = {{year, year}};
    m_session.select(selection);
}

void Inspector::loadElement() {
    m_session.query(
        this, "element",
        [query = m_query, selection = m_shown, set = m_results.set()](store::Database& database) {
            return query->element(database, selection, set);
        },
        [this, row = m_shown.elementRow](const Result<ElementView>& view) {
            if (row != m_shown.elementRow) return;     // nothing is chosen any more
            showElement(view ? *view : ElementView()); // never another element's replies
            if (!view) m_subject->setText(tr("This element cannot be read: %1").arg(coreWords(view.error())));
        });
}

void Inspector::showElement(const ElementView& view) {
    m_view = view;
    const bool any = !view.element.subject.empty();
    const bool samples = !view.samples.empty();
    for (QWidget* widget : {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_ribbon)})
        widget->setVisible(any);
    m_edit->setVisible(any && !m_session.isReadOnly());
    m_samples->setVisible(samples);
    m_panel->setVisible(samples);
    m_filler->setVisible(!samples);
    m_options->show(view.element, m_shown.elementRow);
    showSubject();
    if (any) showRibbon();
    showSamples();
}

void Inspector::showRibbon() {
    const benchmark::Element& element = m_view.element;
    QString facts =
        tr("%1 · %2 · %3")
            .arg(QString::fromStdString(element.relation), displayName(element.domain), displayName(element.state));
    if (m_shown.run != 0 && m_shown.year > 0)
        facts += tr("\n%1 · %2").arg(displayName(m_shown.form), QString::number(m_shown.year));
    m_facts->setText(facts);
    const auto years = element.askableYears();
    m_ribbon->setData(years.front(), years.back(), ribbonSpans(element));
    QVector<widgets::Mark> marks(years.back() - years.front() + 1, widgets::Mark::None);
    for (const auto& [year, category] : m_view.years)
        marks[year - years.front()] = markOf(category);
    m_ribbon->setMarks(m_view.years.empty() ? QVector<widgets::Mark>() : marks);
    m_ribbon->setCurrentYear(m_shown.year > 0 ? std::optional(m_shown.year) : std::nullopt);
}

void Inspector::showSamples() {
    const auto& samples = m_view.samples;
    m_samples->setRowCount(static_cast<int>(samples.size()));
    if (samples.empty()) return;
    m_samples->horizontalHeaderItem(4)->setToolTip(
        tr("token_set_ratio with the nearest right object; %1 and more is a match. What is below %2 is not measured "
           "exactly")
            .arg(QLocale().toString(m_view.judge.threshold), QLocale().toString(matching::kScoreFloor)));
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    bool isOutcomePlain = true; // all have answered: that is seen from the answers
    for (int row = 0; row < m_samples->rowCount(); ++row) {
        const SampleView& sample = samples[static_cast<std::size_t>(row)];
        isOutcomePlain = isOutcomePlain && sample.outcome == "answered" && !sample.leftOut;
        const bool uncounted = isMissing(sample) || sample.leftOut;
        const QStringList cells{QLocale().toString(sample.temperature), QString::number(sample.set), outcomeOf(sample),
                                QString::fromStdString(sample.answer),
                                uncounted ? QString() : scoreText(sample, m_shown.form)};
        for (int column = 0; column < cells.size(); ++column) {
            auto* item = new QTableWidgetItem(cells[column]);
            item->setToolTip(plainToolTip(cells[column]));
            if (column != kOutcome && column != kAnswer) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_samples->setItem(row, column, item);
        }
        m_samples->item(row, 0)->setData(kSelectionRole, QVariant::fromValue(m_shown));
        m_samples->item(row, kAnswer)->setIcon(widgets::CategoryMark::icon(markOfSample(sample), theme));
        if (!isMissing(sample))
            m_samples->item(row, kOutcome)->setToolTip(plainToolTip(outcomeToolTip(sample.kind, sample.leftOut)));
        if (sample.hit)
            m_samples->item(row, kAnswer)
                ->setToolTip(
                    plainToolTip(tr("%1\nmatches %2").arg(cells[kAnswer], QString::fromStdString(sample.matched))));
    }
    m_samples->setColumnHidden(kOutcome, isOutcomePlain);
    const int head = m_samples->horizontalHeader()->sizeHint().height();
    m_samples->setMinimumHeight(head + std::min(m_samples->rowCount(), kRowsAtLeast) * Tokens::kRowHeight);
    m_samples->setMaximumHeight(head + m_samples->rowCount() * Tokens::kRowHeight);
    if (m_samples->currentRow() >= 0)
        showSample(m_samples->currentRow()); // more replies to the same
    else
        m_samples->setCurrentCell(0, kAnswer);
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
    const auto labels = isMarked ? marks.labelsOfRow(m_shown.run, m_shown.elementRow, m_shown.form, m_shown.year)
                                 : std::span<const std::uint32_t>();
    m_legend->explain(marks, {labels.begin(), labels.end()});
}

void Inspector::showSample(int row) {
    if (row < 0 || row >= static_cast<int>(m_view.samples.size())) return;
    m_panel->showSample(m_shown, row, m_view.samples[static_cast<std::size_t>(row)], m_query);
}

} // namespace chronoscope::ui
