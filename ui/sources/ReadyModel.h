// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/BackendOpening.h"

#include <QObject>
#include <QString>

namespace chronoscope::ui {

class BackendHub;

/// Brings a model to where it can be asked outside of runs: its backend is tested, and its managed server started. One
/// at a time. Owned by its dialog; GUI thread.
class ReadyModel : public QObject {
    Q_OBJECT
public:
    ReadyModel(BackendHub& hub, QObject* parent);
    ~ReadyModel() override;

    /// ready() or failed() follows, nothing after cancel(). `name` is the saved backend's; empty: none.
    void prepare(const QString& uri, const QString& name);
    void cancel();
    bool isPreparing() const { return m_preparation != 0; }

signals:
    void ready(const chronoscope::run::BackendChoice& choice, const chronoscope::run::RunningServer& server);
    void failed(const QString& why);

private:
    void prepared(int preparation, const run::BackendChoice& choice);

    BackendHub& m_hub;
    int m_preparation = 0; ///< 0: none
    QString m_name;
};

} // namespace chronoscope::ui
