// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ResultFile.h"

#include "core/benchmark/Importer.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <utility>

namespace chronoscope::exchange {

using benchmark::Domain;
using benchmark::State;
using nlohmann::json;

namespace {
constexpr std::string_view kResultPrefix = "Result_";
constexpr std::string_view kTemperature = "_temp";
constexpr std::string_view kResultSuffix = ".json";
constexpr std::string_view kYearKey = "objects_";
constexpr std::size_t kResultBuffer = 256u << 10;

/// Takes one element from the parser's events, and stops at whatever does not belong there.
class ElementEvents final : public json::json_sax_t {
public:
    ResultElement element;
    std::string problem; ///< empty: none

    bool null() override { return reply(std::nullopt); }
    bool string(string_t& value) override { return reply(std::move(value)); }
    bool boolean(bool) override { return notText("true or false"); }
    bool number_integer(number_integer_t) override { return notText("a number"); }
    bool number_unsigned(number_unsigned_t) override { return notText("a number"); }
    bool number_float(number_float_t, const string_t&) override { return notText("a number"); }
    bool binary(binary_t&) override { return notText("binary"); }

    bool start_object(std::size_t) override {
        if (m_open) return notText("an object");
        return m_open = true;
    }
    bool key(string_t& name) override {
        const auto year = yearOfKey(name);
        if (!year) return stop("the key " + shown(name) + " is not objects_YYYY");
        const bool isTwice =
            std::any_of(element.begin(), element.end(), [&](const ResultYear& one) { return one.year == *year; });
        if (isTwice) return stop(fmt::format("{} stands there twice", *year));
        element.push_back({*year, {}});
        return true;
    }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override {
        if (m_list) return notText("a list");
        return m_list = true;
    }
    bool end_array() override {
        m_list = false;
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const json::exception&) override {
        return stop("it is not valid JSON in UTF-8");
    }

private:
    bool reply(std::optional<std::string> text) {
        if (!m_list) return stop(fmt::format("{} holds no list of replies", element.back().year));
        element.back().replies.push_back(std::move(text));
        return true;
    }
    bool notText(const char* what) {
        return stop(m_list ? fmt::format("{}: a reply is {} and not a text", element.back().year, what)
                           : fmt::format("{} holds {} and no list of replies", element.back().year, what));
    }
    bool stop(std::string why) {
        if (problem.empty()) problem = std::move(why);
        return false;
    }

    bool m_open = false;
    bool m_list = false;
};
} // namespace

std::string domainPart(Domain domain) {
    switch (domain) {
    case Domain::General: return "General";
    case Domain::Biomedical: return "Biomedical";
    case Domain::Legal: return "Legal";
    case Domain::CommonSense: return "CommonSense";
    case Domain::Math: return "Math";
    }
    return {};
}

std::optional<int> yearOfKey(std::string_view key) {
    const std::size_t digits = kYearKey.size();
    if (!key.starts_with(kYearKey) || key.size() != digits + 4 ||
        key.find_first_not_of("0123456789", digits) != std::string_view::npos)
        return std::nullopt;
    int year = 0;
    std::from_chars(key.data() + digits, key.data() + key.size(), year);
    return year;
}

std::string yearKey(int year) { return fmt::format("{}{}", kYearKey, year); }

std::string jsonText(const std::string& text) {
    return json(text).dump(-1, ' ', false, json::error_handler_t::replace);
}

std::string shown(std::string_view text) {
    constexpr std::size_t kMost = 40;
    return jsonText(std::string(text.substr(0, kMost)) + (text.size() > kMost ? "…" : ""));
}

std::string temperatureText(double value) {
    std::string text = fmt::format("{}", value);
    if (text.find_first_not_of("0123456789") == std::string::npos) text += ".0";
    return text;
}

std::string ResultFileName::text() const {
    const std::string temperaturePart = temperatureText(temperature);
    if (state == State::Invariant)
        return fmt::format("{}TimeInvariant_{}{}{}{}", kResultPrefix, domainPart(domain), kTemperature, temperaturePart,
                           kResultSuffix);
    return fmt::format("{}TimeVariant_{}_{}{}{}{}", kResultPrefix, domainPart(domain),
                       state == State::Dynamic ? "Dynamic" : "Static", kTemperature, temperaturePart, kResultSuffix);
}

std::optional<ResultFileName> ResultFileName::parse(std::string_view name) {
    const std::size_t split = name.rfind(kTemperature);
    if (!name.starts_with(kResultPrefix) || !name.ends_with(kResultSuffix) || split == std::string_view::npos ||
        split < kResultPrefix.size())
        return std::nullopt;
    const auto kind =
        benchmark::fileKind(std::string(name.substr(kResultPrefix.size(), split - kResultPrefix.size())) + ".json");
    if (!kind || kind->fewShots) return std::nullopt;
    ResultFileName result{kind->domain, kind->state, 0};
    const char* const end = name.data() + name.size() - kResultSuffix.size();
    const auto [stop, problem] = std::from_chars(name.data() + split + kTemperature.size(), end, result.temperature);
    if (problem != std::errc() || stop != end || result.text() != name) return std::nullopt;
    // "nan", "inf" and "-0" are numbers to from_chars, and the same as some other temperature to a map.
    if (!std::isfinite(result.temperature) || std::signbit(result.temperature)) return std::nullopt;
    return result;
}

bool isJudgedByPlace(prompt::Template form, prompt::Protocol protocol) {
    return protocol == prompt::Protocol::Debiased && form != prompt::Template::Generation;
}

std::string resultText(const ResultElement& element, Missing missing) {
    std::string out = "{";
    for (const ResultYear& year : element) {
        out += fmt::format("{}\"{}\": [", out.size() > 1 ? ", " : "", yearKey(year.year));
        bool first = true;
        for (const auto& reply : year.replies)
            if (reply || missing == Missing::Null)
                out += (std::exchange(first, false) ? "" : ", ") + (reply ? jsonText(*reply) : "null");
        out += ']';
    }
    return out + '}';
}

Result<ResultReader> ResultReader::open(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored))
        return Error{ErrorCode::Io, "is not a regular file", path};
    ResultReader reader;
    reader.m_file.reset(std::fopen(path.c_str(), "rb"));
    if (!reader.m_file) return Error{ErrorCode::Io, std::strerror(errno), path};
    reader.m_path = path;
    reader.m_buffer.resize(kResultBuffer);
    return reader;
}

