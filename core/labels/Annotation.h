// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/base/Result.h"
#include "core/prompt/Template.h"
#include "core/store/RunStore.h"

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::annotation {

/// What tells a run from every other, in any copy of the workspace: a content hash of its nonce, of when it was made,
/// of its name, model, slice, packs and parameters. Its number is only good in one file. Annotations are bound to it:
/// the same run must have the same identity in every later version, whatever is added to RunSpec.
ContentId runIdentity(const store::RunRecord& run);

/// What is annotated, as one run's model answered it: a cell, which is one element in one year under one template, or
/// a unit of an item of another study.
struct ItemKey {
    static constexpr int kLastYear = 9'999;

    ContentId run{};     ///< runIdentity()
    ContentId element{}; ///< or the item: its identity by content in any workspace, see study::Study::eachItem()
    int year = 0;        ///< of a cell, from 1
    prompt::Template form = prompt::Template::Generation;
    std::string study = {}; ///< of a unit, as RunRecord::study; empty: a cell
    std::string unit = {};  ///< see study::toText()
    auto operator<=>(const ItemKey&) const = default;

    bool isCell() const { return study.empty(); }
};

/// An answer of the cell that a person holds to be right, though the matcher does not: score override. Where the
/// replies of the cell say it, a scoring made from annotations counts them as matches.
struct AcceptedAnswer {
    std::string answer; ///< as read out of the replies
    std::string reason;
    auto operator<=>(const AcceptedAnswer&) const = default;
};

/// What one person says of one item. Value type; empty() means that nothing is said.
struct AnnotationBody {
    static constexpr std::size_t kMaxNote = 20'000; ///< bytes; of an accepted answer and its reason too
    static constexpr std::size_t kMaxAccepted = 100;

    std::vector<std::string> labels; ///< keys of the label set, ascending, each once
    int severity = 0;                ///< 1 to 3; 0 = not said
    std::string note;
    bool flag = false;
    std::vector<AcceptedAnswer> accepted; ///< by answer, each once

    bool has(std::string_view label) const;
    bool empty() const { return *this == AnnotationBody{}; }
    /// Lists in order, without repetition: of two reasons for one answer the first stays.
    void tidy();
    /// Why the workspace would not take it, if so: a label that is no key, a severity above 3, a text too long or no
    /// UTF-8.
    std::optional<std::string> problem() const;
    bool operator==(const AnnotationBody&) const = default;
};

/// One JSON object with what is said alone: {"labels": ["alias"], "severity": 2, "note": "…", "flag": true,
/// "accepted": [{"answer": "…", "reason": "…"}]}, less what is not said. Stable: the workspace, history and exports
/// hold it.
std::string toJson(const AnnotationBody& body);
/// BadInput with the reason; what it returns is tidy.
Result<AnnotationBody> bodyFromJson(std::string_view json);

/// Who says it. The final word of an adjudicator stands beside the annotators' own, which stay.
struct Authorship {
    static constexpr std::size_t kMaxAuthor = 200; ///< bytes

    std::string author;
    bool final = false;
    auto operator<=>(const Authorship&) const = default;
};

/// One stored annotation: unique by item and voice.
struct Annotation {
    static constexpr double kMostSeconds = 1e9;

    ItemKey item;
    Authorship voice;
    std::string model; ///< of the run, so that a re-run of it can be recognised when the run is gone
    std::string labelSet;
    AnnotationBody body;
    double seconds = 0;  ///< spent on it, over all visits
    std::string created; ///< UTC, ISO 8601
    std::string changed;
};

/// True for a name of 1 to Authorship::kMaxAuthor bytes of UTF-8 without control characters.
bool isAuthor(const std::string& text);
/// True for a moment of UTC in ISO 8601, to the second: "2026-01-31T12:34:56Z".
bool isUtcTime(std::string_view text);

/// What an annotation has besides its body.
struct AnnotationStamp {
    std::string labelSet;
    double seconds = 0;
    std::string created = {}; ///< UTC
    std::string changed = {}; ///< UTC: when it was said
    bool operator==(const AnnotationStamp&) const = default;
};

/// One annotation made, changed or taken away. AnnotationBook::changeTo() makes it.
struct AnnotationChange {
    ItemKey item;
    Authorship voice;
    std::string model;
    std::string labelSet;
    std::optional<AnnotationBody> before; ///< nothing: there was none
    std::optional<AnnotationBody> after;  ///< nothing: it is taken away
    double seconds = 0;                   ///< added by this change
    /// With `before`: what undo brings back besides it. Without: `created` alone may be given, where a merge brings
    /// when the annotation was first made; empty: when `after` was said.
    AnnotationStamp stood = {};
    std::string when =
        {}; ///< UTC: when `after` was said, long before the action where a merge brings it; empty: with it
};

/// Why the workspace would not take it, if so; an annotation that says nothing is not taken. What it takes, every
/// import and merge takes.
std::optional<std::string> problemOf(const Annotation& one);
std::optional<std::string> problemOf(const AnnotationChange& change);

/// What one keystroke, bulk labelling or merge did: one step of undo, and one entry of the history.
struct AnnotationAction {
    std::int64_t id = 0; ///< set when stored, ascending
    std::string author;
    std::string text;    ///< "Label 10,000 items: outdated"
    std::string created; ///< UTC
    bool undone = false;
    std::vector<AnnotationChange> changes; ///< each item and voice at most once
};

} // namespace chronoscope::annotation
