// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/LabelStudio.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>

namespace chronoscope::annotation {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {
constexpr int kMaxDepth = 16;
constexpr int kLastYear = 9'999;
constexpr std::size_t kMaxResults = 1000; // of one annotation

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
            reasons.push_back(accepted.reason);
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
    return {{"text", fmt::format("{}, {}, {}", element.subject, element.relation, one.item.year)},
            {"element_id", toHex(one.item.element)},
            {"run_id", toHex(one.item.run)},
            {"year", one.item.year},
            {"template", prompt::name(one.item.form)},
            {"label_set", one.labelSet},
            {"subject", element.subject},
            {"relation", element.relation},
            {"model", one.model}};
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
    const auto control = result.at("from_name").get<std::string>();
    const json& value = result.at("value");
    if (control == "author") {
        one.voice.author = joined(linesOf(value));
    } else if (control == "labels") {
        one.body.labels = value.at("choices").get<std::vector<std::string>>();
    } else if (control == "severity") {
        one.body.severity = static_cast<int>(wholeNumber(value.at("rating"), 0, 3));
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
        require(false, "unknown control \"" + control + "\"");
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

std::string timeOf(const json& annotation, const char* key) {
    if (!annotation.contains(key) || !annotation.at(key).is_string()) return {};
    auto time = annotation.at(key).get<std::string>();
    const std::size_t fraction = time.find('.'); // it counts microseconds
    if (fraction != std::string::npos && time.ends_with('Z')) time = time.substr(0, fraction) + "Z";
    return isUtcTime(time) ? time : std::string();
}

Annotation readAnnotation(const json& data, const json& annotation) {
    require(annotation.is_object(), "an annotation is no object");
    require(!annotation.value("was_cancelled", false), "it was skipped");
    Annotation one;
    one.item = readItem(data);
    one.labelSet = data.at("label_set").get<std::string>();
    if (data.contains("model")) one.model = data.at("model").get<std::string>();
    one.voice = {userOf(annotation), annotation.value("ground_truth", false)};
    const json& results = annotation.at("result");
    require(results.is_array() && results.size() <= kMaxResults, "its results are no list, or too many");
    std::vector<std::string> reasons;
    for (const json& result : results)
        readResult(result, one, reasons);
    require(reasons.size() <= one.body.accepted.size(), "more reasons than accepted answers");
    for (std::size_t i = 0; i < reasons.size(); ++i)
        one.body.accepted[i].reason = std::move(reasons[i]);
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

void readTask(const json& task, std::int64_t place, AnnotationIntake& intake) {
    const bool whole = task.is_object() && task.contains("data") && task.contains("annotations") &&
                       task.at("data").is_object() && task.at("annotations").is_array();
    if (!whole) return intake.add(place, Error{ErrorCode::BadInput, "it is no task with data and annotations", "task"});
    for (const json& annotation : task.at("annotations"))
        intake.add(place, reading([&] { return readAnnotation(task.at("data"), annotation); }));
}
/// As the value of an attribute. What XML has no place for is left out as a space or U+FFFD.
std::string xmlText(std::string text) {
    std::replace_if(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; }, ' ');
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
    xml += fmt::format("  <Choices name=\"labels\" toName=\"text\" choice=\"{}\">\n", choices.multiple ? "multiple" : "single");
    for (const Label& label : choices.labels)
        xml += fmt::format("    <Choice value=\"{}\" alias=\"{}\" hint=\"{}\"/>\n", xmlText(label.name), xmlText(label.key),
                           xmlText(label.description));
    xml += "  </Choices>\n  <Header value=\"Severity\"/>\n  <Rating name=\"severity\" toName=\"text\" maxRating=\"3\"/>\n"
           "  <Choices name=\"flag\" toName=\"text\" choice=\"multiple\">\n    <Choice value=\"flag\"/>\n  </Choices>\n";
    constexpr std::tuple<const char*, const char*, const char*> kTexts[]{
        {"note", "Note", " maxSubmissions=\"1\""},
        {"accepted", "Accepted answers", ""},
        {"accepted_reason", "Reasons of the accepted answers, in their order", ""},
        {"author", "Author", " maxSubmissions=\"1\""}};
    for (const auto& [control, title, limit] : kTexts)
        xml += fmt::format("  <Header value=\"{}\"/>\n  <TextArea name=\"{}\" toName=\"text\" editable=\"true\"{}/>\n", title,
                           control, limit);
    return xml + "</View>\n";
}

ItemKey readItem(const json& entry) {
    ItemKey item;
    item.element = readId(entry.at("element_id"));
    item.run = readId(entry.at("run_id"));
    item.year = static_cast<int>(wholeNumber(entry.at("year"), 1, kLastYear));
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
    return readJson(text, kMaxDepth, ErrorCode::BadInput, "Label Studio file", [&](const json& tasks) {
        require(tasks.is_array(), "it is no list of tasks");
        AnnotationIntake intake(known);
        std::int64_t place = 0;
        for (const json& task : tasks)
            readTask(task, ++place, intake);
        return std::move(intake).take();
    });
}

} // namespace chronoscope::annotation
