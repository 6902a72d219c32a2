// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/store/BenchmarkStore.h"

#include <QStandardItemModel>

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// Domain › state › relation with check boxes and element counts. A slice is a product of domains, states and
/// relations, so a click moves the boxes to the nearest product: a relation or state is on or off in every domain,
/// and the boxes checked are exactly what will run. Owned by its page; GUI thread.
class SliceTreeModel : public QStandardItemModel {
    Q_OBJECT
public:
    enum Column { Name, Elements, ColumnCount };

    explicit SliceTreeModel(QObject* parent = nullptr);

    /// Adds what is new, checked unless its domain, state or relation is off, and keeps the rest as it is. Rebuilt
    /// from the ground where something has gone: that is another benchmark.
    void setCounts(const std::vector<store::BenchmarkStore::Count>& counts);
    /// Checks what `slice` covers; may come before the counts do. Emits changed().
    void setSlice(const benchmark::SliceSpec& slice);
    /// Writes domains, states and relations; what is checked altogether becomes an empty list. Meaningless when
    /// nothing is checked.
    void fill(benchmark::SliceSpec& slice) const;
    bool isNothingChecked() const;

    void checkAll();
    /// Checks the node and nothing a slice can do without.
    void checkOnly(const QModelIndex& node);

    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void changed(); ///< the slice may be another

private:
    struct Leaf {
        benchmark::Domain domain;
        benchmark::State state;
        std::string relation;
        std::int64_t elements;
        std::int64_t withChoices;
    };
    using Leaves = std::vector<const Leaf*>;

    Leaves leavesUnder(const QModelIndex& node) const;
    Leaves leavesWhere(const std::function<bool(const Leaf&)>& wanted) const;
    bool isChecked(const Leaf& leaf) const;
    void check(const QModelIndex& node, bool partly);
    void uncheck(const QModelIndex& node);
    /// The smallest product that covers `chosen`.
    void cover(const Leaves& chosen);
    void restrictRelations(const std::vector<std::string>& relations);
    bool holdsAll(const std::vector<Leaf>& leaves) const;
    QStandardItem* child(QStandardItem* parent, const QVariant& key, const QString& label);
    void showNode(QStandardItem* item, const Leaves& leaves);
    void show();

    std::vector<Leaf> m_leaves;
    std::set<benchmark::Domain> m_offDomains;
    std::set<benchmark::State> m_offStates;
    std::set<std::string> m_offRelations;
    std::vector<std::string> m_pendingRelations; ///< asked for before the relations were known
};

} // namespace chronoscope::ui
