// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/LargeNumber.h"
#include "core/base/Result.h"
#include "core/base/Text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>

namespace chronoscope {

/// Reading of stored or typed JSON that may be hostile. For .cpp files, since it brings the JSON library. Pure; any
/// thread.

/// What is wrong with a document that is JSON; caught by readJson().
struct JsonProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

inline void require(bool sound, const std::string& message) {
    if (!sound) throw JsonProblem(message);
}

/// A whole number from `low` to `high`; a fraction, a text or a greater number is none.
inline std::int64_t wholeNumber(const nlohmann::json& number, std::int64_t low, std::int64_t high) {
    require(number.is_number_integer(), "not a whole number");
    const bool fits = !number.is_number_unsigned() || number.get<std::uint64_t>() <= INT64_MAX;
    const std::int64_t value = fits ? number.get<std::int64_t>() : -1;
    require(fits && value >= low && value <= high, "a number is out of range");
    return value;
}

/// Place of byte `at` of `text`, for people.
inline std::string placeIn(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, std::min(text.size(), at));
    const auto lines = std::count(before.begin(), before.end(), '\n');
    const std::size_t column = before.size() - (before.rfind('\n') + 1); // npos + 1 is 0
    return "line " + std::to_string(lines + 1) + ", column " + std::to_string(column + 1);
}

/// What the JSON library threw, in words of ours: its own are made for programmers. `text` is what was parsed; without
/// it a place in it is named by its byte.
inline std::string wordsOf(const nlohmann::json::exception& problem, std::string_view text = {}) {
    constexpr int kAnotherKind = 302, kMissing = 403, kTooLarge = 406, kOurs = 501; // as the library numbers them
    constexpr std::string_view kMust = "type must be ";                             // … "string, but is number"
    const std::string_view said = problem.what();
    if (const auto* parsing = dynamic_cast<const nlohmann::json::parse_error*>(&problem)) {
        if (text.empty()) return "not valid JSON: parse error at byte " + std::to_string(parsing->byte);
        // The byte that is wrong is counted from 1, and is one behind the last where the text ends too early.
        const bool isText = said.find("UTF-8") == std::string_view::npos;
        return (isText ? "not valid JSON: parse error at " : "not UTF-8 at ") +
               placeIn(text, parsing->byte > 0 ? parsing->byte - 1 : 0);
    }
    const std::size_t from = said.find('\'');
    if (problem.id == kMissing && from < said.rfind('\''))
        return "there is no " + std::string(said.substr(from, said.rfind('\'') + 1 - from));
    if (const auto must = said.find(kMust); problem.id == kAnotherKind && must != std::string_view::npos)
        return "a value must be " + std::string(said.substr(must + kMust.size()));
    if (problem.id == kTooLarge) {
        const auto large = largeNumberIn(text);
        if (!large) return "a number is too large";
        return "a number is too large: " + (large->key.empty() ? "" : "“" + large->key + "” ") + large->number +
               " at " + placeIn(text, large->at);
    }
    if (const auto ours = said.find("] "); problem.id == kOurs && ours != std::string_view::npos)
        return std::string(said.substr(ours + 2)); // thrown by a from_json() of this program
    return "not made as it must be";
}

/// The document in `text`. BadInput where it is none, nests deeper than `maxDepth`, or holds a zero byte: the library
/// takes that for the end, and would drop what follows.
inline Result<nlohmann::json> parseJson(std::string_view text, int maxDepth) {
    if (text::nestsDeeperThan(text, maxDepth)) return Error{ErrorCode::BadInput, "nested too deeply", {}};
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos)
        return Error{ErrorCode::BadInput, "not valid JSON: a zero byte at " + placeIn(text, zero), {}};
    try {
        return nlohmann::json::parse(text);
    } catch (const nlohmann::json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem, text), {}};
    }
}

/// What `read` makes of the document in `text`; what it or the parser throws becomes an Error with `code`.
template <typename Read>
auto readJson(std::string_view text, int maxDepth, ErrorCode code, std::string_view what, Read read)
    -> Result<std::invoke_result_t<Read, const nlohmann::json&>> {
    const auto document = parseJson(text, maxDepth);
    if (!document) return Error{code, document.error().message, std::string(what)};
    try {
        return read(*document);
    } catch (const JsonProblem& problem) {
        return Error{code, problem.what(), std::string(what)};
    } catch (const nlohmann::json::exception& problem) {
        return Error{code, wordsOf(problem, text), std::string(what)};
    }
}

} // namespace chronoscope
