// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/ElementTableModel.h"

#include "core/base/Text.h"
#include "ui/bridge/Selection.h"
#include "ui/help/NumberBook.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Words.h"

#include <QStringList>

#include <algorithm>
#include <tuple>
#include <utility>

namespace chronoscope::ui {

using benchmark::ElementMeta;

namespace {
/// As NumberBook knows the columns.
constexpr const char* kColumnKeys[ElementTableModel::ColumnCount] = {"subject", "relation", "domain",
                                                                     "state",   "years",    "distractors"};

/// What a row is sorted by: made once a row, for comparing text is dear.
struct SortKey {
    std::u32string words;
    int first = 0;
    int second = 0;
    std::size_t index = 0;
};

SortKey keyOf(const ElementMeta& meta, int column, std::size_t index) {
    SortKey key;
    key.index = index;
    switch (column) {
    case ElementTableModel::Subject: key.words = text::lower(meta.subject); break;
    case ElementTableModel::Relation: key.words = text::lower(meta.relation); break;
    case ElementTableModel::Domain: key.first = static_cast<int>(meta.domain); break;
    case ElementTableModel::State: key.first = static_cast<int>(meta.state); break;
    case ElementTableModel::Years:
        if (meta.state == benchmark::State::Invariant || meta.years.empty()) break; // shown as a dash
        key.first = meta.years.front();
        key.second = meta.years.back();
        break;
    case ElementTableModel::Distractors: key.first = meta.distractors; break;
    default: break;
    }
    return key;
}

QString yearsToolTip(const ElementMeta& meta) {
    QStringList years;
    for (const int year : meta.years)
        years << QString::number(year);
    const QString list = years.join(QStringLiteral(", "));
    return meta.state == benchmark::State::Invariant ? ElementTableModel::tr("Without time; asked at %1").arg(list)
                                                     : list;
}
} // namespace

ElementTableModel::ElementTableModel(QObject* parent)
    : QAbstractTableModel(parent), m_elements(std::make_shared<const Elements>()) {}

void ElementTableModel::setElements(std::shared_ptr<const Elements> elements) {
    beginResetModel();
    m_elements = elements ? std::move(elements) : std::make_shared<const Elements>();
    endResetModel();
}

int ElementTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_elements->size());
}

int ElementTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QString ElementTableModel::text(const ElementMeta& meta, int column) const {
    switch (column) {
    case Subject: return QString::fromStdString(meta.subject);
    case Relation: return QString::fromStdString(meta.relation);
    case Domain: return displayName(meta.domain);
    case State: return displayName(meta.state);
    case Years: return yearsText(meta.years, meta.state == benchmark::State::Invariant);
    case Distractors: return numberText(meta.distractors);
    default: return {};
    }
}

QVariant ElementTableModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) return {};
    const ElementMeta& meta = element(index.row());
    switch (role) {
    case Qt::DisplayRole: return text(meta, index.column());
    case kSelectionRole: return QVariant::fromValue(Selection::ofElement(meta.row));
    case Qt::ToolTipRole:
        return plainToolTip(index.column() == Years ? yearsToolTip(meta) : text(meta, index.column()));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (index.column() == Distractors ? Qt::AlignRight : Qt::AlignLeft));
    default: return {};
    }
}

QVariant ElementTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) return {};
    if (role == Qt::UserRole) return QString::fromLatin1(kColumnKeys[section]);
    if (role == Qt::ToolTipRole)
        return plainToolTip(columnNote(QLatin1String(kColumnKeys[section]), QStringLiteral("benchmark")));
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue<Qt::Alignment>(Qt::AlignVCenter |
                                                  (section == Distractors ? Qt::AlignRight : Qt::AlignLeft));
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Subject: return tr("Subject");
    case Relation: return tr("Relation");
    case Domain: return tr("Domain");
    case State: return tr("State");
    case Years: return tr("Years");
    default: return tr("Distractors");
    }
}

void ElementTableModel::arrange(Elements& elements, int column, Qt::SortOrder order) {
    if (column < 0 || column >= ColumnCount) return;
    std::vector<SortKey> keys;
    keys.reserve(elements.size());
    for (std::size_t i = 0; i < elements.size(); ++i)
        keys.push_back(keyOf(elements[i], column, i));
    std::sort(keys.begin(), keys.end(), [order](const SortKey& a, const SortKey& b) {
        const auto left = std::tie(a.words, a.first, a.second);
        const auto right = std::tie(b.words, b.first, b.second);
        if (left != right) return order == Qt::AscendingOrder ? left < right : right < left;
        return a.index < b.index;
    });
    Elements sorted;
    sorted.reserve(elements.size());
    for (const SortKey& key : keys)
        sorted.push_back(std::move(elements[key.index]));
    elements = std::move(sorted);
}

} // namespace chronoscope::ui
