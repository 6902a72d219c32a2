// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {

/// A quantity of a published table, and whether one's own results have the same.
struct PublishedQuantity {
    std::string key;   ///< "known_after_prompting"
    std::string unit;  ///< "percent of elements", "percentage points" …
    std::string table; ///< number of the table in the source
    std::string meaning;
    std::string equals;   ///< our quantity that is the same, "traversal.known_after"; empty: none is
    std::string provided; ///< what must hold for it to be the same, where there is one
    std::string whyNot;   ///< where there is none
};

/// One published number. Fields the table does not split by are empty.
struct PublishedValue {
    std::string quantity; ///< its key
    std::string model;
    std::optional<benchmark::Domain> domain;
    std::optional<benchmark::State> state;
    std::string span;   ///< "total" or "previous": years used by ChroKnowPrompt
    std::string object; ///< "changed" or "unchanged": the target's, against the adjacent year used
    double value = 0;   ///< in the unit of the quantity
};

/// Which values to take; what is empty does not restrict.
struct PublishedFilter {
    std::string quantity{};
    std::string model{};
    std::optional<benchmark::Domain> domain{};
    std::optional<benchmark::State> state{};
    std::string span{};
    std::string object{};
};

/// Figures that others have published, to stand beside one's own: read-only, and never mixed with them. Parsed from a
/// resource file of the project, in which every number names its quantity and every quantity its table. Immutable
/// value; any thread.
class Published {
public:
    /// BadInput, with the reason, unless all of it makes sense.
    static Result<Published> parse(std::string_view json);

    const std::string& source() const { return m_source; } ///< authors, title, venue
    const std::vector<PublishedQuantity>& quantities() const { return m_quantities; }
    /// Null if there is none of this key.
    const PublishedQuantity* quantity(std::string_view key) const;
    /// The quantity that is the same as ours of this name; null where none is, and then nothing may be drawn beside it.
    const PublishedQuantity* sameAs(std::string_view own) const;
    /// In the order of the source.
    std::vector<PublishedValue> values(const PublishedFilter& filter) const;
    /// The models with values of this quantity, in the order of the source.
    std::vector<std::string> models(std::string_view quantity) const;

private:
    std::string m_source;
    std::vector<PublishedQuantity> m_quantities;
    std::vector<PublishedValue> m_values;
};

} // namespace chronoscope::exchange
