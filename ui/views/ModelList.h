// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/server/Discovery.h"
#include "ui/bridge/BackendHub.h"
#include "ui/bridge/ModelTarget.h"

#include <QListWidget>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace chronoscope::ui {

/// The models that can be asked, to be ticked: saved backends, servers found on this machine, and last what the page
/// adds of its own. The first real one that is not doubted is ticked, unless others are chosen. GUI thread.
class ModelList : public QListWidget {
    Q_OBJECT
public:
    explicit ModelList(BackendHub& hub, QWidget* parent = nullptr);

    /// Why a model, one that is saved or found, is not ticked unasked; empty where it may be.
    using Doubt = std::function<QString(const ModelTarget&)>;
    void setDoubt(Doubt doubt);
    /// Those that are saved or found and doubted, with why.
    std::vector<std::pair<ModelTarget, QString>> doubted() const;
    /// A row behind the others; one that `isLast` stays behind all that come later.
    void addOwn(const ModelTarget& target, const QString& tip, bool isLast = false);
    /// The row of that key that the page added is called otherwise from now on.
    void renameOwn(const QString& key, const QString& name, const QString& tip);
    /// The row that keys go on from; nothing in an empty list.
    std::optional<ModelTarget> current() const;
    void setCurrent(const QString& key);
    /// Looks for servers on this machine, the first time.
    void search();
    std::vector<ModelTarget> ticked() const;
    /// Ticks those of these keys, now or when they are found, and no other.
    void tick(const QStringList& keys);

signals:
    void changed();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void fill();
    void add(const ModelTarget& target, const QString& tip, const QIcon& icon);
    void tickUsual(int real);
    QStringList tickedKeys() const;

    struct Own {
        ModelTarget target;
        QString tip;
        bool isLast = false;
    };
    BackendHub& m_hub;
    std::vector<backend::FoundServer> m_found;
    std::vector<Own> m_own;
    std::vector<ModelTarget> m_targets; ///< as the rows
    Doubt m_doubt;
    QStringList m_wanted;                     ///< keys that are to be ticked; some may not be found yet
    Qt::CheckState m_pressed = Qt::Unchecked; ///< of the row that the mouse went down on, before
    bool m_searched = false;
    bool m_chosen = false; ///< somebody ticked or unticked something
};

} // namespace chronoscope::ui
