// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/PromptPack.h"

#include "core/base/StrictJson.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace chronoscope::prompt {

using benchmark::Domain;
using nlohmann::json;

namespace {
constexpr std::string_view kTemplatesFormat = "chronoscope-templates";
constexpr std::string_view kRelationsFormat = "chronoscope-relations";
constexpr std::string_view kYearOpening = "In {t}, ";
/// Packs that others take from the folder: TraversalWords and robustness::Wording.
constexpr std::array<std::string_view, 2> kForeignFormats{"chronoscope-traversal", "chronoscope-dated-questions"};

std::size_t index(Template form) { return static_cast<std::size_t>(form); }
std::size_t index(Domain domain) { return static_cast<std::size_t>(domain); }

/// Raised inside this file only; parse() turns it into an Error.
struct PackProblem : std::runtime_error {
    using std::runtime_error::runtime_error;
};

constexpr int kMaxDepth = 16;

json parsePack(std::string_view text) {
    auto parsed = parseJson(text, kMaxDepth);
    if (!parsed) throw PackProblem(parsed.error().message);
    return std::move(parsed).value();
}

json parsePack(std::string_view text, std::string_view format) {
    json parsed = parsePack(text);
    if (!parsed.is_object()) throw PackProblem("not a JSON object");
    if (parsed.value("format", "") != format) throw PackProblem("\"format\" is not \"" + std::string(format) + "\"");
    if (parsed.value("version", 0) != 1) throw PackProblem("only version 1 is known");
    return parsed;
}

Slot slotFromName(const std::string& text) {
    if (text == "o") return Slot::Object;
    if (text == "d0") return Slot::D0;
    if (text == "d1") return Slot::D1;
    if (text == "d2") return Slot::D2;
    throw PackProblem("a layout place is o, d0, d1 or d2, not \"" + text + "\"");
}

std::array<Slot, 4> readSlots(const json& list) {
    std::array<Slot, 4> slots{};
    if (!list.is_array() || list.size() != slots.size()) throw PackProblem("a layout has four places");
    for (std::size_t i = 0; i < slots.size(); ++i)
        slots[i] = slotFromName(list[i].get<std::string>());
    return slots;
}

void requirePlaces(const PatternText& pattern, std::initializer_list<std::string_view> places,
                   const std::string& where) {
    for (const std::string_view place : places)
        if (!pattern.uses(place)) throw PackProblem(where + " does not use {" + std::string(place) + "}");
}

Result<std::string> readFile(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (!file) return Error{ErrorCode::Io, "cannot be read", path.string()};
    return bytes.str();
}
} // namespace

/// Builds a PromptPack from the two JSON documents; throws PackProblem or json::exception.
class PromptPackReader {
public:
    static PromptPack read(const json& templates, const json& relations) {
        PromptPack pack;
        pack.m_between = templates.at("between").get<std::string>();
        for (const Template form : kTemplates)
            readTemplate(pack, form, templates.at("templates").at(std::string(name(form))));
        const json& layouts = templates.at("layouts");
        for (const Domain domain : benchmark::kDomains)
            pack.m_layouts[index(domain)] = readLayout(layouts.at(std::string(name(domain))));
        pack.m_targetOptions = readSlots(layouts.at("target"));
        pack.m_generic = readRelation(relations.at("generic"), "generic");
        for (const auto& [domainName, entries] : relations.at("relations").items()) {
            const auto domain = benchmark::domainFromName(domainName);
            if (!domain) throw PackProblem("unknown domain \"" + domainName + "\"");
            for (const auto& [relation, entry] : entries.items())
                pack.m_relations[{*domain, relation}] = readRelation(entry, relation);
        }
        if (relations.contains(kLentMember)) pack.m_lent = lentFromJson(relations[kLentMember]);
        pack.m_templatesJson = templates.dump();
        pack.m_relationsJson = relations.dump();
        return pack;
    }

private:
    static PromptPack::Block readBlock(const json& entry) {
        const auto question = entry.at("question").get<std::string>();
        std::string undated = question;
        if (const std::size_t at = undated.find(kYearOpening); at != std::string::npos)
            undated.erase(at, kYearOpening.size());
        return {PatternText(question), PatternText(entry.at("answer").get<std::string>()), PatternText(undated)};
    }

    static void readTemplate(PromptPack& pack, Template form, const json& entry) {
        pack.m_systems[index(form)] = entry.at("system").get<std::string>();
        pack.m_blocks[index(form)] = readBlock(entry.at("default"));
        pack.m_legalBlocks[index(form)] = readBlock(entry.at("legal"));
        const std::string where(name(form));
        for (const auto* block : {&pack.m_blocks[index(form)], &pack.m_legalBlocks[index(form)]}) {
            requirePlaces(block->question, {"t"}, where);
            if (form == Template::Mcqa) requirePlaces(block->question, {"a", "b", "c", "d"}, where);
            if (form == Template::TrueFalse) requirePlaces(block->question, {"statement"}, where);
        }
    }

