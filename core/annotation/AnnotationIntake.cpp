// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationIntake.h"

#include "core/base/Text.h"

#include <algorithm>

namespace chronoscope::annotation {

namespace {
constexpr int kLastYear = 9'999;
constexpr double kMostSeconds = 1e9;
constexpr std::size_t kMaxAuthor = 200; // bytes, as the workspace takes them
constexpr std::size_t kMaxName = 1000;  // bytes of a model or label set

bool isLine(const std::string& text, std::size_t most) {
    return text.size() <= most && text::isUtf8(text) &&
           std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7F; });
}
} // namespace

std::optional<std::string> problemOf(const Annotation& one) {
    if (one.item.year < 1 || one.item.year > kLastYear) return "no such year";
    if (one.voice.author.empty() || !isLine(one.voice.author, kMaxAuthor))
        return "the author is no name of at most 200 bytes";
    if (one.labelSet.empty() || !isLine(one.labelSet, kMaxName)) return "the label set is no name";
    if (!isLine(one.model, kMaxName)) return "the model is no name";
    if (!(one.seconds >= 0 && one.seconds <= kMostSeconds)) return "no such duration";
    for (const std::string* time : {&one.created, &one.changed})
        if (!time->empty() && !isUtcTime(*time)) return "a time is not like 2026-01-31T12:34:56Z";
    if (one.body.empty()) return "it says nothing";
    return one.body.problem();
}

bool isUtcTime(std::string_view text) {
    constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
    if (text.size() != kForm.size()) return false;
    for (std::size_t i = 0; i < kForm.size(); ++i)
        if (kForm[i] == '0' ? text[i] < '0' || text[i] > '9' : text[i] != kForm[i]) return false;
    return true;
}

std::vector<Annotation> ImportedAnnotations::annotations() const {
    std::vector<Annotation> list;
    list.reserve(entries.size());
    for (const Entry& entry : entries)
        list.push_back(entry.annotation);
    return list;
}

void AnnotationIntake::refuse(std::int64_t line, std::string reason) {
    ++m_out.refusedCount;
    if (m_out.refused.size() < ImportedAnnotations::kMaxListed) m_out.refused.push_back({line, std::move(reason)});
}

void AnnotationIntake::add(std::int64_t line, Result<Annotation> read) {
    if (!read) return refuse(line, read.error().message);
    Annotation annotation = std::move(read).value();
    annotation.body.tidy();
    if (auto problem = problemOf(annotation)) return refuse(line, std::move(*problem));
    for (const std::string& key : annotation.body.labels)
        if (m_keys.size() >= kMaxKeys && !m_keys.contains(key)) return refuse(line, "the file has too many different labels");
    m_keys.insert(annotation.body.labels.begin(), annotation.body.labels.end());
    const auto [first, isNew] = m_lines.try_emplace({annotation.item, annotation.voice}, line);
    if (!isNew)
        return refuse(line, "the same author's word on the same item is in line " + std::to_string(first->second));
    auto& list = m_known.contains(annotation.item.element) ? m_out.entries : m_out.elsewhere;
    list.push_back({line, std::move(annotation)});
}

} // namespace chronoscope::annotation
