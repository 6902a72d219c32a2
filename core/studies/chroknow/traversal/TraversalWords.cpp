// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/studies/chroknow/traversal/PlainText.h"
#include "core/studies/chroknow/traversal/ReplyReader.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <utility>

namespace chronoscope::traversal {

using nlohmann::json;

namespace {
constexpr std::string_view kWordsFormat = "chronoscope-traversal";
constexpr int kWordsDepth = 4;
constexpr int kMaxFolderDepth = 16; // of other packs
constexpr std::size_t kMaxList = 100;
constexpr std::size_t kMaxMark = 100;   // bytes
constexpr std::size_t kMaxText = 20000; // bytes

std::string readText(const json& root, const char* key) {
    auto text = root.at(key).get<std::string>();
    require(!text::trim(text).empty(), std::string("\"") + key + "\" is empty");
    require(text.size() <= kMaxText, std::string("\"") + key + "\" is too long");
    return text;
}

std::vector<std::string> readList(const json& root, const char* key) {
    const json& list = root.at(key);
    require(list.is_array() && list.size() <= kMaxList, std::string("\"") + key + "\" is no list, or a long one");
    std::vector<std::string> texts;
    for (const json& item : list) {
        auto text = item.get<std::string>();
        require(!text.empty() && text.size() <= kMaxMark && text::trim(text).size() == text.size() &&
                    text.find('\n') == std::string::npos,
                std::string("\"") + key + "\" holds a text that is empty, too long or not trimmed");
        texts.push_back(std::move(text));
    }
    return texts;
}
} // namespace

/// Builds TraversalWords from the JSON document; throws JsonProblem or json::exception.
class TraversalWordsReader {
public:
    static TraversalWords read(const json& root) {
        require(root.is_object() && root.value("format", "") == kWordsFormat,
                "\"format\" is not \"" + std::string(kWordsFormat) + "\"");
        require(root.value("version", 0) == 1, "only version 1 is known");
        TraversalWords words;
        words.m_generate = readText(root, "generate");
        words.m_refine = readText(root, "refine");
        words.m_noCandidate = readText(root, "none");
        words.m_candidate = prompt::PatternText(readText(root, "candidate"));
        require(words.m_candidate.uses("a"), "\"candidate\" does not use {a}");
        words.m_marks = readList(root, "marks");
        words.m_phrases = readList(root, "phrases");
        words.m_talk = readList(root, "talk");
        words.m_json = root.dump();
        return words;
    }
};

Result<TraversalWords> TraversalWords::parse(std::string_view text) {
    return readJson(text, kWordsDepth, ErrorCode::BadInput, "traversal words", TraversalWordsReader::read);
}

Result<TraversalWords> TraversalWords::parseWithFolder(std::string_view shipped, const std::string& folder) {
    auto words = parse(shipped);
    std::vector<std::filesystem::path> files;
    std::error_code problem;
    for (const auto& entry : std::filesystem::directory_iterator(folder, problem))
        if (entry.path().extension() == ".json" && entry.is_regular_file(problem)) files.push_back(entry.path());
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    std::sort(files.begin(), files.end());
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
        if (stream.bad()) return Error{ErrorCode::Io, "cannot be read", file.string()};
        const auto any = parseJson(text, kMaxFolderDepth);
        if (!any) return Error{any.error().code, any.error().message, file.string()};
        if (!any->is_object() || any->value("format", nlohmann::json()) != kWordsFormat) continue;
        words = parse(text);
        if (!words) return Error{words.error().code, words.error().message, file.string()};
    }
    return words;
}

std::string TraversalWords::candidateLine(std::string_view candidate) const {
    return m_candidate.fill({{"a", candidate.empty() ? std::string_view(m_noCandidate) : candidate}});
}

std::string TraversalWords::extract(std::string_view reply, int target, std::string_view subject,
                                    std::string_view relation, bool wholeReply) const {
    const ReplyReader reader(reply, target, subject, relation, m_noCandidate);
    for (const std::string& mark : m_marks)
        if (auto answer = reader.afterMark(mark); !answer.empty()) return answer;
    if (auto answer = reader.afterStatement(); !answer.empty()) return answer;
    if (reader.refused()) return {};
    for (const std::string& phrase : m_phrases)
        if (auto answer = reader.afterPhrase(phrase); !answer.empty()) return answer;
    return wholeReply ? reader.whole() : std::string();
}

bool TraversalWords::isTalk(std::string_view candidate) const {
    candidate = text::trim(candidate);
    return std::any_of(m_talk.begin(), m_talk.end(), [&](const std::string& opening) {
        const bool opens = text::startsWithIgnoringCase(candidate, opening);
        return opens && (candidate.size() == opening.size() || !isWordByte(candidate[opening.size()]));
    });
}

} // namespace chronoscope::traversal
