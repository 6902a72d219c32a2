// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/facts/Timeline.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::sources {

/// What a person decides about a build; each builder reads what concerns it and gives the rest no meaning.
struct BuildOptions {
    std::vector<std::string> paths;
    std::optional<std::pair<int, int>> frame; ///< first and last year; none: that of the source
    std::optional<int> asOf;                  ///< year the source is of; none: what the source itself says
    facts::YearRule years = facts::YearRule::Overlap;
    std::optional<facts::GapMode> gaps;       ///< none: the source's
    std::vector<std::string> relations;       ///< ids in the source; empty: the paper's
    std::vector<std::string> labelFiles;      ///< names of ids, or a glossary
    std::string language = "en";              ///< of labels
    std::map<std::string, std::string> terms; ///< translations that no glossary has, by a model
    std::string notes;           ///< folder for what was read of dumps: a build that was cut off goes on there
    bool keepUnlabelled = false; ///< an id stands for a missing label; else the element waits for one
    std::size_t perRelation = 0; ///< equally many of both states in a relation, at most so many; 0: all
    std::size_t fewShots = 0;    ///< elements a relation that are set aside first
    std::uint64_t seed = 42;
};

/// One element as a builder made it. Value type.
struct BuiltElement {
    benchmark::Element element;            ///< as it is stored; an element that waits for names has ids in their place
    std::string sourceId;                  ///< of the subject: Q-id, CUI, title and section …
    std::string relationId;                ///< P-id, RELA …
    std::optional<benchmark::State> state; ///< none: not of every year of the frame, so not stored
    int changes = 0;                       ///< adjacent years of which the sets differ
    std::map<int, std::vector<std::string>> objectIds;      ///< by year, as the source names them; year 0: timeless
    std::vector<int> filled;                                ///< years taken from an earlier one
    std::map<std::string, std::size_t> dropped;             ///< statements left out of it, by reason
    std::vector<std::string> unlabelled;                    ///< ids without a name
    bool isHeld = false;                                    ///< waits for these names: not stored
    std::vector<std::pair<std::string, std::string>> notes; ///< further members of its JSON object: key, text
    bool isTaken = false;                                   ///< chosen to be stored
    bool isFewShot = false;                                 ///< … in the few-shot pool
};

/// A file or answer that was read.
struct BuildInput {
    std::string name; ///< without its folder
    std::string date; ///< as far as it is known: "2017", "2020AA"
    std::string hash; ///< SHA-256 of the file as it is, 64 hex digits
    std::uint64_t bytes = 0;
};

/// What could not be read, for people.
struct BuildProblem {
    std::string file;
    std::uint64_t line = 0; ///< 0: the file as a whole
    std::string reason;
};

/// What a rule for the years between comes to, over all elements.
struct GapCount {
    std::size_t complete = 0; ///< elements with an object in every year
    std::size_t dynamic = 0;  ///< … that change
    std::size_t filled = 0;   ///< years that were filled
};

/// What there was of a relation, and what of it was chosen.
struct RelationShare {
    std::string relation; ///< its id in the source
    std::size_t dynamic = 0;
    std::size_t unchanging = 0; ///< static
    std::size_t invariant = 0;
    std::size_t fewShots = 0; ///< set aside
    std::size_t taken = 0;    ///< of the rest
};

/// What came of a build, in the words of every source: `funnel` is what was left after each step, in order; `dropped`
/// counts what was left out, by a name in snake_case. Value type.
struct BuildReport {
    static constexpr std::size_t kMaxProblems = 1'000;

    std::string source;  ///< "wikidata", "umls", "cfr", "cskg", "mathkg"
    std::string licence; ///< SPDX, or the name of a licence that has none
    std::string model;   ///< that did a step of it; empty: none
    int first = 0;       ///< the frame; 0 and 0 without time
    int last = 0;
    std::optional<int> asOf;
    std::vector<std::pair<std::string, std::size_t>> funnel;
    std::map<std::string, std::size_t> dropped;
    std::vector<BuiltElement> elements;
    std::vector<RelationShare> relations;
    std::map<std::string, GapCount> gapModes; ///< by "none", "open", "paper", where years are filled at all
    std::vector<BuildInput> inputs;
    std::vector<BuildProblem> problems; ///< the first kMaxProblems
    std::size_t problemCount = 0;
    std::vector<std::string> notes; ///< remarks that change nothing

    void step(std::string name, std::size_t count) { funnel.emplace_back(std::move(name), count); }
    void drop(const std::string& reason, std::size_t count = 1) {
        if (count > 0) dropped[reason] += count;
    }
    void problem(BuildProblem what) {
        if (++problemCount <= kMaxProblems) problems.push_back(std::move(what));
    }
};

struct BuildProgress {
    std::string file;
    std::uint64_t bytes = 0; ///< read of this file, as it lies on the disk
    std::uint64_t totalBytes = 0;
    std::size_t elements = 0;
};
using BuildProgressSink = std::function<void(const BuildProgress&)>;

/// Reads the sources and makes elements of them; stores nothing. BadInput with file and line where nothing can be made
/// of a file; InvalidArgument for options that cannot be; Cancelled. Runs on the caller's thread.
using Builder = Result<BuildReport> (*)(const BuildOptions&, const std::stop_token&, const BuildProgressSink&);

} // namespace chronoscope::sources
