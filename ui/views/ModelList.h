// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/Discovery.h"
#include "ui/bridge/BackendHub.h"
#include "ui/bridge/ModelTarget.h"

#include <QListWidget>
#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// The models that can be asked, to be ticked: saved backends, servers found on this machine, and last what the page
/// adds of its own. The first real one that is there is ticked, unless others are chosen. GUI thread.
class ModelList : public QListWidget {
    Q_OBJECT
public:
    explicit ModelList(BackendHub& hub, QWidget* parent = nullptr);

    /// A row behind the others.
    void addOwn(const ModelTarget& target, const QString& tip);
    /// Looks for servers on this machine, the first time.
    void search();
    std::vector<ModelTarget> ticked() const;
    /// Ticks those of these keys, now or when they are found, and no other.
    void tick(const QStringList& keys);

signals:
    void changed();

private:
    void fill();
    void add(const ModelTarget& target, const QString& tip, const QIcon& icon);
    QStringList tickedKeys() const;

    struct Own {
        ModelTarget target;
        QString tip;
    };
    BackendHub& m_hub;
    std::vector<backend::FoundServer> m_found;
    std::vector<Own> m_own;
    std::vector<ModelTarget> m_targets; ///< as the rows
    QStringList m_wanted;               ///< keys that are to be ticked; some may not be found yet
    bool m_searched = false;
    bool m_chosen = false; ///< somebody ticked or unticked something
};

} // namespace chronoscope::ui
