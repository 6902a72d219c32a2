// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/StressReadings.h"

#include "core/facts/IsoDate.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/ToQt.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>

namespace chronoscope::ui {

using robustness::SamplerOptions;

namespace {
constexpr double kHorizonStep = 1;
constexpr double kLeastHorizon = 0.1;
/// In the order of the box: as is usual with the sampler, yes, no.
enum class Equal : int { Usual = 0, Yes, No };
enum class Matches : int { Last = 0, All };

Result<facts::Date> clipIn(const QLineEdit& field) { return facts::readIsoDate(field.text().trimmed().toStdString()); }
} // namespace

StressReadings::StressReadings(int labelWidth, QWidget* parent)
    : QWidget(parent), m_horizon(new QDoubleSpinBox(this)), m_clip(new QLineEdit(this)), m_equal(new QComboBox(this)),
      m_matches(new QComboBox(this)) {
    QFormLayout* form = makeForm(this, Tokens::kSpace16, QFormLayout::AllNonFixedFieldsGrow);
    m_horizon->setRange(kLeastHorizon, SamplerOptions::kMaxHorizon);
    m_horizon->setDecimals(1);
    m_horizon->setSingleStep(kHorizonStep);
    m_horizon->setSuffix(tr(" lengths of validity"));
    for (const QString& text : {tr("As the sampler has it"), tr("As many at each"), tr("As many as there are")})
        m_equal->addItem(text);
    m_matches->addItem(tr("Its last occurrence"));
    m_matches->addItem(tr("Every occurrence"));
    for (QWidget* field : {static_cast<QWidget*>(m_horizon), static_cast<QWidget*>(m_clip)})
        field->setMaximumWidth(2 * labelWidth);
    addFormRow(
        form, tr("Dates reach"), m_horizon, "stressHorizon",
        tr("How far dates go: so many lengths of the fact's validity, half of them on either side of its middle. "
           "The papers take 10"),
        labelWidth);
    addFormRow(form, tr("Last date"), m_clip, "stressClip",
               tr("Dates that end later are not asked: YYYY, YYYY-MM or YYYY-MM-DD. The papers take 2020-12-31"),
               labelWidth);
    addFormRow(form, tr("Per precision"), m_equal, "stressEqual",
               tr("Whether all precisions of a fact have as many dates of each class: months and days in a year that "
                  "holds a bound are left out then. TimeStress does so, the paper does not"),
               labelWidth);
    addFormRow(form, tr("Object scored"), m_matches, "stressMatches",
               tr("Where the object stands in the question, too: its last occurrence alone is scored, or every one, as "
                  "the published code of TimeStress does"),
               labelWidth);
    connect(m_horizon, &QDoubleSpinBox::valueChanged, this, &StressReadings::changed);
    connect(m_clip, &QLineEdit::textChanged, this, &StressReadings::changed);
    for (QComboBox* box : {m_equal, m_matches})
        connect(box, &QComboBox::activated, this, &StressReadings::changed);
}

void StressReadings::set(const robustness::StressSpec& spec) {
    m_horizon->setValue(spec.dates.horizon);
    m_given = spec.dates.horizon;
    m_shown = m_horizon->value();
    m_clip->setText(toQt(facts::isoText(spec.dates.clip)));
    const auto equal = !spec.dates.equalize ? Equal::Usual : *spec.dates.equalize ? Equal::Yes : Equal::No;
    m_equal->setCurrentIndex(static_cast<int>(equal));
    m_matches->setCurrentIndex(static_cast<int>(spec.allMatches ? Matches::All : Matches::Last));
}

void StressReadings::putInto(robustness::StressSpec& spec) const {
    spec.dates.horizon = m_horizon->value() == m_shown ? m_given : m_horizon->value();
    if (const auto clip = clipIn(*m_clip)) spec.dates.clip = *clip;
    const auto equal = static_cast<Equal>(m_equal->currentIndex());
    spec.dates.equalize = equal == Equal::Usual ? std::nullopt : std::optional(equal == Equal::Yes);
    spec.allMatches = static_cast<Matches>(m_matches->currentIndex()) == Matches::All;
}

QString StressReadings::problem() const {
    if (clipIn(*m_clip)) return {};
    return tr("“%1” is no date: the last one is written YYYY, YYYY-MM or YYYY-MM-DD").arg(m_clip->text());
}

} // namespace chronoscope::ui
