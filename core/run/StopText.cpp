// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/StopText.h"

#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace chronoscope::run {

namespace {
constexpr std::string_view kNone = "none";
constexpr std::array<std::pair<char, char>, 5> kEscapes{
    {{'n', '\n'}, {'r', '\r'}, {'t', '\t'}, {'\\', '\\'}, {',', ','}}};

std::optional<char> meant(char escape) {
    for (const auto& [typed, character] : kEscapes)
        if (typed == escape) return character;
    return std::nullopt;
}

/// True if a model that is asked so writes on a line of its own.
bool endsItsLine(const prompt::PromptPack& pack, prompt::Template form) {
    const auto ends = [&](benchmark::Domain domain) {
        return pack.block(form, domain).question.fill({}).ends_with('\n');
    };
    return std::all_of(benchmark::kDomains.begin(), benchmark::kDomains.end(), ends);
}
} // namespace

std::vector<std::string> usualStop(backend::Mode mode, const prompt::PromptPack& pack,
                                   const std::vector<prompt::Template>& templates) {
    const bool whole =
        std::all_of(templates.begin(), templates.end(), [&](prompt::Template form) { return endsItsLine(pack, form); });
    if (mode != backend::Mode::Completion || !whole) return {};
    return {"\n"};
}

Result<std::string> parseStop(std::string_view typed) {
    std::string stop;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        if (typed[at] != '\\') {
            stop += typed[at];
            continue;
        }
        const auto character = ++at < typed.size() ? meant(typed[at]) : std::nullopt;
        if (!character)
            return Error{ErrorCode::InvalidArgument,
                         "in a stop text a backslash stands before n, r, t, a comma or another backslash",
                         std::string(typed)};
        stop += *character;
    }
    if (stop.empty())
        return Error{ErrorCode::InvalidArgument, "a stop text is not empty; \"none\" sends none", std::string(typed)};
    return stop;
}

Result<std::vector<std::string>> parseStops(std::string_view typed) {
    std::vector<std::string> stops;
    if (text::trim(typed) == kNone) return stops;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= typed.size(); ++at) {
        if (at + 1 < typed.size() && typed[at] == '\\') {
            ++at; // whatever it stands before
            continue;
        }
        if (at < typed.size() && typed[at] != ',') continue;
        auto stop = parseStop(typed.substr(from, at - from));
        if (!stop) return stop.error();
        stops.push_back(std::move(stop).value());
        from = at + 1;
        while (from < typed.size() && typed[from] == ' ')
            ++from; // as stopText() puts it
    }
    return stops;
}

std::string stopText(const std::vector<std::string>& stops) {
    if (stops.empty()) return std::string(kNone);
    std::string typed;
    for (const std::string& stop : stops) {
        if (&stop != &stops.front()) typed += ", ";
        for (const char character : stop) {
            const auto* escape = std::find_if(kEscapes.begin(), kEscapes.end(),
                                              [&](const auto& one) { return one.second == character; });
            if (escape == kEscapes.end())
                typed += character;
            else
                (typed += '\\') += escape->first;
        }
    }
    return typed;
}

} // namespace chronoscope::run
