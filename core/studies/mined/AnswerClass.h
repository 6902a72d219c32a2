// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/DatedValue.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// Which of an item's dated values a reply names, and what it therefore is (sections 4.3 and 4.4 of the paper). Values
/// are found as whole words, as CEM finds a gold. Of two matches of which one lies inside the other only the longer
/// counts ("Milan" in "Inter Milan"); matches that overlap otherwise both count. Values that are written alike are one.
/// Immutable; any thread; linear in the reply for a list of given length.
class ValueMatcher {
public:
    /// Names of which nothing is left to compare are never matched.
    explicit ValueMatcher(const std::vector<std::string>& names);
    /// Per distinct value that the reply names, the first place of it in the names, ascending.
    std::vector<std::size_t> matched(std::string_view reply) const;
    /// The first place of the value that is written as name `place`.
    std::size_t firstOf(std::size_t place) const { return m_first[place]; }

private:
    std::vector<std::u32string> m_values; ///< per name as it is compared; empty where it repeats another
    std::vector<std::size_t> m_first;     ///< per name
};

/// Of T.A, over all replies to one item. The numbers are stored.
enum class LatestLabel : int { Latest = 0, Outdated, Irrelevant };
/// "Latest", "Outdated", "Irrelevant".
std::string_view name(LatestLabel label);

/// Which values of an item its replies name: the latest one, or others. Of several that may as well be the latest each
/// is: the paper does not say what counts then. See allLatestOf().
class LatestClassifier {
public:
    explicit LatestClassifier(std::span<const DatedValue> values);
    /// Latest if any reply names the latest value, else Outdated if any names another.
    LatestLabel label(std::span<const std::string> replies) const;
    const ValueMatcher& matcher() const { return m_matcher; }
    /// Whether several values that are not written alike may be the latest.
    bool isTied() const;
    /// Place of the latest value, the first of several; nothing for an empty list.
    std::optional<std::size_t> latest() const {
        return m_latest.empty() ? std::nullopt : std::optional(m_latest.front());
    }

private:
    ValueMatcher m_matcher;
    std::vector<std::size_t> m_latest;
};

/// Of F.M.C and P.M.C, of one reply. The numbers are stored.
enum class ContextLabel : int { Correct = 0, Context, Other, Irrelevant };
/// "Correct", "Context", "Other", "Irrelevant".
std::string_view name(ContextLabel label);

/// Whether a reply keeps to the gold, takes over the holder of the misaligned context, or names another one.
class ContextClassifier {
public:
    /// Any of `golds` is right. Without a context its subject is empty, and nothing is Context.
    ContextClassifier(const std::vector<std::string>& golds, const std::string& contextSubject,
                      std::span<const DatedValue> values);
    /// Correct is plain containment of a gold, so that it is the share that CEM counts; the longest match is taken
    /// among the wrong values.
    ContextLabel label(std::string_view reply) const;

private:
    std::vector<std::u32string> m_golds;
    ValueMatcher m_wrong; ///< the context's subject is the first, where there is one
    bool m_hasContext = false;
};

} // namespace chronoscope::mined
