// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/models/ElementTableModel.h"

#include <QTableView>

namespace chronoscope::ui {

/// The table of a slice's elements. Sorting is wished for by signal and done by whoever reads the elements. Columns
/// are chosen in the header's context menu; Ctrl+C copies the selected rows. Owned by its page; GUI thread.
class ElementTable : public QTableView {
    Q_OBJECT
public:
    explicit ElementTable(QWidget* parent = nullptr);

    /// Shows other elements; `current` becomes the current row without currentElementChanged(), -1 is none.
    void setElements(std::shared_ptr<const ElementTableModel::Elements> elements, int current);
    int sortColumn() const; ///< -1: benchmark order
    Qt::SortOrder sortOrder() const;

signals:
    void sortWished();
    /// The user went to another element; its row in the workspace.
    void currentElementChanged(qint64 elementRow);

private:
    void setUpHeader();
    void addCopyAction();
    void chooseColumns(const QPoint& position);
    void copySelection() const;

    ElementTableModel* m_elements;
    bool m_quiet = false;
};

} // namespace chronoscope::ui
