// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/models/SliceTreeModel.h"

#include "ui/views/DisplayNames.h"
#include "ui/views/Words.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using benchmark::Domain;
using benchmark::State;

namespace {
constexpr int kKeyRole = Qt::UserRole + 1;
constexpr auto kNodeFlags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;

/// Depth of a node: 0 domain, 1 state, 2 relation.
int depthOf(QModelIndex index) {
    int depth = 0;
    for (index = index.parent(); index.isValid(); index = index.parent())
        ++depth;
    return depth;
}

bool comesBefore(const QVariant& a, const QVariant& b) {
    if (a.typeId() == QMetaType::QString) return a.toString().compare(b.toString(), Qt::CaseInsensitive) < 0;
    return a.toInt() < b.toInt();
}

template <typename T> std::vector<T> unlessAll(const std::set<T>& chosen, const std::set<T>& all) {
    if (chosen == all) return {};
    return {chosen.begin(), chosen.end()};
}
} // namespace

SliceTreeModel::SliceTreeModel(QObject* parent) : QStandardItemModel(0, ColumnCount, parent) {
    setHorizontalHeaderLabels({tr("Slice"), tr("Elements")});
    setHeaderData(Elements, Qt::Horizontal, QVariant::fromValue<Qt::Alignment>(Qt::AlignRight | Qt::AlignVCenter),
                  Qt::TextAlignmentRole);
    setHeaderData(Name, Qt::Horizontal,
                  tr("What the slice holds. A slice is a product of domains, states and relations: "
                     "a state or relation is on or off in every domain that has it."),
                  Qt::ToolTipRole);
    setHeaderData(Elements, Qt::Horizontal, tr("Elements in the workspace, whatever the filters beside say"),
                  Qt::ToolTipRole);
}

bool SliceTreeModel::holdsAll(const std::vector<Leaf>& leaves) const {
    return std::all_of(m_leaves.begin(), m_leaves.end(), [&](const Leaf& old) {
        return std::any_of(leaves.begin(), leaves.end(), [&](const Leaf& fresh) {
            return fresh.domain == old.domain && fresh.state == old.state && fresh.relation == old.relation;
        });
    });
}

void SliceTreeModel::setCounts(const std::vector<store::BenchmarkStore::Count>& counts) {
    std::vector<Leaf> leaves;
    leaves.reserve(counts.size());
    for (const auto& count : counts)
        leaves.push_back({count.domain, count.state, count.relation, count.elements, count.withChoices});
    if (!holdsAll(leaves)) removeRows(0, rowCount());
    m_leaves = std::move(leaves);
    if (!m_pendingRelations.empty() && !m_leaves.empty()) restrictRelations(std::exchange(m_pendingRelations, {}));
    for (const Leaf& leaf : m_leaves) {
        QStandardItem* domain = child(invisibleRootItem(), static_cast<int>(leaf.domain), displayName(leaf.domain));
        QStandardItem* state = child(domain, static_cast<int>(leaf.state), displayName(leaf.state));
        const QString relation = QString::fromStdString(leaf.relation);
        child(state, relation, relation.isEmpty() ? tr("(no relation)") : relation);
    }
    show();
    emit changed();
}

QStandardItem* SliceTreeModel::child(QStandardItem* parent, const QVariant& key, const QString& label) {
    int row = 0;
    for (; row < parent->rowCount(); ++row) {
        const QVariant other = parent->child(row, Name)->data(kKeyRole);
        if (other == key) return parent->child(row, Name);
        if (comesBefore(key, other)) break;
    }
    auto* name = new QStandardItem(label); // the model takes both items
    name->setData(key, kKeyRole);
    name->setFlags(kNodeFlags | Qt::ItemIsUserCheckable);
    name->setCheckState(Qt::Unchecked);
    name->setToolTip(plainToolTip(label));
    auto* number = new QStandardItem;
    number->setFlags(kNodeFlags);
    number->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    parent->insertRow(row, {name, number});
    return name;
}

