// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/CalibrationForm.h"

#include "ui/dialogs/RecallsForm.h"
#include "ui/studies/PlantedParts.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FormParts.h"
#include "ui/views/TextLabel.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace chronoscope::ui {

namespace {
constexpr int kMostLatencyMs = 600'000;
constexpr double kSame = 1e-9;

QString aboutText(CalibrationForm::Plants plants) {
    switch (plants) {
    case CalibrationForm::Plants::Answers:
        return CalibrationForm::tr(
            "It answers from the benchmark itself: nothing after the cut-off, before it the share Recall is known, of "
            "which Partial only now and then; of what is wrong, Stale names an earlier holder. Point at a field for "
            "what it means.");
    case CalibrationForm::Plants::Pictures:
        return CalibrationForm::tr(
            "It answers from the items themselves: nothing after the cut-off, before it the share Recall; of what is "
            "wrong, Stale names an earlier holder. Point at a field for what it means.");
    case CalibrationForm::Plants::Scores: break;
    }
    return CalibrationForm::tr(
        "It scores facts as planted, at each precision by itself: the share Robust prefers every right date, Nearly "
        "all "
        "but the nearest years, Blind scores all dates alike, the rest goes by chance. Point at a field for what it "
        "means.");
}
} // namespace

CalibrationForm::CalibrationForm(Plants plants, int fieldsPerRow, QWidget* parent)
    : QWidget(parent), m_plants(plants), m_fieldsPerRow(fieldsPerRow), m_grid(new QGridLayout(this)) {
    setObjectName(QStringLiteral("calibrationForm"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Tokens::kSpace16);
    m_grid->setVerticalSpacing(Tokens::kSpace4);
    m_grid->addWidget(makeText(this, "plantedText", Role::Caption, aboutText(plants)), 0, 0, 1, fieldsPerRow);
    if (m_plants == Plants::Scores)
        addScores();
    else
        addAnswers();
    m_error = addShare("errorSpin", tr("Error"), tr("Share of the requests that fail, 0 to 1"));
    m_latency =
        addNumber("latencySpin", tr("Latency"), tr("Mean time to answer; 0 answers at once"), 0, kMostLatencyMs);
    m_latency->setSuffix(tr(" ms"));
    m_seed = addNumber("calibrationSeedSpin", tr("Model seed"),
                       m_plants == Plants::Scores
                           ? tr("Decides which facts are robust: the same seed plants the same scores")
                           : tr("Decides which cells are known: the same seed plants the same knowledge"),
                       0, std::numeric_limits<int>::max());
    for (int column = 0; column < m_fieldsPerRow; ++column)
        m_grid->setColumnStretch(column, 1);
    if (m_plants == Plants::Pictures) addRecalls();
    setParams({});
}

void CalibrationForm::addAnswers() {
    const bool areSeen = m_plants == Plants::Pictures;
    m_cutoff =
        addNumber("cutoffSpin", tr("Cut-off year"), tr("Last year the model knows; nothing later is known"), 0, 9999);
    m_recall =
        addShare("recallSpin", tr("Recall"),
                 areSeen ? tr("Share of the questions that need no year after the cut-off and are answered right, 0 to "
                              "1")
                         : tr("Share of the cells up to the cut-off that are known, 0 to 1"));
    if (!areSeen)
        m_partial = addShare("partialSpin", tr("Partial"),
                             tr("Share of the known cells answered right in only some samples, 0 to 1"));
    m_stale = addShare("staleSpin", tr("Stale"),
                       tr("Share of the wrong answers that repeat an earlier holder where there is one, 0 to 1"));
    if (areSeen) {
        m_mistaken = addShare("mistakenSpin", tr("Mistaken"),
                              tr("Share of the generalisation images that are taken for another's, 0 to 1"));
        m_swayed = addShare("swayedSpin", tr("Swayed"),
                            tr("Share of the contexts of another time whose holder is repeated, 0 to 1"));
    } else {
        m_recovers =
            addShare("recoversSpin", tr("Recovers"),
                     tr("Share of the cells not recalled that are answered right where the prompt shows a right "
                        "neighbouring year, 0 to 1: what ChroKnowPrompt is to find again"));
    }
    m_noise =
        addShare("noiseSpin", tr("Noise"), tr("Share of untidy replies, 0 to 1: whole sentences, markdown, no “A.”"));
    m_refusal = addShare("refusalSpin", tr("Refusal"), tr("Share of the requests refused, 0 to 1"));
}

void CalibrationForm::addScores() {
    m_robust = addShare("robustSpin", tr("Robust"),
                        tr("Share of the facts whose correct dates all beat the incorrect "
                           "ones, at each precision for itself, 0 to 1"));
    m_nearly = addShare("nearlySpin", tr("Nearly"),
                        tr("Share of the facts that are robust but for dates just outside of their time, 0 to 1"));
    m_blind = addShare("blindSpin", tr("Blind"),
                       tr("Share of the facts that are scored alike at every date, 0 to 1; the rest at random"));
}

/// Folded: mostly all tasks and ways of asking are known alike.
void CalibrationForm::addRecalls() {
    std::vector<RecallsForm::Name> tasks, ways;
    for (const PlantedPart& task : plantedTasks())
        tasks.push_back({task.key, task.label,
                         tr("%1. Share of these questions that is answered right up to the cut-off, 0 to 1; a dash: as "
                            "Recall says")
                             .arg(task.explanation)});
    for (const PlantedPart& way : plantedWays())
        ways.push_back(
            {way.key, way.label,
             tr("%1. Share of what is known that is answered right where it is asked so, 0 to 1; a dash: all")
                 .arg(way.explanation)});
    auto* part = new QWidget(this);
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    m_recalls = new RecallsForm; // Tab comes to it behind its button, which is made first in the window
    m_recalls->add(tr("Recall of a task instead of the one above; a dash leaves that"), tasks);
    m_recalls->add(tr("Of what is known, the share that is answered right in each way of asking; a dash: all"), ways);
    m_recalls->add({},
                   {{"ike", tr("Told by demonstrations"),
                     tr("Share of the questions whose answer is repeated once it was told in front of them, as runs "
                        "of editing do, 0 to 1; a dash: all")}});
    addFolded(column, m_recalls, "recallsButton", tr("What it knows of each task and in each way of asking"));
    m_recallsFold = part->findChild<QToolButton*>(QStringLiteral("recallsButton"));
    m_grid->addWidget(part, m_grid->rowCount(), 0, 1, m_fieldsPerRow);
    connect(m_recalls, &RecallsForm::changed, this, &CalibrationForm::countRecalls);
    connect(m_recalls, &RecallsForm::changed, this, &CalibrationForm::changed);
    countRecalls();
}

/// What is folded away is not forgotten.
void CalibrationForm::countRecalls() {
    const auto planted = m_recalls->recalls().size();
    m_recallsFold->setText(planted == 0 ? tr("By task and way of asking")
                                        : tr("By task and way of asking: %1 planted").arg(planted));
}

void CalibrationForm::place(QWidget* field, const char* name, const QString& label, const QString& tip) {
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    field->setToolTip(tip);
    auto* caption = new QLabel(label, this);
    setRole(caption, Role::Caption);
    caption->setToolTip(tip);
    caption->setBuddy(field);
    const int row = 1 + m_fields / m_fieldsPerRow * 2; // below what is said of them
    const int column = m_fields % m_fieldsPerRow;
    m_grid->addWidget(caption, row, column);
    m_grid->addWidget(field, row + 1, column);
    ++m_fields;
}

QSpinBox* CalibrationForm::addNumber(const char* name, const QString& label, const QString& tip, int low, int high) {
    auto* box = new QSpinBox(this);
    box->setRange(low, high);
    place(box, name, label, tip);
    connect(box, &QSpinBox::valueChanged, this, &CalibrationForm::changed);
    return box;
}

QDoubleSpinBox* CalibrationForm::addShare(const char* name, const QString& label, const QString& tip) {
    auto* box = new QDoubleSpinBox(this);
    box->setRange(0, 1);
    box->setSingleStep(0.05);
    box->setDecimals(2);
    place(box, name, label, tip);
    connect(box, &QDoubleSpinBox::valueChanged, this, &CalibrationForm::changed);
    return box;
}

namespace {
/// Whether the field is as it was set to `given`, which may have more decimals.
bool shows(const QDoubleSpinBox& field, double given) {
    return std::abs(field.value() - field.valueFromText(field.textFromValue(given))) < kSame;
}
} // namespace

backend::CalibrationParams CalibrationForm::params() const {
    backend::CalibrationParams params = m_params;
    for (const Share& one : shares())
        if (one.field && !shows(*one.field, params.*one.share)) params.*one.share = one.field->value();
    if (m_cutoff) params.cutoff = m_cutoff->value();
    if (m_recalls) params.recallOf = m_recalls->recalls();
    params.latencyMs = m_latency->value();
    params.seed = static_cast<std::uint64_t>(m_seed->value());
    return params;
}

void CalibrationForm::setParams(const backend::CalibrationParams& params) {
    constexpr std::uint64_t kMostSeed = std::numeric_limits<int>::max();
    m_params = params;
    for (const Share& one : shares())
        if (one.field) one.field->setValue(params.*one.share);
    if (m_cutoff) m_cutoff->setValue(params.cutoff);
    if (m_recalls) m_recalls->setRecalls(params.recallOf);
    m_latency->setValue(params.latencyMs);
    m_seed->setValue(static_cast<int>(std::min(params.seed, kMostSeed)));
}

/// A field of each share that can be planted; null where this form has none.
std::array<CalibrationForm::Share, 12> CalibrationForm::shares() const {
    using Params = backend::CalibrationParams;
    return {{{m_recall, &Params::recall},
             {m_partial, &Params::partial},
             {m_stale, &Params::stale},
             {m_recovers, &Params::recovers},
             {m_mistaken, &Params::mistaken},
             {m_swayed, &Params::swayed},
             {m_noise, &Params::noise},
             {m_refusal, &Params::refusal},
             {m_robust, &Params::robust},
             {m_nearly, &Params::nearly},
             {m_blind, &Params::blind},
             {m_error, &Params::error}}};
}

} // namespace chronoscope::ui
