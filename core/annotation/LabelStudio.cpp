// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelStudio.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/base/Time.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <iomanip>
#include <map>
#include <optional>
#include <set>
#include <sstream>
#include <tuple>
#include <utility>

namespace chronoscope::annotation {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {
constexpr int kTaskDepth = 16;
constexpr std::size_t kMaxTask = 64 << 20; // bytes
constexpr std::size_t kMaxResults = 1000;  // of one annotation

ContentId readId(const json& text) {
    bool ok = false;
    const ContentId id = contentIdFromHex(text.get<std::string>(), ok);
    require(ok, "an id is 32 hexadecimal digits");
    return id;
}

/// What one person gave to one control.
ordered_json resultOf(const char* control, const char* type, const ordered_json& value) {
    return {{"id", control}, {"from_name", control}, {"to_name", "text"}, {"type", type}, {"value", {{type, value}}}};
}

ordered_json textOf(const char* control, const ordered_json& lines) {
    return {{"id", control},
            {"from_name", control},
            {"to_name", "text"},
            {"type", "textarea"},
            {"value", {{"text", lines}}}};
}

bool isDashes(const std::string& text) { return text.find_first_not_of('-') == std::string::npos; }

/// A reason as a line that is not empty: a dash more where it is made of dashes, or of nothing.
std::string reasonLine(const std::string& reason) { return isDashes(reason) ? reason + '-' : reason; }

std::string reasonOf(std::string line) {
    if (!line.empty() && isDashes(line)) line.pop_back();
    return line;
}

ordered_json annotationOf(const Annotation& one) {
    const AnnotationBody& body = one.body;
    ordered_json results = ordered_json::array();
    results.push_back(textOf("author", ordered_json::array({one.voice.author})));
    if (!body.labels.empty()) results.push_back(resultOf("labels", "choices", body.labels));
    if (body.severity != 0) results.push_back(resultOf("severity", "rating", body.severity));
    if (!body.note.empty()) results.push_back(textOf("note", ordered_json::array({body.note})));
    if (body.flag) results.push_back(resultOf("flag", "choices", ordered_json::array({"flag"})));
    if (!body.accepted.empty()) {
        ordered_json answers = ordered_json::array();
        ordered_json reasons = ordered_json::array();
        for (const AcceptedAnswer& accepted : body.accepted) {
            answers.push_back(accepted.answer);
            reasons.push_back(reasonLine(accepted.reason));
        }
        results.push_back(textOf("accepted", answers));
        results.push_back(textOf("accepted_reason", reasons));
    }
    return {{"result", std::move(results)}, {"was_cancelled", false},    {"ground_truth", one.voice.final},
            {"created_at", one.created},    {"updated_at", one.changed}, {"lead_time", one.seconds}};
}

ordered_json dataOf(const Annotation& one, const ElementNames& names) {
    const auto found = names.find(one.item.element);
    const ElementName element = found == names.end() ? ElementName() : found->second;
    ordered_json data{{"text", fmt::format("{}, {}, {}", element.subject, element.relation, one.item.year)},
                      {"element_id", toHex(one.item.element)},
                      {"run_id", toHex(one.item.run)},
                      {"year", one.item.year},
                      {"template", templateText(one.item)},
                      {"label_set", one.labelSet},
                      {"subject", element.subject},
                      {"relation", element.relation},
                      {"model", one.model}};
    if (one.item.isCell()) return data;
    data["text"] = fmt::format("{}, {}, {}, {}", element.subject, element.relation, element.object, one.item.unit);
    data["study"] = one.item.study;
    data["unit"] = one.item.unit;
    data["object"] = element.object;
    return data;
}

std::vector<std::string> linesOf(const json& value) {
    const json& text = value.at("text");
    if (text.is_string()) return {text.get<std::string>()};
    return text.get<std::vector<std::string>>();
}

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines)
        all += (all.empty() ? "" : "\n") + line;
    return all;
}

