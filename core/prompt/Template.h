// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace chronoscope::prompt {

/// The three forms a fact is asked in (ChroKnowledge 4.2).
enum class Template : int { Generation = 0, Mcqa, TrueFalse };
inline constexpr std::array kTemplates{Template::Generation, Template::Mcqa, Template::TrueFalse};

/// reference: fixed layouts of the authors' code; debiased: seeded option order, half of the statements false.
enum class Protocol : int { Reference = 0, Debiased };

/// seeded: from (run seed, element, year, set) alone; reference: Python's random stream as the authors' code draws.
enum class Sampler : int { Seeded = 0, Reference };

/// Which questions and statements relations have. reference: those of published prompts, which read biomedical triples
/// as "subject RELATION object"; clean: as the sources mean them, "object RELATION subject".
enum class WordSet : int { Reference = 0, Clean };
/// The one that is usual with a protocol: numbers that compare with the paper need its words.
constexpr WordSet usualWords(Protocol protocol) {
    return protocol == Protocol::Reference ? WordSet::Reference : WordSet::Clean;
}

inline constexpr int kExemplars = 4; ///< exemplars before every target

/// "generation", "mcqa", "tf"; "reference", "debiased"; "seeded", "reference"; "reference", "clean".
std::string_view name(Template value);
std::string_view name(Protocol value);
std::string_view name(Sampler value);
std::string_view name(WordSet value);
std::optional<Template> templateFromName(std::string_view text);
std::optional<Protocol> protocolFromName(std::string_view text);
std::optional<Sampler> samplerFromName(std::string_view text);
std::optional<WordSet> wordSetFromName(std::string_view text);

} // namespace chronoscope::prompt
