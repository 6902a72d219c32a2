// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/published/Published.h"

#include "core/base/StrictJson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace chronoscope::exchange {

using nlohmann::json;

namespace {
constexpr int kFigureDepth = 4;
constexpr int kVersion = 1;

Error badFigures(std::string what, std::string where = {}) {
    return {ErrorCode::BadInput, std::move(what), std::move(where)};
}

/// Reads the texts of one object, and finds what else stands in it.
class Fields {
public:
    explicit Fields(const json& object) : m_object(object) {}

    void text(const char* name, std::string& out, bool required = false) {
        m_known.emplace_back(name);
        const auto at = m_object.find(name);
        if (at != m_object.end() && at->is_string()) out = at->get<std::string>();
        if (at != m_object.end() && !at->is_string()) note(fmt::format("\"{}\" is not a text", name));
        if (required && out.empty()) note(fmt::format("\"{}\" is missing", name));
    }
    void number(const char* name, double& out) {
        m_known.emplace_back(name);
        const auto at = m_object.find(name);
        const bool good = at != m_object.end() && at->is_number() && std::isfinite(at->get<double>());
        if (good)
            out = at->get<double>();
        else
            note(fmt::format("\"{}\" is not a number", name));
    }
    void note(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
    }
    const std::string& problem() {
        for (const auto& [name, ignored] : m_object.items())
            if (std::find(m_known.begin(), m_known.end(), name) == m_known.end())
                note(fmt::format("there is no field \"{}\"", name));
        return m_problem;
    }

private:
    const json& m_object;
    std::vector<std::string> m_known;
    std::string m_problem;
};

Result<PublishedQuantity> readQuantity(const json& object) {
    if (!object.is_object()) return badFigures("a quantity is not an object");
    PublishedQuantity quantity;
    Fields fields(object);
    fields.text("key", quantity.key, true);
    fields.text("unit", quantity.unit, true);
    fields.text("table", quantity.table, true);
    fields.text("meaning", quantity.meaning, true);
    fields.text("equals", quantity.equals);
    fields.text("provided", quantity.provided);
    fields.text("why_not", quantity.whyNot);
    if (quantity.equals.empty() == quantity.whyNot.empty())
        fields.note("it must say either what it equals or why nothing");
    if (!fields.problem().empty()) return badFigures(fields.problem(), quantity.key);
    return quantity;
}

Result<PublishedValue> readValue(const json& object) {
    if (!object.is_object()) return badFigures("a value is not an object");
    PublishedValue value;
    std::string domain;
    std::string state;
    Fields fields(object);
    fields.text("quantity", value.quantity, true);
    fields.text("model", value.model);
    fields.text("domain", domain);
    fields.text("state", state);
    fields.text("span", value.span);
    fields.text("object", value.object);
    fields.number("value", value.value);
    value.domain = benchmark::domainFromName(domain);
    value.state = benchmark::stateFromName(state);
    if (!domain.empty() && !value.domain) fields.note("unknown domain");
    if (!state.empty() && !value.state) fields.note("unknown state");
    if (!fields.problem().empty()) return badFigures(fields.problem(), value.quantity);
    return value;
}

auto placeOf(const PublishedValue& value) {
    return std::tie(value.quantity, value.model, value.domain, value.state, value.span, value.object);
}

/// Reads the list `name` of `from` item by item.
template <typename Item, typename Read>
Status readList(const json& from, const char* name, std::vector<Item>& into, Read read) {
    const auto list = from.find(name);
    if (list == from.end() || !list->is_array()) return badFigures(fmt::format("\"{}\" is not a list", name));
    for (const json& object : *list) {
        auto item = read(object);
        if (!item) return item.error();
        into.push_back(std::move(item).value());
    }
    return {};
}
} // namespace

Result<Published> Published::parse(std::string_view text) {
    const auto parsed = parseJson(text, kFigureDepth);
    if (!parsed) return parsed.error();
    const json& document = *parsed;
    if (!document.is_object()) return badFigures("not a JSON object");
    const auto format = document.find("format");
    const auto version = document.find("version");
    if (format == document.end() || *format != "chronoscope-published" || version == document.end() ||
        *version != kVersion)
        return badFigures("not published figures in a form this version knows");
    Published published;
    const auto source = document.find("source");
    if (source == document.end() || !source->is_string()) return badFigures("\"source\" is not a text");
    published.m_source = source->get<std::string>();
    if (const Status read = readList(document, "quantities", published.m_quantities, readQuantity); !read)
        return read.error();
    if (const Status read = readList(document, "values", published.m_values, readValue); !read) return read.error();
    for (const PublishedQuantity& quantity : published.m_quantities)
        if (published.quantity(quantity.key) != &quantity)
            return badFigures("a quantity is described twice", quantity.key);
    std::vector<const PublishedValue*> sorted;
    for (const PublishedValue& value : published.m_values) {
        if (!published.quantity(value.quantity))
            return badFigures("a value is of a quantity that is not described", value.quantity);
        sorted.push_back(&value);
    }
    std::sort(sorted.begin(), sorted.end(), [](const auto* a, const auto* b) { return placeOf(*a) < placeOf(*b); });
    const auto twice = std::adjacent_find(sorted.begin(), sorted.end(),
                                          [](const auto* a, const auto* b) { return placeOf(*a) == placeOf(*b); });
    if (twice != sorted.end()) return badFigures("a value is given twice", (*twice)->quantity);
    return published;
}

const PublishedQuantity* Published::quantity(std::string_view key) const {
    const auto at =
        std::find_if(m_quantities.begin(), m_quantities.end(), [&](const auto& one) { return one.key == key; });
    return at == m_quantities.end() ? nullptr : &*at;
}

const PublishedQuantity* Published::sameAs(std::string_view own) const {
    if (own.empty()) return nullptr;
    const auto at =
        std::find_if(m_quantities.begin(), m_quantities.end(), [&](const auto& one) { return one.equals == own; });
    return at == m_quantities.end() ? nullptr : &*at;
}

std::vector<PublishedValue> Published::values(const PublishedFilter& filter) const {
    const auto fits = [](const auto& wanted, const auto& has) {
        return wanted == std::decay_t<decltype(wanted)>() || wanted == has;
    };
    std::vector<PublishedValue> chosen;
    for (const PublishedValue& value : m_values)
        if (fits(filter.quantity, value.quantity) && fits(filter.model, value.model) &&
            fits(filter.domain, value.domain) && fits(filter.state, value.state) && fits(filter.span, value.span) &&
            fits(filter.object, value.object))
            chosen.push_back(value);
    return chosen;
}

std::vector<std::string> Published::models(std::string_view quantity) const {
    std::vector<std::string> list;
    for (const PublishedValue& value : m_values)
        if (value.quantity == quantity && !value.model.empty() &&
            std::find(list.begin(), list.end(), value.model) == list.end())
            list.push_back(value.model);
    return list;
}

} // namespace chronoscope::exchange
