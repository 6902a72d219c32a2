// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/NumberPart.h"

#include "core/analysis/CategoryCounts.h"
#include "core/analysis/Paired.h"
#include "core/analysis/TableText.h"
#include "ui/annotation/CellLabelBar.h"
#include "ui/help/NumberBook.h"
#include "ui/help/NumberNote.h"
#include "ui/help/ReportOptions.h"
#include "ui/models/CellElementsModel.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/FilterParts.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Marks.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QApplication>
#include <QButtonGroup>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QLabel>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QResizeEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace chronoscope::ui {

using analysis::CellCategory;
using results::CellNumber;
using results::CellUnits;
using results::PairOutcome;

namespace {
constexpr int kAllChip = 100;

/// What is chosen stays in sight when the list gets lower, as it does once an element is shown below.
class UnitList final : public QListView {
public:
    using QListView::QListView;

protected:
    void resizeEvent(QResizeEvent* event) override {
        QListView::resizeEvent(event);
        if (currentIndex().isValid() && event->size().height() < event->oldSize().height()) scrollTo(currentIndex());
    }
};

QString percent(double value) { return QLocale().toString(value, 'f', 1); }

QString nameOf(PairOutcome outcome) {
    switch (outcome) {
    case PairOutcome::OnlyFirst: return NumberPart::tr("Only the first right");
    case PairOutcome::OnlySecond: return NumberPart::tr("Only the second right");
    case PairOutcome::Both: return NumberPart::tr("Both right");
    case PairOutcome::Neither: break;
    }
    return NumberPart::tr("Neither right");
}

/// What NumberBook calls the count of a chip.
QString bookKey(int chip, bool isOfPairs) {
    const QString group = isOfPairs ? QStringLiteral("pairs/") : QStringLiteral("cells/");
    if (chip == kAllChip) return group + QLatin1String("all");
    if (!isOfPairs) {
        const std::string_view category = name(static_cast<CellCategory>(chip));
        return group + QLatin1String(category.data(), static_cast<qsizetype>(category.size()));
    }
    switch (static_cast<PairOutcome>(chip)) {
    case PairOutcome::OnlyFirst: return group + QLatin1String("only_first");
    case PairOutcome::OnlySecond: return group + QLatin1String("only_second");
    case PairOutcome::Both: return group + QLatin1String("both");
    case PairOutcome::Neither: break;
    }
    return group + QLatin1String("neither");
}
} // namespace

