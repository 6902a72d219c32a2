// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/views/PageArea.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace chronoscope::ui {

class BackendForm;
class KeyRow;
class ManagedPanel;
class ReportView;

/// All about one saved backend: address, key, test, price, managed server. Changes are saved as they are made. GUI
/// thread.
class BackendDetail : public ColumnArea {
    Q_OBJECT
public:
    BackendDetail(BackendHub& hub, Dialogs& dialogs, QWidget* parent = nullptr);

    /// Empty = none. Of the shown one, what has changed is read again.
    void setBackend(const QString& name);
    QString name() const { return m_name; }
    void focusName();
    /// Backends for which something is typed that cannot be saved.
    QStringList unsaved() const;
    void forgetDraft(const QString& name);

signals:
    void renamed(const QString& name);
    void removeRequested();
    /// The price of this model is to be edited.
    void priceRequested(const QString& protocol, const QString& model);

private:
    void addSection(QVBoxLayout* layout, const QString& title, QWidget* content);
    QWidget* makePrice();
    void addressEdited(const QString& name, const QString& uri);
    void commandEdited(const std::optional<backend::ManagedCommand>& command);
    void variableChosen(const QString& variable);
    void refreshPrice();
    std::string model() const;

    BackendHub& m_hub;
    QString m_name;
    BackendForm* m_form;
    KeyRow* m_key;
    ReportView* m_report;
    ManagedPanel* m_managed;
    QLabel* m_price = nullptr;
    QPushButton* m_editPrice = nullptr;
};

} // namespace chronoscope::ui
