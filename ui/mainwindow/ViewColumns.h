// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QStringList>

class QAbstractItemView;
class QHeaderView;
class QWidget;

namespace chronoscope::ui {

class ColumnChooser;

/// How the columns of the tables and trees were left: the widths that a person set, what she has hidden, order and
/// sorting. Columns are known by their titles. What is put in order comes with the model, perhaps, so the order is
/// taken up again until a person puts it otherwise. Owned by the ViewKeeper; GUI thread.
class ViewColumns : public QObject {
    Q_OBJECT
public:
    ViewColumns(const QWidget& window, QObject* parent);

    /// Each view once, when it is as the program has it, with its model.
    void follow(QAbstractItemView& view);
    QJsonObject kept(const QAbstractItemView& view) const;
    /// What is not told stays as it is, but for the order, which is then as the program has it.
    void restore(QAbstractItemView& view, const QJsonObject& state);
    /// The model has other columns now, perhaps.
    void again(QAbstractItemView& view);
    /// As the program has them.
    void putBack(QAbstractItemView& view);

private:
    void orderAs(QHeaderView& header, const QStringList& titles);

    QHash<const QObject*, QStringList> m_orders; ///< titles, as a person put them
    QHash<const QObject*, QStringList> m_usual;  ///< the same, as the program has them
    QHash<const QObject*, QJsonObject> m_restored;
    QHash<const QObject*, ColumnChooser*> m_choosers;
    bool m_isOrdering = false; ///< the program, not a person
};

} // namespace chronoscope::ui
