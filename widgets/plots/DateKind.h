// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a date is to a fact, with its mark and name on every plot of dates. Stateless; any thread with the translators
// installed.
#pragma once

#include "widgets/plots/CategoryMark.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace chronoscope::widgets {

enum class DateKind { Correct, Incorrect, Transitional, Excluded, Discarded };

class DateKinds {
    Q_DECLARE_TR_FUNCTIONS(chronoscope::widgets::DateKinds)

public:
    static constexpr std::array kAll{DateKind::Correct, DateKind::Incorrect, DateKind::Transitional, DateKind::Excluded,
                                     DateKind::Discarded};

    static Mark mark(DateKind kind);
    static QString name(DateKind kind);
};

} // namespace chronoscope::widgets
