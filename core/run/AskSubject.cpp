// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/AskSubject.h"

#include "core/base/Text.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"

#include <algorithm>

namespace chronoscope::run {

using benchmark::ElementMeta;

const ElementMeta* namedElement(const std::vector<ElementMeta>& elements, const std::string& subject,
                                const std::string& relation) {
    const auto wantedSubject = text::lower(subject);
    const auto wantedRelation = text::lower(relation);
    const ElementMeta* begins = nullptr;
    bool several = false;
    for (const ElementMeta& meta : elements) {
        const auto itsSubject = text::lower(meta.subject);
        const auto itsRelation = text::lower(meta.relation);
        if (itsSubject == wantedSubject && itsRelation == wantedRelation) return &meta;
        if (!itsSubject.starts_with(wantedSubject) || !itsRelation.starts_with(wantedRelation)) continue;
        several = several || begins != nullptr;
        begins = &meta;
    }
    return several ? nullptr : begins;
}

Status readAskSubject(store::Database& database, AskSpec& spec, AskSources& sources) {
    if (!spec.question.empty() || spec.subject.empty() || spec.relation.empty()) return {};
    store::BenchmarkStore benchmark(database);
    const auto elements = store::ElementVersions(database).current();
    if (!elements) return elements.error();
    auto fewShots = benchmark.fewShots();
    if (!fewShots) return fewShots.error();
    sources.fewShots = std::move(fewShots).value();
    const auto subject = text::lower(spec.subject), relation = text::lower(spec.relation);
    const auto isNamed = [&](const auto& one) {
        return text::lower(one.subject) == subject && text::lower(one.relation) == relation;
    };
    const ElementMeta* meta = namedElement(*elements, spec.subject, spec.relation);
    // One that is shown in front of others, and is named whole, is not another whose name begins like it.
    const bool isExemplar = std::any_of(sources.fewShots.begin(), sources.fewShots.end(), isNamed);
    if (meta && (isNamed(*meta) || !isExemplar)) {
        auto element = benchmark.load(meta->row);
        if (!element) return element.error();
        spec.subject = element->subject;
        spec.relation = element->relation;
        sources.element = std::move(element).value();
        return {};
    }
    // It would be asked below its own answer.
    std::erase_if(sources.fewShots, [&](const benchmark::Element& one) {
        if (!isNamed(one)) return false;
        spec.subject = one.subject;
        spec.relation = one.relation;
        sources.isExemplar = true;
        return true;
    });
    return {};
}

} // namespace chronoscope::run
