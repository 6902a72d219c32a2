// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/CalibrationForm.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>

#include <algorithm>
#include <limits>

namespace chronoscope::ui {

namespace {
constexpr int kFieldsPerRow = 3;
constexpr int kMostLatencyMs = 600'000;
} // namespace

CalibrationForm::CalibrationForm(Plants plants, QWidget* parent)
    : QWidget(parent), m_plants(plants), m_grid(new QGridLayout(this)) {
    setObjectName(QStringLiteral("calibrationForm"));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(Tokens::kSpace16);
    m_grid->setVerticalSpacing(Tokens::kSpace4);
    if (m_plants == Plants::Answers)
        addAnswers();
    else
        addScores();
    m_error = addShare("errorSpin", tr("Error"), tr("Share of the requests that fail, 0 to 1"));
    m_latency =
        addNumber("latencySpin", tr("Latency"), tr("Mean time to answer; 0 answers at once"), 0, kMostLatencyMs);
    m_latency->setSuffix(tr(" ms"));
    m_seed = addNumber("calibrationSeedSpin", tr("Model seed"),
                       m_plants == Plants::Answers
                           ? tr("Decides which cells are known: the same seed plants the same knowledge")
                           : tr("Decides which facts are robust: the same seed plants the same scores"),
                       0, std::numeric_limits<int>::max());
    for (int column = 0; column < kFieldsPerRow; ++column)
        m_grid->setColumnStretch(column, 1);
    setParams({});
}

void CalibrationForm::addAnswers() {
    m_cutoff =
        addNumber("cutoffSpin", tr("Cut-off year"), tr("Last year the model knows; nothing later is known"), 0, 9999);
    m_recall = addShare("recallSpin", tr("Recall"), tr("Share of the cells up to the cut-off that are known, 0 to 1"));
    m_partial = addShare("partialSpin", tr("Partial"),
                         tr("Share of the known cells answered right in only some samples, 0 to 1"));
    m_stale = addShare("staleSpin", tr("Stale"),
                       tr("Share of the wrong answers that repeat an earlier holder where there is one, 0 to 1"));
    m_recovers = addShare("recoversSpin", tr("Recovers"),
                          tr("Share of the cells not recalled that are answered right where the prompt shows a right "
                             "neighbouring year, 0 to 1: what ChroKnowPrompt is to find again"));
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

void CalibrationForm::place(QWidget* field, const char* name, const QString& label, const QString& tip) {
    field->setObjectName(QLatin1String(name));
    field->setAccessibleName(label);
    field->setToolTip(tip);
    auto* caption = new QLabel(label, this);
    setRole(caption, "caption");
    caption->setToolTip(tip);
    caption->setBuddy(field);
    const int row = m_fields / kFieldsPerRow * 2;
    const int column = m_fields % kFieldsPerRow;
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

backend::CalibrationParams CalibrationForm::params() const {
    backend::CalibrationParams params;
    if (m_plants == Plants::Answers) {
        params.cutoff = m_cutoff->value();
        params.recall = m_recall->value();
        params.partial = m_partial->value();
        params.stale = m_stale->value();
        params.recovers = m_recovers->value();
        params.noise = m_noise->value();
        params.refusal = m_refusal->value();
    } else {
        params.robust = m_robust->value();
        params.nearly = m_nearly->value();
        params.blind = m_blind->value();
    }
    params.error = m_error->value();
    params.latencyMs = m_latency->value();
    params.seed = static_cast<std::uint64_t>(m_seed->value());
    return params;
}

void CalibrationForm::setParams(const backend::CalibrationParams& params) {
    constexpr std::uint64_t kMostSeed = std::numeric_limits<int>::max();
    if (m_plants == Plants::Answers) {
        m_cutoff->setValue(params.cutoff);
        m_recall->setValue(params.recall);
        m_partial->setValue(params.partial);
        m_stale->setValue(params.stale);
        m_recovers->setValue(params.recovers);
        m_noise->setValue(params.noise);
        m_refusal->setValue(params.refusal);
    } else {
        m_robust->setValue(params.robust);
        m_nearly->setValue(params.nearly);
        m_blind->setValue(params.blind);
    }
    m_error->setValue(params.error);
    m_latency->setValue(params.latencyMs);
    m_seed->setValue(static_cast<int>(std::min(params.seed, kMostSeed)));
}

} // namespace chronoscope::ui
