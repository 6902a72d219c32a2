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

    /// Shows other elements; `current` becomes the current row without elementChosen(), -1 is none.
    void setElements(std::shared_ptr<const ElementTableModel::Elements> elements, int current);
    /// Row in the workspace of the current one, which may be restored from the last time; 0: none.
    qint64 currentElement() const;
    int sortColumn() const; ///< -1: benchmark order
    Qt::SortOrder sortOrder() const;

signals:
    void sortWished();
    /// The user went to an element, or clicked the one that is current; its row in the workspace.
    void elementChosen(qint64 elementRow);

private:
    void setUpHeader();
    void addCopyAction();
    void chooseColumns(const QPoint& position);
    void copySelection() const;

    ElementTableModel* m_elements;
    bool m_quiet = false;
};

} // namespace chronoscope::ui
