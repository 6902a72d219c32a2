// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/PlantedModels.h"

#include "core/backend/BackendUri.h"
#include "ui/studies/PlantedParts.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/ModelList.h"

#include <QComboBox>
#include <QLocale>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace chronoscope::ui {

namespace {
using backend::CalibrationParams;
constexpr const char* kFirstKey = "calibration:";
constexpr QLatin1String kInForm("in the form: "); ///< before the URI of what is planted in the first
constexpr int kYearsApart = 3;

QString uriOf(const CalibrationParams& params) { return QString::fromStdString(params.uri().text()); }

std::optional<CalibrationParams> paramsOf(const QString& uri) {
    const auto parsed = backend::BackendUri::parse(uri.toStdString());
    if (!parsed) return std::nullopt;
    const auto params = CalibrationParams::fromUri(*parsed);
    return params ? std::optional(*params) : std::nullopt;
}

QString plantedTip(const CalibrationParams& params) {
    return PlantedModels::tr("Planted: %1").arg(uriOf(params).section(QLatin1Char('?'), 1));
}
} // namespace

PlantedModels::PlantedModels(ModelList* list, CalibrationForm::Plants plants, int fieldsPerRow, QWidget* parent)
    : QWidget(parent), m_list(list), m_plants(plants), m_form(new CalibrationForm(plants, fieldsPerRow)) {
    m_all.push_back({QString::fromLatin1(kFirstKey), m_form->params()});
    list->addOwn({rowName(m_all.front()), kFirstKey}, rowTip(m_all.front()));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace8);
    m_another = new QPushButton(tr("Add another"), this);
    m_another->setObjectName(QStringLiteral("plantAnotherButton"));
    m_another->setAutoDefault(false);
    m_another->setToolTip(tr("One more calibration model, planted with other numbers, is asked too"));
    addFolded(column, makeNumbers(), "plantedButton",
              tr("What a calibration model knows, and how it fails: the numbers planted in it, which results should "
                 "show again"),
              tr("Calibration numbers"));
    m_fold = findChild<QToolButton*>(QStringLiteral("plantedButton"));
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace8);
    column->removeWidget(m_fold);
    row->addWidget(m_fold);
    row->addWidget(m_another);
    row->addStretch();
    column->insertLayout(0, row);
    connect(m_another, &QPushButton::clicked, this, &PlantedModels::plantAnother);
    connect(m_form, &CalibrationForm::changed, this, &PlantedModels::take);
    connect(list, &QListWidget::currentRowChanged, this, &PlantedModels::showCurrent);
}

