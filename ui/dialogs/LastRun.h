// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/layout/RunSpec.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace chronoscope::ui {

/// The run that was asked for last, as the next one is to begin. Value type; kept in the settings.
struct LastRun {
    QString workspace;  ///< path; a slice means nothing elsewhere
    run::RunSpec spec;  ///< its stop texts are not taken over
    QStringList models; ///< see RunModelsForm::ticked()

    QByteArray json() const;
    /// Nothing where `json` is none of ours, or of another version.
    static std::optional<LastRun> read(const QByteArray& json);
};

} // namespace chronoscope::ui
