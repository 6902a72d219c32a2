// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/KeyScrub.h"

#include "core/base/Text.h"

#include <algorithm>
#include <string_view>

namespace chronoscope::backend {

namespace {
constexpr std::size_t kTelling = 6;
constexpr std::size_t kKeptBytes = 500;
} // namespace

void scrubKey(std::string& text, const std::string& key) {
    if (key.size() < kTelling) return;
    if (text.find(key) != std::string::npos) text = text::replaceAll(std::move(text), key, "[key]");
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