/// What is folded: the numbers, and of several models whose they are.
QWidget* PlantedModels::makeNumbers() {
    auto* part = new QWidget; // Tab comes to it behind its button, which is made first in the window
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(Tokens::kSpace4);
    m_which = new QComboBox(part);
    m_which->setObjectName(QStringLiteral("plantedCombo"));
    m_which->setAccessibleName(tr("Calibration model whose numbers are shown"));
    m_which->setToolTip(tr("The calibration model whose numbers stand below; each has its own"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_which->addItem(rowName(m_all.front()));
    m_which->hide();
    rows->addWidget(m_which);
    rows->addWidget(m_form);
    connect(m_which, &QComboBox::activated, this, [this](int planted) {
        showNumbers(static_cast<std::size_t>(planted));
        m_list->setCurrent(m_all[m_shown].key);
    });
    return part;
}

bool PlantedModels::isPlanted(const ModelTarget& target) { return target.uri.starts_with(kFirstKey); }

const PlantedModels::Planted* PlantedModels::find(const ModelTarget& target) const {
    for (const Planted& planted : m_all)
        if (planted.key == target.key()) return &planted;
    return nullptr;
}

ModelTarget PlantedModels::asked(const ModelTarget& target) const {
    const Planted* planted = find(target);
    return planted ? ModelTarget{nameOf(planted->params), uriOf(planted->params).toStdString()} : target;
}

QString PlantedModels::plant(const CalibrationParams& params) {
    m_all.front().params = params;
    nameRow(0);
    if (m_shown == 0) showNumbers(0);
    return m_all.front().key;
}

/// What is planted already stays as it is; the new one has other numbers, which are shown.
void PlantedModels::plantAnother() {
    QStringList keys;
    for (const ModelTarget& target : m_list->ticked())
        keys << target.key();
    const QString key = add(nextTo(m_all.back().params));
    m_fold->setChecked(true);
    m_list->tick(keys << key);
    m_list->setCurrent(key);
    showNumbers(m_all.size() - 1);
}

QString PlantedModels::kept(const ModelTarget& target) const {
    const Planted* planted = find(target);
    if (!planted) return target.key();
    return (planted == &m_all.front() ? kInForm : QLatin1String()) + uriOf(planted->params);
}

/// A first one of which nothing is kept begins with numbers that no other has.
QStringList PlantedModels::restore(const QStringList& kept) {
    QStringList keys;
    bool isFirstKept = false;
    for (const QString& key : kept) {
        const bool isFirst = key.startsWith(kInForm);
        const bool isOther = key.startsWith(QLatin1String("calibration:?"));
        const auto params = isFirst ? paramsOf(key.mid(kInForm.size())) : isOther ? paramsOf(key) : std::nullopt;
        isFirstKept |= isFirst && params;
        keys << (!params ? key : isFirst ? plant(*params) : add(*params));
    }
    const auto isAsFirst = [this](const Planted& other) { return uriOf(other.params) == uriOf(m_all.front().params); };
    if (!isFirstKept && std::any_of(m_all.begin() + 1, m_all.end(), isAsFirst)) plant(nextTo(m_all.front().params));
    return keys;
}

/// The key of the row that has these numbers, beside the first one.
QString PlantedModels::add(const CalibrationParams& params) {
    for (auto other = m_all.begin() + 1; other != m_all.end(); ++other)
        if (uriOf(other->params) == uriOf(params)) return other->key;
    m_all.push_back({QStringLiteral("%1#%2").arg(QLatin1String(kFirstKey)).arg(++m_lastKey), params});
    const Planted& added = m_all.back();
    m_which->addItem(rowName(added));
    m_which->show();
    m_list->addOwn({rowName(added), added.key.toStdString()}, rowTip(added));
    return added.key;
}

void PlantedModels::showNumbers(std::size_t planted) {
    const QScopedValueRollback showing(m_showing, true);
    m_shown = planted;
    m_which->setCurrentIndex(static_cast<int>(planted));
    m_form->setParams(m_all[planted].params);
}

/// The one that is chosen in the list; where that is none of these, whose numbers are shown stays.
void PlantedModels::showCurrent() {
    const auto current = m_list->current();
    const Planted* planted = current ? find(*current) : nullptr;
    if (planted) showNumbers(static_cast<std::size_t>(planted - m_all.data()));
}

/// What is typed is of the one that is shown, whose row is called by it.
void PlantedModels::take() {
    if (m_showing) return;
    Planted& shown = m_all[m_shown];
    shown.params = m_form->params();
    nameRow(m_shown);
    emit changed();
}

/// Numbers that are planted in no other yet, and tell the two apart at first sight.
CalibrationParams PlantedModels::nextTo(CalibrationParams params) const {
    constexpr double kHundredths = 100; // as the fields have them
    if (m_plants == CalibrationForm::Plants::Scores)
        params.robust = std::round(params.robust / 2 * kHundredths) / kHundredths;
    else
        params.cutoff = std::max(0, params.cutoff - kYearsApart);
    const auto isPlantedSo = [&](const Planted& other) { return uriOf(other.params) == uriOf(params); };
    while (std::any_of(m_all.begin(), m_all.end(), isPlantedSo))
        ++params.seed;
    return params;
}

void PlantedModels::nameRow(std::size_t planted) {
    const Planted& one = m_all[planted];
    m_which->setItemText(static_cast<int>(planted), rowName(one));
    m_list->renameOwn(one.key, rowName(one), rowTip(one));
}

/// By what tells it from the others; the first, which is there always, says what it is for.
QString PlantedModels::rowName(const Planted& planted) const {
    const QString name = nameOf(planted.params);
    return planted.key == QLatin1String(kFirstKey) ? tr("%1 (a check)").arg(name) : name;
}

QString PlantedModels::rowTip(const Planted& planted) const {
    if (planted.key != QLatin1String(kFirstKey)) return plantedTip(planted.params);
    return tr("No language model. It is asked like any other and answers from the benchmark itself, so that what comes "
              "out can be compared with what was planted.");
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
