// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/LineJudge.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/matching/FuzzyMatcher.h"
#include "core/studies/mined/AnswerClass.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/ManyNames.h"
#include "core/studies/mined/PythonText.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace chronoscope::mined {

namespace {
using nlohmann::ordered_json;
using Texts = std::vector<std::string>;

constexpr std::array<std::string_view, kScorings> kScoringNames{"paper", "reference", "cem",    "cem-substring",
                                                                "f1",    "latest",    "context"};
constexpr int kLineDepth = 16; ///< of a line; the fields that are judged need two
constexpr std::string_view kUnusable = "of a gold nothing is left to compare: the figure is that of the published "
                                       "scorer and says nothing of the answer";

const ordered_json& field(const ordered_json& row, const char* key) {
    const auto at = row.find(key);
    require(at != row.end(), std::string("there is no '") + key + "'");
    return *at;
}

std::string valueText(const ordered_json& value, const char* key) {
    if (value.is_null()) return {};
    require(value.is_string(), std::string("'") + key + "' is not a text");
    return value.get<std::string>();
}

Texts textsOf(const ordered_json& value, const char* key) {
    require(value.is_array(), std::string("'") + key + "' is not a list");
    Texts texts;
    for (const ordered_json& one : value)
        texts.push_back(valueText(one, key));
    return texts;
}

void addRemark(std::optional<std::string>& remark, std::string_view more) {
    if (remark && remark->find(more) != std::string::npos) return;
    remark = remark ? fmt::format("{}; {}", *remark, more) : std::string(more);
}

/// What a model said: what is no text counts as empty, as to the published scorer.
std::string replyOf(const ordered_json& value, std::optional<std::string>& remark) {
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_null()) addRemark(remark, "a reply that is no text counts as empty");
    return {};
}

Texts repliesOf(const ordered_json& value, std::optional<std::string>& remark) {
    require(value.is_array(), "'outputs' is not a list");
    Texts texts;
    for (const ordered_json& one : value)
        texts.push_back(replyOf(one, remark));
    return texts;
}

/// A gold is a text, several are a list, under either name.
Texts rowGolds(const ordered_json& row) {
    const char* key = row.contains("golds") ? "golds" : "gold";
    const ordered_json& value = field(row, key);
    if (!value.is_array()) {
        require(value.is_string(), std::string("'") + key + "' is not a text");
        return {value.get<std::string>()};
    }
    require(!value.empty(), std::string("'") + key + "' is empty");
    for (const ordered_json& one : value)
        require(one.is_string(), std::string("'") + key + "' holds what is not a text");
    return textsOf(value, key);
}

/// May be empty.
std::vector<DatedValue> valuesOf(const ordered_json& row) {
    const Texts texts = textsOf(field(row, "answers"), "answers");
    std::vector<DatedValue> values;
    for (const std::string& text : texts)
        values.push_back(readAttribute(text).value);
    return values;
}

std::string pythonLower(const std::string& text) { return text::toUtf8(lowered(characters(text))); }

void judgeFuzzy(ordered_json& row, matching::Preprocess preprocess) {
    const bool isReference = preprocess == matching::Preprocess::Reference;
    std::string reply = valueText(field(row, "prediction"), "prediction");
    Texts golds = rowGolds(row);
    if (isReference) { // Python's lower case: of a last sigma and a dotted I it makes other letters than single ones
        reply = pythonLower(reply);
        std::transform(golds.begin(), golds.end(), golds.begin(), pythonLower);
    }
    // Without a threshold of its own the matcher gives every score in full.
    const double score = matching::FuzzyMatcher({golds}, preprocess, 0).match(reply).score;
    row["score"] = score;
    row["match"] = score >= matching::kDefaultThreshold;
}

void judgeScore(ordered_json& row, Scoring scoring, std::optional<std::string>& remark) {
    const std::string reply = replyOf(field(row, "prediction"), remark);
    const Golds golds(rowGolds(row));
    const AnswerScore score = golds.score(reply);
    if (!golds.isUsable()) addRemark(remark, kUnusable);
    if (scoring == Scoring::F1)
        row["f1"] = score.f1;
    else
        row["cem"] = (scoring == Scoring::Cem ? score.cem : score.substring) ? 1 : 0;
}

void judgeLatest(ordered_json& row, std::optional<std::string>& remark) {
    const ordered_json& outputs = field(row, "outputs");
    require(!outputs.is_array() || !outputs.empty(), "'outputs' is empty");
    const Texts replies = repliesOf(outputs, remark);
    const auto values = valuesOf(row);
    require(!values.empty(), "'answers' is empty");
    row["label"] = name(LatestClassifier(values).label(replies));
}

void judgeByContext(ordered_json& row, std::optional<std::string>& remark) {
    const auto subject = row.find("context_subject");
    const ContextClassifier classifier(
        rowGolds(row), subject == row.end() ? std::string() : valueText(*subject, "context_subject"), valuesOf(row));
    if (row.contains("output") || !row.contains("outputs")) {
        row["label"] = name(classifier.label(replyOf(field(row, "output"), remark)));
        return;
    }
    ordered_json labels = ordered_json::array();
    for (const std::string& reply : repliesOf(row["outputs"], remark))
        labels.push_back(name(classifier.label(reply)));
    row["labels"] = std::move(labels);
}

