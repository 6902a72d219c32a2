// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/RelationWords.h"

#include "core/base/StrictJson.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chronoscope::prompt {

using benchmark::Domain;
using nlohmann::json;

namespace {
constexpr int kPackLevels = 16;
constexpr std::size_t kMaxPattern = 2000; ///< bytes
constexpr const char* kOwnName = "Words of this workspace";

json emptyPack() {
    return {{"format", kRelationPack}, {"version", 1}, {"name", kOwnName}, {"relations", json::object()}};
}

/// Throws JsonProblem for what is no pack of relations.
void requireRelationPack(const json& pack) {
    require(pack.is_object() && pack.value("format", json()) == kRelationPack,
            fmt::format("\"format\" is not \"{}\"", kRelationPack));
    require(pack.value("version", json()) == 1, "only version 1 is known");
    require(pack.contains("relations") && pack["relations"].is_object(), "there are no \"relations\"");
}

/// What stands at `key` of the entry of a relation.
std::string patternOf(const json& entry, const char* key, const std::string& relation) {
    require(entry.is_object() && entry.contains(key) && entry[key].is_string(),
            fmt::format("the {} of \"{}\" is no text", key, relation));
    return entry[key].get<std::string>();
}

RelationWords wordsOfEntry(const std::string& domainName, const std::string& relation, const json& entry) {
    const auto domain = benchmark::domainFromName(domainName);
    require(domain.has_value(), fmt::format("unknown domain \"{}\"", domainName));
    RelationWords words{*domain, relation, patternOf(entry, "question", relation),
                        patternOf(entry, "statement", relation)};
    const Status sound = checkWords(words);
    require(sound.ok(), sound ? std::string() : fmt::format("\"{}\": {}", relation, sound.error().message));
    return words;
}

/// Whether the name leads to the object by itself: "plays for", "educated at", "member of".
bool isLink(const std::string& relation) {
    constexpr std::array<std::string_view, 11> kLinks{"of",   "for",  "at", "in", "by",   "to",
                                                      "with", "from", "on", "as", "under"};
    const std::size_t gap = relation.rfind(' ');
    return gap != std::string::npos &&
           std::find(kLinks.begin(), kLinks.end(), relation.substr(gap + 1)) != kLinks.end();
}

/// "plays for", not "educated at".
bool isVerb(const std::string& relation) {
    const std::string first = relation.substr(0, relation.find(' '));
    return first.size() > 2 && first.ends_with('s') && !first.ends_with("ss");
}

std::vector<RelationWords> wordsOfPack(const json& pack) {
    requireRelationPack(pack);
    std::vector<RelationWords> words;
    for (const auto& [domain, relations] : pack["relations"].items()) {
        require(relations.is_object(), fmt::format("the relations of \"{}\" are no object", domain));
        for (const auto& [relation, entry] : relations.items())
            words.push_back(wordsOfEntry(domain, relation, entry));
    }
    return words;
}
} // namespace

RelationWords suggestedWords(Domain domain, const std::string& relation) {
    // Braces of a name are no places.
    const bool isPlain = relation.find_first_of("{}") == std::string::npos;
    const std::string name = isPlain ? relation : "{r}";
    if (isLink(relation)) {
        const std::string says = isVerb(relation) ? name : "is " + name;
        return {domain, relation, fmt::format("{{s}} {} what?", says), fmt::format("{{s}} {} {{o}}.", says)};
    }
    return {domain, relation, fmt::format("what is the {} of {{s}}?", name),
            fmt::format("the {} of {{s}} is {{o}}.", name)};
}

Status checkPattern(std::string_view pattern, const std::vector<std::string_view>& needs,
                    const std::vector<std::string_view>& knows) {
    const auto wrong = [&](std::string why) {
        return Error{ErrorCode::InvalidArgument, std::move(why), std::string(pattern.substr(0, kMaxPattern))};
    };
    if (text::trim(pattern).empty()) return wrong("nothing is written yet");
    if (pattern.size() > kMaxPattern) return wrong(fmt::format("longer than {} bytes", kMaxPattern));
    const PatternText parts(pattern);
    for (const std::string_view place : needs)
        if (!parts.uses(place)) return wrong(fmt::format("{{{}}} is missing", place));
    for (std::size_t at = pattern.find('{'); at != std::string_view::npos; at = pattern.find('{', at + 1)) {
        const std::size_t end = pattern.find('}', at);
        if (end == std::string_view::npos) return wrong("a brace is not closed");
        const std::string_view place = pattern.substr(at + 1, end - at - 1);
        const auto isIt = [&](std::string_view known) { return known == place; };
        if (std::none_of(needs.begin(), needs.end(), isIt) && std::none_of(knows.begin(), knows.end(), isIt))
            return wrong(fmt::format("{{{}}} stands for nothing", place));
    }
    return {};
}

Status checkWords(const RelationWords& words) {
    if (words.relation.empty()) return Error{ErrorCode::InvalidArgument, "a relation has a name", {}};
    if (const Status question = checkPattern(words.question, {"s"}, {"r"}); !question)
        return Error{question.error().code, "the question: " + question.error().message, words.question};
    if (const Status statement = checkPattern(words.statement, {"s", "o"}, {"r"}); !statement)
        return Error{statement.error().code, "the statement: " + statement.error().message, words.statement};
    return {};
}

Result<std::string> packWith(const std::string& pack, const std::vector<RelationWords>& words) {
    for (const RelationWords& one : words)
        if (const Status sound = checkWords(one); !sound) return sound.error();
    const auto add = [&words](json whole) {
        requireRelationPack(whole);
        for (const RelationWords& one : words)
            whole["relations"][std::string(name(one.domain))][one.relation] = {{"question", one.question},
                                                                               {"statement", one.statement}};
        return whole.dump();
    };
    if (pack.empty()) return add(emptyPack());
    return readJson(pack, kPackLevels, ErrorCode::BadInput, "words of relations", add);
}

Result<std::vector<RelationWords>> wordsIn(const std::string& pack) {
    if (pack.empty()) return std::vector<RelationWords>();
    return readJson(pack, kPackLevels, ErrorCode::BadInput, "words of relations", wordsOfPack);
}

Result<PromptPack> withPacks(const PromptPack& pack, const std::vector<std::string>& packs) {
    const PromptPack& clean = pack.worded(WordSet::Clean);
    PromptPack::Sources sources{pack.templatesJson(), pack.relationsJson(),
                                &clean == &pack ? std::string() : clean.relationsJson()};
    for (const std::string& own : packs) {
        if (packFormat(own) != kRelationPack) continue;
        const auto words = wordsIn(own);
        if (!words) return words.error();
        for (std::string* set : {&sources.relationsJson, &sources.cleanJson}) {
            if (set->empty()) continue;
            auto laid = packWith(*set, *words);
            if (!laid) return laid.error();
            *set = std::move(laid).value();
        }
    }
    auto laid = PromptPack::parseWithFolder(sources, {});
    if (laid) laid->setShelf(pack.shelf());
    return laid;
}

std::string packFormat(const std::string& pack) {
    const auto parsed = parseJson(pack, kPackLevels);
    if (!parsed || !parsed->is_object()) return {};
    const json format = parsed->value("format", json());
    return format.is_string() ? format.get<std::string>() : std::string();
}

} // namespace chronoscope::prompt
