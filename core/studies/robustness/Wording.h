// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/prompt/PatternText.h"
#include "core/studies/robustness/DatedFact.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::robustness {

/// "On December 1, 2019, " or "On 1 December 2019, "; months and years are the same in both.
enum class DateStyle : int { American = 0, Classic };
/// What stands before the question.
enum class PromptForm : int { Plain = 0, FewShot, ExplainDate, ExplainGranularity };
inline constexpr int kPromptForms = 4;

std::string_view name(DateStyle style); ///< "american", "classic"
std::string_view name(PromptForm form); ///< "plain", "few-shot", "explain-date", "explain-granularity"
std::optional<DateStyle> dateStyleFromName(std::string_view text);
std::optional<PromptForm> promptFormFromName(std::string_view text);

/// The date in front of a question, with the space behind it. InvalidArgument for the year 0, which has no name.
Result<std::string> datePrefix(const facts::Date& date, DateStyle style);

inline constexpr std::string_view kDatedQuestions = "chronoscope-dated-questions"; ///< "format" of a pack

/// The question about a relation that somebody has: `{s}` stands for the subject.
using RelationQuestions = std::map<std::string, std::string>;

/// A question to begin with, made of the relation's name.
std::string suggestedQuestion(const std::string& relation);
/// The pack with these questions over what it says; `pack` may be empty. BadInput for a pack that is none,
/// InvalidArgument for a bad question.
Result<std::string> packWithQuestions(const std::string& pack, const RelationQuestions& questions);
/// The questions of a pack; none in an empty text. BadInput.
Result<RelationQuestions> questionsIn(const std::string& pack);

/// The words of all questions: one question per relation and the texts before them, from a JSON pack. Value type,
/// immutable once loaded.
class Wording {
public:
    /// BadInput says what is missing or malformed.
    static Result<Wording> parse(std::string_view json);
    /// As parse(), with the packs of this format (*.json) in `folder` laid over it: they add and override relations
    /// and texts. Packs of other formats may lie there too.
    static Result<Wording> parseWithFolder(std::string_view shipped, const std::string& folder);
    /// This with the packs of this format among `packs` laid over it; those of other formats are left to others.
    Result<Wording> with(const std::vector<std::string>& packs) const;

    /// Whether there is a question for the fact's relation, by its label or else by its Wikidata id.
    bool covers(const DatedFact& fact) const { return find(fact) != nullptr; }
    /// The question as it is asked, without what stands before it; no date: without a date. NotFound for a relation
    /// without words, InvalidArgument for the year 0.
    Result<std::string> question(const DatedFact& fact, const std::optional<facts::Date>& date, DateStyle style) const;
    /// Question, a space and the object. Errors as question().
    Result<std::string> statement(const DatedFact& fact, const std::optional<facts::Date>& date, DateStyle style) const;
    /// What stands before the question, line end included; empty for Plain.
    const std::string& before(PromptForm form) const { return m_before.at(static_cast<std::size_t>(form)); }
    /// The pack as one JSON text, for a run to keep.
    const std::string& json() const { return m_json; }

private:
    friend class WordingReader;
    const prompt::PatternText* find(const DatedFact& fact) const;

    std::map<std::string, prompt::PatternText, std::less<>> m_byLabel;
    std::map<std::string, std::string, std::less<>> m_labelOfId;
    std::array<std::string, kPromptForms> m_before;
    std::string m_json;
};

} // namespace chronoscope::robustness