void readResult(const json& result, Annotation& one, std::vector<std::string>& reasons) {
    require(result.is_object(), "a result is no object");
    if (!result.contains("from_name")) return; // a relation
    const auto control = result.at("from_name").get<std::string>();
    const json& value = result.at("value");
    if (control == "author") {
        one.voice.author = joined(linesOf(value));
    } else if (control == "labels") {
        one.body.labels = value.at("choices").get<std::vector<std::string>>();
    } else if (control == "severity") {
        one.body.severity = static_cast<int>(wholeNumber(asWhole(value.at("rating")), 0, 3));
    } else if (control == "note") {
        one.body.note = joined(linesOf(value));
    } else if (control == "flag") {
        one.body.flag = !value.at("choices").empty();
    } else if (control == "accepted") {
        for (std::string& answer : linesOf(value))
            one.body.accepted.push_back({std::move(answer), {}});
    } else if (control == "accepted_reason") {
        reasons = linesOf(value);
    } else {
        require(false, "unknown control \"" + text::shortened(control, 60) + "\"");
    }
}

/// Who did it, by what Label Studio says of its users.
std::string userOf(const json& annotation) {
    if (!annotation.contains("completed_by")) return {};
    const json& user = annotation.at("completed_by");
    if (user.is_number_integer()) return "user " + user.dump();
    if (user.is_object() && user.contains("email")) return user.at("email").get<std::string>();
    return {};
}

/// A moment as Label Studio writes it, with or without fractions of a second, in UTC or any other zone. Empty: it is
/// none.
std::string momentOf(std::string_view text) {
    constexpr std::size_t kSeconds = 19; // "2026-01-31T12:34:56"
    const std::string moment = std::string(text.substr(0, kSeconds)) + "Z";
    if (!isUtcTime(moment)) return {};
    std::string_view zone = text.substr(kSeconds);
    if (zone.starts_with('.')) zone.remove_prefix(std::min(zone.find_first_not_of("0123456789", 1), zone.size()));
    if (zone == "Z" || zone == "+00:00") return moment;
    std::tm local{};
    std::tm ahead{}; // of UTC
    std::istringstream(moment) >> std::get_time(&local, "%Y-%m-%dT%H:%M:%S");
    std::istringstream offset(std::string(zone.substr(std::min<std::size_t>(1, zone.size()))));
    if (zone.size() != 6 || (zone[0] != '+' && zone[0] != '-') || !(offset >> std::get_time(&ahead, "%H:%M")))
        return {};
    const int seconds = 60 * (60 * ahead.tm_hour + ahead.tm_min);
    return utcText(timegm(&local) - (zone[0] == '+' ? seconds : -seconds));
}

std::string timeOf(const json& annotation, const char* key) {
    if (!annotation.contains(key) || !annotation.at(key).is_string()) return {};
    return momentOf(annotation.at(key).get_ref<const std::string&>());
}

Annotation readAnnotation(const json& data, const json& annotation) {
    require(annotation.is_object(), "an annotation is no object");
    Annotation one;
    one.item = readItem(data);
    one.labelSet = data.at("label_set").get<std::string>();
    if (data.contains("model")) one.model = data.at("model").get<std::string>();
    const json final = annotation.value("ground_truth", json());
    one.voice = {userOf(annotation), !final.is_null() && final.get<bool>()};
    const json& results = annotation.at("result");
    require(results.is_array() && results.size() <= kMaxResults, "its results are no list, or too many");
    std::vector<std::string> reasons;
    for (const json& result : results)
        readResult(result, one, reasons);
    require(reasons.size() <= one.body.accepted.size(), "more reasons than accepted answers");
    for (std::size_t i = 0; i < reasons.size(); ++i)
        one.body.accepted[i].reason = reasonOf(std::move(reasons[i]));
    if (annotation.contains("lead_time") && annotation.at("lead_time").is_number())
        one.seconds = annotation.at("lead_time").get<double>();
    one.created = timeOf(annotation, "created_at");
    one.changed = timeOf(annotation, "updated_at");
    return one;
}

/// What `read` returns, or what it throws as an Error.
template <typename Read> Result<Annotation> reading(Read read) {
    try {
        return read();
    } catch (const JsonProblem& problem) {
        return Error{ErrorCode::BadInput, problem.what(), "task"};
    } catch (const json::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem), "task"};
    }
}

bool wasSkipped(const json& annotation) {
    return annotation.is_object() && annotation.value("was_cancelled", json()) == true;
}

