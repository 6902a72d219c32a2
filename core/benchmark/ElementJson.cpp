// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementJson.h"

#include "core/base/StrictJson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace chronoscope::benchmark {

using nlohmann::json;

namespace {
constexpr int kElementDepth = 8;

Error badElement(std::string reason) { return {ErrorCode::BadInput, std::move(reason), {}}; }

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

void appendNumber(std::string& out, const fmt::format_int& digits) { out.append(digits.data(), digits.size()); }

struct ByValue {
    bool operator()(const Object* a, const Object* b) const { return *a < *b; }
};

/// Numbers the different objects of an element in the order they come, and writes each once.
class ObjectTable {
public:
    std::size_t indexOf(const Object& object) {
        // Most years repeat the object before, and that needs no search.
        if (m_last && *m_last->first == object) return m_last->second;
        const auto [at, isNew] = m_indices.try_emplace(&object, m_indices.size());
        if (isNew) {
            if (!m_text.empty()) m_text += ',';
            appendList(m_text, object);
        }
        m_last = &*at;
        return at->second;
    }
    const std::string& text() const { return m_text; }

private:
    std::map<const Object*, std::size_t, ByValue> m_indices;
    const std::pair<const Object* const, std::size_t>* m_last = nullptr;
    std::string m_text;
};

/// Written by hand: this is done for every imported line, and a JSON tree would take most of the time.
void appendBody(std::string& out, const Element& element) {
    ObjectTable objects;
    std::string years;
    constexpr std::size_t kUsualYear = 32; // bytes
    years.reserve(kUsualYear * element.years.size());
    for (const YearObjects& entry : element.years) {
        years += years.empty() ? "[" : ",[";
        appendNumber(years, fmt::format_int(entry.year));
        years += ',';
        appendString(years, entry.releaseDate);
        char separator = '[';
        years += ',';
        for (const Object& object : entry.objects) {
            years += separator;
            appendNumber(years, fmt::format_int(objects.indexOf(object)));
            separator = ',';
        }
        years += "]]";
    }
    out += '[';
    appendString(out, element.subject);
    out += ',';
    appendString(out, element.relation);
    out.append(",[").append(objects.text()).append("],[").append(years).append("],");
    appendList(out, element.distractors);
    out += ']';
}
} // namespace

std::string encodeBody(const Element& element) {
    std::string body;
    appendBody(body, element);
    return body;
}

Result<Element> decodeBody(std::string_view body, Domain domain, State state, std::string extra) {
    const auto document = parseJson(body, kElementDepth);
    if (!document) return badElement("an element in the workspace cannot be read: " + document.error().message);
    const json& parts = *document;
    if (!parts.is_array() || parts.size() != 5) return badElement("an element in the workspace cannot be read");
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
            if (year.objects.empty() || std::any_of(year.objects.begin(), year.objects.end(),
                                                    [](const Object& object) { return object.empty(); }))
                return badElement("an element in the workspace has a year without an object");
            element.years.push_back(std::move(year));
        }
        if (element.years.empty()) return badElement("an element in the workspace has no years");
        element.distractors = parts[4].get<std::vector<std::string>>();
        element.extra = std::move(extra);
        return element;
    } catch (const std::exception& problem) {
        return badElement(std::string("an element in the workspace cannot be read: ") + problem.what());
    }
}

ContentId computeId(const Element& element) {
    std::string bytes(name(element.domain));
    bytes += '/';
    bytes += name(element.state);
    bytes += '/';
    appendBody(bytes, element);
    return contentId(bytes);
}

} // namespace chronoscope::benchmark
