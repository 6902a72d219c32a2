// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/pages/StaleTables.h"

#include "ui/theme/Tokens.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CellSelection.h"
#include "ui/views/ChoiceBar.h"
#include "ui/views/ColumnChooser.h"
#include "ui/views/GoldMark.h"
#include "ui/views/LabelLegend.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/RowTable.h"
#include "ui/views/TableColumns.h"
#include "ui/views/Words.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

using matching::AnswerKind;
using results::ResultSet;
using results::StaleElement;
using results::StaleNumbers;
using results::StaleRun;

namespace {
constexpr int kElementRole = Qt::UserRole;
constexpr int kNamesOfShares = 1; ///< columns
constexpr int kNamesOfWorst = 2;
constexpr int kLegendPart = 4; ///< the legend gets no more than one part in so many of the height

QTableWidgetItem* makeItem(const QString& text, bool numeric, const QString& tip = {}) {
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    item->setToolTip(plainToolTip(tip.isEmpty() ? text : tip));
    return item;
}

/// An element, with the labels of the cell that a click on it selects, and with what annotators say of its gold.
QTableWidgetItem* makeNameItem(const ResultSet& set, std::uint32_t element, const widgets::LabelTag& tag) {
    const QString name =
        goldMark(set, element) + QString::fromStdString(std::string(set.elements->subjects.at(element)));
    QStringList tip{name};
    if (!tag.isEmpty()) tip << tag.words;
    if (const QString note = goldNote(set, element); !note.isEmpty()) tip << note;
    auto* item = makeItem(name, false, tip.join(QLatin1Char('\n')));
    item->setData(kLabelTagRole, QVariant::fromValue(tag));
    item->setData(kElementRole, static_cast<qlonglong>(set.elements->rows[element]));
    if (!tag.isEmpty()) item->setData(Qt::AccessibleTextRole, StaleTables::tr("%1, %2").arg(name, tag.words));
    return item;
}

QString percentText(std::int64_t part, std::int64_t all) {
    return all > 0 ? QLocale().toString(100.0 * static_cast<double>(part) / static_cast<double>(all), 'f', 1)
                   : QStringLiteral("—");
}
} // namespace

StaleTables::StaleTables(Results& results, QWidget* parent)
    : QWidget(parent),
      m_shares(makeTable("staleShares", tr("Shares of wrong replies"),
                         {tr("Run"), tr("n wrong"), tr("Stale"), tr("Ahead"), tr("Distractor"), tr("Other"),
                          tr("Refused"), tr("Empty"), tr("Contradictory"), tr("Unreadable")},
                         kNamesOfShares)),
      m_worst(makeTable("staleWorst", tr("Elements with most stale replies"),
                        {tr("Element"), tr("Run"), tr("Stale"), tr("Wrong"), tr("Most years")}, kNamesOfWorst)),
      m_legend(new LabelLegend(results, this)) {
    m_worst->setItemDelegateForColumn(0, new LabelTagDelegate(m_worst));
    m_worst->setToolTip(tr("Click to look into an element, Enter or double click for its timeline"));
    connect(m_worst, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (m_worst->hasFocus() && row >= 0) emit elementChosen(row);
    });
    connect(m_worst, &QTableWidget::cellClicked, this, &StaleTables::elementChosen);
    connect(m_worst, &QTableWidget::cellActivated, this, [this](int row) {
        if (const auto* item = m_worst->item(row, 0)) emit timelineWanted(item->data(kElementRole).toLongLong());
    });
    arrange();
}

QTableWidget* StaleTables::makeTable(const char* name, const QString& title, const QStringList& columns, int names) {
    auto* table = new QTableWidget(0, static_cast<int>(columns.size()), this);
    table->setObjectName(QLatin1String(name));
    table->setAccessibleName(title);
    table->setHorizontalHeaderLabels(columns);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    readByRow(table);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    for (int column = 0; column < columns.size(); ++column)
        table->horizontalHeaderItem(column)->setTextAlignment((column < names ? Qt::AlignLeft : Qt::AlignRight) |
                                                              Qt::AlignVCenter);
    new TableColumns(table, [names](int column) { return column < names; });
    return table;
}

QWidget* StaleTables::makeWorst() {
    auto* worst = new QWidget(this);
    auto* column = new QVBoxLayout(worst);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace8);
    m_legend->setParent(worst);
    column->addWidget(m_worst, 1);
    column->addWidget(m_legend);
    worst->installEventFilter(this);
    return worst;
}