void readTask(std::string_view text, std::int64_t place, AnnotationIntake& intake) {
    const auto refused = [&](std::string reason) {
        intake.add(place, Error{ErrorCode::BadInput, std::move(reason), "task"});
    };
    if (text.size() > kMaxTask) return refused("a task of more than 64 MiB");
    const auto task = parseJson(text, kTaskDepth);
    if (!task) return refused(task.error().message);
    const bool whole = task->is_object() && task->contains("data") && task->contains("annotations") &&
                       task->at("data").is_object() && task->at("annotations").is_array();
    if (!whole) return refused("it is no task with data and annotations");
    for (const json& annotation : task->at("annotations"))
        if (!wasSkipped(annotation))
            intake.add(place, reading([&] { return readAnnotation(task->at("data"), annotation); }));
}

/// Cuts a JSON array into its items, so that no more than one is parsed at a time. It only tells brackets, commas and
/// texts apart: what it cuts out of something that is no JSON is refused when it is parsed. Throws JsonProblem.
class ArrayItems {
public:
    explicit ArrayItems(std::string_view text) : m_text(text) {
        take("\xEF\xBB\xBF");
        passSpace();
        require(take("["), "it is no list of tasks");
    }

    /// Nothing at the end.
    std::optional<std::string_view> next() {
        passSpace();
        if (take("]")) {
            passSpace();
            require(m_at == m_text.size(), "something stands behind the list of tasks");
            return std::nullopt;
        }
        require(m_isFirst || take(","),
                m_at < m_text.size() ? "no comma between two tasks" : "the list of tasks does not end");
        m_isFirst = false;
        passSpace();
        const std::size_t from = m_at;
        passItem();
        return text::trim(m_text.substr(from, m_at - from));
    }

private:
    bool take(std::string_view mark) {
        const bool there = m_text.substr(m_at).starts_with(mark);
        if (there) m_at += mark.size();
        return there;
    }
    void passSpace() { passTo(m_text.find_first_not_of(" \t\r\n", m_at)); }
    void passTo(std::size_t end) { m_at = std::min(end, m_text.size()); }
    void passText() {
        for (++m_at; m_at < m_text.size() && m_text[m_at] != '"';) {
            passTo(m_text.find_first_of("\"\\", m_at));
            if (take("\\")) ++m_at;
        }
        ++m_at;
    }
    /// To the comma or bracket behind it.
    void passItem() {
        for (int depth = 0;;) {
            passTo(m_text.find_first_of("\"[]{},", m_at));
            require(m_at < m_text.size(), "the list of tasks does not end");
            const char mark = m_text[m_at];
            if (mark == '"') {
                passText();
                continue;
            }
            const bool opens = mark == '[' || mark == '{';
            if (depth == 0 && !opens) return;
            if (mark != ',') depth += opens ? 1 : -1;
            ++m_at;
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isFirst = true;
};

/// As the value of an attribute. What XML has no place for is left out as a space or U+FFFD.
std::string xmlText(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
    for (const char* none : {"\xEF\xBF\xBE", "\xEF\xBF\xBF"})
        text = text::replaceAll(std::move(text), none, "\xEF\xBF\xBD");
    constexpr std::pair<const char*, const char*> kMarks[]{
        {"&", "&amp;"}, {"<", "&lt;"}, {">", "&gt;"}, {"\"", "&quot;"}, {"'", "&apos;"}};
    for (const auto& [mark, escaped] : kMarks) // the ampersand before those that bring one
        text = text::replaceAll(std::move(text), mark, escaped);
    return text;
}

/// The labels to choose from, each key once, and whether several may be.
struct Choices {
    std::vector<Label> labels;
    bool multiple = false;

    void add(Label label) {
        if (!keys.insert(label.key).second) return;
        if (!shown.insert(label.name).second) label.name += " (" + label.key + ")";
        labels.push_back(std::move(label));
    }
    std::set<std::string> keys, shown;
};

Choices choicesOf(const std::vector<Annotation>& annotations, const std::vector<LabelSet>& sets) {
    std::set<std::string> used;
    for (const Annotation& one : annotations)
        used.insert(one.labelSet);
    Choices choices;
    for (const LabelSet& set : sets) {
        if (used.empty() ? &set != &sets.front() : !used.contains(set.name)) continue;
        choices.multiple |= set.multiple;
        for (const Label& label : set.labels)
            choices.add(label);
    }
    for (const Annotation& one : annotations) {
        choices.multiple |= one.body.labels.size() > 1;
        for (const std::string& key : one.body.labels)
            choices.add({key, key, {}, LabelRole::None});
    }
    return choices;
}
} // namespace

std::string labelStudioConfig(const std::vector<Annotation>& annotations, const std::vector<LabelSet>& sets) {
    const Choices choices = choicesOf(annotations, sets);
    std::string xml = "<View>\n  <Text name=\"text\" value=\"$text\"/>\n  <Header value=\"Labels\"/>\n";
    xml += fmt::format("  <Choices name=\"labels\" toName=\"text\" choice=\"{}\">\n",
                       choices.multiple ? "multiple" : "single");
    for (const Label& label : choices.labels)
        xml += fmt::format("    <Choice value=\"{}\" alias=\"{}\" hint=\"{}\"/>\n", xmlText(label.name),
                           xmlText(label.key), xmlText(label.description));
    xml +=
        "  </Choices>\n  <Header value=\"Severity\"/>\n  <Rating name=\"severity\" toName=\"text\" maxRating=\"3\"/>\n"
        "  <Choices name=\"flag\" toName=\"text\" choice=\"multiple\">\n    <Choice value=\"flag\"/>\n  </Choices>\n";
    constexpr std::tuple<const char*, const char*, const char*> kTexts[]{
        {"note", "Note", " maxSubmissions=\"1\""},
        {"accepted", "Accepted answers", ""},
        {"accepted_reason", "Reasons of the accepted answers, in their order", ""},
        {"author", "Author", " maxSubmissions=\"1\""}};
    for (const auto& [control, title, limit] : kTexts)
        xml += fmt::format("  <Header value=\"{}\"/>\n  <TextArea name=\"{}\" toName=\"text\" editable=\"true\"{}/>\n",
                           title, control, limit);
    return xml + "</View>\n";
}

json asWhole(const json& value) {
    constexpr double kMost = 1e15; // whole numbers up to here are exact
    if (!value.is_number_float()) return value;
    const auto number = value.get<double>();
    return std::abs(number) < kMost && std::trunc(number) == number ? json(static_cast<std::int64_t>(number)) : value;
}

std::string templateText(const ItemKey& item) {
    return item.isCell() ? std::string(prompt::name(item.form)) : std::string();
}

ItemKey readItem(const json& entry) {
    ItemKey item;
    item.element = readId(entry.at("element_id"));
    item.run = readId(entry.at("run_id"));
    if (entry.contains("study")) item.study = entry.at("study").get<std::string>();
    if (entry.contains("unit")) item.unit = entry.at("unit").get<std::string>();
    item.year = static_cast<int>(wholeNumber(entry.at("year"), item.isCell() ? 1 : 0, ItemKey::kLastYear));
    if (!item.isCell()) return item;
    const auto form = prompt::templateFromName(entry.at("template").get<std::string>());
    require(form.has_value(), "unknown template");
    item.form = *form;
    return item;
}

std::string toLabelStudio(const std::vector<Annotation>& annotations, const ElementNames& names) {
    std::map<std::tuple<ItemKey, std::string>, ordered_json> tasks;
    for (const Annotation& one : annotations) {
        ordered_json& task = tasks[{one.item, one.labelSet}];
        if (task.is_null()) task = {{"data", dataOf(one, names)}, {"annotations", ordered_json::array()}};
        task["annotations"].push_back(annotationOf(one));
    }
    std::string text = "[";
    for (const auto& [key, task] : tasks)
        text += (text.size() == 1 ? "\n" : ",\n") + task.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
    return text + "\n]\n";
}

Result<ImportedAnnotations> fromLabelStudio(std::string_view text, const ElementNames& known) {
    try {
        ArrayItems tasks(text);
        AnnotationIntake intake(known);
        std::int64_t place = 0;
        while (const auto task = tasks.next())
            readTask(*task, ++place, intake);
        return std::move(intake).take();
    } catch (const JsonProblem& problem) {
        return Error{ErrorCode::BadInput, problem.what(), "Label Studio file"};
    }
}

} // namespace chronoscope::annotation
