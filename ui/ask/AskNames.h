// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"

#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// A fact that can be asked to see how asking goes; what is right the workspace knows.
struct AskExample {
    QString subject;
    QString relation;
    QString years; ///< as they are typed
};

/// What the form completes names from. Value type.
struct AskNames {
    QStringList subjects;
    QStringList relations;
    QMap<QString, QStringList> subjectsOf; ///< by relation, in small letters
    std::optional<AskExample> example;     ///< nothing where no fact is right in several years
};

/// Years as they are typed: "2015-2023", or "2015,2018" where some are missing between.
QString typedYears(const std::vector<int>& years);
/// The names of the facts that a workspace can ask, and one of them. Blocks; for a worker thread.
Result<AskNames> readAskNames(store::Database& database);

} // namespace chronoscope::ui
