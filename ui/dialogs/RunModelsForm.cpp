// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunModelsForm.h"

#include "core/backend/calibration/CalibrationParams.h"
#include "ui/dialogs/PlantedModels.h"
#include "ui/dialogs/RunForecast.h"
#include "ui/theme/Tokens.h"
#include "ui/views/BackendText.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ModelList.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <set>

namespace chronoscope::ui {

namespace {
constexpr const char* kOtherKey = "other:";
constexpr int kFieldsPerRow = 3;
} // namespace

RunModelsForm::RunModelsForm(BackendHub& hub, CalibrationForm::Plants plants, QWidget* parent)
    : QWidget(parent), m_hub(hub), m_list(new ModelList(hub, this)),
      m_about(makeText(this, "runModelsText", Role::Caption)), m_uri(new QLineEdit(this)) {
    m_list->setObjectName(QStringLiteral("runModels"));
    m_list->setAccessibleName(tr("Models"));
    m_list->setToolTip(tr("Who answers: one run is made of each that is ticked"));
    m_list->addOwn({tr("Another, by its URI"), kOtherKey}, tr("A server that is not saved on the Backends page"), true);
    if (plants == CalibrationForm::Plants::Pictures)
        m_list->setDoubt([this](const ModelTarget& target) { return pictureDoubt(target); });
    m_planted = new PlantedModels(m_list, plants, kFieldsPerRow, this);
    m_uri->setObjectName(QStringLiteral("backendUriEdit"));
    m_uri->setAccessibleName(tr("URI of the backend"));
    m_uri->setPlaceholderText(QStringLiteral("openai:http://127.0.0.1:8000?model=NAME"));
    m_uri->setToolTip(tr("PROTOCOL:BASE_URL?model=NAME&key-env=VARIABLE, as on the command line. Backends that are "
                         "used again are better saved on the Backends page."));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_list);
    layout->addWidget(m_about);
    layout->addWidget(m_uri);
    layout->addWidget(m_planted);
    layout->addWidget(makeBudget());
    connect(m_list, &ModelList::changed, this, &RunModelsForm::follow);
    connect(m_uri, &QLineEdit::textChanged, this, &RunModelsForm::follow);
    connect(m_planted, &PlantedModels::changed, this, &RunModelsForm::follow);
    follow();
    m_list->search();
}

QWidget* RunModelsForm::makeBudget() {
    constexpr double kMostDollars = 1e6;
    auto* part = new QWidget(this);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Tokens::kSpace8);
    auto* label = new QLabel(tr("Budget"), part);
    m_budget = new QDoubleSpinBox(part);
    m_budget->setObjectName(QStringLiteral("budgetSpin"));
    m_budget->setAccessibleName(tr("Budget in US dollars"));
    m_budget->setRange(0, kMostDollars);
    m_budget->setDecimals(2);
    m_budget->setPrefix(QStringLiteral("$"));
    m_budget->setSpecialValueText(tr("no limit"));
    label->setBuddy(m_budget);
    connect(m_budget, &QDoubleSpinBox::valueChanged, this, &RunModelsForm::changed);
    m_budgetReason = makeText(part, "budgetReason", Role::Caption);
    row->addWidget(label);
    row->addWidget(m_budget);
    row->addWidget(m_budgetReason, 1);
    return part;
}

std::optional<double> RunModelsForm::budget() const {
    return m_budget->isEnabled() && m_budget->value() > 0 ? std::optional(m_budget->value()) : std::nullopt;
}

std::vector<ModelChoice> RunModelsForm::choices() const {
    std::vector<ModelChoice> choices;
    for (const ModelTarget& target : m_list->ticked()) {
        if (target.uri == kOtherKey)
            choices.emplace_back(m_hub, m_uri->text().trimmed());
        else if (const auto* saved = m_hub.find(target.name); saved && target.uri.empty())
            choices.emplace_back(m_hub, QString::fromStdString(saved->uri), target.name);
        else
            choices.emplace_back(m_hub, QString::fromStdString(m_planted->asked(target).uri));
    }
    return choices;
}

/// The URI that is typed is part of it, and so are the numbers that are planted.
QStringList RunModelsForm::ticked() const {
    QStringList keys;
    for (const ModelTarget& target : m_list->ticked())
        keys << (target.uri == kOtherKey ? QLatin1String(kOtherKey) + m_uri->text().trimmed()
                                         : m_planted->kept(target));
    return keys;
}