void StaleTables::arrange() {
    auto* tables = new QStackedWidget(this);
    auto* choices = new ChoiceBar(this);
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(row);
    layout->addWidget(tables, 1);
    const auto add = [&](QWidget* table, const char* name, const QString& text) {
        auto* chip = new QToolButton(this);
        chip->setObjectName(QLatin1String(name));
        chip->setText(text);
        chip->setFocusPolicy(Qt::StrongFocus);
        choices->add(chip, tables->addWidget(table));
    };
    QWidget* worst = makeWorst();
    add(m_shares, "sharesChip", tr("Shares of wrong replies, %"));
    add(worst, "worstChip", tr("Most stale elements"));
    row->addWidget(choices);
    row->addStretch(1);
    m_worst->hide(); // as long as the other table is shown: the choosers of columns go with the tables
    for (QTableWidget* table : {m_shares, m_worst})
        row->addWidget(new ColumnChooser(table, this));
    connect(choices->group(), &QButtonGroup::idClicked, tables, &QStackedWidget::setCurrentIndex);
    connect(tables, &QStackedWidget::currentChanged, m_worst,
            [this, tables, worst] { m_worst->setHidden(tables->currentWidget() != worst); });
    choices->group()->button(0)->setChecked(true);
}

bool StaleTables::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Resize && watched == m_legend->parentWidget())
        m_legend->setRoom(m_legend->parentWidget()->height() / kLegendPart);
    return QWidget::eventFilter(watched, event);
}

void StaleTables::showShares(const StaleNumbers& numbers, results::Samples samples) {
    m_shares->setRowCount(static_cast<int>(numbers.runs.size()));
    int line = 0;
    for (const StaleRun& run : numbers.runs) {
        const std::int64_t wrong = wrongReplies(run, samples);
        auto* name = makeItem(QString::fromStdString(numbers.nameOf(run.run)), false);
        const results::RunChoice& choice = numbers.choices[run.run];
        name->setData(kSelectionRole, QVariant::fromValue(Selection::ofRun(choice.run, choice.scoring)));
        m_shares->setItem(line, 0, name);
        m_shares->setItem(
            line, 1,
            makeItem(
                numberText(wrong), true,
                tr("%1 of %2 replies are wrong").arg(numberText(wrong), numberText(count(run.answered, samples)))));
        for (int kind = 1; kind <= matching::kAnswerKinds; ++kind) {
            const std::int64_t replies = count(run.kinds[static_cast<std::size_t>(kind)], samples);
            const QString tip =
                tr("%1: %2 of n = %3 wrong replies")
                    .arg(displayName(static_cast<AnswerKind>(kind)), numberText(replies), numberText(wrong));
            m_shares->setItem(line, kind + 1,
                              run.diagnosed ? makeItem(percentText(replies, wrong), true, tip)
                                            : makeItem(QStringLiteral("—"), true, tr("Not diagnosed yet")));
        }
        ++line;
    }
    hideRareKinds(numbers);
}

/// Most runs have no contradictory or unreadable reply: a column of zeros would cost the others their room.
void StaleTables::hideRareKinds(const StaleNumbers& numbers) {
    for (const AnswerKind kind : {AnswerKind::Contradictory, AnswerKind::Unreadable}) {
        const auto at = static_cast<std::size_t>(kind);
        const bool isThere = std::any_of(numbers.runs.begin(), numbers.runs.end(), [&](const StaleRun& run) {
            return count(run.kinds[at], results::Samples::All) > 0;
        });
        const int column = static_cast<int>(at) + 1;
        if (!isThere && !m_shares->isColumnHidden(column)) {
            m_shares->hideColumn(column);
            m_unused.insert(column);
        } else if (isThere &&
                   (m_unused.erase(column) > 0 || !m_isFilled)) { // hidden by us, perhaps in an earlier session
            m_shares->showColumn(column);
        }
    }
    m_isFilled = true;
}

void StaleTables::showWorst(const std::shared_ptr<const ResultSet>& set, const StaleNumbers& numbers) {
    const QSignalBlocker quiet(m_worst); // rows that go are no choice of another one
    m_worst->setRowCount(static_cast<int>(numbers.worst.size()));
    const LabelMarks marks(set);
    std::set<std::uint32_t> labels;
    int line = 0;
    for (const StaleElement& counts : numbers.worst) {
        const auto given = marks.labelsOf(counts.run, counts.element, counts.form, counts.year);
        labels.insert(given.begin(), given.end());
        auto* name = makeNameItem(*set, counts.element, marks.of(given));
        name->setData(kSelectionRole,
                      QVariant::fromValue(selectionOf(*set, counts.run, counts.element, counts.form, counts.year)));
        m_worst->setItem(line, 0, name);
        m_worst->setItem(line, 1, makeItem(QString::fromStdString(numbers.nameOf(counts.run)), false));
        m_worst->setItem(line, 2,
                         makeItem(numberText(counts.stale.all()), true,
                                  tr("%1 greedy and %2 sampled replies that are right for an earlier year")
                                      .arg(counts.stale.greedy)
                                      .arg(counts.stale.sampled)));
        m_worst->setItem(line, 3, makeItem(numberText(counts.wrong.all()), true));
        m_worst->setItem(
            line, 4,
            makeItem(QString::number(counts.largestShift), true, describe({AnswerKind::Stale, counts.largestShift})));
        ++line;
    }
    m_legend->explain(marks, {labels.begin(), labels.end()});
}

} // namespace chronoscope::ui
