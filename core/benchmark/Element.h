// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::benchmark {

/// The five domains of ChroKnowBench (ChroKnowledge, section 3).
enum class Domain : int { General = 0, Biomedical, Legal, CommonSense, Math };
/// Dynamic: the object set changes inside the time frame; static: it could but does not; invariant: has no time.
enum class State : int { Dynamic = 0, Static, Invariant };

inline constexpr std::array kDomains{Domain::General, Domain::Biomedical, Domain::Legal, Domain::CommonSense,
                                     Domain::Math};
inline constexpr std::array kStates{State::Dynamic, State::Static, State::Invariant};

/// Invariant elements carry no years; they are asked at these.
inline constexpr std::array kInvariantYears{2020, 2021, 2022, 2023, 2024};

/// "general", "biomedical", "legal", "commonsense", "mathematics"; "dynamic", "static", "invariant".
std::string_view name(Domain domain);
std::string_view name(State state);
std::optional<Domain> domainFromName(std::string_view text);
std::optional<State> stateFromName(std::string_view text);

/// One right answer under all its names; the first name is the one shown.
using Object = std::vector<std::string>;

/// What is true of an element in one year.
struct YearObjects {
    int year = 0;            ///< 0 for an invariant element
    std::string releaseDate; ///< as in the file, e.g. "2010-12-31" or "2020AA"
    std::vector<Object> objects;
};

/// One fact over time: subject, relation and its objects year by year. Legal elements hold the fill-in question in
/// `subject` and the question type in `relation`. Value type; about 1 to 3 kB.
struct Element {
    ContentId id{}; ///< hash of everything below but `extra`: importing the same fact again changes nothing
    Domain domain = Domain::General;
    State state = State::Dynamic;
    std::string subject;
    std::string relation;
    std::vector<YearObjects> years;       ///< ascending; one entry with year 0 when invariant
    std::vector<std::string> distractors; ///< as in the file: 3 in a complete element
    std::string extra;                    ///< unknown keys of the file as one JSON object, or empty

    bool hasThreeDistractors() const { return distractors.size() == 3; }
    /// The objects of `year`; those of the single entry when invariant; null when the year is not known.
    const YearObjects* at(int year) const;
    /// True if this element can be asked at `year`.
    bool isAskable(int year) const;
    /// The years this element can be asked at, ascending.
    std::vector<int> askableYears() const;
};

} // namespace chronoscope::benchmark
