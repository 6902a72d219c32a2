// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
#include "core/store/RunStore.h"
#include "core/study/Narrowing.h"

#include <QString>

#include <vector>

namespace chronoscope::ui {

/// What people say, as it was when it was asked for.
struct PeopleSaid {
    annotation::AnnotationBook book;
    std::vector<annotation::LabelSet> sets;
};

/// How far judge, containment and people agree on runs of MINED, a line for each two of a run: "planted: judge and CEM
/// agree on 93.1 % of 52 replies, κ 0.85", over what the filter takes. Runs of which only containment speaks have none.
/// Blocks; query thread.
Result<QString> voicesText(store::Database& database, const std::vector<std::int64_t>& runs, const PeopleSaid& said,
                           const study::Narrowing& narrowing);

} // namespace chronoscope::ui
