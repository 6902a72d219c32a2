// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/BackendHub.h"

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace chronoscope::ui {

/// The model servers that were found on this machine, a line per model, each to be added as a saved backend. GUI
/// thread.
class DiscoveryPanel : public QFrame {
    Q_OBJECT
public:
    explicit DiscoveryPanel(BackendHub& hub, QWidget* parent = nullptr);
    /// Begins to look, and shows itself.
    void search();

signals:
    void added(const QString& name);

private:
    struct Line {
        std::string uri;
        QString name; ///< of the backend to be saved
    };

    void showServers(const std::vector<backend::FoundServer>& servers);
    void addCurrent();

    BackendHub& m_hub;
    std::vector<Line> m_lines;
    QLabel* m_text;
    QTableWidget* m_table;
    QPushButton* m_add;
    QPushButton* m_cancel;
    QToolButton* m_close;
};

} // namespace chronoscope::ui