void SliceTreeModel::setSlice(const benchmark::SliceSpec& slice) {
    m_offDomains.clear();
    m_offStates.clear();
    m_offRelations.clear();
    for (const Domain domain : benchmark::kDomains)
        if (!slice.wants(domain)) m_offDomains.insert(domain);
    for (const State state : benchmark::kStates)
        if (!slice.wants(state)) m_offStates.insert(state);
    m_pendingRelations.clear();
    if (m_leaves.empty())
        m_pendingRelations = slice.relations;
    else
        restrictRelations(slice.relations);
    show();
    emit changed();
}

void SliceTreeModel::restrictRelations(const std::vector<std::string>& relations) {
    if (relations.empty()) return;
    for (const Leaf& leaf : m_leaves)
        if (std::find(relations.begin(), relations.end(), leaf.relation) == relations.end())
            m_offRelations.insert(leaf.relation);
}

void SliceTreeModel::fill(benchmark::SliceSpec& slice) const {
    std::set<Domain> domains;
    std::set<Domain> allDomains;
    for (const Leaf& leaf : m_leaves) {
        allDomains.insert(leaf.domain);
        if (isChecked(leaf)) domains.insert(leaf.domain);
    }
    std::set<State> states;
    std::set<State> allStates;
    std::set<std::string> relations;
    std::set<std::string> allRelations;
    for (const Leaf& leaf : m_leaves) {
        if (!domains.contains(leaf.domain)) continue;
        allStates.insert(leaf.state);
        if (isChecked(leaf)) states.insert(leaf.state);
    }
    for (const Leaf& leaf : m_leaves) {
        if (!domains.contains(leaf.domain) || !states.contains(leaf.state)) continue;
        allRelations.insert(leaf.relation);
        if (isChecked(leaf)) relations.insert(leaf.relation);
    }
    slice.domains = unlessAll(domains, allDomains);
    slice.states = unlessAll(states, allStates);
    slice.relations = unlessAll(relations, allRelations);
}

bool SliceTreeModel::isNothingChecked() const {
    return std::none_of(m_leaves.begin(), m_leaves.end(), [this](const Leaf& leaf) { return isChecked(leaf); });
}

bool SliceTreeModel::isChecked(const Leaf& leaf) const {
    return !m_offDomains.contains(leaf.domain) && !m_offStates.contains(leaf.state) &&
           !m_offRelations.contains(leaf.relation);
}

SliceTreeModel::Leaves SliceTreeModel::leavesWhere(const std::function<bool(const Leaf&)>& wanted) const {
    Leaves found;
    for (const Leaf& leaf : m_leaves)
        if (wanted(leaf)) found.push_back(&leaf);
    return found;
}

SliceTreeModel::Leaves SliceTreeModel::leavesUnder(const QModelIndex& node) const {
    const int depth = depthOf(node);
    const QModelIndex domain = depth == 0 ? node : depth == 1 ? node.parent() : node.parent().parent();
    const QModelIndex state = depth == 1 ? node : depth == 2 ? node.parent() : QModelIndex();
    return leavesWhere([&](const Leaf& leaf) {
        return static_cast<int>(leaf.domain) == domain.data(kKeyRole).toInt() &&
               (depth < 1 || static_cast<int>(leaf.state) == state.data(kKeyRole).toInt()) &&
               (depth < 2 || QString::fromStdString(leaf.relation) == node.data(kKeyRole).toString());
    });
}

void SliceTreeModel::checkAll() {
    m_offDomains.clear();
    m_offStates.clear();
    m_offRelations.clear();
    m_pendingRelations.clear();
    show();
    emit changed();
}

void SliceTreeModel::checkOnly(const QModelIndex& node) {
    if (!node.isValid()) return;
    cover(leavesUnder(node.siblingAtColumn(Name)));
    show();
    emit changed();
}

