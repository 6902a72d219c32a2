// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/chronogap/ChronoGapFile.h"

#include "core/benchmark/Importer.h"
#include "core/exchange/ResultFile.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <memory>
#include <utility>

namespace chronoscope::exchange {

using analysis::CellCategory;
using benchmark::State;
using nlohmann::json;

namespace {
constexpr std::string_view kPrefix = "Timestamp_";
constexpr std::string_view kSuffix = ".json";
constexpr std::size_t kBufferSize = 256u << 10;
constexpr std::int64_t kMostElements = std::int64_t{1} << 31;

constexpr std::array<std::pair<CellCategory, std::string_view>, 4> kCategories{
    {{CellCategory::Correct, "correct"},
     {CellCategory::PartialGreedy, "partial_correct1"},
     {CellCategory::PartialSampled, "partial_correct2"},
     {CellCategory::Incorrect, "incorrect"}}};

/// What a year holds, in the order of the layout.
enum class Field : int { Category = 0, Greedy, Sampled, Candidates };
constexpr std::array<std::string_view, 4> kFields{"category", "temp0_ans", "temp7_ans", "chrono_ans"};
constexpr std::size_t kRequired = 3; ///< the first of these stand in every year
constexpr std::string_view nameOf(Field field) { return kFields[static_cast<std::size_t>(field)]; }

/// The bytes of a file one by one. Ends early where an element grows beyond what is kept.
class Source {
public:
    explicit Source(std::FILE* file) : m_file(file), m_buffer(kBufferSize) {}

    bool atEnd() {
        if (m_ofElement > kLongestChronoGap) return true;
        if (m_begin < m_end) return false;
        m_begin = 0;
        m_end = std::fread(m_buffer.data(), 1, m_buffer.size(), m_file);
        return m_end == 0;
    }
    char current() const { return m_buffer[m_begin]; }
    void advance() {
        // The break belongs to the line it ends: the parser looks one byte ahead behind a number.
        m_line += m_wasBreak ? 1 : 0;
        m_wasBreak = m_buffer[m_begin] == '\n';
        ++m_begin;
        ++m_ofElement;
    }
    void beginElement() { m_ofElement = 0; }
    std::uint64_t line() const { return m_line; }
    bool failed() const { return std::ferror(m_file) != 0; }
    bool tooLong() const { return m_ofElement > kLongestChronoGap; }

private:
    std::FILE* m_file;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::size_t m_ofElement = 0;
    std::uint64_t m_line = 1;
    bool m_wasBreak = false;
};

/// A Source for the parser.
class Bytes {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    explicit Bytes(Source* source = nullptr) : m_source(source) {}
    /// A zero byte, which the parser takes for the end, is as wrong to it as any other control character.
    char operator*() const { return m_source->current() == '\0' ? '\1' : m_source->current(); }
    Bytes& operator++() {
        m_source->advance();
        return *this;
    }
    bool operator==(const Bytes& other) const { return ended() == other.ended(); }

private:
    bool ended() const { return !m_source || m_source->atEnd(); }

    Source* m_source;
};

/// Takes the file from the parser's events, and stops at whatever does not belong there.
class LayoutEvents final : public json::json_sax_t {
public:
    LayoutEvents(Source& source, const std::function<Status(const ChronoGapElement&)>& sink)
        : m_source(source), m_sink(sink) {}

    const std::optional<Error>& problem() const { return m_problem; }

    bool null() override { return m_place == Place::Texts ? text(std::nullopt) : unexpected(); }
    bool boolean(bool) override { return unexpected(); }
    bool number_integer(number_integer_t) override { return unexpected(); }
    bool number_float(number_float_t, const string_t&) override { return unexpected(); }
    bool binary(binary_t&) override { return unexpected(); }

