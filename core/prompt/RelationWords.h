// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/prompt/PromptPack.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::prompt {

/// Words that somebody gives a relation of their own, and the packs they are kept in. Pure; any thread.

inline constexpr std::string_view kRelationPack = "chronoscope-relations"; ///< "format" of a pack

/// How one relation is asked about. `{s}` stands for the subject, `{o}` for the object, `{r}` for the relation's name.
struct RelationWords {
    benchmark::Domain domain = benchmark::Domain::General;
    std::string relation;
    std::string question;  ///< behind "In 2015, ": asked by MCQA; Generation names the three parts as they are
    std::string statement; ///< behind the same: what TF calls true or false
};

/// Words to begin with, made of the relation's name.
RelationWords suggestedWords(benchmark::Domain domain, const std::string& relation);

/// What is wrong with a pattern that must use the places in `needs` and may use those in `knows`, too: InvalidArgument.
Status checkPattern(std::string_view pattern, const std::vector<std::string_view>& needs,
                    const std::vector<std::string_view>& knows);
/// The same of both patterns.
Status checkWords(const RelationWords& words);

/// The pack as JSON with these words over what it says; `pack` may be empty. BadInput for a pack that is none,
/// InvalidArgument for bad words.
Result<std::string> packWith(const std::string& pack, const std::vector<RelationWords>& words);
/// The words of a pack, by domain and name; none in an empty text. BadInput.
Result<std::vector<RelationWords>> wordsIn(const std::string& pack);

/// `pack` with the relation packs among `packs` laid over it; those of other formats are left to others. BadInput says
/// what is wrong with one.
Result<PromptPack> withPacks(const PromptPack& pack, const std::vector<std::string>& packs);

/// The "format" of a pack; empty where it is no JSON object that has one.
std::string packFormat(const std::string& pack);

} // namespace chronoscope::prompt