    static PromptPack::Layout readLayout(const json& entry) {
        PromptPack::Layout layout;
        const json& options = entry.at("mcqa");
        if (options.size() != layout.options.size()) throw PackProblem("a layout has four exemplars");
        for (std::size_t i = 0; i < layout.options.size(); ++i)
            layout.options[i] = readSlots(options[i]);
        layout.statements = readSlots(entry.at("tf"));
        return layout;
    }

    static PromptPack::Relation readRelation(const json& entry, const std::string& where) {
        PromptPack::Relation relation{PatternText(entry.at("question").get<std::string>()),
                                      PatternText(entry.at("statement").get<std::string>())};
        requirePlaces(relation.question, {"s"}, where);
        requirePlaces(relation.statement, {"s", "o"}, where);
        return relation;
    }
};

namespace {
Result<PromptPack> build(const json& templates, const json& relations) {
    try {
        return PromptPackReader::read(templates, relations);
    } catch (const json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem), "prompt pack"};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::BadInput, problem.what(), "prompt pack"};
    }
}

/// Lays one user file over the packs; throws on a bad one.
void overlay(const std::string& text, json& templates, json& relations) {
    const json any = parsePack(text);
    const std::string format = any.is_object() ? any.value("format", "") : std::string();
    if (format == kTemplatesFormat) {
        templates = parsePack(text, kTemplatesFormat);
    } else if (format == kRelationsFormat) {
        const json user = parsePack(text, kRelationsFormat);
        for (const auto& [domain, entries] : user.at("relations").items())
            for (const auto& [relation, entry] : entries.items())
                relations["relations"][domain][relation] = entry;
        if (user.contains("generic")) relations["generic"] = user["generic"];
    } else if (std::find(kForeignFormats.begin(), kForeignFormats.end(), format) == kForeignFormats.end()) {
        throw PackProblem("\"format\" is neither " + std::string(kTemplatesFormat) + " nor " +
                          std::string(kRelationsFormat));
    }
}

/// The packs of a folder in order of their names; throws filesystem_error.
std::vector<std::filesystem::path> packFiles(const std::string& folder) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".json" && entry.is_regular_file()) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}
} // namespace

Result<PromptPack> PromptPack::parse(std::string_view templatesJson, std::string_view relationsJson) {
    return parseWithFolder(templatesJson, relationsJson, {});
}

Result<PromptPack> PromptPack::parseWithFolder(std::string_view templatesJson, std::string_view relationsJson,
                                               const std::string& folder) {
    return parseWithFolder({std::string(templatesJson), std::string(relationsJson), {}}, folder);
}

Result<PromptPack> PromptPack::parseWithFolder(const Sources& shipped, const std::string& folder) {
    std::string where = "prompt pack";
    try {
        json templates = parsePack(shipped.templatesJson, kTemplatesFormat);
        json relations = parsePack(shipped.relationsJson, kRelationsFormat);
        json clean = relations;
        if (!shipped.cleanJson.empty()) overlay(shipped.cleanJson, templates, clean);
        const auto files = folder.empty() ? std::vector<std::filesystem::path>() : packFiles(folder);
        for (const auto& file : files) {
            where = file.string();
            const auto text = readFile(file);
            if (!text) return text.error();
            overlay(*text, templates, relations);
            overlay(*text, templates, clean);
            if (const auto sound = build(templates, relations); !sound)
                return Error{sound.error().code, sound.error().message, where};
        }
        auto pack = build(templates, relations);
        if (!pack || shipped.cleanJson.empty()) return pack;
        auto worded = build(templates, clean);
        if (!worded) return worded.error();
        pack->m_clean = std::make_shared<const PromptPack>(std::move(worded).value());
        return pack;
    } catch (const std::filesystem::filesystem_error& problem) {
        return Error{ErrorCode::Io, problem.code().message(), folder};
    } catch (const json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem), where};
    } catch (const std::exception& problem) {
        return Error{ErrorCode::BadInput, problem.what(), where};
    }
}

const PromptPack::Block& PromptPack::block(Template form, Domain domain) const {
    return (domain == Domain::Legal ? m_legalBlocks : m_blocks)[index(form)];
}

const PromptPack::Layout& PromptPack::layout(Domain domain) const { return m_layouts[index(domain)]; }

const PromptPack::Relation& PromptPack::relation(Domain domain, const std::string& relation) const {
    const auto at = m_relations.find(std::pair(domain, relation));
    return at == m_relations.end() ? m_generic : at->second;
}

std::string PromptPack::relationsLending(const std::vector<LentExemplars>& lent) const {
    if (lent.empty()) return m_relationsJson;
    json relations = json::parse(m_relationsJson);
    relations[kLentMember] = lentJson(lent);
    return relations.dump();
}

void PromptPack::setShelf(const Shelf& shelf) {
    m_shelf = shelf;
    if (!m_clean) return;
    auto clean = std::make_shared<PromptPack>(*m_clean);
    clean->m_shelf = shelf;
    m_clean = std::move(clean);
}

bool PromptPack::hasRelation(Domain domain, const std::string& relation) const {
    return domain == Domain::Legal || m_relations.contains(std::pair(domain, relation));
}

} // namespace chronoscope::prompt
