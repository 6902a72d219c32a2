// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// Why a text can be no wrong option of an element.
enum class Unfit : int { Right = 0, Subject, Repeat, HeldOutside };
std::string_view name(Unfit reason); ///< "right", "subject", "repeat", "held_outside"

/// What may be a wrong option of one element. Immutable; any thread.
class OptionRules {
public:
    /// `outside`: names that hold for this subject and relation in years that the element does not have.
    explicit OptionRules(const benchmark::Element& element, const std::vector<std::string>& outside = {});

    /// Compared without case, accents, punctuation and articles; `options`: those that are there.
    std::optional<Unfit> unfit(std::string_view option, const std::vector<std::string>& options) const;
    /// Matching of texts would count it as right.
    bool isLookAlike(std::string_view option) const;
    /// All that is out, folded, without the options that are there.
    std::set<std::string> excluded() const;

private:
    std::set<std::string> m_right, m_outside; ///< folded
    std::string m_subject;
    std::vector<benchmark::Object> m_objects;
};

/// The objects of all years, each name once: as the prompts list them.
std::vector<std::string> rightNames(const benchmark::Element& element);

} // namespace chronoscope::sources
