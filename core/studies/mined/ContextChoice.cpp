// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ContextChoice.h"

#include "core/studies/mined/QuestionText.h"

#include <fmt/format.h>

#include <algorithm>

namespace chronoscope::mined {

std::string contextSentence(int year, std::string_view holder, std::string_view property, std::string_view subject) {
    if (property == "plays for" || property == "play for")
        return fmt::format("In {}, {} played for {}.", year, subject, holder);
    return fmt::format("In {}, {} was {} {}.", year, holder, property, subject);
}

std::optional<Context> latestContext(const Item& item) {
    const Holders holders = Holders::of(item.attributes);
    const auto years = askedYears(item.question);
    const auto latest = holders.latest();
    if (!years || latest.empty()) return std::nullopt;
    const DatedValue& value = holders.values()[latest.front()];
    const auto isGold = [&](const std::string& gold) { return sameName(gold, value.name); };
    if (!value.start || value.start->year <= years->to || std::any_of(item.golds.begin(), item.golds.end(), isGold))
        return std::nullopt;
    const int first = value.start->year;
    const bool nextIsOwn = holders.isOnlyHolder(latest.front(), Years{first + 1, first + 1});
    Context context = item.context;
    context.year = nextIsOwn ? first + 1 : first;
    context.subject = value.name;
    context.text = contextSentence(*context.year, value.name,
                                   context.property.empty() ? item.property : context.property, item.subject);
    return context;
}

} // namespace chronoscope::mined
