// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/build/Extension.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace chronoscope::ui {

class EmptyHint;

/// What a newer source says of a benchmark, element by element, each to be taken or not. Owned by its dialog; GUI
/// thread.
class ChangesView : public QWidget {
    Q_OBJECT
public:
    explicit ChangesView(QWidget* parent);

    /// Null: there are none. Everything is ticked but pasts that are told otherwise.
    void setChanges(std::shared_ptr<const std::vector<sources::ElementChange>> changes);
    /// What is ticked.
    sources::AcceptedChanges acceptedChanges() const;

signals:
    void edited();

private:
    void addRow(std::size_t place);
    void showKind();
    void showDetail();
    const sources::ElementChange* changeOf(const QTreeWidgetItem* item) const;

    std::shared_ptr<const std::vector<sources::ElementChange>> m_changes;
    QComboBox* m_kind;
    QLabel* m_counts;
    QTreeWidget* m_list;
    EmptyHint* m_hint;
    QLabel* m_detail;
};

} // namespace chronoscope::ui
