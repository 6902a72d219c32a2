// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/book/PriceTable.h"

#include "core/base/StrictJson.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <set>
#include <tuple>

namespace chronoscope::backend {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json; ///< a person reads and edits what is written

namespace {
constexpr int kPriceDepth = 4;

Error badPrice(std::string reason, std::string where = {}) {
    return {ErrorCode::BadInput, std::move(reason), std::move(where)};
}

bool readPrice(const Json& entry, const char* name, double& out) {
    const auto at = entry.find(name);
    if (at == entry.end() || !at->is_number()) return false;
    out = at->get<double>();
    return Price::isSane(out);
}

/// A member that is a string, or is not there.
bool readText(const Json& entry, const char* name, std::string& out) {
    const auto at = entry.find(name);
    if (at == entry.end()) return true;
    if (!at->is_string()) return false;
    out = at->get<std::string>();
    return true;
}

Result<PriceEntry> readPriceEntry(const Json& value) {
    if (!value.is_object()) return badPrice("a price is not a JSON object");
    PriceEntry entry;
    if (!readText(value, "model", entry.model) || entry.model.empty() || entry.model == "*")
        return badPrice("a price has no model");
    if (entry.model.find('*') < entry.model.size() - 1)
        return badPrice("a '*' stands for the end of a model's id and for nothing else", entry.model);
    if (!readText(value, "protocol", entry.protocol))
        return badPrice("the protocol of a price is not a text", entry.model);
    if (!readText(value, "source", entry.source)) return badPrice("the source of a price is not a text", entry.model);
    for (const auto& [name, price] : {std::pair("input", &entry.price.input), std::pair("output", &entry.price.output)})
        if (!readPrice(value, name, *price))
            return badPrice(fmt::format("the {} price is not a number of US dollars from 0 to a million", name),
                            entry.model);
    for (const auto& [name, ignored] : value.items())
        if (!std::set<std::string_view>{"protocol", "model", "input", "output", "source"}.contains(name))
            return badPrice(fmt::format("a price has no member \"{}\"", name), entry.model);
    return entry;
}

bool matches(const PriceEntry& entry, std::string_view protocol, std::string_view model) {
    const bool billedAlike = protocol == "responses" && entry.protocol == "openai"; // two interfaces to the same models
    if (!entry.protocol.empty() && entry.protocol != protocol && !billedAlike) return false;
    if (!entry.model.ends_with('*')) return model == entry.model;
    return model.starts_with(std::string_view(entry.model).substr(0, entry.model.size() - 1));
}

/// What makes one matching entry win over another: letters given, no '*', a protocol.
std::tuple<std::size_t, bool, bool> rank(const PriceEntry& entry) {
    const bool open = entry.model.ends_with('*');
    return {entry.model.size() - (open ? 1 : 0), !open, !entry.protocol.empty()};
}
} // namespace

Result<PriceTable> PriceTable::parse(std::string_view text) {
    const auto parsed = parseJson(text, kPriceDepth);
    if (!parsed) return badPrice("a price table: " + parsed.error().message);
    const Json& object = *parsed;
    if (!object.is_object()) return badPrice("a price table is a JSON object");
    const auto prices = object.find("prices");
    if (prices == object.end() || !prices->is_array()) return badPrice("a price table has a list \"prices\"");
    PriceTable table;
    if (!readText(object, "note", table.m_note)) return badPrice("the note of a price table is not a text");
    if (object.size() != (object.contains("note") ? 2U : 1U))
        return badPrice("a price table has only \"note\" and \"prices\"");
    std::set<std::pair<std::string, std::string>> seen;
    for (const Json& value : *prices) {
        auto entry = readPriceEntry(value);
        if (!entry) return entry.error();
        if (!seen.emplace(entry->protocol, entry->model).second)
            return badPrice("a model is listed twice", entry->model);
        table.m_entries.push_back(std::move(entry).value());
    }
    return table;
}

std::string PriceTable::json() const {
    OrderedJson out = OrderedJson::object();
    if (!m_note.empty()) out["note"] = m_note;
    auto& prices = out["prices"] = OrderedJson::array();
    for (const PriceEntry& entry : m_entries) {
        OrderedJson line = OrderedJson::object();
        if (!entry.protocol.empty()) line["protocol"] = entry.protocol;
        line["model"] = entry.model;
        line["input"] = entry.price.input;
        line["output"] = entry.price.output;
        if (!entry.source.empty()) line["source"] = entry.source;
        prices.push_back(std::move(line));
    }
    return out.dump(2, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

std::optional<Price> PriceTable::find(std::string_view protocol, std::string_view model) const {
    const PriceEntry* best = nullptr;
    for (const PriceEntry& entry : m_entries)
        if (matches(entry, protocol, model) && (!best || rank(entry) > rank(*best))) best = &entry;
    return best ? std::optional(best->price) : std::nullopt;
}

} // namespace chronoscope::backend
