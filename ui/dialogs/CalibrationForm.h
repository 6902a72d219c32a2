// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationParams.h"

#include <QWidget>

class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;

namespace chronoscope::ui {

/// What is planted in a calibration model, three fields a row. Owned by the dialog it is part of; GUI thread.
class CalibrationForm : public QWidget {
    Q_OBJECT
public:
    /// What it answers to: questions by texts, or with scores.
    enum class Plants { Answers, Scores };
    explicit CalibrationForm(Plants plants = Plants::Answers, QWidget* parent = nullptr);

    backend::CalibrationParams params() const;
    /// Emits changed() for every field that changes.
    void setParams(const backend::CalibrationParams& params);

signals:
    void changed();

private:
    QSpinBox* addNumber(const char* name, const QString& label, const QString& tip, int low, int high);
    QDoubleSpinBox* addShare(const char* name, const QString& label, const QString& tip);
    void place(QWidget* field, const char* name, const QString& label, const QString& tip);

    void addAnswers();
    void addScores();

    const Plants m_plants;
    QGridLayout* m_grid;
    int m_fields = 0;
    /// Of answers; null for scores.
    QSpinBox* m_cutoff = nullptr;
    QDoubleSpinBox* m_recall = nullptr;
    QDoubleSpinBox* m_partial = nullptr;
    QDoubleSpinBox* m_stale = nullptr;
    QDoubleSpinBox* m_recovers = nullptr;
    QDoubleSpinBox* m_noise = nullptr;
    QDoubleSpinBox* m_refusal = nullptr;
    /// Of scores; null for answers.
    QDoubleSpinBox* m_robust = nullptr;
    QDoubleSpinBox* m_nearly = nullptr;
    QDoubleSpinBox* m_blind = nullptr;
    QDoubleSpinBox* m_error;
    QSpinBox* m_latency;
    QSpinBox* m_seed;
};

} // namespace chronoscope::ui
