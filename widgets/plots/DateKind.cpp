// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "widgets/plots/DateKind.h"

namespace chronoscope::widgets {

Mark DateKinds::mark(DateKind kind) {
    switch (kind) {
    case DateKind::Correct: return Mark::Correct;
    case DateKind::Incorrect: return Mark::Incorrect;
    case DateKind::Transitional: return Mark::CutOff;
    case DateKind::Excluded: return Mark::ChronoCorrect;
    case DateKind::Discarded: return Mark::Unknown;
    }
    return Mark::None;
}

QString DateKinds::name(DateKind kind) {
    switch (kind) {
    case DateKind::Correct: return tr("Correct date");
    case DateKind::Incorrect: return tr("Incorrect date");
    case DateKind::Transitional: return tr("Transitional date");
    case DateKind::Excluded: return tr("Excluded date");
    case DateKind::Discarded: return tr("Discarded date");
    }
    return {};
}

} // namespace chronoscope::widgets
