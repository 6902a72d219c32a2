// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/RunStore.h"

#include <QString>

#include <string_view>
#include <vector>

namespace chronoscope::ui {

/// How the runs of each study are told in one line. Pure; GUI thread.

/// What a study says of its runs. Value.
struct StudyWords {
    std::string_view study; ///< as its runs are stored
    QString (*items)(qlonglong count);
    std::vector<std::string_view> planted = {}; ///< parameters that a calibration model has for it
};
/// "1 fact", "491 facts": `one`, or `several` with the number in place of %1.
QString countedItems(qlonglong count, const QString& one, const QString& several);

/// "491 facts", "1 question"; elements where the study does not say.
QString itemsText(const store::RunRecord& run);
/// The run's backend; of a calibration model only what is planted for its study, each with its value.
QString backendText(const store::RunRecord& run);

} // namespace chronoscope::ui
