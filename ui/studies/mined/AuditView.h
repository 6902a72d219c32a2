// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackgroundQueue.h"
#include "ui/studies/mined/AuditNumbers.h"

#include <QWidget>

#include <optional>
#include <stop_token>

class QCheckBox;
class QLabel;
class QModelIndex;
class QSortFilterProxyModel;
class QTableView;

namespace chronoscope::ui {

class NumbersModel;
class Session;
class Thumbnails;

/// What is wrong with the items of a workspace: findings with their counts, the items of the chosen one, and the switch
/// to trust the file all the same. Reads on a thread of its own. GUI thread.
class AuditView : public QWidget {
    Q_OBJECT
public:
    explicit AuditView(Session& session, QWidget* parent = nullptr);
    ~AuditView() override;

    /// Audits the items that the filter takes, unless that is done or going on; ends in audited().
    void read(const study::Narrowing& narrowing);
    /// The items are others now.
    void forget();
    /// None while they are read.
    const std::optional<AuditNumbers>& numbers() const { return m_numbers; }
    /// Golds of the file count also where its own attribute list says otherwise.
    bool trustsFile() const;

signals:
    void inspectorWanted(); ///< an item is to be looked into
    void audited();
    void failed(const QString& why);

private:
    class Rows;
    QWidget* makeTop();
    QWidget* makeTables();
    void take(Result<AuditNumbers> numbers);
    void showCodes();
    void showRows();
    void choose(const QModelIndex& row);
    std::optional<mined::AuditCode> chosen() const;

    Session& m_session;
    std::optional<AuditNumbers> m_numbers;
    QLabel* m_summary;
    QCheckBox* m_trust;
    NumbersModel* m_codeModel;
    NumbersModel* m_rowModel;
    Thumbnails* m_thumbnails;
    QString m_picturesOf; ///< workspace
    Rows* m_listed;       ///< with the pictures of its items
    QSortFilterProxyModel* m_sortedCodes;
    QTableView* m_codes;
    QLabel* m_explanation;
    QTableView* m_rows;
    study::Narrowing m_narrowing; ///< of the page
    bool m_reading = false;
    std::stop_source m_stop;
    BackgroundQueue m_auditing; ///< last: its job in hand may use the rest
};

} // namespace chronoscope::ui
