// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/SliceForm.h"

#include "ui/pages/SliceBar.h"
#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using benchmark::kDomains;
using benchmark::kStates;

namespace {
template <typename Boxes> QHBoxLayout* rowOf(const Boxes& boxes) {
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace16);
    for (QCheckBox* box : boxes)
        row->addWidget(box);
    row->addStretch();
    return row;
}

template <typename Boxes> bool anyChecked(const Boxes& boxes) {
    return std::any_of(boxes.begin(), boxes.end(), [](const QCheckBox* box) { return box->isChecked(); });
}

/// The values whose boxes are checked; all of them are no restriction.
template <typename Boxes, typename Values> auto chosen(const Boxes& boxes, const Values& values) {
    std::vector<typename Values::value_type> list;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (boxes[i]->isChecked()) list.push_back(values[i]);
    if (list.size() == values.size()) list.clear();
    return list;
}
} // namespace

SliceForm::SliceForm(QWidget* parent) : QWidget(parent) {
    for (std::size_t i = 0; i < kDomains.size(); ++i)
        m_domains[i] = makeBox(displayName(kDomains[i]), "domainBox_", benchmark::name(kDomains[i]));
    for (std::size_t i = 0; i < kStates.size(); ++i)
        m_states[i] = makeBox(displayName(kStates[i]), "stateBox_", benchmark::name(kStates[i]));
    m_relations = makeText(this, "sliceRelations", Role::Caption);
    m_bar = new SliceBar(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(rowOf(m_domains));
    layout->addLayout(rowOf(m_states));
    layout->addWidget(m_relations);
    layout->addWidget(m_bar);
    connect(m_bar, &SliceBar::changed, this, &SliceForm::changed);
    setSlice({});
}

QCheckBox* SliceForm::makeBox(const QString& label, const char* prefix, std::string_view name) {
    auto* box = new QCheckBox(label, this);
    box->setObjectName(QLatin1String(prefix) + QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size())));
    box->setToolTip(tr("Ask about %1 elements").arg(label.toLower()));
    connect(box, &QCheckBox::toggled, this, &SliceForm::changed);
    return box;
}

void SliceForm::setSlice(const benchmark::SliceSpec& slice) {
    const QSignalBlocker quiet(this);
    m_given = slice;
    for (std::size_t i = 0; i < kDomains.size(); ++i)
        m_domains[i]->setChecked(slice.wants(kDomains[i]));
    for (std::size_t i = 0; i < kStates.size(); ++i)
        m_states[i]->setChecked(slice.wants(kStates[i]));
    QStringList relations;
    for (const std::string& relation : slice.relations)
        relations << QString::fromStdString(relation);
    m_relations->setText(tr("Only these relations: %1").arg(relations.join(QStringLiteral(", "))));
    m_relations->setToolTip(tr("Relations are chosen in the tree of the Benchmark page"));
    m_relations->setVisible(!relations.isEmpty());
    m_bar->setSlice(slice);
}

benchmark::SliceSpec SliceForm::slice() const {
    benchmark::SliceSpec slice = m_given;
    slice.domains = chosen(m_domains, kDomains);
    slice.states = chosen(m_states, kStates);
    m_bar->fill(slice);
    return slice;
}

void SliceForm::setYearRange(int first, int last) { m_bar->setYearRange(first, last); }

QString SliceForm::problem() const {
    if (!anyChecked(m_domains)) return tr("Choose at least one domain");
    if (!anyChecked(m_states)) return tr("Choose at least one state");
    return {};
}

} // namespace chronoscope::ui