    bool number_unsigned(number_unsigned_t value) override {
        if (m_place != Place::BeforeIndex || value >= static_cast<std::uint64_t>(kMostElements)) return unexpected();
        m_element.index = static_cast<std::int64_t>(value);
        return go(Place::BeforeYears);
    }
    bool string(string_t& value) override {
        if (m_place == Place::Texts) return text(std::move(value));
        if (m_place != Place::Year || m_field != Field::Category) return unexpected();
        const auto known = std::find_if(kCategories.begin(), kCategories.end(),
                                        [&](const auto& category) { return category.second == value; });
        if (known == kCategories.end()) return stop("there is no category " + shown(value));
        year().category = known->first;
        return true;
    }
    bool start_object(std::size_t) override {
        switch (m_place) {
        case Place::Begin: return go(Place::Lists);
        case Place::BeforeYears: return go(Place::Years);
        case Place::Years: m_seenFields = {}; return go(Place::Year);
        default: return unexpected();
        }
    }
    bool key(string_t& name) override {
        return m_place == Place::Lists ? listKey(name) : m_place == Place::Years ? yearOf(name) : fieldKey(name);
    }
    bool end_object() override {
        if (m_place == Place::Lists) return go(Place::End);
        if (m_place == Place::Years) return m_element.years.empty() ? stop("it has no years") : go(Place::BehindYears);
        for (std::size_t i = 0; i < kRequired; ++i)
            if (!m_seenFields[i]) return stop(fmt::format("\"{}\" is missing", kFields[i]));
        return go(Place::Years);
    }
    bool start_array(std::size_t) override {
        if (m_place == Place::Lists) return go(Place::List);
        if (m_place == Place::List) {
            m_element = {};
            m_element.list = m_list;
            return go(Place::BeforeIndex);
        }
        if (m_place != Place::Year || m_field == Field::Category) return unexpected();
        if (m_field == Field::Candidates) year().candidates.emplace();
        return go(Place::Texts);
    }
    bool end_array() override {
        if (m_place == Place::List) return go(Place::Lists);
        if (m_place == Place::Texts) return go(Place::Year);
        return m_place == Place::BehindYears ? finishElement() : unexpected();
    }
    bool parse_error(std::size_t, const std::string&, const json::exception&) override {
        return stop("it is not valid JSON in UTF-8, or cut off");
    }

private:
    /// Within what the next event stands.
    enum class Place { Begin, Lists, List, BeforeIndex, BeforeYears, Years, Year, Texts, BehindYears, End };

    bool go(Place place) {
        m_place = place;
        return true;
    }
    ChronoGapYear& year() { return m_element.years.back(); }

    bool listKey(const std::string& key) {
        const auto list = std::find_if(kChronoGapLists.begin(), kChronoGapLists.end(),
                                       [&](ChronoGapList one) { return name(one) == key; });
        if (list == kChronoGapLists.end()) return stop("there is no list " + shown(key));
        m_list = *list;
        return std::exchange(m_seenLists[static_cast<std::size_t>(m_list)], true)
                   ? stop(fmt::format("{} stands there twice", key))
                   : true;
    }
    bool yearOf(const std::string& key) {
        const auto number = yearOfKey(key);
        if (!number) return stop("the key " + shown(key) + " is not objects_YYYY");
        const auto& years = m_element.years;
        const bool isTwice =
            std::any_of(years.begin(), years.end(), [&](const ChronoGapYear& one) { return one.year == *number; });
        if (isTwice) return stop(fmt::format("{} stands there twice", *number));
        m_element.years.emplace_back().year = *number;
        return true;
    }
    bool fieldKey(const std::string& key) {
        const auto field = std::find(kFields.begin(), kFields.end(), key);
        if (field == kFields.end()) return stop("there is no field " + shown(key));
        const auto index = static_cast<std::size_t>(field - kFields.begin());
        m_field = static_cast<Field>(index);
        return std::exchange(m_seenFields[index], true) ? stop(fmt::format("\"{}\" stands there twice", key)) : true;
    }
    bool text(std::optional<std::string> value) {
        ChronoGapTexts& texts = m_field == Field::Greedy    ? year().greedy
                                : m_field == Field::Sampled ? year().sampled
                                                            : *year().candidates;
        texts.push_back(std::move(value));
        return true;
    }
    bool finishElement() {
        std::sort(m_element.years.begin(), m_element.years.end(),
                  [](const ChronoGapYear& a, const ChronoGapYear& b) { return a.year < b.year; });
        if (const Status taken = m_sink(m_element); !taken) {
            const bool isPlaceless = taken.error().code == ErrorCode::BadInput && taken.error().context.empty();
            if (isPlaceless) return stop(taken.error().message);
            m_problem = taken.error();
            return false;
        }
        m_source.beginElement();
        return go(Place::List);
    }

    bool unexpected() {
        switch (m_place) {
        case Place::Begin: return stop("the file is not a JSON object");
        case Place::Lists: return stop("it holds no list of elements");
        case Place::Years: return stop("a year holds no object");
        case Place::Year:
            return stop(
                fmt::format("\"{}\" is no {}", nameOf(m_field), m_field == Field::Category ? "text" : "list of texts"));
        case Place::Texts: return stop(fmt::format("\"{}\" holds something that is no text", nameOf(m_field)));
        default: return stop("an element is not a list of its index and its years");
        }
    }
    /// Where in the file's own terms something is wrong.
    std::string where() const {
        if (m_place == Place::Begin || m_place == Place::End) return {};
        std::string at(name(m_list));
        if (m_place == Place::Lists || m_place == Place::List || m_place == Place::BeforeIndex) return at + ": ";
        at += fmt::format(", element {}", m_element.index);
        const bool inYear = m_place == Place::Year || m_place == Place::Texts;
        return at + (inYear ? fmt::format(", {}: ", m_element.years.back().year) : ": ");
    }
    bool stop(const std::string& why) {
        if (!m_problem) m_problem = Error{ErrorCode::BadInput, where() + why, {}};
        return false;
    }

