// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/AnnotationIntake.h"

namespace chronoscope::annotation {

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
    const auto [first, isNew] = m_lines.try_emplace({annotation.item, annotation.voice}, line);
    if (!isNew)
        return refuse(line, "the same author's word on the same item is in line " + std::to_string(first->second));
    auto& list = m_known.contains(annotation.item.element) ? m_out.entries : m_out.elsewhere;
    list.push_back({line, std::move(annotation)});
}

} // namespace chronoscope::annotation
