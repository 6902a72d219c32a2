// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/BackendUri.h"

#include "core/base/Text.h"

#include <fmt/format.h>

#include <cctype>
#include <charconv>

namespace chronoscope::backend {

namespace {
std::string decoded(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned value = 0;
        if (text[i] == '%' && i + 2 < text.size()) {
            const char* first = text.data() + i + 1;
            if (std::from_chars(first, first + 2, value, 16).ptr == first + 2) {
                out += static_cast<char>(value);
                i += 2;
                continue;
            }
        }
        out += text[i] == '+' ? ' ' : text[i];
    }
    return out;
}

std::string encoded(std::string_view text) {
    std::string out;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) || std::string_view("-._~").find(c) != std::string_view::npos)
            out += c;
        else
            out += fmt::format("%{:02X}", byte);
    }
    return out;
}
} // namespace

Result<BackendUri> BackendUri::parse(std::string_view text) {
    text = text::trim(text);
    BackendUri uri;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return Error{ErrorCode::InvalidArgument, "a backend is PROTOCOL:…, e.g. calibration:?cutoff=2019",
                     std::string(text)};
    uri.protocol = std::string(text.substr(0, colon));
    const std::size_t question = text.find('?', colon);
    uri.base =
        std::string(text.substr(colon + 1, question == std::string_view::npos ? question : question - colon - 1));
    if (question == std::string_view::npos) return uri;
    for (const std::string& pair : text::split(text.substr(question + 1), '&')) {
        const std::size_t equals = pair.find('=');
        if (equals == std::string::npos || equals == 0)
            return Error{ErrorCode::InvalidArgument, "a backend parameter is NAME=VALUE", pair};
        const auto [at, isNew] =
            uri.query.emplace(pair.substr(0, equals), decoded(std::string_view(pair).substr(equals + 1)));
        if (!isNew) return Error{ErrorCode::InvalidArgument, "a backend parameter is given twice", at->first};
    }
    return uri;
}

std::string BackendUri::text() const {
    std::string out = protocol + ":" + base;
    char separator = '?';
    for (const auto& [key, value] : query) {
        out += separator + key + "=" + encoded(value);
        separator = '&';
    }
    return out;
}

} // namespace chronoscope::backend