void judgeRow(ordered_json& row, Scoring scoring, std::optional<std::string>& remark) {
    if (scoring != Scoring::Latest && row.contains("gold") && row.contains("golds") && row["gold"] != row["golds"])
        remark = "there are 'gold' and 'golds': 'golds' alone counts";
    switch (scoring) {
    case Scoring::Paper: return judgeFuzzy(row, matching::Preprocess::Paper);
    case Scoring::Reference: return judgeFuzzy(row, matching::Preprocess::Reference);
    case Scoring::Latest: return judgeLatest(row, remark);
    case Scoring::Context: return judgeByContext(row, remark);
    default: return judgeScore(row, scoring, remark);
    }
}

/// One line also to a program that ends lines where Unicode does.
std::string oneLine(std::string text) {
    for (const auto& [end, escaped] : {std::pair("\u0085", "\\u0085"), {"\u2028", "\\u2028"}, {"\u2029", "\\u2029"}})
        text = text::replaceAll(std::move(text), end, escaped);
    return text;
}

/// Where the value of a member stands in the text of its object.
struct MemberPlace {
    std::string key;
    std::size_t begin = 0, end = 0;
};

/// One behind the text in quotes that begins at `at`.
std::size_t endOfQuoted(std::string_view line, std::size_t at) {
    for (++at; at < line.size() && line[at] != '"'; ++at)
        if (line[at] == '\\') ++at;
    return at + 1;
}

/// The members of an object that is known to be sound, as they stand there: one that is said twice is there twice.
std::vector<MemberPlace> membersOf(std::string_view line) {
    constexpr const char* kBlanks = " \t\r\n";
    std::vector<MemberPlace> members;
    for (std::size_t at = line.find_first_of("\"}"); at < line.size() && line[at] == '"';) {
        MemberPlace member;
        const std::size_t behindKey = endOfQuoted(line, at);
        member.key = ordered_json::parse(line.substr(at, behindKey - at)).get<std::string>();
        member.begin = line.find_first_not_of(kBlanks, line.find(':', behindKey) + 1);
        int depth = 0;
        for (at = member.begin; at < line.size(); ++at) {
            if (line[at] == '"') at = endOfQuoted(line, at) - 1;
            if (depth == 0 && (line[at] == ',' || line[at] == '}')) break;
            if (line[at] == '{' || line[at] == '[') ++depth;
            if (line[at] == '}' || line[at] == ']') --depth;
        }
        member.end = line.find_last_not_of(kBlanks, at - 1) + 1;
        members.push_back(std::move(member));
        at = line.find_first_of("\"}", at);
    }
    return members;
}

/// The line with what was added to it, else as it came: a number of more than 64 bits, or "1.10", would be another if
/// it were written anew. The verdict is put into the place of one that was there.
std::string withVerdict(std::string_view line, const ordered_json& before, const ordered_json& row) {
    ordered_json added = ordered_json::object(), replaced = ordered_json::object();
    for (const auto& [key, value] : row.items()) {
        if (!before.contains(key))
            added[key] = value;
        else if (before[key] != value)
            replaced[key] = value;
    }
    std::string text(line.substr(0, line.rfind('}')));
    const auto members = replaced.empty() ? std::vector<MemberPlace>() : membersOf(line);
    for (auto member = members.rbegin(); member != members.rend(); ++member) // so that places before it stay
        if (replaced.contains(member->key))
            text.replace(member->begin, member->end - member->begin, replaced[member->key].dump());
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    std::erase_if(text, [](char c) { return c == '\r' || c == '\n'; }); // between values: a text holds none
    const std::string verdict = added.dump();
    if (added.empty()) return oneLine(text + "}");
    return oneLine(text + "," + verdict.substr(1));
}
} // namespace

std::string_view name(Scoring scoring) { return kScoringNames[static_cast<std::size_t>(scoring)]; }

std::optional<Scoring> scoringFromName(std::string_view text) {
    const auto at = std::find(kScoringNames.begin(), kScoringNames.end(), text);
    if (at == kScoringNames.end()) return std::nullopt;
    return static_cast<Scoring>(at - kScoringNames.begin());
}

Result<JudgedLine> judgeLine(Scoring scoring, std::string_view line) {
    const auto bad = [](const std::string& reason) { return Error{ErrorCode::BadInput, reason, {}}; };
    if (text::nestsDeeperThan(line, kLineDepth)) return bad("nested too deeply");
    if (line.find('\0') != std::string_view::npos) return bad("not valid JSON: a zero byte");
    if (hasTooManyNames(line)) return bad(kTooManyNames);
    try {
        ordered_json row = ordered_json::parse(line);
        require(row.is_object(), "not a JSON object");
        JudgedLine judged;
        const ordered_json before = row;
        judgeRow(row, scoring, judged.remark);
        judged.text = withVerdict(line, before, row);
        return judged;
    } catch (const JsonProblem& problem) {
        return bad(problem.what());
    } catch (const nlohmann::json::exception& problem) {
        constexpr int kOutOfRange =
            406; // of the library: a number that is none of a double; none is taken for infinity
        if (const auto large = problem.id == kOutOfRange ? largeNumberIn(line) : std::nullopt)
            return bad(large->key.empty() ? fmt::format("a number is too large: {}", large->number)
                                          : fmt::format("'{}' is a number too large: {}", large->key, large->number));
        return bad(wordsOf(problem));
    }
}

} // namespace chronoscope::mined
