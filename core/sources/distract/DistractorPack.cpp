// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractorPack.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/sources/distract/OptionRules.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::sources {

namespace {
constexpr std::string_view kObjects = "'[O1]', '[O2]', ..., '[On]'";
constexpr int kDeepestPack = 10;

std::string quotedList(const std::vector<std::string>& names) {
    std::string list;
    for (const std::string& one : names) {
        if (!list.empty()) list += ", ";
        list += '\'' + one + '\'';
    }
    return list;
}

/// Fills the places in one pass: what stands in a value stays text.
std::string filled(std::string_view text, const std::vector<std::pair<std::string_view, std::string>>& values) {
    std::string out;
    while (!text.empty()) {
        const auto place = std::find_if(values.begin(), values.end(),
                                        [&](const auto& value) { return text.starts_with(value.first); });
        if (place == values.end()) {
            out += text.front();
            text.remove_prefix(1);
        } else {
            out += place->second;
            text.remove_prefix(place->first.size());
        }
    }
    return out;
}

/// Where a built element comes from, e.g. "12 CFR 1003.2"; empty where that is not known.
std::string sectionOf(const benchmark::Element& element) {
    const auto extra = nlohmann::json::parse(element.extra, nullptr, false);
    if (!extra.is_object()) return {};
    const auto id = extra.find("source_id");
    return id != extra.end() && id->is_string() ? id->get<std::string>() : std::string();
}
} // namespace

Result<DistractorPack> DistractorPack::parse(std::string_view source) {
    const auto bad = [](const std::string& why) {
        return Error{ErrorCode::BadInput, "not a pack of distractor prompts: " + why, {}};
    };
    if (text::nestsDeeperThan(source, kDeepestPack)) return bad("nested too deeply");
    try {
        const auto root = nlohmann::json::parse(source);
        if (root.at("format") != "chronoscope-distractors" || root.at("version") != 1)
            return bad("its format or version is not known");
        DistractorPack pack;
        for (const benchmark::Domain domain : benchmark::kDomains) {
            const auto& from = root.at("domains").at(std::string(benchmark::name(domain)));
            Domain& into = pack.m_domains[domain];
            from.at("system").get_to(into.system);
            from.at("target").get_to(into.target);
            for (const auto& shot : from.at("shots"))
                into.shots.push_back({shot.at("user").get<std::string>(), shot.at("assistant").get<std::string>()});
            if (into.target.find("[Q]") == std::string::npos || into.target.find(kObjects) == std::string::npos)
                return bad(fmt::format("the prompt of {} has no place for the question or its answers",
                                       benchmark::name(domain)));
        }
        for (const auto& [name, relations] : root.at("questions").items()) {
            const auto domain = benchmark::domainFromName(name);
            if (!domain) return bad("there is no domain " + name);
            for (const auto& [relation, question] : relations.items())
                pack.m_questions[{*domain, relation}] = question.get<std::string>();
        }
        const auto& steps = root.at("steps");
        steps.at("verify_system").get_to(pack.m_verifySystem);
        steps.at("verify").get_to(pack.m_verify);
        steps.at("verify_timeless").get_to(pack.m_verifyTimeless);
        steps.at("extract").get_to(pack.m_extract);
        steps.at("regenerate").get_to(pack.m_regenerate);
        pack.m_json = root.dump();
        return pack;
    } catch (const nlohmann::json::exception& error) {
        return bad(wordsOf(error, source));
    }
}

std::string DistractorPack::question(const benchmark::Element& element, const prompt::PromptPack& relations) const {
    if (element.domain == benchmark::Domain::Legal) {
        const std::string section = sectionOf(element);
        return section.empty() ? element.subject : section + "\n\n" + element.subject;
    }
    std::string relation = element.relation;
    auto printed = m_questions.find({element.domain, relation});
    if (printed == m_questions.end()) { // both versions of the biomedical data, with blanks and with underscores
        std::replace(relation.begin(), relation.end(), '_', ' ');
        printed = m_questions.find({element.domain, relation});
    }
    if (printed != m_questions.end()) return filled(printed->second, {{"[S]", element.subject}});
    const std::string quoted = '\'' + element.subject + '\'';
    std::string question =
        relations.relation(element.domain, element.relation).question.fill({{"s", quoted}, {"r", element.relation}});
    if (!question.empty() && question[0] >= 'a' && question[0] <= 'z')
        question[0] = static_cast<char>(question[0] - ('a' - 'A'));
    return question;
}

std::string DistractorPack::writing(const benchmark::Element& element, const std::string& question) const {
    return filled(m_domains.at(element.domain).target,
                  {{"[Q]", question}, {kObjects, quotedList(rightNames(element))}});
}

std::string DistractorPack::verifying(const benchmark::Element& element, const std::string& question,
                                      const std::vector<std::string>& options) const {
    const bool isTimeless = element.state == benchmark::State::Invariant || element.years.empty();
    const int first = element.years.empty() ? 0 : element.years.front().year;
    const int last = element.years.empty() ? 0 : element.years.back().year;
    return filled(isTimeless ? m_verifyTimeless : m_verify, {{"[Q]", question},
                                                             {"[A]", options.at(0)},
                                                             {"[B]", options.at(1)},
                                                             {"[C]", options.at(2)},
                                                             {"[D]", options.at(3)},
                                                             {"[Y1]", std::to_string(first)},
                                                             {"[Y2]", std::to_string(last)}});
}

std::string DistractorPack::extracting(std::string_view reply) const {
    return filled(m_extract, {{"[REPLY]", std::string(reply)}});
}

std::string DistractorPack::regenerating(const std::vector<std::string>& bad, std::size_t count,
                                         const std::vector<std::string>& all) const {
    std::string_view text = m_regenerate;
    if (bad.empty()) text.remove_prefix(std::min(text.find("Create"), text.size()));
    return filled(text, {{"[BAD]", quotedList(bad)}, {"[N]", std::to_string(count)}, {"[ALL]", quotedList(all)}});
}

} // namespace chronoscope::sources
