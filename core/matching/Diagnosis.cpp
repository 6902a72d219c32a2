// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/matching/Diagnosis.h"

#include <algorithm>
#include <cstdlib>

namespace chronoscope::matching {

using benchmark::Object;
using benchmark::YearObjects;

namespace {
std::vector<Object> asObjects(const std::vector<std::string>& names) {
    std::vector<Object> objects;
    for (const std::string& name : names)
        objects.push_back({name});
    return objects;
}
} // namespace

std::string_view name(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::Stale: return "stale";
    case AnswerKind::Ahead: return "ahead";
    case AnswerKind::Distractor: return "distractor";
    case AnswerKind::Other: return "other";
    case AnswerKind::Refused: return "refused";
    case AnswerKind::Empty: return "empty";
    case AnswerKind::Contradictory: return "contradictory";
    case AnswerKind::Unreadable: return "unreadable";
    }
    return "";
}

AnswerDecoder::AnswerDecoder(const benchmark::Element& element, const JudgeSettings& settings)
    : m_element(element), m_settings(settings) {}

/// The year nearest to the asked one, the earlier of two equally near. Right for the asked year itself, it repeats no
/// other year's answer.
Diagnosis AnswerDecoder::nearest(const Reading& reading, int askedYear) {
    const auto& years = reading.years;
    if (!years.empty() && std::find(years.begin(), years.end(), askedYear) == years.end()) {
        const int year = *std::min_element(years.begin(), years.end(), [&](int a, int b) {
            return std::abs(askedYear - a) < std::abs(askedYear - b); // ascending: of equals the earlier comes first
        });
        return {year < askedYear ? AnswerKind::Stale : AnswerKind::Ahead, askedYear - year};
    }
    return {reading.distractor ? AnswerKind::Distractor : AnswerKind::Other, 0};
}

AnswerDecoder::Reading AnswerDecoder::readAnswer(const std::string& answer) {
    if (!m_right) {
        m_right.emplace(m_element, m_settings);
        m_distractors.emplace(asObjects(m_element.distractors), m_settings.preprocess, m_settings.threshold);
    }
    Reading reading;
    // What has no time is right for no other year.
    if (m_element.state != benchmark::State::Invariant) reading.years = m_right->yearsOf(answer);
    reading.distractor = m_distractors->match(answer).hit;
    return reading;
}

AnswerDecoder::Reading AnswerDecoder::readOption(const std::string& option) const {
    const std::u32string text = processed(option, m_settings.preprocess);
    const auto isText = [&](const std::string& name) { return processed(name, m_settings.preprocess) == text; };
    Reading reading;
    if (text.empty()) return reading;
    if (m_element.state != benchmark::State::Invariant)
        for (const YearObjects& year : m_element.years)
            if (std::any_of(year.objects.begin(), year.objects.end(),
                            [&](const Object& object) { return std::any_of(object.begin(), object.end(), isText); }))
                reading.years.push_back(year.year);
    reading.distractor = std::any_of(m_element.distractors.begin(), m_element.distractors.end(), isText);
    return reading;
}

Diagnosis AnswerDecoder::decode(std::string_view answer, int askedYear) {
    const auto [at, isNew] = m_answers.try_emplace(std::string(answer));
    if (isNew) at->second = readAnswer(at->first);
    return nearest(at->second, askedYear);
}

Diagnosis AnswerDecoder::decodeOption(std::string_view option, int askedYear) {
    const auto [at, isNew] = m_options.try_emplace(std::string(option));
    if (isNew) at->second = readOption(at->first);
    return nearest(at->second, askedYear);
}

std::optional<Diagnosis> AnswerDecoder::diagnose(prompt::Template form, const prompt::Prompt& prompt,
                                                 std::string_view reply, const Verdict& verdict, int askedYear) {
    if (verdict.hit || verdict.leftOut || form == prompt::Template::TrueFalse) return std::nullopt;
    switch (verdict.kind) {
    case ReplyKind::Refused: return Diagnosis{AnswerKind::Refused, 0};
    case ReplyKind::Empty: return Diagnosis{AnswerKind::Empty, 0};
    case ReplyKind::Contradictory: return Diagnosis{AnswerKind::Contradictory, 0};
    case ReplyKind::Unreadable: return Diagnosis{AnswerKind::Unreadable, 0};
    case ReplyKind::Answered: break;
    }
    if (form == prompt::Template::Generation) return decode(verdict.answer, askedYear);
    const auto option = chosenOption(prompt, reply, m_settings);
    if (!option || *option == prompt.correctOption) return Diagnosis{AnswerKind::Other, 0};
    return decodeOption(prompt.options[static_cast<std::size_t>(*option)], askedYear);
}

} // namespace chronoscope::matching
