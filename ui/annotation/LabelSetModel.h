// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/LabelSet.h"

#include <QAbstractTableModel>
#include <QUndoStack>

#include <cstddef>
#include <map>
#include <string>

namespace chronoscope::ui {

/// A label set as a table that is edited, with undo. A change that would make it unsound is refused with the reason;
/// labels that annotations have keep their keys and cannot be removed. GUI thread; owned by its dialog.
class LabelSetModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Press, Name, Key, Color, Role, Description, Uses, ColumnCount };
    /// By key: how many annotations have the label.
    using UseCounts = std::map<std::string, std::size_t>;
    /// Of a cell that is one of several: their words, in the order of its values.
    static constexpr int kChoicesRole = Qt::UserRole;

    explicit LabelSetModel(QObject* parent = nullptr);

    /// Begins anew with this set. `uses` of a set whose name is in use, else none.
    void setSet(annotation::LabelSet set, UseCounts uses, bool editable);
    const annotation::LabelSet& set() const { return m_set; }
    /// Whether it is another set than the one it began with.
    bool isChanged() const { return m_set != m_first; }
    /// It is stored as it is now.
    void setStored() { m_first = m_set; }
    QUndoStack& undoStack() { return m_undo; }

    void setName(const QString& name);
    void setMultiple(bool multiple);
    int addLabel(); ///< its row; -1 where there are too many
    void removeLabel(int row);
    void moveLabel(int row, int by); ///< -1 up, 1 down
    /// Annotations that have the label of this row.
    std::size_t uses(int row) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void edited();                    ///< set() is another one, by an edit, its undo or redo
    void refused(const QString& why); ///< a change was not taken

private:
    friend class LabelSetStep;
    bool change(const QString& text, annotation::LabelSet after);
    void put(const annotation::LabelSet& set);
    QVariant shown(const annotation::Label& label, int row, int column) const;
    QVariant tip(int row, int column) const;

    annotation::LabelSet m_set;
    annotation::LabelSet m_first;
    UseCounts m_uses;
    bool m_isEditable = false;
    QUndoStack m_undo;
};

} // namespace chronoscope::ui
