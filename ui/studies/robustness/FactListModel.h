// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/studies/robustness/RobustnessNumbers.h"
#include "ui/views/UnitTags.h"

#include <QAbstractTableModel>

#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The facts of a run with win rate and robustness at each level, one a row; makes nothing but what is visible. GUI
/// thread.
class FactListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Subject, Relation, Object, Valid, Year, Month, Day, Global, Lost, ColumnCount };
    static constexpr int kSortRole = Qt::UserRole; ///< numbers as numbers; undefined ones are below all

    using Facts = std::vector<RobustFact>;

    explicit FactListModel(QObject* parent = nullptr);

    /// The same facts in the same order keep the selection.
    void setFacts(std::shared_ptr<const Facts> facts);
    /// Which global win rate is shown, and of which precision the lost tests are counted.
    void setLook(bool pooled, robustness::Precision precision);
    /// What people said of the facts: a fact has the tag of the precision that is chosen, else of the first that has
    /// one.
    void setTags(UnitTags tags);
    /// The same, where what is said of these items alone is new: the other rows are not looked at.
    void setTags(UnitTags tags, const std::vector<annotation::ItemKey>& items);
    const Facts& facts() const { return *m_facts; }
    /// Null outside.
    const RobustFact* at(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::optional<double> winRate(const RobustFact& fact, int column) const;
    std::optional<bool> robust(const RobustFact& fact, int column) const;
    QString text(const RobustFact& fact, int column) const;
    QString toolTip(const RobustFact& fact, int column) const;
    widgets::LabelTag tag(const RobustFact& fact) const;

    std::pair<qint64, qint64> lostTests(const RobustFact& fact) const;
    void tellTags(int first, int last);

    /// What is hashed already: an identity's first bytes.
    struct IdHash {
        std::size_t operator()(const ContentId& id) const;
    };

    std::shared_ptr<const Facts> m_facts = std::make_shared<const Facts>();
    std::unordered_map<ContentId, int, IdHash> m_rows; ///< of facts by identity; empty until it is needed
    UnitTags m_tags;
    bool m_pooled = false;
    robustness::Precision m_precision = robustness::Precision::Year;
};

} // namespace chronoscope::ui
