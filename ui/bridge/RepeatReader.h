// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/RunRepeat.h"
#include "ui/bridge/Session.h"

#include <QObject>

#include <optional>
#include <utility>

namespace chronoscope::ui {

/// What a run that repeats another answers otherwise, read in the background and again when it has more replies. Owned
/// by the Runs page; GUI thread.
class RepeatReader : public QObject {
    Q_OBJECT
public:
    explicit RepeatReader(Session& session, QObject* parent = nullptr);

    /// `first`: the run that it repeats; 0 = none.
    void follow(qint64 first, const store::RunRecord& record);
    /// Of the run that is followed; nothing while it is read, and where there is nothing to compare.
    const std::optional<Result<run::RepeatDifference>>& difference() const { return m_difference; }

signals:
    void changed();

private:
    Session& m_session;
    std::pair<std::pair<qint64, qint64>, std::int64_t> m_read{}; ///< the two runs, and how many replies there were
    std::optional<Result<run::RepeatDifference>> m_difference;
};

} // namespace chronoscope::ui
