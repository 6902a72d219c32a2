// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/ScoringStore.h"
#include "ui/bridge/Results.h"

#include <QToolButton>

#include <vector>

namespace chronoscope::ui {

class CheckList;

/// The button that says how many runs are looked at and drops the list of all runs and their scorings, newest first.
/// GUI thread.
class RunChooser : public QToolButton {
    Q_OBJECT
public:
    RunChooser(Results& results, Session& session, QWidget* parent = nullptr);
    void open();

private:
    void follow();
    void fill();
    void choose();

    Results& m_results;
    Session& m_session;
    CheckList* m_list;
    std::vector<store::ScoringRecord> m_scorings; ///< as last read
    std::vector<results::RunChoice> m_offered;    ///< as the list's items
};

} // namespace chronoscope::ui
