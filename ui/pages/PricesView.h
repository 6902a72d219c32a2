// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"
#include "ui/models/PriceTableModel.h"
#include "ui/views/NoticeBar.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTableView;

namespace chronoscope::ui {

/// The price table: edited in place, saved as it is edited. GUI thread.
class PricesView : public QWidget {
    Q_OBJECT
public:
    explicit PricesView(BackendHub& hub, QWidget* parent = nullptr);
    /// Goes to the line of this model and opens its price; where there is none, a new one is begun for it.
    void editPrice(const QString& protocol, const QString& model);
    QTableView* table() const { return m_table; }

private:
    QWidget* makeNew();
    QLineEdit* addField(QWidget* row, const char* name, const QString& label, const QString& hint, int stretch);
    void add();
    void remove();
    void open(int row, int column);
    void updateActions();

    BackendHub& m_hub;
    PriceTableModel* m_model;
    NoticeBar* m_notice;
    QTableView* m_table;
    QPushButton* m_remove;
    QLineEdit* m_protocol = nullptr; ///< of the line to be added, as the next four
    QLineEdit* m_name = nullptr;
    QLineEdit* m_input = nullptr;
    QLineEdit* m_output = nullptr;
    QLineEdit* m_source = nullptr;
    QPushButton* m_add = nullptr;
};

} // namespace chronoscope::ui
