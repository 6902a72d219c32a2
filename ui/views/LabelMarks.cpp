// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelMarks.h"

#include "ui/views/Text.h"

#include <QStringList>

#include <algorithm>

namespace chronoscope::ui {

using Label = results::CellLabels::Label;
using widgets::LabelTag;

LabelTag LabelMarks::tagOf(const Label& label) {
    return {QString::fromStdString(label.sign), label.style, QString::fromStdString(label.name)};
}

LabelTag LabelMarks::of(std::span<const std::uint32_t> labels) const {
    if (isEmpty() || labels.empty()) return {};
    LabelTag tag = ofLabel(labels.front());
    if (labels.size() == 1) {
        tag.words = Text::tr("Label: %1").arg(tag.words);
        return tag;
    }
    QStringList others;
    for (const std::uint32_t label : labels.subspan(1))
        others << QString::fromStdString(m_set->labels->labels[label].name);
    tag.words = Text::tr("Labels: %1 +%2: %3")
                    .arg(tag.words, QString::number(others.size()), others.join(QStringLiteral(", ")));
    return tag;
}

std::span<const std::uint32_t> LabelMarks::labelsOf(std::size_t run, std::uint32_t element, prompt::Template form,
                                                    int year) const {
    if (isEmpty() || run >= m_set->runs.size() || m_set->labels->runs[run].cells.empty()) return {};
    const auto cell = results::cellOf(m_set->runs[run], element, form, year);
    return cell ? m_set->labels->labelsOf(run, *cell) : std::span<const std::uint32_t>();
}

LabelTag LabelMarks::of(std::size_t run, std::uint32_t element, prompt::Template form, int year) const {
    return of(labelsOf(run, element, form, year));
}

std::span<const std::uint32_t> LabelMarks::labelsOfRow(std::int64_t run, std::int64_t elementRow, prompt::Template form,
                                                       int year) const {
    if (isEmpty()) return {};
    const auto at = std::find_if(m_set->runs.begin(), m_set->runs.end(),
                                 [run](const auto& view) { return view.columns->choice.run == run; });
    const auto element = m_set->elements->indexOfRow(elementRow);
    if (at == m_set->runs.end() || !element) return {};
    return labelsOf(static_cast<std::size_t>(at - m_set->runs.begin()), *element, form, year);
}

LabelTag LabelMarks::ofRow(std::int64_t run, std::int64_t elementRow, prompt::Template form, int year) const {
    return of(labelsOfRow(run, elementRow, form, year));
}

} // namespace chronoscope::ui
