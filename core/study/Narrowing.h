// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/study/UnitKey.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::study {

/// The one filter of a study's pages, reports and numbers: a Narrowing of its facets and axes. Values of one key are
/// alternatives, keys must hold together. Each study has a filter of its own, for the facets and axes differ; what two
/// studies both have is called the same and means the same, so that it is read alike: the keys below. Pure; any thread.

inline constexpr const char* kRunFacet = "run";     ///< numbers of runs
inline constexpr const char* kModelFacet = "model"; ///< of the runs
inline constexpr const char* kRelationFacet = "relation";
inline constexpr const char* kSubjectFacet = "subject"; ///< one value: part of the subject, whatever the case
inline constexpr const char* kLabelFacet = "label";     ///< as in annotation::UnitLabels; "": nobody said any, "*": any

/// Without keys that restrict nothing; values in order, each once.
Narrowing tidy(Narrowing narrowing);
/// The same with one key open again.
Narrowing without(Narrowing narrowing, const std::string& key);
/// Values of a key; empty: it restricts nothing.
const std::vector<std::string>& valuesOf(const Narrowing& narrowing, const std::string& key);

/// {"relation": ["employer"], …}, tidy. Stable: saved views hold it.
std::string toJson(const Narrowing& narrowing);
/// BadInput with the reason: no such object, a text that is no UTF-8. What it returns is tidy.
Result<Narrowing> narrowingFromJson(std::string_view json);

/// A saved view of a study's pages: {"study": "robustness", "filter": {…}}. The views of ChroKnowledge's result pages,
/// which are older, name no study.
struct StudyView {
    std::string study;
    Narrowing filter;
};
std::string toJson(const StudyView& view);
/// Nothing where no study is named. BadInput as narrowingFromJson().
Result<std::optional<StudyView>> studyViewFromJson(std::string_view json);

/// Whether the text has what is looked for in it, whatever the case. Empty: every text.
class TextSearch {
public:
    explicit TextSearch(std::string_view wanted);
    bool finds(std::string_view text) const;

private:
    std::string m_wanted;
};

} // namespace chronoscope::study
