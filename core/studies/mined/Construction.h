// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/Holders.h"
#include "core/studies/mined/QuestionForms.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// Makes the eleven tasks of MINED out of dated attributes and two pictures of each entity, by the rules of the paper
/// put right: lists are in order of time, an asked year is surely one holder's, a context lies on its side, a date
/// without answer lies in nobody's time.

/// A property of an entity and who held it when.
struct Office {
    std::string property; ///< "the CEO of", "plays for"
    std::vector<DatedValue> values;
    std::optional<int> since; ///< year in which the office began, where that is before the list
};

struct PicturedEntity {
    std::string name;
    std::string type;     ///< "company"
    std::string hypernym; ///< "technology company"
    std::string image;    ///< paths as task files name them
    std::string otherImage;
    std::vector<Office> offices;
};

/// Whom the context of P.M.C is about: the holder right before the right one, or any before.
enum class PastPolicy { Previous, RandomPast };
std::optional<PastPolicy> pastPolicyFromName(std::string_view name); ///< "previous", "random_past"

struct ConstructionOptions {
    std::uint64_t seed = 42;
    int perList = 3;                         ///< items of T.S.A, F.M.C and P.M.C of one list, at most
    int yearsBefore = 100;                   ///< P.U.D: before the first record
    int yearsAfter = 50;                     ///< F.U.D: after the last one, or the cut-off
    int mostDistance = 60;                   ///< C.A, years
    DistanceUnit unit = DistanceUnit::Years; ///< C.A
    bool goesBack = false;                   ///< C.A asks for a holder before, too: "after -15 years"
    double robustness = 0.3;                 ///< share of the items of cognition tasks of which A.T.E is made
    ContextPolicy policy = ContextPolicy::Next;
    PastPolicy past = PastPolicy::Previous;
    WordSet words = WordSet::MinedPublic;
};

/// Why a task has no item, or fewer, of a property.
struct NotBuilt {
    std::string entity;
    std::string property;     ///< empty: there is none
    std::optional<Task> task; ///< none: no task has one
    std::string reason;
    bool isControl = false; ///< of A.T.E: its item is there, the control of it is not
    /// The asked year that is left out, of F.M.C and P.M.C; of other years the list may have items.
    std::optional<int> year = {};
};

struct Construction {
    std::array<std::vector<nlohmann::ordered_json>, kTasks> items; ///< as in task files
    std::vector<nlohmann::ordered_json> controls; ///< of A.T.E: a wrong holder, gold No; one for each of its items
    std::vector<NotBuilt> notBuilt;
    /// Items of P.U.D whose office does not say since when it is there: it may have had a holder then all the same.
    std::size_t sinceUnknown = 0;
    /// Items of F.M.C and P.M.C whose context is of a holder further on than the neighbour, who has no year of their
    /// own.
    std::array<std::size_t, kTasks> furtherContexts{};
};

/// Hears how many of the entities are done.
using ConstructionTold = std::function<void(std::size_t done, std::size_t entities)>;

/// Depends on the seed and on each property for itself, but for the events of I.T.C, which are of other entities. After
/// `stop` only a part is there. Pure; any thread.
Construction construct(const std::vector<PicturedEntity>& entities, const ConstructionOptions& options,
                       const std::stop_token& stop = {}, const ConstructionTold& told = {});

} // namespace chronoscope::mined
