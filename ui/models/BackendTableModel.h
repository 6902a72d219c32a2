// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"

#include <QAbstractTableModel>
#include <QStringList>

namespace chronoscope::ui {

/// The saved backends with their last test and the state of their servers. Rows follow BackendHub::backends(). GUI
/// thread.
class BackendTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Name, Test, Model, Protocol, Server, ColumnCount };
    /// Of column Test: a QByteArray, a byte per check, each a backend::Light; empty when never tested.
    static constexpr int LightsRole = Qt::UserRole;

    explicit BackendTableModel(BackendHub& hub, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    QString nameAt(int row) const; ///< empty when there is no such row
    int rowOf(const QString& name) const;

private:
    void reload();
    void refresh(const QString& name);
    QByteArray lights(const QString& name) const;
    QString testText(const QString& name) const;
    QString testToolTip(const QString& name) const;
    QString serverText(const backend::SavedBackend& saved) const;
    QString text(const backend::SavedBackend& saved, int column) const;
    QString toolTip(const backend::SavedBackend& saved, int column) const;

    BackendHub& m_hub;
    QStringList m_names; ///< of the rows as views know them
};

} // namespace chronoscope::ui
