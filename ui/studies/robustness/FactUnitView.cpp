// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/FactUnitView.h"

#include "core/studies/robustness/Classification.h"
#include "core/studies/robustness/FactText.h"
#include "ui/studies/robustness/DateDetail.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/studies/robustness/RunsCompared.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ContentHeight.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
struct DateColumn {
    enum { Date, Class, Alpha, LogProb, OtherLogProb, Count };
};
constexpr int kDateRows = 6; // seen at least

QString scoreText(const FactDates::One& date) {
    if (!date.answered) return FactUnitView::tr("not asked yet");
    if (!date.score) return FactUnitView::tr("missing");
    return QLocale().toString(*date.score, 'f', 3);
}

QString otherScoreText(const std::optional<double>& score) {
    return score ? QLocale().toString(*score, 'f', 3) : FactUnitView::tr("none");
}
} // namespace

FactUnitView::FactUnitView(Session& session, QWidget* parent)
    : StudyUnitView(parent), m_session(session), m_title(makeCopyableText(this, "factUnitTitle", Role::Section)),
      m_facts(makeCopyableText(this, "factUnitFacts", Role::Caption)),
      m_outcome(makeCopyableText(this, "factUnitOutcome")), m_dates(new QTableWidget(0, DateColumn::Count, this)),
      m_detail(new DateDetail(this)) {
    makeDates();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addWidget(m_outcome);
    layout->addWidget(m_dates, 2);
    layout->addWidget(m_detail, 3);
    layout->addStretch(0);
    connect(m_dates, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (m_isMarking || row < 0) return;
        Selection selection;
        selection.study = m_shown;
        selection.study->probe = m_dates->item(row, DateColumn::Date)->data(Qt::UserRole).toLongLong();
        m_session.select(selection);
    });
}

void FactUnitView::makeDates() {
    m_dates->setObjectName(QStringLiteral("factUnitDates"));
    m_dates->setAccessibleName(tr("Dates of the fact"));
    m_dates->setHorizontalHeaderLabels({tr("Date"), tr("Class"), tr("α"), tr("log P"), tr("log P, second")});
    m_dates->horizontalHeaderItem(DateColumn::Alpha)
        ->setToolTip(tr("Distance from the middle of the fact's validity, in lengths of it"));
    m_dates->horizontalHeaderItem(DateColumn::LogProb)
        ->setToolTip(tr("Natural logarithm of the probability of the object after the question with this date"));
    m_dates->horizontalHeaderItem(DateColumn::OtherLogProb)
        ->setToolTip(tr("The same in the second of the two runs that are compared"));
    m_dates->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_dates->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_dates->setSelectionMode(QAbstractItemView::SingleSelection);
    m_dates->setShowGrid(false);
    m_dates->setTabKeyNavigation(false);
    m_dates->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_dates->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_dates->horizontalHeader()->setSectionResizeMode(DateColumn::Class, QHeaderView::Stretch);
    m_dates->verticalHeader()->hide();
    m_dates->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    new ContentHeight(m_dates);
    m_dates->viewport()->installEventFilter(this);
}

/// What the chosen date opens takes room from the list: the date stays in sight.
bool FactUnitView::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_dates->viewport() && event->type() == QEvent::Resize)
        QTimer::singleShot(0, m_dates, [this] { // when the list has its new size
            if (const QTableWidgetItem* chosen = m_dates->currentItem()) m_dates->scrollToItem(chosen);
        });
    return StudyUnitView::eventFilter(watched, event);
}

QWidget* FactUnitView::evidence() const { return m_dates; }

void FactUnitView::showUnit(const StudySelection& selection) {
    const auto level = levelOf(selection.unit);
    const qint64 other = isComparison(selection) ? otherRun(selection) : 0;
    const bool isSame = m_unit && m_shown.run == selection.run && m_shown.item == selection.item &&
                        m_shown.unit == selection.unit && m_unit->open == 0 && m_otherRun == other;
    m_shown = selection;
    m_otherRun = other;
    if (isSame) return markProbe();
    m_unit.reset();
    if (!level) return take(Error{ErrorCode::InvalidArgument, "the unit names no precision", {}});
    m_session.query(
        this, "fact unit",
        [run = selection.run, other, row = selection.item, level = *level](store::Database& database) -> Result<Units> {
            auto unit = readFactUnit(database, run, row, level);
            if (!unit) return unit.error();
            Units units{std::move(unit).value(), std::nullopt};
            if (other == 0) return units;
            auto second = readFactUnit(database, other, row, level);
            if (!second) return second.error();
            units.second = std::move(second).value();
            return units;
        },
        [this](const Result<Units>& units) { take(units); });
}

