// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/LabelSet.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <algorithm>
#include <array>
#include <set>

namespace chronoscope::annotation {

using nlohmann::json;

namespace {
constexpr int kSetDepth = 4;
constexpr std::size_t kMaxSetText = 1 << 20; // bytes
constexpr std::size_t kMaxKey = 40;
constexpr std::size_t kMaxSetName = 100;      // bytes
constexpr std::size_t kMaxDescription = 1000; // bytes

constexpr std::array<std::string_view, 10> kRoles{"",      "outdated", "future",  "boundary", "wrong-entity",
                                                  "alias", "format",   "refusal", "gold",     "other"};

/// A line of text that a person is shown.
std::string readLine(const json& text, const char* key, std::size_t most) {
    auto line = text.get<std::string>();
    require(line.size() <= most, std::string("\"") + key + "\" is too long");
    require(std::none_of(line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }),
            std::string("\"") + key + "\" is more than a line of text");
    return line;
}

std::string readName(const json& object) {
    auto name = readLine(object.at("name"), "name", kMaxSetName);
    require(!name.empty() && text::trim(name).size() == name.size(), "a name is empty, or has space around it");
    return name;
}

void requireOnly(const json& object, std::initializer_list<std::string_view> keys) {
    require(object.is_object(), "not an object");
    for (const auto& item : object.items())
        require(std::find(keys.begin(), keys.end(), item.key()) != keys.end(), "unknown entry \"" + item.key() + "\"");
}

Label readLabel(const json& object) {
    requireOnly(object, {"key", "name", "description", "role", "color"});
    Label label;
    label.key = object.at("key").get<std::string>();
    require(isLabelKey(label.key), "a key is 1 to 40 of a-z, 0-9 and '-'");
    label.name = readName(object);
    if (object.contains("description"))
        label.description = readLine(object["description"], "description", kMaxDescription);
    if (object.contains("role")) {
        const auto role = roleFromName(object["role"].get<std::string>());
        require(role.has_value(), "unknown role " + object["role"].dump());
        label.role = *role;
    }
    if (object.contains("color")) {
        const auto name = object["color"].get<std::string>();
        const auto* const found = std::find(kLabelColors.begin(), kLabelColors.end(), name);
        require(found != kLabelColors.end(), "unknown colour " + object["color"].dump());
        label.color = static_cast<int>(found - kLabelColors.begin());
    }
    return label;
}

LabelSet readSet(const json& root) {
    requireOnly(root, {"name", "multiple", "labels"});
    LabelSet set;
    set.name = readName(root);
    if (root.contains("multiple")) set.multiple = root["multiple"].get<bool>();
    const json& list = root.at("labels");
    require(list.is_array() && !list.empty(), "it has no labels");
    require(list.size() <= LabelSet::kMaxLabels,
            "it has more than " + std::to_string(LabelSet::kMaxLabels) + " labels");
    std::set<std::string> keys;
    for (const json& item : list) {
        set.labels.push_back(readLabel(item));
        require(keys.insert(set.labels.back().key).second, "the key \"" + set.labels.back().key + "\" is there twice");
    }
    return set;
}
} // namespace

std::string_view name(LabelRole role) { return kRoles.at(static_cast<std::size_t>(role)); }

std::optional<LabelRole> roleFromName(std::string_view text) {
    const auto* const found = std::find(kRoles.begin(), kRoles.end(), text);
    if (found == kRoles.end()) return std::nullopt;
    return static_cast<LabelRole>(found - kRoles.begin());
}

bool isLabelKey(std::string_view text) {
    return !text.empty() && text.size() <= kMaxKey && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
}

const Label* LabelSet::find(std::string_view key) const {
    const auto found = std::find_if(labels.begin(), labels.end(), [&](const Label& label) { return label.key == key; });
    return found == labels.end() ? nullptr : &*found;
}

const Label* LabelSet::repeatedName() const {
    std::set<std::string> names;
    const auto found = std::find_if(labels.begin(), labels.end(),
                                    [&](const Label& label) { return !names.insert(label.name).second; });
    return found == labels.end() ? nullptr : &*found;
}

const Label* LabelSet::withRole(LabelRole role) const {
    const auto found =
        std::find_if(labels.begin(), labels.end(), [&](const Label& label) { return label.role == role; });
    return found == labels.end() ? nullptr : &*found;
}

Result<LabelSet> labelSetFromJson(std::string_view text) {
    if (text.size() > kMaxSetText) return Error{ErrorCode::BadInput, "too large", "label set"};
    return readJson(text, kSetDepth, ErrorCode::BadInput, "label set", readSet);
}

std::string toJson(const LabelSet& set) {
    nlohmann::ordered_json root{{"name", set.name}, {"multiple", set.multiple}};
    auto& list = root["labels"] = nlohmann::ordered_json::array();
    for (const Label& label : set.labels) {
        auto& one = list.emplace_back(nlohmann::ordered_json{
            {"key", label.key}, {"name", label.name}, {"description", label.description}, {"role", name(label.role)}});
        if (label.color >= 0) one["color"] = kLabelColors.at(static_cast<std::size_t>(label.color));
    }
    return root.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace chronoscope::annotation
