// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/HeatmapControls.h"

#include "ui/theme/Icons.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QJsonArray>
#include <QSignalBlocker>
#include <QToolButton>

#include <utility>

namespace chronoscope::ui {

using results::RowsBy;
using results::RunChoice;
using Sort = HeatmapWish::Sort;

namespace {
constexpr int kShortest = 8; ///< characters of a box
constexpr int kLongest = 24;

QVariant toVariant(RunChoice choice) { return QVariantList{qlonglong{choice.run}, qlonglong{choice.scoring}}; }

std::optional<RunChoice> toChoice(const QVariant& value) {
    const QVariantList pair = value.toList();
    if (pair.size() != 2) return std::nullopt;
    return RunChoice{pair[0].toLongLong(), pair[1].toLongLong()};
}

std::optional<RunChoice> choiceOf(const QComboBox* box) { return toChoice(box->currentData()); }
} // namespace

HeatmapControls::HeatmapControls(QWidget* page)
    : QObject(page), m_rows(makeBox(page, "rowsCombo", tr("Rows"), tr("Rows: "), tr("What the rows stand for"))),
      m_run(makeBox(page, "runCombo", tr("Run"), tr("Of: "), tr("Whose answers are shown"))),
      m_against(makeBox(page, "againstCombo", tr("Minus"), tr("Less: "),
                        tr("Shows the difference to this run, over the questions that both have answered"))),
      m_sort(makeBox(page, "sortCombo", tr("Order"), tr("Sort: "),
                     tr("How the rows are sorted: by their value over all years, or in the year named; rows without a "
                        "value come last"))),
      m_direction(new QToolButton(page)) {
    const auto add = [&](const QString& text, RowsBy rowsBy) { m_rows->addItem(text, static_cast<int>(rowsBy)); };
    add(tr("Runs"), RowsBy::Run);
    add(tr("Domains"), RowsBy::Domain);
    add(tr("States"), RowsBy::State);
    add(tr("Templates"), RowsBy::Template);
    add(tr("Relations"), RowsBy::Relation);
    add(tr("Elements"), RowsBy::Element);
    m_direction->setObjectName(QStringLiteral("sortDirection"));
    m_direction->setFocusPolicy(Qt::StrongFocus);
    for (QComboBox* box : {m_rows, m_run, m_against, m_sort})
        connect(box, &QComboBox::activated, this, &HeatmapControls::read);
    connect(m_direction, &QToolButton::clicked, this, [this] {
        m_wish.descending = !m_wish.descending;
        updateControls();
        emit changed();
    });
    m_run->addItem(tr("All runs"));
    m_against->addItem(tr("None"));
    offerSorts({});
    updateControls();
}

QComboBox* HeatmapControls::makeBox(QWidget* page, const char* name, const QString& label, const QString& prefix,
                                    const QString& tip) {
    auto* box = new ElidedBox(page);
    box->setPrefix(prefix);
    box->setObjectName(QLatin1String(name));
    box->setAccessibleName(label);
    box->setToolTip(tip);
    box->setMinimumContentsLength(kShortest);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMaximumWidth(box->fontMetrics().averageCharWidth() * kLongest + 40);
    return box;
}

QList<QWidget*> HeatmapControls::widgets() const { return {m_rows, m_run, m_against, m_sort, m_direction}; }

void HeatmapControls::reset() {
    m_wish = {};
    m_rows->setCurrentIndex(0);
    offerSorts({});
    updateControls();
}

void HeatmapControls::setRowsBy(RowsBy rowsBy) {
    m_wish.rowsBy = rowsBy;
    m_rows->setCurrentIndex(m_rows->findData(static_cast<int>(rowsBy)));
    updateControls();
}

void HeatmapControls::setWish(const HeatmapWish& wish) {
    m_wish = wish;
    setRowsBy(wish.rowsBy);
}

void HeatmapControls::sortBy(int year) {
    m_wish.descending = m_wish.sort != Sort::Year || m_wish.year != year || !m_wish.descending;
    m_wish.sort = Sort::Year;
    m_wish.year = year;
    const int place = m_sort->findData(QVariantList{static_cast<int>(Sort::Year), year});
    m_sort->setCurrentIndex(place);
    updateControls();
    emit changed();
}

void HeatmapControls::setRun(std::optional<RunChoice> run) { m_wish.run = run; }

QJsonObject HeatmapControls::kept() const {
    const auto choice = [](const std::optional<RunChoice>& run) {
        return run ? QJsonArray::fromVariantList(toVariant(*run).toList()) : QJsonArray();
    };
    return {{QStringLiteral("rows"), static_cast<int>(m_wish.rowsBy)},
            {QStringLiteral("run"), choice(m_wish.run)},
            {QStringLiteral("against"), choice(m_wish.against)},
            {QStringLiteral("sort"), static_cast<int>(m_wish.sort)},
            {QStringLiteral("year"), m_wish.year},
            {QStringLiteral("descending"), m_wish.descending}};
}

void HeatmapControls::restore(const QJsonObject& kept) {
    const int rows = kept.value(QStringLiteral("rows")).toInt(-1);
    const int sort = kept.value(QStringLiteral("sort")).toInt(-1);
    if (m_rows->findData(rows) < 0 || sort < 0 || sort > static_cast<int>(Sort::Year)) return;
    HeatmapWish wish;
    wish.rowsBy = static_cast<RowsBy>(rows);
    wish.run = toChoice(kept.value(QStringLiteral("run")).toArray().toVariantList());
    if (wish.run) wish.against = toChoice(kept.value(QStringLiteral("against")).toArray().toVariantList());
    wish.sort = static_cast<Sort>(sort);
    wish.year = kept.value(QStringLiteral("year")).toInt();
    wish.descending = kept.value(QStringLiteral("descending")).toBool(true);
    setWish(wish);
    offerSorts({});
    updateControls();
}

void HeatmapControls::offer(const results::ResultSet& set, const HeatmapContent& content) {
    const QSignalBlocker quietRun(m_run);
    const QSignalBlocker quietAgainst(m_against);
    const QSignalBlocker quietSort(m_sort);
    offerRuns(m_run, set, content, false);
    offerRuns(m_against, set, content, true);
    offerSorts(content);
    updateControls();
}

void HeatmapControls::offerRuns(QComboBox* box, const results::ResultSet& set, const HeatmapContent& content,
                                bool isAgainst) {
    const auto names = results::runNames(set);
    const auto chosen = isAgainst ? content.against : content.run;
    box->clear();
    if (isAgainst)
        box->addItem(tr("None"));
    else if (m_wish.rowsBy != RowsBy::Element)
        box->addItem(tr("All runs"));
    for (const RunChoice choice : content.runs) {
        if (isAgainst && content.run == choice) continue;
        const QString name = QString::fromStdString(names.at(choice));
        box->addItem(name, toVariant(choice));
        box->setItemData(box->count() - 1, plainToolTip(name), Qt::ToolTipRole);
        if (chosen == choice) box->setCurrentIndex(box->count() - 1);
    }
}

void HeatmapControls::offerSorts(const HeatmapContent& content) {
    m_sort->clear();
    m_sort->addItem(tr("Original order"), QVariantList{static_cast<int>(Sort::Given), 0});
    m_sort->addItem(tr("By name"), QVariantList{static_cast<int>(Sort::Name), 0});
    m_sort->addItem(tr("By value"), QVariantList{static_cast<int>(Sort::Value), 0});
    bool hasYear = false;
    for (const int year : content.years) {
        m_sort->addItem(tr("By %1").arg(year), QVariantList{static_cast<int>(Sort::Year), year});
        hasYear = hasYear || year == m_wish.year;
    }
    if (m_wish.sort == Sort::Year && !hasYear)
        m_sort->addItem(tr("By %1").arg(m_wish.year), QVariantList{static_cast<int>(Sort::Year), m_wish.year});
    m_sort->setCurrentIndex(m_sort->findData(QVariantList{static_cast<int>(m_wish.sort), m_wish.year}));
}

void HeatmapControls::read() {
    const QVariantList sort = m_sort->currentData().toList();
    const RowsBy rowsBefore = std::exchange(m_wish.rowsBy, static_cast<RowsBy>(m_rows->currentData().toInt()));
    const Sort sortBefore = std::exchange(m_wish.sort, static_cast<Sort>(sort.value(0).toInt()));
    m_wish.run = choiceOf(m_run);
    m_wish.against = m_wish.run ? choiceOf(m_against) : std::nullopt;
    if (m_wish.rowsBy == RowsBy::Run && rowsBefore != RowsBy::Run && !m_wish.against)
        m_wish.run.reset();                                                       // one row is no map
    if (m_wish.sort != sortBefore) m_wish.descending = m_wish.sort != Sort::Name; // from A on, from the highest on
    m_wish.year = sort.value(1).toInt();
    updateControls();
    emit changed();
}

void HeatmapControls::updateControls() {
    m_against->setEnabled(m_wish.run && m_against->count() > 1);
    m_against->setToolTip(m_wish.run
                              ? tr("Shows the difference to this run, over the questions that both have answered")
                              : tr("Choose one run before to compare it with another"));
    m_direction->setVisible(m_wish.sort != Sort::Given);
    m_direction->setArrowType(m_wish.descending ? Qt::DownArrow : Qt::UpArrow);
    m_direction->setToolTip(m_wish.descending ? tr("Highest, or Z, first") : tr("Lowest, or A, first"));
    m_direction->setAccessibleName(m_direction->toolTip());
}

} // namespace chronoscope::ui
