// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/Promising.h"

#include <QAbstractListModel>
#include <QString>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The list with its subjects ready for searching. Made by a worker; immutable.
struct PromisingLines {
    traversal::PromisingList list;
    std::vector<std::string> searchTexts; ///< subjects in lower case

    explicit PromisingLines(traversal::PromisingList all);
};

/// The elements worth traversing, a row each, drawn by ElementLineDelegate (roles of ElementListModel): 50,000 of them
/// are filtered in some milliseconds. GUI thread.
class PromisingModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit PromisingModel(QObject* parent = nullptr);

    void setLines(std::shared_ptr<const PromisingLines> lines); ///< null = none
    void setFilter(const QString& text);                        ///< part of the subject, whatever the case
    /// By element row the years that accepted traversals made Chrono-Correct.
    void setRescued(std::map<qint64, std::set<int>> years);
    int total() const { return m_lines ? static_cast<int>(m_lines->list.lines.size()) : 0; }
    const traversal::PromisingElement& element(int row) const; ///< `row` must be in range
    int rowOf(qint64 elementRow) const;                        ///< -1 = not shown

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    void choose();
    QString toolTip(const traversal::PromisingElement& element) const;

    std::shared_ptr<const PromisingLines> m_lines;
    std::string m_filter;
    std::vector<std::uint32_t> m_shown; ///< places in the list
    std::map<qint64, std::set<int>> m_rescued;
};

} // namespace chronoscope::ui