NumberPart::NumberPart(Session& session, Results& results, AnnotationHub& annotations, QWidget* parent)
    : QWidget(parent), m_session(session), m_results(results), m_model(new CellElementsModel(this)),
      m_title(makeCopyableText(this, "numberTitle", Role::Section)),
      m_caption(makeCopyableText(this, "numberCaption", Role::Caption)), m_chips(new QButtonGroup(this)),
      m_list(new UnitList(this)), m_more(makeCopyableText(this, "numberMore", Role::Caption)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    m_list->setObjectName(QStringLiteral("cellElements"));
    m_list->setAccessibleName(tr("What the number is made of"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new LabelTagDelegate(m_list));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    layout->addWidget(m_title);
    layout->addWidget(m_caption);
    layout->addWidget(makeChips());
    layout->addWidget(m_list, 1);
    layout->addWidget(m_more);
    layout->addWidget(new CellLabelBar(annotations, session, *m_list, *m_model, this));
    connect(m_chips, &QButtonGroup::idClicked, this, [this](int id) {
        m_chip = id == kAllChip ? std::nullopt : std::optional(id);
        load();
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) { chooseUnit(now.row()); });
    connect(&results, &Results::changed, this, &NumberPart::load);
    showChips();
}

QWidget* NumberPart::makeChips() {
    auto* chips = new QWidget(this);
    auto* flow = new FlowLayout(Tokens::kSpace4, chips); // how long their texts are depends on what is counted
    const auto addChip = [&](int id) {
        auto* chip = new QToolButton(chips);
        setRole(chip, Role::Chip);
        chip->setCheckable(true);
        chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        chip->setObjectName(QStringLiteral("chip%1").arg(id));
        m_chips->addButton(chip, id);
        flow->addWidget(chip);
    };
    addChip(kAllChip);
    for (const CellCategory category : results::kFromRightToWrong)
        addChip(static_cast<int>(category));
    return chips;
}

/// By the lines that texts and chips take at this width: a low window takes room from the list, and not from them.
QSize NumberPart::minimumSizeHint() const {
    return {QWidget::minimumSizeHint().width(), layout()->totalMinimumHeightForWidth(width())};
}

void NumberPart::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

void NumberPart::show(const Selection& selection) {
    const bool isSame = selection.isSameCell(m_shown);
    m_shown = selection;
    if (isSame) return markUnit();
    m_units.reset();
    m_chip.reset();
    m_model->clear();
    showTexts();
    showChips();
    load();
}

void NumberPart::load() {
    if (m_shown.run == 0) return;
    results::UnitsWanted wanted;
    if (m_chip && m_shown.shownNumber().against) wanted.outcome = static_cast<PairOutcome>(*m_chip);
    if (m_chip && !m_shown.shownNumber().against) wanted.category = static_cast<CellCategory>(*m_chip);
    m_results.compute(
        this, "units",
        [number = m_shown.shownNumber(), wanted](const results::ResultSet& set, const results::ResultFilter&) {
            return results::unitsOf(set, number, wanted);
        },
        [this, set = m_results.set()](std::optional<CellUnits> units) {
            if (m_shown.run == 0) return;
            if (units)
                take(set, std::move(*units));
            else if (m_units)
                emit gone(); // else it is a run that is still being read
        });
}

void NumberPart::take(std::shared_ptr<const results::ResultSet> set, CellUnits units) {
    const auto listed = static_cast<std::int64_t>(units.units.size());
    m_more->setText(tr("The first %1 of %2 are listed").arg(ui::numberText(listed), ui::numberText(units.wanted)));
    m_more->setVisible(listed < units.wanted);
    const bool hadLines = m_model->rowCount() > 0;
    const int scrolled = m_list->verticalScrollBar()->value();
    m_isMarking = true;
    m_model->show(std::move(set), units);
    m_isMarking = false;
    units.units.clear();
    m_units = std::move(units);
    showTexts();
    showChips();
    if (!hadLines) m_list->scrollToTop();
    markUnit();
    if (hadLines) m_list->verticalScrollBar()->setValue(scrolled); // of a run that is going
}

/// The unit chosen, in the list; by whoever chose it.
void NumberPart::markUnit() {
    const auto& set = m_model->set();
    const auto element = set ? set->elements->indexOfRow(m_shown.elementRow) : std::nullopt;
    const int row = element ? m_model->rowOf(*element, m_shown.form, m_shown.year) : -1;
    if (row == m_list->currentIndex().row() || row < 0) return;
    m_isMarking = true;
    m_list->setCurrentIndex(m_model->index(row));
    m_isMarking = false;
}

void NumberPart::chooseUnit(int row) {
    const results::CellUnit* unit = m_isMarking ? nullptr : m_model->at(row);
    if (!unit) return;
    Selection selection = m_shown;
    selection.number = m_shown.shownNumber(); // whatever unit of it is chosen
    selection.elementRow = m_model->set()->elements->rows[unit->element];
    selection.form = unit->form;
    selection.year = unit->year;
    m_session.select(selection);
}

void NumberPart::showTexts() {
    m_title->setText(titleText());
    m_caption->setText(numberText());
    if (!m_units) m_more->hide();
}

/// "known · 2015", "known minus later · 2010–2012".
QString NumberPart::titleText() const {
    const CellNumber number = m_shown.shownNumber();
    const auto set = m_results.set();
    const auto names = set ? results::runNames(*set) : results::RunNames();
    const auto nameOf = [&](results::RunChoice choice) {
        if (const auto at = names.find(choice); at != names.end()) return QString::fromStdString(at->second);
        const store::RunRecord* record = m_session.run(choice.run);
        return record ? QString::fromStdString(record->name) : QString();
    };
    QStringList parts{number.against ? tr("%1 minus %2").arg(nameOf(number.run), nameOf(*number.against))
                                     : nameOf(number.run)};
    QStringList years;
    for (const results::YearRange& range : number.filter.years)
        years << (range.from == range.to ? QString::number(range.from) : tr("%1–%2").arg(range.from).arg(range.to));
    if (!years.isEmpty()) parts << years.join(QLatin1String(", "));
    return parts.join(QStringLiteral(" · "));
}

/// What it is narrowed to and, once it is counted, what it is.
QString NumberPart::numberText() const {
    const CellNumber number = m_shown.shownNumber();
    QStringList lines{narrowingText(number.filter.without(results::FilterPart::Years), m_results.set().get())};
    if (!m_units) return lines.first();
    if (number.against) {
        const auto difference = analysis::pairedDifference95(m_units->pairs.paired);
        lines << (difference ? tr("%1 points [%2, %3], n = %4 pairs")
                                   .arg(percent(difference->points), percent(difference->interval.low),
                                        percent(difference->interval.high), ui::numberText(m_units->pairs.paired.pairs))
                             : tr("No question that both runs have judged"));
        return lines.join(QLatin1Char('\n'));
    }
    const auto& counts = m_units->counts;
    if (const auto share = analysis::correctShare(counts); share.known)
        lines << tr("%1 % correct [%2, %3], n = %4")
                     .arg(percent(share.percent), percent(share.interval.low), percent(share.interval.high),
                          ui::numberText(counts.judged()));
    else
        lines << tr("None of %1 judged").arg(ui::numberText(counts.elements));
    if (m_units->parts.size() > 1)
        lines << tr("%n templates added up: an element counts once in each", nullptr,
                    static_cast<int>(m_units->parts.size()));
    if (counts.lostSamples > 0) lines << tr("%1 samples lost to errors").arg(ui::numberText(counts.lostSamples));
    return lines.join(QLatin1Char('\n'));
}

/// Of a chip; the list has the menu that all lists have.
void NumberPart::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    auto* chip = qobject_cast<QAbstractButton*>(byKey ? QApplication::focusWidget() : childAt(event->pos()));
    const int id = chip ? m_chips->id(chip) : -1;
    if (id < 0 || !m_units) return event->ignore();
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("chipMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy &value"), menu, [text = chip->text()] { QGuiApplication::clipboard()->setText(text); });
    QAction* what = menu->addAction(tr("&What is this number?"), this, [this, id] { sayWhatItIs(id); });
    what->setObjectName(QStringLiteral("whatIsThis"));
    menu->popup(event->globalPos());
}

