// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/mined/Item.h"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::mined {

/// One element of a task file as it was read, or why it is none.
struct ReadItem {
    std::uint64_t line = 0; ///< where it begins, from 1
    std::size_t place = 0;  ///< in the array, from 1; 0 = of no item
    Item item;              ///< without its images
    std::string imagePath;  ///< as in the file, with "/" between its parts
    std::string otherImagePath;
    std::string problem;     ///< why it is no item, if so; then only its paths are there, where it says any
    bool isPathless = false; ///< it could not be read so far that it would be known which pictures it names
};

/// Reads a task file, a JSON array of objects, element by element: a bad one is told with its line and passed over.
/// Unknown fields are kept in Item::extra. The text may be hostile. One thread; refers to the text.
class ItemReader {
public:
    explicit ItemReader(std::string_view text) : m_text(text) {}
    /// Nothing at the end, and nothing after an element that does not end.
    std::optional<ReadItem> next();

private:
    void passSpace();
    std::size_t endOfElement() const;
    void passElement(std::size_t end);
    std::optional<ReadItem> last(std::string problem);

    std::string_view m_text;
    std::size_t m_at = 0;
    std::uint64_t m_line = 1;
    std::size_t m_place = 0;
    bool m_begun = false;
    bool m_ended = false;
};

/// The item that a JSON object is; `path` fields apart. Throws JsonProblem or a JSON exception.
ReadItem itemFromJson(const nlohmann::json& json);

/// Whether some JSON object that reads as this item has its content hash.
bool isWhatItsIdSays(const Item& item);

/// Whether the beginning of a file is that of a task file: an array whose first object has `eval_type` and
/// `mm_questions`.
bool looksLikeTaskFile(std::string_view beginning);

} // namespace chronoscope::mined