    Source& m_source;
    const std::function<Status(const ChronoGapElement&)>& m_sink;
    std::optional<Error> m_problem; ///< a BadInput gets its line behind this class
    Place m_place = Place::Begin;
    ChronoGapList m_list = ChronoGapList::Known;
    Field m_field = Field::Category;
    std::array<bool, kChronoGapLists.size()> m_seenLists{};
    std::array<bool, kFields.size()> m_seenFields{}; ///< of the year at hand
    ChronoGapElement m_element;
};

std::string textsText(const ChronoGapTexts& texts) {
    std::string out = "[";
    for (const auto& one : texts) {
        if (out.size() > 1) out += ", ";
        out += one ? jsonText(*one) : "null";
    }
    return out + "]";
}

std::string_view nameOf(CellCategory category) {
    const auto known =
        std::find_if(kCategories.begin(), kCategories.end(), [&](const auto& one) { return one.first == category; });
    return known == kCategories.end() ? std::string_view() : known->second;
}
} // namespace

std::string ChronoGapFileName::text() const {
    return fmt::format("{}{}_{}{}", kPrefix, domainPart(domain), state == State::Dynamic ? "Dynamic" : "Static",
                       kSuffix);
}

std::optional<ChronoGapFileName> ChronoGapFileName::parse(std::string_view name) {
    for (const auto domain : benchmark::kDomains)
        for (const State state : {State::Dynamic, State::Static})
            if (const ChronoGapFileName one{domain, state}; one.text() == name) return one;
    return std::nullopt;
}

std::string_view name(ChronoGapList list) {
    switch (list) {
    case ChronoGapList::Known: return "Known";
    case ChronoGapList::Unknown: return "Unknown";
    case ChronoGapList::CutOff: return "Cut-off";
    case ChronoGapList::PartialKnown: return "Partial_known";
    }
    return "";
}

std::optional<ChronoGapList> listOf(analysis::ChronoCategory category) {
    switch (category) {
    case analysis::ChronoCategory::Known: return ChronoGapList::Known;
    case analysis::ChronoCategory::Unknown: return ChronoGapList::Unknown;
    case analysis::ChronoCategory::CutOffAfter:
    case analysis::ChronoCategory::CutOffBefore: return ChronoGapList::CutOff;
    case analysis::ChronoCategory::PartialKnown: return ChronoGapList::PartialKnown;
    case analysis::ChronoCategory::Missing: break;
    }
    return std::nullopt;
}

std::string chronoGapText(const ChronoGapElement& element) {
    std::string out = fmt::format("[{}, {{", element.index);
    for (const ChronoGapYear& year : element.years) {
        if (&year != &element.years.front()) out += ", ";
        out += fmt::format(R"("{}": {{"category": "{}", "temp0_ans": {}, "temp7_ans": {})", yearKey(year.year),
                           nameOf(year.category), textsText(year.greedy), textsText(year.sampled));
        if (year.candidates) out += R"(, "chrono_ans": )" + textsText(*year.candidates);
        out += '}';
    }
    return out + "}]";
}

Status readChronoGapFile(const std::string& path, const std::function<Status(const ChronoGapElement&)>& sink) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored))
        return Error{ErrorCode::Io, "is not a regular file", path};
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rb"));
    if (!file) return Error{ErrorCode::Io, std::strerror(errno), path};
    Source source(file.get());
    LayoutEvents events(source, sink);
    const bool whole = json::sax_parse(Bytes(&source), Bytes(), &events);
    if (source.failed()) return Error{ErrorCode::Io, "reading failed", path};
    const std::string place = fmt::format("{}, line {}", path, source.line());
    if (source.tooLong())
        return Error{ErrorCode::BadInput, fmt::format("an element is longer than {} MiB", kLongestChronoGap >> 20),
                     place};
    if (!events.problem()) return whole ? Status() : Status(Error{ErrorCode::BadInput, "it cannot be read", place});
    if (events.problem()->code != ErrorCode::BadInput || !events.problem()->context.empty()) return *events.problem();
    return Error{ErrorCode::BadInput, events.problem()->message, place};
}

} // namespace chronoscope::exchange
