// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/TableColumns.h"

#include <QSplitter>

class QLabel;
class QScrollArea;
class QTableView;

namespace chronoscope::ui {

class AnnotationHub;
class DisagreementList;

/// The numbers of annotations that have no figure, and below them what can be done about them: the disagreements, or
/// what the audit says. Owned by LabelsPage, whose table's model it shows. GUI thread.
class LabelNumbers : public QSplitter {
    Q_OBJECT
public:
    enum class Below { Disagreements, Audit };

    /// `twin`: the page's table.
    LabelNumbers(const QTableView& twin, TableColumns::IsName isText, AnnotationHub& hub, QWidget* parent);

    DisagreementList* disagreements() const { return m_disagreements; }
    void show(Below below);
    void setAuditWords(const QString& words);
    /// The label set, which is the last of so many columns and the same in all rows, is said above the numbers.
    void hideLast(int columns);
    using QSplitter::show;

private:
    void makeTable(const QTableView& twin, TableColumns::IsName isText);

    QTableView* m_table;
    DisagreementList* m_disagreements;
    QScrollArea* m_auditArea;
    QLabel* m_auditWords;
};

} // namespace chronoscope::ui
