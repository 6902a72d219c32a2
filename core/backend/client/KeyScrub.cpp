// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/KeyScrub.h"

#include "core/base/Text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>
#include <string_view>

namespace chronoscope::backend {

namespace {
constexpr std::size_t kTelling = 6;
constexpr std::size_t kTellingInAnswer = 12; ///< "ollama" and the like are sent as keys that are none, and are said
constexpr std::size_t kPiece = 8;
constexpr std::size_t kKeptBytes = 500;
constexpr std::size_t kSearchedBytes = 64 * 1024;
constexpr const char* kInstead = "[key]";

/// The key as it may stand in a JSON text: as it is, with what must be escaped, with '/' and other scripts escaped too.
std::set<std::string> writtenForms(const std::string& key) {
    using nlohmann::json;
    std::set<std::string> forms{key};
    for (const bool asciiOnly : {false, true}) {
        const std::string quoted = json(key).dump(-1, ' ', asciiOnly, json::error_handler_t::replace);
        const std::string escaped = quoted.substr(1, quoted.size() - 2);
        forms.insert(escaped);
        forms.insert(text::replaceAll(escaped, "/", "\\/"));
    }
    return forms;
}

/// Length of the longest piece of `key` that `text` begins with.
std::size_t pieceAtStart(std::string_view text, std::string_view key) {
    std::size_t longest = 0;
    for (std::size_t from = 0; from + longest < key.size(); ++from) {
        const std::string_view rest = key.substr(from);
        const auto differs = std::mismatch(rest.begin(), rest.end(), text.begin(), text.end()).first;
        longest = std::max(longest, static_cast<std::size_t>(differs - rest.begin()));
    }
    return longest;
}

std::string withoutPieces(std::string_view text, std::string_view key) {
    std::string clean;
    while (!text.empty()) {
        const std::size_t piece = pieceAtStart(text, key);
        if (piece < kPiece) {
            clean += text.front();
            text.remove_prefix(1);
        } else {
            clean += kInstead;
            text.remove_prefix(piece);
        }
    }
    return clean;
}
} // namespace

void scrubKey(std::string& text, const std::string& key) {
    if (key.size() < kTelling) return;
    text.resize(std::min(text.size(), kSearchedBytes + key.size()));
    text = text::replaceAll(std::move(text), key, kInstead);
    text = withoutPieces(text, key);
    for (std::size_t length = std::min(key.size() - 1, text.size()); length >= kTelling; --length)
        if (text.ends_with(std::string_view(key).substr(0, length))) {
            text.resize(text.size() - length);
            return;
        }
}

bool scrubWholeKey(std::string& text, const std::string& key) {
    if (key.size() < kTellingInAnswer) return false;
    bool found = false;
    for (const std::string& form : writtenForms(key)) {
        if (text.find(form) == std::string::npos) continue;
        text = text::replaceAll(std::move(text), form, kInstead);
        found = true;
    }
    return found;
}

void scrubKey(BackendError& error, const std::string& key) {
    scrubKey(error.message, key);
    scrubKey(error.body, key);
    error.body.resize(std::min(error.body.size(), kKeptBytes));
}

} // namespace chronoscope::backend
