// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementJson.h"

#include "core/base/Text.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <map>

namespace chronoscope::benchmark {

using nlohmann::json;

namespace {
/// Deeper nesting than any benchmark file has; keeps a hostile line from costing memory.
constexpr int kMaxDepth = 16;

Error bad(std::string reason) { return {ErrorCode::BadInput, std::move(reason), {}}; }

/// The number behind `prefix` when `key` is prefix + four digits.
std::optional<int> yearOfKey(std::string_view key, std::string_view prefix) {
    if (key.size() != prefix.size() + 4 || !key.starts_with(prefix)) return std::nullopt;
    int year = 0;
    const char* first = key.data() + prefix.size();
    const auto [end, problem] = std::from_chars(first, first + 4, year);
    if (problem != std::errc() || end != first + 4 || year < 1) return std::nullopt;
    return year;
}

void addName(Object& object, const json& value) {
    if (!value.is_string()) return;
    const std::string_view name = text::trim(value.get_ref<const std::string&>());
    if (!name.empty()) object.emplace_back(name);
}

/// Objects in any of the accepted shapes. In a flat list every string is an object of its own.
std::vector<Object> readObjects(const json& value) {
    std::vector<Object> objects;
    const auto add = [&](const json& item) {
        Object object;
        if (item.is_array())
            for (const json& alias : item)
                addName(object, alias);
        else
            addName(object, item);
        if (!object.empty()) objects.push_back(std::move(object));
    };
    if (value.is_array())
        for (const json& item : value)
            add(item);
    else
        add(value);
    return objects;
}

std::vector<std::string> readDistractors(const json& value) {
    if (value.is_object()) {
        const auto inner = value.find("distractor");
        return inner == value.end() ? std::vector<std::string>{} : readDistractors(*inner);
    }
    Object list;
    if (value.is_array())
        for (const json& item : value)
            addName(list, item);
    else
        addName(list, value);
    return list;
}

std::optional<std::string> takeString(const json& object, const char* key) {
    const auto at = object.find(key);
    if (at == object.end() || !at->is_string()) return std::nullopt;
    return std::string(text::trim(at->get_ref<const std::string&>()));
}

bool holdsNul(const json& value) {
    if (value.is_string()) return value.get_ref<const std::string&>().find('\0') != std::string::npos;
    if (value.is_structured())
        return std::any_of(value.begin(), value.end(), [](const json& inner) { return holdsNul(inner); });
    return false;
}

/// Sorts the keys of a line into years, distractors and the rest.
void readKeys(const json& object, Element& element, json& extra) {
    std::map<int, YearObjects> years;
    for (const auto& [key, value] : object.items()) {
        if (key == "subject" || key == "relation" || key == "question" || key == "question_type") continue;
        if (key == "distractor") {
            element.distractors = readDistractors(value);
        } else if (key == "objects" && element.state == State::Invariant) {
            years[0].objects = readObjects(value);
        } else if (const auto dated = yearOfKey(key, "release_date_"); dated && value.is_string()) {
            years[*dated].releaseDate = value.get<std::string>();
        } else if (const auto objects = yearOfKey(key, "objects_")) {
            years[*objects].objects = readObjects(value);
        } else if (const auto answers = yearOfKey(key, "answers_")) {
            years[*answers].objects = readObjects(value);
        } else {
            extra[key] = value;
        }
    }
    for (auto& [year, entry] : years) {
        if (entry.objects.empty()) continue; // nothing is right in that year, so nothing can be asked
        entry.year = year;
        element.years.push_back(std::move(entry));
    }
}

/// Appends `text` (valid UTF-8) as a JSON string.
void appendString(std::string& out, std::string_view text) {
    const auto special = [](char c) { return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20; };
    out += '"';
    for (auto at = text.begin(); at != text.end();) {
        const auto plain = std::find_if(at, text.end(), special);
        out.append(at, plain);
        if (plain == text.end()) break;
        if (static_cast<unsigned char>(*plain) < 0x20)
            out += fmt::format("\\u{:04x}", static_cast<unsigned>(*plain));
        else
            (out += '\\') += *plain;
        at = plain + 1;
    }
    out += '"';
}

void appendList(std::string& out, const std::vector<std::string>& texts) {
    out += '[';
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0) out += ',';
        appendString(out, texts[i]);
    }
    out += ']';
}
} // namespace

