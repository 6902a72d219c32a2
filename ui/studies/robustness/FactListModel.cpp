// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/FactListModel.h"

#include "core/studies/robustness/StressNarrowing.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/views/LabelTagDelegate.h"
#include "ui/views/Words.h"

#include <QLocale>

#include <algorithm>
#include <cstring>

namespace chronoscope::ui {

namespace {
constexpr std::size_t kFewItems = 500; ///< with more, all rows are told of at once

const robustness::UnitScore& unitOf(const RobustFact& fact, int column) {
    return fact.units[static_cast<std::size_t>(column - FactListModel::Year)];
}
} // namespace

FactListModel::FactListModel(QObject* parent) : QAbstractTableModel(parent) {}

void FactListModel::setFacts(std::shared_ptr<const Facts> facts) {
    const bool same = std::equal(facts->begin(), facts->end(), m_facts->begin(), m_facts->end(),
                                 [](const RobustFact& a, const RobustFact& b) { return a.ordinal == b.ordinal; });
    if (!same) beginResetModel();
    m_facts = std::move(facts);
    m_rows.clear();
    if (!same)
        endResetModel();
    else if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

void FactListModel::setLook(bool pooled, robustness::Precision precision) {
    m_pooled = pooled;
    m_precision = precision;
    emit headerDataChanged(Qt::Horizontal, Lost, Lost);
    if (rowCount() > 0) emit dataChanged(index(0, Global), index(rowCount() - 1, Lost));
}

void FactListModel::setTags(UnitTags tags) {
    m_tags = std::move(tags);
    if (rowCount() > 0) tellTags(0, rowCount() - 1);
}

void FactListModel::setTags(UnitTags tags, const std::vector<annotation::ItemKey>& items) {
    if (items.size() > kFewItems) return setTags(std::move(tags));
    m_tags = std::move(tags);
    if (m_rows.empty())
        for (int row = 0; row < rowCount(); ++row)
            m_rows.emplace((*m_facts)[static_cast<std::size_t>(row)].identity, row);
    for (const annotation::ItemKey& item : items)
        if (const auto at = m_rows.find(item.element); at != m_rows.end()) tellTags(at->second, at->second);
}

/// Whoever sorts looks at each row that is told of here, whatever it is sorted by.
void FactListModel::tellTags(int first, int last) {
    emit dataChanged(index(first, Subject), index(last, Subject),
                     {kLabelTagRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
}

std::size_t FactListModel::IdHash::operator()(const ContentId& id) const {
    std::size_t first = 0;
    std::memcpy(&first, id.data(), sizeof first);
    return first;
}

/// Its words name the precision.
widgets::LabelTag FactListModel::tag(const RobustFact& fact) const {
    const auto tagAt = [&](robustness::Level level) {
        auto tag = m_tags.of(fact.identity, {{robustness::kPrecisionAxis, std::string(robustness::name(level))}});
        if (!tag.isEmpty()) tag.words = tr("%1, %2").arg(levelName(level), tag.words);
        return tag;
    };
    widgets::LabelTag tag = tagAt(static_cast<robustness::Level>(m_precision));
    for (int level = 0; tag.isEmpty() && level < robustness::kLevels; ++level)
        tag = tagAt(static_cast<robustness::Level>(level));
    return tag;
}

const RobustFact* FactListModel::at(int row) const {
    return row >= 0 && row < rowCount() ? &(*m_facts)[static_cast<std::size_t>(row)] : nullptr;
}

int FactListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_facts->size());
}

int FactListModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

/// At the precision that is chosen, of how many.
std::pair<qint64, qint64> FactListModel::lostTests(const RobustFact& fact) const {
    const robustness::UnitScore& unit = fact.units[static_cast<std::size_t>(m_precision)];
    return {unit.lost(), unit.tests()};
}

std::optional<double> FactListModel::winRate(const RobustFact& fact, int column) const {
    if (column != Global) return unitOf(fact, column).winRate();
    if (!fact.global) return std::nullopt;
    return m_pooled ? fact.global->pooledWinRate : fact.global->winRate;
}

std::optional<bool> FactListModel::robust(const RobustFact& fact, int column) const {
    if (column != Global) return unitOf(fact, column).robust();
    return fact.global ? std::optional(fact.global->robust) : std::nullopt;
}

QString FactListModel::text(const RobustFact& fact, int column) const {
    switch (column) {
    case Subject: return QString::fromStdString(fact.subject);
    case Relation: return QString::fromStdString(fact.relation);
    case Object: return QString::fromStdString(fact.object);
    case Valid: return QString::fromStdString(fact.period);
    case Lost: {
        const auto [lost, tests] = lostTests(fact);
        return tests > 0 ? tr("%1 of %2").arg(numberText(lost), numberText(tests)) : QString();
    }
    default: break;
    }
    const auto rate = winRate(fact, column);
    if (!rate) return QStringLiteral("–");
    const QString percent = QLocale().toString(100 * *rate, 'f', 1);
    return robust(fact, column).value_or(false) ? tr("✓ %1").arg(percent) : percent;
}

QString FactListModel::toolTip(const RobustFact& fact, int column) const {
    if (column == Subject) { // what a narrow list has no column for
        QString tip =
            tr("%1, %2: %3\n%4").arg(text(fact, Subject), text(fact, Relation), text(fact, Object), text(fact, Valid));
        if (const widgets::LabelTag said = tag(fact); !said.isEmpty()) tip += QLatin1Char('\n') + said.words;
        return plainToolTip(tip);
    }
    if (column == Lost) return tr("Tests lost, %1: %2").arg(precisionName(m_precision), text(fact, Lost));
    if (column < Year || column > Day) return plainToolTip(text(fact, column));
    const robustness::UnitScore& unit = unitOf(fact, column);
    QStringList lines;
    if (unit.isDefined())
        lines << tr("Tests won: %1 of %2").arg(numberText(unit.wins), numberText(unit.tests()));
    else
        lines << tr("Undefined: %1").arg(undefinedText(unit.undefined()));
    lines << tr("%1 correct and %2 incorrect dates with a score")
                 .arg(numberText(unit.correct), numberText(unit.incorrect));
    if (unit.missing() > 0) lines << tr("Dates without a score: %1").arg(numberText(unit.missing()));
    return lines.join(QLatin1Char('\n'));
}

QVariant FactListModel::data(const QModelIndex& index, int role) const {
    const RobustFact* fact = index.isValid() ? at(index.row()) : nullptr;
    if (!fact) return {};
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return text(*fact, column);
    case Qt::ToolTipRole: return toolTip(*fact, column);
    case kLabelTagRole: return column == Subject ? QVariant::fromValue(tag(*fact)) : QVariant();
    case Qt::AccessibleTextRole: return column == Subject ? tag(*fact).saidAfter(text(*fact, column)) : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column >= Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case kSortRole:
        if (column == Lost) return lostTests(*fact).first;
        if (column >= Year) return winRate(*fact, column).value_or(-1);
        return text(*fact, column);
    default: return {};
    }
}

QVariant FactListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const bool isRate = section >= Year && section <= Global;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((section >= Year ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && isRate)
        return tr("Win rate W in %, the share of tests won; a correct date that is only as likely as an incorrect one "
                  "loses. ✓: all are won, the fact is robust (R = 1). –: undefined") +
               (section == Global ? QLatin1Char('\n') + globalTip() : QString());
    if (role == Qt::ToolTipRole && section == Lost)
        return tr("Tests that the fact loses, of all that it has, at the precision that is chosen above: %1")
            .arg(precisionName(m_precision));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Subject: return tr("Subject");
    case Relation: return tr("Relation");
    case Object: return tr("Object");
    case Valid: return tr("Valid");
    case Year: return tr("W year");
    case Month: return tr("W month");
    case Day: return tr("W day");
    case Global: return tr("W global");
    case Lost: return tr("Lost, %1").arg(precisionName(m_precision));
    default: return {};
    }
}

} // namespace chronoscope::ui
