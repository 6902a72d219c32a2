// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace chronoscope::ui {

/// The run of one kind that was asked for last, as the next one is to begin. Value type; those of all kinds are kept
/// together in the settings.
struct LastRun {
    QString workspace;  ///< path; what was chosen out of it means nothing elsewhere
    QByteArray options; ///< see RunDialog::options()
    QStringList models; ///< see RunModelsForm::ticked()

    /// `all` with this one as the last of its kind.
    QByteArray addedTo(const QByteArray& all, const QString& kind) const;
    /// Nothing where there is none of this kind, or `all` is none of ours or of another version.
    static std::optional<LastRun> read(const QByteArray& all, const QString& kind);
};

} // namespace chronoscope::ui