bool SliceTreeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || !index.isValid() || index.column() != Name)
        return QStandardItemModel::setData(index, value, role);
    if (value.toInt() == Qt::Unchecked)
        uncheck(index);
    else
        check(index, itemFromIndex(index)->checkState() == Qt::PartiallyChecked);
    show();
    emit changed();
    return true;
}

void SliceTreeModel::check(const QModelIndex& node, bool partly) {
    Leaves wanted = leavesUnder(node);
    if (depthOf(node) == 0 && !partly) {
        // A domain joins under the states and relations chosen already, where it has any of them.
        Leaves within = wanted;
        std::erase_if(within, [this](const Leaf* leaf) {
            return m_offStates.contains(leaf->state) || m_offRelations.contains(leaf->relation);
        });
        if (!within.empty()) wanted = std::move(within);
    }
    Leaves chosen = leavesWhere([this](const Leaf& leaf) { return isChecked(leaf); });
    chosen.insert(chosen.end(), wanted.begin(), wanted.end());
    cover(chosen);
}

void SliceTreeModel::cover(const Leaves& chosen) {
    std::set<Domain> domains;
    std::set<State> states;
    std::set<std::string> relations;
    for (const Leaf* leaf : chosen) {
        domains.insert(leaf->domain);
        states.insert(leaf->state);
        relations.insert(leaf->relation);
    }
    m_offDomains.clear();
    m_offStates.clear();
    for (const Leaf& leaf : m_leaves) {
        if (!domains.contains(leaf.domain)) m_offDomains.insert(leaf.domain);
        if (!states.contains(leaf.state)) m_offStates.insert(leaf.state);
    }
    for (const Leaf& leaf : m_leaves) {
        if (relations.contains(leaf.relation))
            m_offRelations.erase(leaf.relation);
        else if (domains.contains(leaf.domain) && states.contains(leaf.state))
            m_offRelations.insert(leaf.relation);
    }
}

void SliceTreeModel::uncheck(const QModelIndex& node) {
    const Leaves leaves = leavesUnder(node);
    if (leaves.empty()) return;
    const Leaf& first = *leaves.front();
    const int depth = depthOf(node);
    // The last state of a domain takes the domain with it and leaves the other domains alone.
    const bool lastState =
        depth == 1 && leavesWhere([&](const Leaf& leaf) {
                          return leaf.domain == first.domain && leaf.state != first.state && isChecked(leaf);
                      }).empty();
    if (depth == 0 || lastState)
        m_offDomains.insert(first.domain);
    else if (depth == 1)
        m_offStates.insert(first.state);
    else
        m_offRelations.insert(first.relation);
}

void SliceTreeModel::showNode(QStandardItem* item, const Leaves& leaves) {
    std::int64_t elements = 0;
    std::int64_t withChoices = 0;
    std::size_t checked = 0;
    for (const Leaf* leaf : leaves) {
        elements += leaf->elements;
        withChoices += leaf->withChoices;
        if (isChecked(*leaf)) ++checked;
    }
    item->setCheckState(checked == 0 ? Qt::Unchecked : checked == leaves.size() ? Qt::Checked : Qt::PartiallyChecked);
    QStandardItem* parent = item->parent() ? item->parent() : invisibleRootItem();
    QStandardItem* number = parent->child(item->row(), Elements);
    number->setText(numberText(elements));
    number->setToolTip(tr("%1 elements, %2 of them with exactly three distractors")
                           .arg(numberText(elements), numberText(withChoices)));
}

void SliceTreeModel::show() {
    for (int d = 0; d < rowCount(); ++d) {
        QStandardItem* domain = item(d, Name);
        showNode(domain, leavesUnder(domain->index()));
        for (int s = 0; s < domain->rowCount(); ++s) {
            QStandardItem* state = domain->child(s, Name);
            showNode(state, leavesUnder(state->index()));
            for (int r = 0; r < state->rowCount(); ++r)
                showNode(state->child(r, Name), leavesUnder(state->child(r, Name)->index()));
        }
    }
}

} // namespace chronoscope::ui
