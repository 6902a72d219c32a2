// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cskg/KgtkText.h"

#include "core/base/Text.h"
#include "core/facts/FactText.h"

#include <algorithm>

namespace chronoscope::sources::cskg {

namespace {
constexpr std::string_view kConceptNet = "/c/en/";

char escaped(char c) {
    switch (c) {
    case 't': return '\t';
    case 'n': return '\n';
    case 'r': return '\r';
    default: return c;
    }
}

/// One text of a list, its quotes taken off: `'…'@en` is what stands between.
std::string unquoted(std::string_view raw) {
    raw = text::trim(raw);
    const bool isQuoted = raw.size() >= 2 && raw.front() == '"' && raw.back() == '"';
    const std::size_t close = raw.rfind("'@");
    if (isQuoted)
        raw = raw.substr(1, raw.size() - 2);
    else if (raw.size() > 3 && raw.front() == '\'' && close != std::string_view::npos && close > 0)
        raw = raw.substr(1, close - 1);
    std::string plain;
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const bool isEscape = raw[i] == '\\' && i + 1 < raw.size();
        plain += isEscape ? escaped(raw[++i]) : raw[i];
    }
    return facts::normalised(plain);
}
} // namespace

std::vector<std::string> kgtkTexts(std::string_view field) {
    std::vector<std::string> texts;
    std::size_t from = 0;
    bool isQuoted = false;
    for (std::size_t at = 0; at <= field.size(); ++at) {
        const char c = at < field.size() ? field[at] : '|';
        if (c == '\\' && at + 1 < field.size()) {
            ++at;
            continue;
        }
        if (c == '"' && (isQuoted || at == from)) isQuoted = !isQuoted;
        if (at < field.size() && (c != '|' || isQuoted)) continue;
        std::string one = unquoted(field.substr(from, at - from));
        if (!one.empty() && std::find(texts.begin(), texts.end(), one) == texts.end()) texts.push_back(std::move(one));
        from = at + 1;
    }
    return texts;
}

std::string nameOfNode(std::string_view id) {
    std::string_view name = id.substr(0, id.find('+'));
    if (const std::size_t at = id.find(kConceptNet); at != std::string_view::npos) {
        name = id.substr(at + kConceptNet.size());
        name = name.substr(0, name.find_first_of("/+"));
    } else if (const std::size_t prefix = name.find_last_of(":/"); prefix != std::string_view::npos) {
        name = name.substr(prefix + 1);
    }
    return std::string(text::trim(text::replaceAll(std::string(name), "_", " ")));
}

} // namespace chronoscope::sources::cskg
