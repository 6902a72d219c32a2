// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/Holders.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::mined {

/// A question and the same as a sentence to complete.
struct AskedForms {
    std::string question;
    std::string completion;
};

/// What C.A counts in: the paper's text says days, its template and its files years.
enum class DistanceUnit { Years, Days };
std::string_view name(DistanceUnit unit); ///< "years", "days"
std::optional<DistanceUnit> distanceUnitFromName(std::string_view text);

/// The public templates of MINED (word set "mined-public"), verbatim, for one property of one entity. A property is an
/// office, "the CEO of", or a club, "plays for". `who` is the entity's name, or "the company in the image". Immutable;
/// any thread.
class QuestionForms {
public:
    explicit QuestionForms(std::string property);

    bool isClub() const { return m_isClub; }
    const std::string& current() const { return m_current; } ///< "the current CEO of"

    AskedForms atPresent(const std::string& who) const;                          ///< T.A
    AskedForms during(const std::string& who, Years years) const;                ///< T.I.A
    AskedForms inPast(const std::string& who, int year) const;                   ///< T.S.A, F.M.C, P.M.C, P.U.D
    AskedForms inFuture(const std::string& who, int year) const;                 ///< F.U.D
    AskedForms whenever(const std::string& who, const std::string& event) const; ///< I.T.C
    AskedForms ranked(const std::string& who, const std::string& first, const std::string& second) const;
    /// C.A, `date` as text: "1996", or "1996-03-15" for a distance in days.
    AskedForms later(const std::string& who, const std::string& holder, const std::string& date, int distance,
                     DistanceUnit unit) const;
    AskedForms claimNow(const std::string& who, const std::string& holder) const; ///< A.T.E
    AskedForms claimDuring(const std::string& who, const std::string& holder, Years years) const;
    AskedForms claimIn(const std::string& who, const std::string& holder, int year) const;

private:
    std::string m_property;
    std::string m_current;
    std::string m_asks; ///< "Who", "Where"
    bool m_isClub;
};

} // namespace chronoscope::mined