Result<Element> parseElement(std::string_view line, Domain domain, State state) {
    if (!text::isUtf8(line)) return bad("not valid UTF-8");
    if (text::nestsDeeperThan(line, kMaxDepth)) return bad("nested too deeply");
    const json object = json::parse(line, nullptr, false);
    if (object.is_discarded()) return bad("not valid JSON (malformed or truncated)");
    if (!object.is_object()) return bad("not a JSON object");
    if (holdsNul(object)) return bad("holds a NUL character");

    Element element;
    element.domain = domain;
    element.state = state;
    const auto subject = takeString(object, "subject");
    const auto question = takeString(object, "question");
    element.subject = subject ? *subject : question.value_or("");
    if (element.subject.empty()) return bad(domain == Domain::Legal ? "no question" : "no subject");
    const auto relation = takeString(object, "relation");
    element.relation = relation ? *relation : takeString(object, "question_type").value_or("");
    if (element.relation.empty()) return bad(domain == Domain::Legal ? "no question_type" : "no relation");
    json extra = json::object();
    readKeys(object, element, extra);
    if (element.years.empty()) return bad("no objects for any year");
    if (!extra.empty()) element.extra = extra.dump();
    element.id = computeId(element);
    return element;
}

std::string encodeBody(const Element& element) {
    // Written by hand: this is done for every imported line, and a JSON tree would take most of the time.
    std::string objects;
    std::string years;
    std::map<Object, std::size_t> seen;
    for (const YearObjects& entry : element.years) {
        years += fmt::format("{}[{},", years.empty() ? "" : ",", entry.year);
        appendString(years, entry.releaseDate);
        char separator = '[';
        years += ',';
        for (const Object& object : entry.objects) {
            const auto [at, isNew] = seen.try_emplace(object, seen.size());
            if (isNew) {
                if (!objects.empty()) objects += ',';
                appendList(objects, object);
            }
            years += separator + std::to_string(at->second);
            separator = ',';
        }
        years += "]]";
    }
    std::string body = "[";
    appendString(body, element.subject);
    body += ',';
    appendString(body, element.relation);
    body += ",[" + objects + "],[" + years + "],";
    appendList(body, element.distractors);
    return body + ']';
}

Result<Element> decodeBody(std::string_view body, Domain domain, State state, std::string extra) {
    const json parts = json::parse(body, nullptr, false);
    if (!parts.is_array() || parts.size() != 5) return bad("an element in the workspace cannot be read");
    try {
        Element element;
        element.domain = domain;
        element.state = state;
        element.subject = parts[0].get<std::string>();
        element.relation = parts[1].get<std::string>();
        const auto objects = parts[2].get<std::vector<Object>>();
        for (const json& entry : parts[3]) {
            YearObjects year{entry.at(0).get<int>(), entry.at(1).get<std::string>(), {}};
            for (const json& index : entry.at(2))
                year.objects.push_back(objects.at(index.get<std::size_t>()));
            if (year.objects.empty() || std::any_of(year.objects.begin(), year.objects.end(), [](const Object& object) { return object.empty(); }))
                return bad("an element in the workspace has a year without an object");
            element.years.push_back(std::move(year));
        }
        if (element.years.empty()) return bad("an element in the workspace has no years");
        element.distractors = parts[4].get<std::vector<std::string>>();
        element.extra = std::move(extra);
        return element;
    } catch (const std::exception& problem) {
        return bad(std::string("an element in the workspace cannot be read: ") + problem.what());
    }
}

ContentId computeId(const Element& element) {
    std::string bytes(name(element.domain));
    bytes += '/';
    bytes += name(element.state);
    bytes += '/';
    bytes += encodeBody(element);
    return contentId(bytes);
}

} // namespace chronoscope::benchmark
