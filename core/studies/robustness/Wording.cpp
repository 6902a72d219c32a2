// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/Wording.h"

#include "core/base/StrictJson.h"
#include "core/prompt/RelationWords.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

namespace chronoscope::robustness {

using nlohmann::json;

namespace {
constexpr int kPackDepth = 16; ///< of any pack in the folder
constexpr std::uintmax_t kMaxPackBytes = 4 << 20;
constexpr std::size_t kMaxTextBytes = 20'000;
constexpr std::array<std::string_view, 12> kMonthNames{"January",   "February", "March",    "April",
                                                       "May",       "June",     "July",     "August",
                                                       "September", "October",  "November", "December"};
constexpr std::array<std::string_view, kPromptForms> kFormNames{"plain", "few-shot", "explain-date",
                                                                "explain-granularity"};

json readPack(std::string_view text) {
    auto pack = parseJson(text, kPackDepth);
    require(pack.ok(), pack ? std::string() : pack.error().message);
    return std::move(pack).value();
}

bool isWording(const json& pack) { return pack.is_object() && pack.value("format", json()) == kDatedQuestions; }

Result<std::string> packText(const std::filesystem::path& path) {
    std::error_code problem;
    if (std::filesystem::file_size(path, problem) > kMaxPackBytes || problem)
        return Error{ErrorCode::BadInput, problem ? problem.message() : "is too large for a pack", path.string()};
    std::ifstream file(path, std::ios::binary);
    std::string text((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
    if (file.bad() || !file.is_open()) return Error{ErrorCode::Io, "cannot be read", path.string()};
    return text;
}

/// Lays the relations and texts of `over` on those of `pack`.
void lay(json& pack, const json& over) {
    for (const char* part : {"relations", "prompts"}) {
        if (!over.contains(part)) continue;
        require(over[part].is_object(), fmt::format("\"{}\" is no object", part));
        for (const auto& [key, value] : over[part].items())
            if (auto& entry = pack[part][key]; entry.is_object() && value.is_object())
                entry.update(value); // other words are no reason to forget the id
            else
                entry = value;
    }
}
} // namespace

/// Builds a Wording from the JSON document; throws JsonProblem or json::exception.
class WordingReader {
public:
    static Wording read(const json& pack) {
        require(isWording(pack), fmt::format("\"format\" is not \"{}\"", kDatedQuestions));
        require(pack.contains("version") && pack["version"] == 1, "only \"version\": 1 is known");
        Wording wording;
        for (const auto& [label, entry] : pack.at("relations").items())
            readRelation(wording, label, entry);
        for (std::size_t i = 1; i < kFormNames.size(); ++i) {
            const json& before = pack.at("prompts").at(std::string(kFormNames.at(i)));
            require(before.is_string(), fmt::format("the prompt \"{}\" is no text", kFormNames.at(i)));
            wording.m_before.at(i) = before.get<std::string>();
            require(wording.m_before.at(i).size() <= kMaxTextBytes, "a prompt is too long");
        }
        wording.m_json = pack.dump();
        return wording;
    }

private:
    static void readRelation(Wording& wording, const std::string& label, const json& entry) {
        const bool isMade = entry.is_object() && entry.contains("question") && entry["question"].is_string();
        require(isMade, fmt::format("the relation \"{}\" has to be {{\"question\": \"… {{s}} …\"}}", label));
        const auto question = entry.at("question").get<std::string>();
        require(question.size() <= kMaxTextBytes, fmt::format("the question of \"{}\" is too long", label));
        const prompt::PatternText pattern(question);
        require(pattern.uses("s"), fmt::format("the question of \"{}\" does not use {{s}}", label));
        wording.m_byLabel[label] = pattern;
        require(!entry.contains("id") || entry["id"].is_string(), fmt::format("the id of \"{}\" is no text", label));
        if (const auto id = entry.value("id", std::string()); !id.empty()) wording.m_labelOfId.emplace(id, label);
    }
};

std::string_view name(DateStyle style) { return style == DateStyle::Classic ? "classic" : "american"; }
std::string_view name(PromptForm form) { return kFormNames.at(static_cast<std::size_t>(form)); }

std::optional<DateStyle> dateStyleFromName(std::string_view text) {
    for (const DateStyle style : {DateStyle::American, DateStyle::Classic})
        if (name(style) == text) return style;
    return std::nullopt;
}

std::optional<PromptForm> promptFormFromName(std::string_view text) {
    const auto* const at = std::find(kFormNames.begin(), kFormNames.end(), text);
    return at == kFormNames.end() ? std::nullopt : std::optional(static_cast<PromptForm>(at - kFormNames.begin()));
}

Result<std::string> datePrefix(const facts::Date& date, DateStyle style) {
    if (date.year == 0) return Error{ErrorCode::InvalidArgument, "the year 0 has no name", {}};
    const std::string year = fmt::format("{}{}", std::abs(date.year), date.year < 0 ? " BCE" : "");
    if (date.month == 0) return fmt::format("In {}, ", year);
    const std::string_view month = kMonthNames.at(static_cast<std::size_t>(date.month - 1));
    if (date.day == 0) return fmt::format("In {} {}, ", month, year);
    return style == DateStyle::American ? fmt::format("On {} {}, {}, ", month, date.day, year)
                                        : fmt::format("On {} {} {}, ", date.day, month, year);
}

Result<Wording> Wording::parse(std::string_view text) {
    return readJson(text, kPackDepth, ErrorCode::BadInput, "questions of dated facts", WordingReader::read);
}

Result<Wording> Wording::parseWithFolder(std::string_view shipped, const std::string& folder) {
    auto wording = parse(shipped);
    std::vector<std::filesystem::path> files;
    std::error_code problem;
    if (!folder.empty())
        for (const auto& entry : std::filesystem::directory_iterator(folder, problem))
            if (entry.path().extension() == ".json" && entry.is_regular_file(problem)) files.push_back(entry.path());
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        if (!wording) break;
        const auto text = packText(file);
        if (!text) return text.error();
        wording = readJson(*text, kPackDepth, ErrorCode::BadInput, file.string(), [&](const nlohmann::json& over) {
            if (!isWording(over)) return *wording;
            nlohmann::json pack = readPack(wording->json());
            lay(pack, over);
            return WordingReader::read(pack);
        });
    }
    return wording;
}

Result<Wording> Wording::with(const std::vector<std::string>& packs) const {
    Result<Wording> wording = *this;
    for (const std::string& own : packs) {
        if (prompt::packFormat(own) != kDatedQuestions) continue;
        wording = readJson(own, kPackDepth, ErrorCode::BadInput, "questions of dated facts", [&](const auto& over) {
            nlohmann::json pack = readPack(wording->json());
            lay(pack, over);
            return WordingReader::read(pack);
        });
        if (!wording) break;
    }
    return wording;
}

std::string suggestedQuestion(const std::string& relation) {
    const bool isPlain = relation.find_first_of("{}") == std::string::npos; // braces of a name are no places
    return isPlain ? fmt::format("what was the {} of {{s}}?", relation) : "what was held by {s}?";
}

Result<std::string> packWithQuestions(const std::string& pack, const RelationQuestions& questions) {
    for (const auto& [relation, question] : questions)
        if (const Status sound = prompt::checkPattern(question, {"s"}, {}); !sound)
            return Error{sound.error().code, fmt::format("the question of \"{}\": {}", relation, sound.error().message),
                         question};
    const auto add = [&questions](json whole) {
        require(isWording(whole) && whole.value("version", json()) == 1,
                fmt::format("no version 1 of \"{}\"", kDatedQuestions));
        for (const auto& [relation, question] : questions)
            whole["relations"][relation]["question"] = question; // an id that is there stays
        return whole.dump();
    };
    if (!pack.empty()) return readJson(pack, kPackDepth, ErrorCode::BadInput, "questions of dated facts", add);
    return add({{"format", kDatedQuestions},
                {"version", 1},
                {"name", "Words of this workspace"},
                {"relations", json::object()}});
}

Result<RelationQuestions> questionsIn(const std::string& pack) {
    if (pack.empty()) return RelationQuestions();
    return readJson(pack, kPackDepth, ErrorCode::BadInput, "questions of dated facts", [](const json& whole) {
        require(isWording(whole), fmt::format("\"format\" is not \"{}\"", kDatedQuestions));
        RelationQuestions questions;
        const json relations = whole.value("relations", json::object());
        for (const auto& [relation, entry] : relations.items()) {
            require(entry.is_object() && entry.contains("question") && entry["question"].is_string(),
                    fmt::format("the question of \"{}\" is no text", relation));
            questions[relation] = entry["question"].get<std::string>();
        }
        return questions;
    });
}

const prompt::PatternText* Wording::find(const DatedFact& fact) const {
    if (const auto at = m_byLabel.find(fact.relation); at != m_byLabel.end()) return &at->second;
    const auto label = m_labelOfId.find(fact.relationId);
    return label == m_labelOfId.end() ? nullptr : &m_byLabel.at(label->second);
}

Result<std::string> Wording::question(const DatedFact& fact, const std::optional<facts::Date>& date,
                                      DateStyle style) const {
    const prompt::PatternText* pattern = find(fact);
    if (!pattern) return Error{ErrorCode::NotFound, "there is no question for the relation", fact.relation};
    auto text = date ? datePrefix(*date, style) : Result(std::string());
    if (text) pattern->appendTo(*text, {{"s", fact.subject}});
    return text;
}

Result<std::string> Wording::statement(const DatedFact& fact, const std::optional<facts::Date>& date,
                                       DateStyle style) const {
    auto text = question(fact, date, style);
    if (text) *text += " " + fact.object;
    return text;
}

} // namespace chronoscope::robustness
