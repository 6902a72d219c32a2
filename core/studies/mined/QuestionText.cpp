// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/QuestionText.h"

#include "core/base/Text.h"
#include "core/facts/IsoDate.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <initializer_list>

namespace chronoscope::mined {

namespace {
constexpr std::string_view kEra = " BCE";

/// A number that begins at `at`, one behind it in `end`. Nothing where no year and no count of days is as large.
std::optional<int> numberAt(std::string_view text, std::size_t at, std::size_t& end) {
    constexpr int kLargest = 9'999'999;
    int value = 0;
    const auto [rest, problem] = std::from_chars(text.data() + at, text.data() + text.size(), value);
    if (problem != std::errc() || value < -kLargest || value > kLargest) return std::nullopt;
    end = static_cast<std::size_t>(rest - text.data());
    return value;
}

/// The same of a year, which may have its era behind it: "42 BCE" is -42.
std::optional<int> saidYearAt(std::string_view text, std::size_t at, std::size_t& end) {
    const auto year = numberAt(text, at, end);
    if (!year || *year < 0 || !text.substr(end).starts_with(kEra)) return year;
    end += kEra.size();
    return -*year;
}

/// Place of the last `word` with a number right behind it that `take` accepts; nothing without.
template <typename Take> bool lastNumberAfter(std::string_view text, std::string_view word, Take take) {
    for (std::size_t at = text.rfind(word); at != std::string_view::npos;
         at = at == 0 ? std::string_view::npos : text.rfind(word, at - 1)) {
        const bool begins = at == 0 || text[at - 1] == ' ';
        std::size_t end = 0;
        const auto value = begins ? saidYearAt(text, at + word.size(), end) : std::nullopt;
        if (value && take(*value, end)) return true;
    }
    return false;
}

/// How far a question of C.A is from its date, and where in the text that is said.
struct SaidDistance {
    int count = 0;
    DistanceUnit unit = DistanceUnit::Years;
    std::size_t place = 0;
    std::string_view dateWord; ///< what stands before the date
};

/// "… occupied this position after 15 years"
std::optional<SaidDistance> publicDistance(std::string_view question) {
    SaidDistance said;
    said.dateWord = "in ";
    const auto take = [&](int value, std::size_t end) {
        said.count = value;
        if (question.substr(end).starts_with(" days")) said.unit = DistanceUnit::Days;
        return true;
    };
    said.place = question.rfind(" after ");
    if (said.place == std::string_view::npos || !lastNumberAfter(question, "after ", take)) return std::nullopt;
    return said;
}

/// "… in this position 15 years later", or "… 1 day earlier"
std::optional<SaidDistance> cleanDistance(std::string_view question) {
    constexpr std::string_view kPosition = " in this position ";
    SaidDistance said;
    said.place = question.rfind(kPosition);
    std::size_t end = 0;
    const auto count =
        said.place == std::string_view::npos ? std::nullopt : numberAt(question, said.place + kPosition.size(), end);
    if (!count) return std::nullopt;
    std::string_view behind = question.substr(end);
    const auto passed = [&](std::string_view word) {
        const bool isThere = behind.starts_with(word);
        if (isThere) behind.remove_prefix(word.size());
        return isThere;
    };
    if (passed(" day"))
        said.unit = DistanceUnit::Days;
    else if (!passed(" year"))
        return std::nullopt;
    passed("s");
    const bool isEarlier = passed(" earlier");
    if (!isEarlier && !passed(" later")) return std::nullopt;
    said.count = isEarlier ? -*count : *count;
    said.dateWord = said.unit == DistanceUnit::Days ? "on " : "in ";
    return said;
}

bool isWordByte(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}
/// Whether the name stands where a question of A.T.E has the holder: "Is A the current …", "Was A the … from …", "…
/// play for A?", "Was the athlete in the image  A from …". "Eve E" is not what "Is Eve Evans the …" is about. The
/// property may follow without an article: "Was A CEO of …".
bool isAsserted(std::string_view question, std::string_view name, const std::string& property) {
    const std::string itself = " " + property;
    const auto isBetween = [&](std::string_view before, std::string_view after) {
        const auto begins = {"Is ", "Was ", "Does ", "Did ", " for ", "  "};
        const std::initializer_list<std::string_view> ends = {" the ", " from ", " in ", "?"};
        return std::any_of(begins.begin(), begins.end(), [&](const char* one) { return before.ends_with(one); }) &&
               ((!property.empty() && after.starts_with(itself)) ||
                std::any_of(ends.begin(), ends.end(), [&](std::string_view one) { return after.starts_with(one); }));
    };
    if (name.empty()) return false;
    for (std::size_t at = question.find(name); at != std::string_view::npos; at = question.find(name, at + 1))
        if (isBetween(question.substr(0, at), question.substr(at + name.size()))) return true;
    return false;
}
} // namespace

std::optional<Years> askedYears(std::string_view question) {
    std::optional<Years> years;
    const auto interval = [&](int from, std::size_t end) {
        constexpr std::string_view kTo = " to ";
        if (question.substr(end, kTo.size()) != kTo) return false;
        std::size_t after = 0;
        const auto to = saidYearAt(question, end + kTo.size(), after);
        if (to) years = Years{from, *to};
        return to.has_value();
    };
    const auto point = [&](int year, std::size_t) {
        years = Years{year, year};
        return true;
    };
    for (const std::string_view word : {"from ", "From "})
        if (lastNumberAfter(question, word, interval)) return years;
    for (const std::string_view word : {"in ", "In "})
        if (lastNumberAfter(question, word, point)) return years;
    return std::nullopt;
}

std::optional<RankedPair> rankedPair(std::string_view question, const Holders& holders) {
    const auto& values = holders.values();
    for (std::size_t first = 0; first < values.size(); ++first) {
        const std::string start = values[first].name + " and ";
        if (!question.starts_with(start)) continue;
        for (std::size_t second = 0; second < values.size(); ++second)
            for (const char* both : {" all were ", " were both "}) // of the public words and of the clean ones
                if (question.substr(start.size()).starts_with(values[second].name + both))
                    return RankedPair{first, second};
    }
    return std::nullopt;
}

std::optional<Calculation> calculationOf(std::string_view question) {
    constexpr std::string_view kServed = " served as ";
    const std::size_t served = question.find(kServed);
    if (served == std::string_view::npos) return std::nullopt;
    auto distance = publicDistance(question);
    if (!distance) distance = cleanDistance(question);
    if (!distance) return std::nullopt;
    Calculation found;
    found.name = std::string(question.substr(0, served));
    found.distance = distance->count;
    found.unit = distance->unit;
    int year = 0;
    std::string_view date; // from its year to the end of its sentence
    const auto takeYear = [&](int value, std::size_t end) {
        year = value;
        const std::size_t era = question.substr(0, end).ends_with(kEra) ? kEra.size() : 0;
        const std::size_t begin = question.find_last_of(' ', end - era - 1) + 1;
        date = question.substr(begin, question.find(". ", end) - begin);
        return true;
    };
    const std::string_view sentence = question.substr(0, distance->place);
    if (!lastNumberAfter(sentence, distance->dateWord, takeYear)) return std::nullopt;
    found.date = std::string(date);
    if (found.unit == DistanceUnit::Years) {
        const int then = yearsOn(year, found.distance);
        found.start = Years{year, year};
        found.then = Years{then, then};
        return found;
    }
    const auto day = facts::readIsoDate(date);
    const auto then = day ? daysOn(*day, found.distance) : std::nullopt;
    if (!then) return std::nullopt;
    found.start = Days(*day, *day);
    found.then = Days(*then, *then);
    return found;
}

std::string assertedName(const Item& item, const Holders& holders) {
    std::string longest;
    for (const DatedValue& value : holders.values())
        if (value.name.size() > longest.size() && isAsserted(item.question, value.name, item.property))
            longest = value.name;
    return longest;
}

int eventCount(std::string_view question) {
    constexpr std::string_view kWhen = "when";
    int count = 0;
    for (std::size_t at = 0; at + kWhen.size() <= question.size(); ++at) {
        const bool begins = at == 0 || !isWordByte(question[at - 1]);
        const std::size_t end = at + kWhen.size();
        if (begins && (end == question.size() || !isWordByte(question[end])) &&
            text::startsWithIgnoringCase(question.substr(at), kWhen))
            ++count;
    }
    return count;
}

std::string extraText(const Item& item, const char* field) {
    const auto extra = nlohmann::json::parse(item.extra, nullptr, false);
    const auto at = extra.is_object() ? extra.find(field) : extra.end();
    return extra.is_object() && at != extra.end() && at->is_string() ? at->get<std::string>() : std::string();
}

} // namespace chronoscope::mined
