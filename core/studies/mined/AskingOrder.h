// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/MinedStore.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace chronoscope::mined {

/// The numbering of a run's requests. Units with the same two pictures stand together; of such a group the original
/// image is asked about first, everything there is to ask, then the other one: a server keeps the picture in its prefix
/// cache, and here it is read once. Immutable; any thread. Memory: 12 bytes a unit.
class AskingOrder {
public:
    struct Place {
        std::int64_t unit = 0; ///< ordinal
        Configuration configuration = Configuration::QI;
    };

    AskingOrder() = default;
    /// `configurations` ascending; the units' pictures decide what is a group.
    AskingOrder(const std::vector<Unit>& units, const std::vector<Configuration>& configurations);

    std::int64_t size() const { return static_cast<std::int64_t>(m_groupOf.size() * m_perUnit.size()); }
    /// `index` from 0 to size() - 1.
    Place place(std::int64_t index) const;
    /// The number of a request; -1 where the configuration is not asked.
    std::int64_t indexOf(std::int64_t unit, Configuration configuration) const;

private:
    struct Group {
        std::int64_t first = 0; ///< unit
        std::int64_t units = 0;
    };
    std::vector<Configuration> m_perUnit; ///< with the original image first
    std::size_t m_originals = 0;          ///< how many of these
    std::vector<Group> m_groups;
    std::vector<std::int32_t> m_groupOf; ///< by unit
};

/// Sorts units so that groups stand together, in order of their first item, and numbers them.
void sortForAsking(std::vector<Unit>& units);

} // namespace chronoscope::mined
