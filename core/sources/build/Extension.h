// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "core/sources/build/SourceStore.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// An element of the edition that is extended, and its ids where a build made it.
struct EarlierElement {
    benchmark::Element element;
    std::optional<ElementSource> source;
    bool isFewShot = false;
};

/// What a newer source says of an element.
enum class ChangeKind : int {
    Extended = 0,  ///< the same objects in the years that are new, and none revised
    Changed,       ///< others, in some of them
    BecameDynamic, ///< … of an element that was static
    PastRevised,   ///< others in years that were there already
    Lost,          ///< it is not there any more, or not of every year, or without names
    New
};
inline constexpr std::size_t kChangeKinds = 6;
std::string_view name(ChangeKind kind);

/// Objects of a year as ids, or as labels where the earlier edition has no ids.
struct RevisedYear {
    std::vector<std::string> before;
    std::vector<std::string> after;
};

struct ElementChange {
    std::set<ChangeKind> kinds;
    std::string sourceId;
    std::string relationId;
    std::string subject;
    std::string relation;
    std::string earlierId;              ///< content id; empty: new
    std::optional<std::size_t> built;   ///< its place in the report; none: lost
    std::optional<std::size_t> earlier; ///< its place in the earlier edition; none: new
    bool isFewShot = false;
    std::string reason;                            ///< why it is lost
    std::map<int, std::vector<std::string>> added; ///< years behind the last that was there, and their objects
    std::map<int, RevisedYear> revised;
};

/// The elements of a workspace, few-shots behind, with what is known of their sources; of several builds the last.
/// Errors of the store.
Result<std::vector<EarlierElement>> earlierEdition(store::Database& database);

/// Compares an edition with a build of a newer source over a longer frame, element by element: matched by the ids of
/// the source, else by subject and relation as they are called. In the order of the earlier edition, new ones behind.
/// Pure.
std::vector<ElementChange> compareEditions(const std::vector<EarlierElement>& earlier, const BuildReport& report);

/// What a person takes of the changes.
struct AcceptedChanges {
    std::set<std::string> revisions; ///< "Q42/P39", or "all": elements whose past is put right
    bool takesNew = true;
    bool keepsLost = true;               ///< with the years that they had
    std::set<std::size_t> revised = {};  ///< the same as revisions, by places in the list of changes
    std::set<std::size_t> declined = {}; ///< places of new ones that stay out, of lost ones that go, and of others
                                         ///< that stay as they were, years and all
};

/// The elements of the new edition. A past that is not put right keeps the objects it had; the new years are always
/// those of the newer source.
std::vector<BuiltElement> newEdition(const std::vector<EarlierElement>& earlier, const BuildReport& report,
                                     const std::vector<ElementChange>& changes, const AcceptedChanges& acceptedChanges);

/// The changes as the command line prints them: counts by kind, then each element.
nlohmann::ordered_json changesJson(const std::vector<ElementChange>& changes);

} // namespace chronoscope::sources
