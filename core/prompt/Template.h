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

inline constexpr int kExemplars = 4; ///< exemplars before every target

/// "generation", "mcqa", "tf"; "reference", "debiased"; "seeded", "reference".
std::string_view name(Template value);
std::string_view name(Protocol value);
std::string_view name(Sampler value);
std::optional<Template> templateFromName(std::string_view text);
std::optional<Protocol> protocolFromName(std::string_view text);
std::optional<Sampler> samplerFromName(std::string_view text);

} // namespace chronoscope::prompt
