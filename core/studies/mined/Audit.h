// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Item.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// Faults of an item, told from its own fields. The public files have all of them.
enum class AuditCode : int {
    EmptyGold = 0, ///< or one of which nothing is left to compare
    GoldNotInList,
    GoldOutdated,    ///< T.A: closed, while another value is open
    GoldNotLatest,   ///< T.A: another value begins later
    GoldOutsideTime, ///< of a dated question: it did not hold then
    MalformedAttributes,
    EndBeforeStart, ///< of a value of the list, as far as both dates are known
    OrderDescending,
    OrderMixed,
    AmbiguousTimestamp, ///< more than one may have held in the asked years
    FutureContextNotAfter,
    PastContextNotBefore,
    TemplateSlip,
    RankingGoldIsLater,
    CalculationNegative,
    CalculationAmbiguous,
    CalculationNegativeAndAmbiguous,
    PastDateAnswerable,
    FutureDateAnswerable,
    ImplicitWithoutEvent,
    ImplicitChainedEvent,
    RobustnessAssertsWrong, ///< gold Yes, and the holder it asserts is none
    RobustnessDeniesRight,  ///< gold No, and it is one
    PropertyTypo,
    ImageMissing,
    NoOpenAttribute, ///< no fault: the newest start counts as the latest
};
inline constexpr int kAuditCodes = 26;
std::string_view key(AuditCode code); ///< "gold_outdated_open_elsewhere"
bool isFault(AuditCode code);         ///< false for what is only to be known

struct AuditFinding {
    AuditCode code = AuditCode::EmptyGold;
    std::string detail; ///< the values it is about
};

/// What is wrong with an item, each code once, by code. Pure; any thread.
std::vector<AuditFinding> auditOf(const Item& item);

/// The golds that the item's own attribute list gives, where they are not those of the file: the latest value (T.A),
/// the earlier of two (R.K), whether what A.T.E asserts is so. Nothing where the file is right, or the list cannot
/// tell.
std::optional<std::vector<std::string>> correctedGolds(const Item& item);

} // namespace chronoscope::mined