void FactUnitView::take(const Result<Units>& unit) {
    m_unit = unit ? std::optional(unit->first) : std::nullopt;
    m_second = unit ? unit->second : std::nullopt;
    m_detail->clear({});
    for (QWidget* part : {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_outcome),
                          static_cast<QWidget*>(m_dates), static_cast<QWidget*>(m_detail)})
        part->setVisible(m_unit.has_value());
    if (!m_unit) return m_title->setText(tr("This fact cannot be read: %1").arg(coreWords(unit.error().text())));
    const robustness::DatedFact& fact = m_unit->fact();
    m_title->setText(tr("%1 · %2").arg(toQt(fact.subject), toQt(fact.object)));
    QStringList facts{
        tr("%1 · %2 · %3").arg(toQt(m_unit->runName), toQt(fact.relation), levelName(*levelOf(m_shown.unit))),
        tr("held %1").arg(toQt(periodText(fact.period)))};
    for (const robustness::Period& other : fact.others)
        facts << tr("and %1").arg(toQt(periodText(other)));
    if (robustness::hasIds(fact)) // what tells it from others of its names
        facts << tr("%1 · %2").arg(toQt(fact.subjectId), toQt(fact.objectId));
    if (const auto& drawn = m_unit->dates.front().drawn)
        if (const QString cut = cutText(fact, *drawn); !cut.isEmpty()) facts << cut;
    if (const QString bounds = yearBoundsText(fact, *levelOf(m_shown.unit)); !bounds.isEmpty()) facts << bounds;
    m_facts->setText(facts.join(QLatin1Char('\n')));
    m_outcome->setText(m_second ? tr("%1: %2\n%3: %4")
                                      .arg(toQt(m_unit->runName), outcomeText(*m_unit), toQt(m_second->runName),
                                           outcomeText(*m_second))
                                : outcomeText(*m_unit));
    fillDates();
    emit itemRead(robustness::factContent(fact));
    markProbe();
}

void FactUnitView::fillDates() {
    m_isMarking = true;
    m_dates->setColumnHidden(DateColumn::OtherLogProb, !m_second);
    m_dates->clearContents();
    int row = 0;
    for (const FactDates& level : m_unit->dates)
        row += static_cast<int>(level.dates.size());
    const int head = m_dates->horizontalHeader()->sizeHint().height();
    m_dates->setMinimumHeight(head + std::min(row, kDateRows) * Tokens::kRowHeight);
    m_dates->setRowCount(row);
    row = 0;
    for (const FactDates& level : m_unit->dates)
        for (const FactDates::One& date : level.dates) {
            const QStringList cells{
                date.text.empty() ? tr("no date") : toQt(date.text), toQt(robustness::name(date.date.of)),
                date.date.alpha ? QLocale().toString(*date.date.alpha, 'f', 2) : QString(), scoreText(date),
                m_second ? otherScoreText(scoreOfDate(*m_second, date)) : QString()};
            for (int column = 0; column < cells.size(); ++column) {
                auto* item = new QTableWidgetItem(cells[column]);
                if (column >= DateColumn::Alpha) item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                item->setToolTip(plainToolTip(statementOf(date)));
                item->setData(Qt::UserRole, QVariant::fromValue<qint64>(date.index));
                m_dates->setItem(row, column, item);
            }
            ++row;
        }
    m_dates->scrollToTop();
    m_isMarking = false;
}

const FactDates::One* FactUnitView::dateOf(qint64 index) const {
    for (const FactDates& level : m_unit->dates)
        for (const FactDates::One& date : level.dates)
            if (date.index == index) return &date;
    return nullptr;
}

/// The chosen date in the list, and in full.
void FactUnitView::markProbe() {
    const FactDates::One* date = m_shown.probe && m_unit ? dateOf(*m_shown.probe) : nullptr;
    m_isMarking = true;
    if (!date) m_dates->setCurrentCell(-1, -1);
    for (int row = 0; date && row < m_dates->rowCount(); ++row)
        if (m_dates->item(row, DateColumn::Date)->data(Qt::UserRole).toLongLong() == date->index)
            m_dates->setCurrentCell(row, 0);
    m_isMarking = false;
    // Until a date is chosen the list of them has all the room.
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(m_detail, date ? 3 : 0);
    if (!date)
        return m_detail->clear(m_unit ? tr("Choose a date to see what was sent and what the model made of it.")
                                      : QString());
    QString rival;
    for (const FactDates& level : m_unit->dates)
        for (const FactDates::One& one : level.dates)
            if (&one == date) rival = rivalText(level, one);
    m_detail->setDate(*date, rival);
    m_session.query(
        this, "fact unit reply",
        [run = m_shown.run, index = date->index](store::Database& database) {
            return readDateReply(database, run, index);
        },
        [this](const Result<DateReply>& reply) {
            if (reply)
                m_detail->setReply(*reply);
            else
                m_detail->clear(tr("The reply cannot be read: %1").arg(coreWords(reply.error().text())));
        });
}

} // namespace chronoscope::ui
