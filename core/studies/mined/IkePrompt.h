// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// In-context knowledge editing (IKE) as the paper runs it: facts are shown as demonstrations in front of the question,
/// and no weight changes. Pure; any thread.

/// One edit: a question, its right answer, and the same question in its completion form.
struct EditFact {
    std::string question; ///< Q
    std::string answer;
    std::string completion; ///< G
};

enum class Demonstration : int { Copy = 0, Update }; ///< the question again, or its other form
/// "New Fact: … \nPrompt: …\n\n".
std::string demonstrationText(const EditFact& fact, Demonstration kind);

/// The demonstrations at `places`, each of fact place / 2 of `facts`; then `edit` itself; then `question` for the model
/// to answer.
std::string ikeText(const std::vector<EditFact>& facts, const std::vector<std::size_t>& places, const EditFact& edit,
                    const std::string& question);

/// As many demonstrations as published.
inline constexpr std::size_t kIkeDemonstrations = 32;

/// How alike a demonstration is to what is looked for; the greater the more.
using Alike = std::function<double(std::size_t place)>;
/// The places of the most similar of `size` demonstrations, at most `wished` (ties: the lower one first), without those
/// of the fact `own`.
std::vector<std::size_t> nearestDemonstrations(std::size_t size, const Alike& alike, std::optional<std::size_t> own,
                                               std::size_t wished);

/// Of every fact its copy and then its update, in the order of the facts: what can be shown.
std::vector<std::string> demonstrationsOf(const std::vector<EditFact>& facts);

} // namespace chronoscope::mined
