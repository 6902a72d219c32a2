// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationParams.h"
#include "core/backend/client/BackendConfig.h"
#include "ui/bridge/BackendHub.h"

#include <QString>

#include <optional>

namespace chronoscope::ui {

/// Who is to answer a new run, and what is known of it before it is asked. A value over the hub; GUI thread.
class ModelChoice {
public:
    /// `backend`: name of the saved one; empty for a calibration model and a URI of the person's own.
    ModelChoice(const BackendHub& hub, QString uri, QString backend = {});

    const QString& uri() const { return m_uri; } ///< "{port}" in it where its server is managed
    const QString& backend() const { return m_backend; }
    bool isCalibration() const;
    /// What a calibration model has planted; an error for other models, and for what cannot be read.
    Result<backend::CalibrationParams> params() const;
    /// What a run of it would be called.
    QString suggestedName() const;
    /// The model as runs record it; empty where only the server knows.
    std::string model() const;
    /// Why no run can be made with it; empty if one can.
    QString problem() const;
    std::optional<backend::Price> price() const; ///< nothing = unknown
    /// Why it costs nothing; empty if it costs something, or nobody knows.
    QString whyFree() const;
    /// Its limit; 0 = none.
    double requestsPerMinute() const;
    /// A calibration model's mean time to answer, in seconds; nothing for a model that is asked over the network.
    std::optional<double> latency() const;

private:
    Result<backend::BackendConfig> config() const;

    const BackendHub* m_hub;
    QString m_uri;
    QString m_backend;
};

/// The saved backend that asks what this URI asks, which may name the model that its server said it has; empty: none.
QString savedBackendAt(const BackendHub& hub, const QString& uri);

} // namespace chronoscope::ui
