// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"

#include <QWidget>

#include <array>
#include <map>

class QLabel;
class QProgressBar;
class QPushButton;

namespace chronoscope::ui {

/// The last test of a backend: when, eight checks with a sentence each, and what cannot be measured with this server.
/// Tests it on request and shows the checks as they come. GUI thread.
class ReportView : public QWidget {
    Q_OBJECT
public:
    explicit ReportView(BackendHub& hub, QWidget* parent = nullptr);
    void setBackend(const QString& name);

private:
    struct Row {
        QLabel* mark;
        QLabel* name;
        QLabel* sentence;
    };

    QWidget* makeTable();
    void refresh();
    void showCheck(const Row& row, backend::Light light, const QString& sentence);
    QString headText() const;

    BackendHub& m_hub;
    QString m_name;
    std::map<QString, QString> m_problems; ///< why the last test of a backend gave no report
    QLabel* m_head;
    QPushButton* m_test;
    QProgressBar* m_bar;
    std::array<Row, backend::kChecks> m_rows{};
    QWidget* m_table;
    QLabel* m_unavailable;
};

} // namespace chronoscope::ui
