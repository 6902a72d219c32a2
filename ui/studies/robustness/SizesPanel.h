// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/Fits.h"
#include "ui/bridge/Session.h"

#include <QWidget>

#include <map>
#include <optional>
#include <set>
#include <string>

class QLabel;
class QTableWidget;

namespace chronoscope::ui {

/// "8B", "350 M", "8e9", "8,000,000,000": a number of parameters as people write it; none for anything else.
std::optional<double> parametersFrom(const QString& text);

/// How large models are and of which family, entered once and kept in the workspace, where the command line keeps them,
/// too. GUI thread.
class SizesPanel : public QWidget {
    Q_OBJECT
public:
    explicit SizesPanel(Session& session, QWidget* parent = nullptr);

    /// A row of each model; nothing changes while a cell is being edited.
    void setModels(const std::set<std::string>& models, const std::map<std::string, robustness::ModelSize>& sizes);
    QTableWidget* table() const { return m_table; }

signals:
    void stored();

private:
    enum Column { Model, Parameters, Family, ColumnCount };
    void fill();
    void take(int row, int column);
    void store(const robustness::ModelSize& size, bool forget);

    Session& m_session;
    QTableWidget* m_table;
    QLabel* m_hint;
    std::set<std::string> m_models;
    std::map<std::string, robustness::ModelSize> m_sizes;
    bool m_filling = false;
};

} // namespace chronoscope::ui
