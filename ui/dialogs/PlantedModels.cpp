// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/PlantedModels.h"

#include "core/backend/BackendUri.h"
#include "ui/studies/PlantedParts.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/ModelList.h"

#include <QLocale>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace chronoscope::ui {

namespace {
using backend::CalibrationParams;
constexpr const char* kFormKey = "calibration:";
constexpr QLatin1String kInForm("in the form: "); ///< before the URI of what is planted there
constexpr int kYearsApart = 3;

QString uriOf(const CalibrationParams& params) { return QString::fromStdString(params.uri().text()); }

std::optional<CalibrationParams> paramsOf(const QString& uri) {
    const auto parsed = backend::BackendUri::parse(uri.toStdString());
    if (!parsed) return std::nullopt;
    const auto params = CalibrationParams::fromUri(*parsed);
    return params ? std::optional(*params) : std::nullopt;
}
} // namespace

PlantedModels::PlantedModels(ModelList* list, CalibrationForm::Plants plants, int fieldsPerRow, QWidget* parent)
    : QWidget(parent), m_list(list), m_plants(plants), m_form(new CalibrationForm(plants, fieldsPerRow)) {
    list->addOwn({tr("Calibration model (a check)"), kFormKey},
                 tr("No language model. It is asked like any other and answers from the benchmark itself, so that "
                    "what comes out can be compared with what was planted."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace8);
    auto* another = new QPushButton(tr("Add another"), this);
    another->setObjectName(QStringLiteral("plantAnotherButton"));
    another->setAutoDefault(false);
    another->setToolTip(tr("One more calibration model, planted with other numbers, is asked too"));
    addFolded(column, m_form, "plantedButton", tr("What the calibration model knows"),
              tr("Planted numbers of “Calibration model (a check)”"));
    m_fold = findChild<QToolButton*>(QStringLiteral("plantedButton"));
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    column->removeWidget(m_fold);
    row->addWidget(m_fold);
    row->addWidget(another);
    row->addStretch();
    column->insertLayout(0, row);
    connect(another, &QPushButton::clicked, this, &PlantedModels::plantAnother);
    connect(m_form, &CalibrationForm::changed, this, &PlantedModels::changed);
}

bool PlantedModels::isForm(const ModelTarget& target) { return target.uri == kFormKey; }

ModelTarget PlantedModels::asked(const ModelTarget& target) const {
    if (!isForm(target)) return target;
    return {nameOf(m_form->params()), uriOf(m_form->params()).toStdString()};
}

QString PlantedModels::plant(const CalibrationParams& params) {
    m_form->setParams(params);
    return QString::fromLatin1(kFormKey);
}

/// What is planted now stays as a model of its own; the form goes on to other numbers, which are shown.
void PlantedModels::plantAnother() {
    QStringList keys;
    for (const ModelTarget& target : m_list->ticked())
        keys << target.key();
    const QString uri = uriOf(m_form->params());
    add(uri);
    m_form->setParams(next());
    m_fold->setChecked(true);
    m_list->tick(keys << uri);
    m_list->scrollToItem(m_list->item(m_list->count() - 1));
}

QString PlantedModels::kept(const ModelTarget& target) const {
    return isForm(target) ? kInForm + uriOf(m_form->params()) : target.key();
}

/// A form of which nothing is kept begins with numbers that no other row has.
QStringList PlantedModels::restore(const QStringList& kept) {
    QStringList keys;
    bool isPlanted = false;
    for (const QString& key : kept) {
        if (key.startsWith(QLatin1String("calibration:?"))) add(key);
        const auto params = key.startsWith(kInForm) ? paramsOf(key.mid(kInForm.size())) : std::nullopt;
        isPlanted |= params.has_value();
        keys << (params ? plant(*params) : key);
    }
    if (!isPlanted && m_planted.contains(uriOf(m_form->params()))) m_form->setParams(next());
    return keys;
}

void PlantedModels::add(const QString& uri) {
    const auto params = paramsOf(uri);
    if (!params || m_planted.contains(uri)) return;
    m_planted << uri;
    m_list->addOwn({nameOf(*params), uri.toStdString()}, tr("Planted: %1").arg(uri.section(QLatin1Char('?'), 1)));
}

/// Numbers that are planted in no other yet, and tell the two apart at first sight.
CalibrationParams PlantedModels::next() const {
    CalibrationParams params = m_form->params();
    constexpr double kHundredths = 100; // as the fields have them
    if (m_plants == CalibrationForm::Plants::Scores)
        params.robust = std::round(params.robust / 2 * kHundredths) / kHundredths;
    else
        params.cutoff = std::max(0, params.cutoff - kYearsApart);
    while (m_planted.contains(uriOf(params)))
        ++params.seed;
    return params;
}

/// The number that matters most, and whatever is not as usual.
QString PlantedModels::nameOf(const CalibrationParams& params) const {
    using P = CalibrationParams;
    const P usual;
    const bool isScores = m_plants == CalibrationForm::Plants::Scores;
    const auto number = [](double share) { return QLocale().toString(share, 'g', 3); };
    QStringList parts{isScores ? tr("Calibration model, robust %1").arg(number(params.robust))
                               : tr("Calibration model %1").arg(params.cutoff)}; // as runs call it
    for (const auto& [text, share] : {std::pair(tr("recall %1"), &P::recall), std::pair(tr("partial %1"), &P::partial),
                                      std::pair(tr("stale %1"), &P::stale), std::pair(tr("recovers %1"), &P::recovers),
                                      std::pair(tr("mistaken %1"), &P::mistaken),
                                      std::pair(tr("swayed %1"), &P::swayed), std::pair(tr("noise %1"), &P::noise),
                                      std::pair(tr("refusal %1"), &P::refusal), std::pair(tr("nearly %1"), &P::nearly),
                                      std::pair(tr("blind %1"), &P::blind), std::pair(tr("error %1"), &P::error)})
        if (params.*share != usual.*share) parts << text.arg(number(params.*share));
    for (const auto& [of, share] : params.recallOf)
        parts << tr("recall %1").arg(QStringLiteral("%1 %2").arg(plantedPartLabel(of), number(share)));
    if (params.latencyMs != usual.latencyMs) parts << tr("%1 ms").arg(params.latencyMs);
    if (params.seed != usual.seed) parts << tr("seed %1").arg(params.seed);
    return parts.join(QStringLiteral(", "));
}

} // namespace chronoscope::ui