void RunModelsForm::setTicked(const QStringList& keys) {
    QStringList plain;
    for (const QString& key : m_planted->restore(keys)) {
        const bool isOther = key.startsWith(QLatin1String(kOtherKey));
        if (isOther) m_uri->setText(key.mid(static_cast<qsizetype>(std::char_traits<char>::length(kOtherKey))));
        plain << (isOther ? QString::fromLatin1(kOtherKey) : key);
    }
    m_list->tick(plain);
}

void RunModelsForm::tickOnly(const QString& backend, const QString& uri) {
    if (m_hub.find(backend)) return setTicked({backend});
    if (const QString saved = savedBackendAt(m_hub, uri); !saved.isEmpty()) return setTicked({saved});
    const auto parsed = backend::BackendUri::parse(uri.toStdString());
    const auto planted = parsed ? backend::CalibrationParams::fromUri(*parsed) : parsed.error();
    if (planted) return setTicked({m_planted->plant(*planted)});
    setTicked({QString::fromLatin1(kOtherKey) + uri});
}

/// Why a model is not taken to see pictures.
QString RunModelsForm::pictureDoubt(const ModelTarget& target) const {
    const auto* saved = target.uri.empty() ? m_hub.find(target.name) : nullptr;
    const auto uri = backend::BackendUri::parse(saved ? saved->uri : target.uri);
    if (uri && backend::CalibrationParams::fromUri(*uri)) return {};
    const auto* report = saved ? m_hub.report(target.name) : nullptr;
    if (!report) return tr("whether it sees pictures is not known until it is tested on the Backends page");
    if (report->capabilities.images) return {};
    const auto& check = report->checks[static_cast<std::size_t>(backend::Check::Images)];
    return tr("its test says that it sees no pictures: %1").arg(coreWords(check.sentence));
}

/// Of those that are ticked; where none is, of those that for this are not ticked as is usual.
QString RunModelsForm::doubtText() const {
    const auto ticked = m_list->ticked();
    QStringList parts;
    for (const auto& [target, why] : m_list->doubted()) {
        const auto isSame = [key = target.key()](const ModelTarget& one) { return one.key() == key; };
        if (ticked.empty() || std::any_of(ticked.begin(), ticked.end(), isSame))
            parts << tr("%1: %2").arg(target.name, why);
    }
    constexpr int kMostTold = 2;
    if (const auto more = parts.size() - kMostTold; more > 0) {
        parts = parts.first(kMostTold);
        parts << tr("and %1 more").arg(more);
    }
    return parts.join(QLatin1Char('\n'));
}

void RunModelsForm::focusList() { m_list->setFocus(); }

void RunModelsForm::follow() {
    bool other = false, pipeline = false;
    QStringList lines, lacking, reasons;
    for (const ModelTarget& target : m_list->ticked()) {
        other |= target.uri == kOtherKey;
        pipeline |= PlantedModels::isPlanted(target);
        const auto* report = target.uri.empty() ? m_hub.report(target.name) : nullptr;
        const QStringList missing = report && report->usable() ? unavailableMetrics(*report) : QStringList();
        if (!missing.isEmpty()) lacking << target.name;
        for (const QString& one : missing)
            reasons << tr("%1, disabled: %2").arg(target.name, one);
    }
    if (!lacking.isEmpty()) // one line, whatever is ticked: what stands below stays where it is
        lines << tr("Some figures cannot be had of %1: point here for which, and why.")
                     .arg(lacking.join(QStringLiteral(", ")));
    if (m_list->ticked().empty()) lines << tr("Models are saved on the Backends page; tick those that are to answer.");
    if (const QString doubt = doubtText(); !doubt.isEmpty()) lines << doubt;
    const BudgetRule rule = budgetRule(choices());
    m_budget->setEnabled(rule.canCap);
    m_budget->setToolTip(rule.why);
    m_budgetReason->setText(rule.why);
    m_uri->setVisible(other);
    m_planted->setVisible(pipeline);
    m_about->setText(lines.join(QLatin1Char('\n')));
    m_about->setToolTip(plainToolTip(reasons.join(QLatin1Char('\n'))));
    m_about->setVisible(!lines.isEmpty());
    emit changed();
}

QString RunModelsForm::problem() const {
    const auto all = choices();
    if (all.empty()) return tr("Tick a model");
    std::set<QString> seen;
    for (const ModelChoice& choice : all)
        if (!seen.insert(choice.uri() + QLatin1Char('\n') + choice.backend()).second)
            return tr("Two ticked models are the same: change the calibration numbers, or untick one");
    for (const ModelChoice& choice : all)
        if (const QString wrong = choice.problem(); !wrong.isEmpty()) return wrong;
    return {};
}

} // namespace chronoscope::ui
