// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/Discovery.h"
#include "ui/ask/Asker.h"

#include <QListWidget>

#include <vector>

namespace chronoscope::ui {

/// The models that can be asked, to be ticked: saved backends, servers found on this machine, and a calibration model
/// that checks the pipeline. The first that is there is ticked, unless the person ticks others. GUI thread.
class AskModels : public QListWidget {
    Q_OBJECT
public:
    explicit AskModels(BackendHub& hub, QWidget* parent = nullptr);

    /// Looks for servers on this machine, the first time.
    void search();
    std::vector<AskTarget> ticked() const;

private:
    void fill();
    void add(const AskTarget& target, const QString& tip);

    BackendHub& m_hub;
    std::vector<backend::FoundServer> m_found;
    std::vector<AskTarget> m_targets; ///< as the rows
    bool m_searched = false;
    bool m_chosen = false; ///< the person ticked or unticked something
};

} // namespace chronoscope::ui
