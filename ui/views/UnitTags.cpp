// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/UnitTags.h"

#include "core/results/LabelSigns.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/views/LabelMarks.h"
#include "ui/views/Text.h"
#include "ui/views/ToQt.h"

#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

using Label = results::CellLabels::Label;
using widgets::LabelTag;

UnitTags::UnitTags(AnnotationHub& hub, const store::RunRecord& run)
    : m_book(hub.snapshot()), m_run{annotation::runIdentity(run), {}, 0, prompt::Template::Generation, run.study, {}} {
    for (const annotation::LabelSet& set : hub.labelSets())
        for (std::size_t at = 0; at < set.labels.size(); ++at) {
            const annotation::Label& label = set.labels[at];
            m_labels.push_back({set.name, label.key, label.name, label.role, at, {}, -1, label.color});
        }
    // Units are labelled with the first set: its keys are those that people know.
    results::assignSigns(m_labels, m_labels.empty() ? std::string() : m_labels.front().set);
}

const Label* UnitTags::known(const std::string& set, const std::string& key) const {
    const auto at = std::find_if(m_labels.begin(), m_labels.end(),
                                 [&](const Label& label) { return label.key == key && label.set == set; });
    return at == m_labels.end() ? nullptr : &*at;
}

LabelTag UnitTags::tagOf(const annotation::ItemKey& unit, const std::string& key) const {
    for (const annotation::Annotation& one : m_book->of(unit)) {
        const Label* label = one.body.has(key) ? known(one.labelSet, key) : nullptr;
        if (label) return LabelMarks::tagOf(*label);
    }
    return {QStringLiteral("?"), -1, toQt(key)}; // of a set that is not here any more
}

LabelTag UnitTags::of(const ContentId& item, const study::UnitKey& unit) const {
    if (!m_book) return {};
    annotation::ItemKey key = m_run;
    key.element = item;
    key.unit = study::toText(unit);
    if (m_book->of(key).empty()) return {};
    const annotation::Consensus said = m_book->consensus(key);
    if (said.labels.empty()) return said.flag ? LabelTag{QStringLiteral("⚑"), -1, Text::tr("flagged")} : LabelTag();
    LabelTag tag = tagOf(key, said.labels.front());
    if (said.labels.size() == 1) {
        tag.words = Text::tr("Label: %1").arg(tag.words);
        return tag;
    }
    QStringList others;
    for (std::size_t i = 1; i < said.labels.size(); ++i)
        others << tagOf(key, said.labels[i]).words;
    tag.words = Text::tr("Labels: %1 +%2: %3")
                    .arg(tag.words, QString::number(others.size()), others.join(QStringLiteral(", ")));
    return tag;
}

} // namespace chronoscope::ui
