// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/labels/Annotation.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/labels/LabelSet.h"
#include "core/store/LostPack.h"
#include "core/study/UnitKey.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <chrono>
#include <initializer_list>

namespace chronoscope::annotation {

using nlohmann::json;

namespace {
constexpr int kMaxDepth = 4;
constexpr std::size_t kMaxDocument = 8 << 20; // bytes; far above what a sound body takes
constexpr int kMaxSeverity = 3;
constexpr std::size_t kMaxName = 1000; // bytes of a model or label set

bool isSound(const std::string& text) { return text.size() <= AnnotationBody::kMaxNote && text::isUtf8(text); }

bool isLine(const std::string& text, std::size_t most) {
    return text.size() <= most && text::isUtf8(text) &&
           std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}

std::optional<std::string> problemOfItem(const ItemKey& item) {
    constexpr std::size_t kMaxStudy = 40; // bytes
    if (item.isCell()) {
        if (item.year < 1 || item.year > ItemKey::kLastYear) return "no such year";
        return item.unit.empty() ? std::nullopt : std::optional<std::string>("a unit of no study");
    }
    if (item.study == store::kChroKnowledge || !isLine(item.study, kMaxStudy)) return "no such study";
    if (item.year != 0 || item.form != prompt::Template::Generation) return "a unit has neither year nor template";
    const auto unit = study::unitKeyFromText(item.unit);
    return unit ? std::nullopt : std::optional(unit.error().message);
}

/// What annotations and changes have in common.
template <typename Said> std::optional<std::string> problemOfFrame(const Said& one) {
    if (auto problem = problemOfItem(one.item)) return problem;
    if (!isAuthor(one.voice.author)) return "the author is no name of at most 200 bytes";
    if (one.labelSet.empty() || !isLine(one.labelSet, kMaxName)) return "the label set is no name";
    if (!isLine(one.model, kMaxName)) return "the model is no name";
    if (!(one.seconds >= 0 && one.seconds <= Annotation::kMostSeconds)) return "no such duration";
    return std::nullopt;
}

/// Of times that may be unknown.
std::optional<std::string> problemOfTimes(std::initializer_list<const std::string*> times) {
    for (const std::string* time : times)
        if (!time->empty() && !isUtcTime(*time)) return "a time is not like 2026-01-31T12:34:56Z";
    return std::nullopt;
}

AcceptedAnswer readAccepted(const json& item) {
    require(item.is_object() && item.size() == 2, "an accepted answer is {\"answer\": text, \"reason\": text}");
    return {item.at("answer").get<std::string>(), item.at("reason").get<std::string>()};
}

AnnotationBody readBody(const json& root) {
    require(root.is_object(), "not an object");
    AnnotationBody body;
    for (const auto& entry : root.items()) {
        const json& value = entry.value();
        if (entry.key() == "labels") {
            require(value.is_array(), "labels are no list");
            body.labels = value.get<std::vector<std::string>>();
        } else if (entry.key() == "severity") {
            body.severity = static_cast<int>(wholeNumber(value, 0, kMaxSeverity));
        } else if (entry.key() == "note") {
            body.note = value.get<std::string>();
        } else if (entry.key() == "flag") {
            body.flag = value.get<bool>();
        } else if (entry.key() == "accepted") {
            require(value.is_array(), "accepted answers are no list");
            std::transform(value.begin(), value.end(), std::back_inserter(body.accepted), readAccepted);
        } else {
            require(false, "unknown entry \"" + text::shortened(entry.key(), 60) + "\"");
        }
    }
    body.tidy();
    const auto problem = body.problem();
    require(!problem, problem.value_or(std::string()));
    return body;
}
} // namespace

ContentId runIdentity(const store::RunRecord& run) {
    // Written out field by field: the JSON of a RunSpec grows with the versions of the program.
    const run::RunSpec& spec = run.spec;
    std::vector<std::string_view> templates;
    for (const prompt::Template form : spec.templates)
        templates.push_back(prompt::name(form));
    std::string text = "chronoscope-run-1\n";
    // Each part with its length: no two runs make one text.
    const auto add = [&](std::string_view part) { text += fmt::format("{}:{}\n", part.size(), part); };
    const std::string& name = run.madeAs.empty() ? run.name : run.madeAs;
    for (const std::string* part : {&run.created, &name, &run.model, &run.backend, &run.sliceHash, &run.traversal})
        add(*part);
    for (const std::string* pack : {&run.templatePack, &run.relationPack})
        add(store::packId(*pack));
    add(fmt::format("{} {}", run.elements, run.elementLimit));
    add(fmt::format("{}", fmt::join(run.years, " ")));
    add(fmt::format("{}", fmt::join(templates, " ")));
    add(fmt::format("{} {} {} {}", prompt::name(spec.protocol), prompt::name(spec.sampler), spec.sets, spec.seed));
    add(fmt::format("{}", fmt::join(spec.temperatures, " ")));
    if (!run.nonce.empty()) add(run.nonce); // else of a schema before 11, which told runs apart by `created` alone
    return contentId(text);
}

bool isAuthor(const std::string& text) { return !text.empty() && isLine(text, Authorship::kMaxAuthor); }

bool isUtcTime(std::string_view text) {
    constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
    if (text.size() != kForm.size()) return false;
    for (std::size_t i = 0; i < kForm.size(); ++i)
        if (kForm[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != kForm[i]) return false;
    const auto number = [&](std::size_t at, std::size_t digits) {
        int value = 0;
        for (const char digit : text.substr(at, digits))
            value = 10 * value + (digit - '0');
        return value;
    };
    const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                          std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                          std::chrono::day(static_cast<unsigned>(number(8, 2)))};
    return day.ok() && number(11, 2) < 24 && number(14, 2) < 60 && number(17, 2) < 60;
}

std::optional<std::string> problemOf(const Annotation& one) {
    if (auto problem = problemOfFrame(one)) return problem;
    if (auto problem = problemOfTimes({&one.created, &one.changed})) return problem;
    if (one.body.empty()) return "it says nothing";
    return one.body.problem();
}

std::optional<std::string> problemOf(const AnnotationChange& change) {
    if (auto problem = problemOfFrame(change)) return problem;
    if (auto problem = problemOfTimes({&change.when})) return problem;
    if (!change.before) // else it is not looked at
        if (auto problem = problemOfTimes({&change.stood.created})) return problem;
    return change.after ? change.after->problem() : std::nullopt;
}

bool AnnotationBody::has(std::string_view label) const {
    return std::find(labels.begin(), labels.end(), label) != labels.end();
}

void AnnotationBody::tidy() {
    std::sort(labels.begin(), labels.end());
    labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
    const auto byAnswer = [](const AcceptedAnswer& a, const AcceptedAnswer& b) { return a.answer < b.answer; };
    const auto sameAnswer = [](const AcceptedAnswer& a, const AcceptedAnswer& b) { return a.answer == b.answer; };
    std::stable_sort(accepted.begin(), accepted.end(), byAnswer);
    accepted.erase(std::unique(accepted.begin(), accepted.end(), sameAnswer), accepted.end());
}

std::optional<std::string> AnnotationBody::problem() const {
    if (labels.size() > LabelSet::kMaxLabels) return "too many labels";
    for (const std::string& label : labels)
        if (!isLabelKey(label)) return "a label is 1 to 40 of a-z, 0-9 and '-'";
    if (severity < 0 || severity > kMaxSeverity) return "the severity must be 0 to 3";
    if (!isSound(note)) return "the note is too long, or no text";
    if (accepted.size() > kMaxAccepted) return "too many accepted answers";
    for (const AcceptedAnswer& one : accepted) {
        if (text::trim(one.answer).empty()) return "an accepted answer is empty";
        if (!isSound(one.answer) || !isSound(one.reason)) return "an accepted answer is too long, or no text";
    }
    return std::nullopt;
}

std::string toJson(const AnnotationBody& body) {
    json root = json::object();
    if (!body.labels.empty()) root["labels"] = body.labels;
    if (body.severity != 0) root["severity"] = body.severity;
    if (!body.note.empty()) root["note"] = body.note;
    if (body.flag) root["flag"] = true;
    for (const AcceptedAnswer& one : body.accepted)
        root["accepted"].push_back({{"answer", one.answer}, {"reason", one.reason}});
    return root.dump(-1, ' ', false, json::error_handler_t::replace);
}

Result<AnnotationBody> bodyFromJson(std::string_view text) {
    if (text.size() > kMaxDocument) return Error{ErrorCode::BadInput, "too large", "annotation"};
    return readJson(text, kMaxDepth, ErrorCode::BadInput, "annotation", readBody);
}

} // namespace chronoscope::annotation
