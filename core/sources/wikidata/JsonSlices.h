// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace chronoscope::sources::wikidata {

/// The members of a JSON object, or the elements of an array, as they stand in the text: what is inside a value is
/// passed over, not read, so that the large part of an entity that nobody asked for costs next to nothing. Brackets
/// and strings must be closed; the rest is only checked by whoever parses a slice. Refers to the text. One thread.
class JsonSlices {
public:
    explicit JsonSlices(std::string_view text);

    bool isObject() const { return m_close == '}'; }
    bool isArray() const { return m_close == ']'; }
    /// The next member or element; false at the end, and where the text is broken.
    bool next();
    std::string_view key() const { return m_key; } ///< of an object's member, escapes as they stand
    std::string_view value() const { return m_value; }
    /// The text is not what it must be, or not whole; known once next() has said false.
    bool isBroken() const { return m_broken; }
    /// What stands behind the closing bracket; of a text that is not whole the value that is not.
    std::string_view rest() const { return m_text.substr(m_at); }

private:
    bool fail();
    void passSpace();
    bool passString();
    bool passValue();
    bool readKey();

    std::string_view m_text;
    std::size_t m_at = 0;
    char m_close = 0;
    bool m_first = true;
    bool m_ended = false;
    bool m_broken = false;
    std::string_view m_key;
    std::string_view m_value;
};

/// The first member of the object in `text` with that key.
std::optional<std::string_view> memberOf(std::string_view text, std::string_view key);

} // namespace chronoscope::sources::wikidata