/// With the command that prints one row, of which the chips are columns.
void NumberPart::sayWhatItIs(int chip) {
    const CellNumber number = m_shown.shownNumber();
    const auto book = numberBook();
    const NumberEntry* entry = findNumber(book, bookKey(chip, number.against.has_value()));
    std::vector<results::RunChoice> runs{number.run};
    if (number.against) runs.push_back(*number.against);
    const QStringList options = reportOptions(number.filter, runs) << QStringLiteral("--by") << QStringLiteral("model");
    NumberNote::present(entry->key, m_chips->button(chip)->text(), reportCommand(*entry, m_session.path(), options),
                        this);
}

void NumberPart::showChips() {
    const bool isPairs = m_shown.run != 0 && m_shown.shownNumber().against.has_value();
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    const auto showChip = [this](int id, const QString& name, std::int64_t count) {
        auto* chip = m_chips->button(id);
        chip->setVisible(true);
        chip->setText(m_units ? tr("%1 %2").arg(name, ui::numberText(count)) : name);
        chip->setEnabled(m_units && count > 0);
        chip->setToolTip({});
    };
    for (QAbstractButton* chip : m_chips->buttons())
        chip->setVisible(false);
    const CellUnits none;
    const CellUnits& units = m_units ? *m_units : none;
    showChip(kAllChip, tr("All"), isPairs ? units.pairs.paired.pairs : units.counts.elements);
    if (isPairs) {
        for (const PairOutcome outcome : results::kPairOrder) {
            showChip(static_cast<int>(outcome), nameOf(outcome), results::countOf(units.pairs, outcome));
            m_chips->button(static_cast<int>(outcome))->setIcon({});
        }
    } else {
        for (const CellCategory category : results::kFromRightToWrong) {
            showChip(static_cast<int>(category), displayName(category), results::countOf(units.counts, category));
            m_chips->button(static_cast<int>(category))->setIcon(widgets::CategoryMark::icon(markOf(category), theme));
        }
        m_chips->button(static_cast<int>(CellCategory::Missing))
            ->setToolTip(tr("Not asked yet, or errors took the samples that would decide"));
    }
    m_chips->button(m_chip.value_or(kAllChip))->setChecked(true);
}

} // namespace chronoscope::ui
