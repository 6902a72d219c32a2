// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::prompt {

/// Text with `{name}` places, split once and filled many times. Filling is one pass: braces inside a value stay
/// text. Unknown names stay as they are. Immutable after construction; any thread.
class PatternText {
public:
    using Values = std::initializer_list<std::pair<std::string_view, std::string_view>>;

    PatternText() = default;
    explicit PatternText(std::string_view pattern);

    std::string fill(Values values) const;
    void appendTo(std::string& out, Values values) const;
    bool uses(std::string_view name) const;
    bool empty() const { return m_parts.empty(); }

private:
    struct Part {
        std::string text; ///< literal text, or the name of a place
        bool place = false;
    };
    std::vector<Part> m_parts;
};

} // namespace chronoscope::prompt
