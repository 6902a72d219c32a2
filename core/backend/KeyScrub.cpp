// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/KeyScrub.h"

#include "core/base/Text.h"

#include <algorithm>
#include <string_view>

namespace chronoscope::backend {

namespace {
constexpr std::size_t kTelling = 6;
constexpr std::size_t kPiece = 8;
constexpr std::size_t kKeptBytes = 500;

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
            clean += "[key]";
            text.remove_prefix(piece);
        }
    }
    return clean;
}
} // namespace

void scrubKey(std::string& text, const std::string& key) {
    if (key.size() < kTelling) return;
    if (text.find(key) != std::string::npos) text = text::replaceAll(std::move(text), key, "[key]");
    text = withoutPieces(text, key);
    for (std::size_t length = std::min(key.size() - 1, text.size()); length >= kTelling; --length)
        if (text.ends_with(std::string_view(key).substr(0, length))) {
            text.resize(text.size() - length);
            return;
        }
}

void scrubKey(BackendError& error, const std::string& key) {
    scrubKey(error.message, key);
    scrubKey(error.body, key);
    error.body.resize(std::min(error.body.size(), kKeptBytes));
}

} // namespace chronoscope::backend