int ResultReader::peek() {
    if (m_begin == m_end) {
        m_begin = 0;
        m_end = std::fread(m_buffer.data(), 1, m_buffer.size(), m_file.get());
        if (m_end == 0) return -1;
    }
    return static_cast<unsigned char>(m_buffer[m_begin]);
}

int ResultReader::peekBehindSpace() {
    int c = peek();
    for (; c == ' ' || c == '\n' || c == '\r' || c == '\t'; c = peek())
        ++m_begin;
    return c;
}

Error ResultReader::wrong(std::string what) const { return {ErrorCode::BadInput, std::move(what), m_path}; }

Error ResultReader::cutOff(const std::string& where) const {
    if (std::ferror(m_file.get()) != 0) return {ErrorCode::Io, "reading failed", m_path};
    return wrong("the file ends " + where);
}

Status ResultReader::collect() {
    m_text.clear();
    int depth = 0;
    bool inText = false;
    bool escaped = false;
    do {
        if (peek() < 0) return cutOff(fmt::format("inside element {}", m_count));
        std::size_t at = m_begin;
        for (bool whole = false; at < m_end && !whole; ++at) {
            const char c = m_buffer[at];
            if (inText) {
                inText = escaped || c != '"';
                escaped = !escaped && c == '\\';
            } else if (c == '"') {
                inText = true;
            } else if (c == '{' || c == '[') {
                ++depth;
            } else if (c == '}' || c == ']') {
                whole = --depth == 0;
            }
        }
        m_text.append(m_buffer.data() + m_begin, at - m_begin);
        m_begin = at;
        if (m_text.size() > kLongestElement)
            return wrong(fmt::format("element {} is longer than {} MiB", m_count, kLongestElement >> 20));
    } while (depth > 0);
    return {};
}

/// Behind the array's end.
Result<std::optional<ResultElement>> ResultReader::finish() {
    ++m_begin;
    if (peekBehindSpace() >= 0) return wrong("something stands behind the end of the array");
    if (std::ferror(m_file.get()) != 0) return Error{ErrorCode::Io, "reading failed", m_path};
    return std::optional<ResultElement>();
}

Result<std::optional<ResultElement>> ResultReader::next() {
    const bool first = !m_opened;
    if (first) {
        if (peekBehindSpace() != '[') return wrong("the file is not a JSON array");
        ++m_begin;
        m_opened = true;
    }
    int c = peekBehindSpace();
    if (c < 0) return cutOff("before the end of the array");
    if (c == ']') return finish();
    if (!first) {
        if (c != ',')
            return wrong(fmt::format("behind element {} stands neither a comma nor the end of the array", m_count));
        ++m_begin;
        c = peekBehindSpace();
    }
    ++m_count;
    if (c < 0) return cutOff(fmt::format("before element {}", m_count));
    if (c != '{') return wrong(fmt::format("element {} is not an object", m_count));
    if (const Status collected = collect(); !collected) return collected.error();
    ElementEvents events;
    const bool hasZero = m_text.find('\0') != std::string::npos; // which the parser takes for the end
    const bool parsed = !hasZero && json::sax_parse(m_text, &events);
    if (!parsed || !events.problem.empty())
        return wrong(
            fmt::format("element {}: {}", m_count, events.problem.empty() ? "it cannot be read" : events.problem));
    std::sort(events.element.begin(), events.element.end(),
              [](const ResultYear& a, const ResultYear& b) { return a.year < b.year; });
    return std::optional(std::move(events.element));
}

} // namespace chronoscope::exchange
