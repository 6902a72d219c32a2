// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/calibration/CalibrationParams.h"

#include <QWidget>

#include <array>

class QDoubleSpinBox;
class QGridLayout;
class QSpinBox;
class QToolButton;

namespace chronoscope::ui {

class RecallsForm;

/// What is planted in a calibration model, and what that means. Owned by the dialog it is part of; GUI thread.
class CalibrationForm : public QWidget {
    Q_OBJECT
public:
    /// What it answers to: questions by texts, questions about pictures, or with scores.
    enum class Plants { Answers, Pictures, Scores };
    explicit CalibrationForm(Plants plants = Plants::Answers, int fieldsPerRow = 3, QWidget* parent = nullptr);

    backend::CalibrationParams params() const;
    /// Emits changed() for every field that changes.
    void setParams(const backend::CalibrationParams& params);

signals:
    void changed();

private:
    struct Share {
        QDoubleSpinBox* field;
        double backend::CalibrationParams::*share;
    };
    std::array<Share, 12> shares() const;
    QSpinBox* addNumber(const char* name, const QString& label, const QString& tip, int low, int high);
    QDoubleSpinBox* addShare(const char* name, const QString& label, const QString& tip);
    void place(QWidget* field, const char* name, const QString& label, const QString& tip);

    void addAnswers();
    void addScores();
    void addRecalls();
    void countRecalls();

    const Plants m_plants;
    const int m_fieldsPerRow;
    backend::CalibrationParams m_params; ///< with what this form has no field of
    QGridLayout* m_grid;
    int m_fields = 0;
    /// Of answers, about pictures or not; null for scores.
    QSpinBox* m_cutoff = nullptr;
    QDoubleSpinBox* m_recall = nullptr;
    QDoubleSpinBox* m_stale = nullptr;
    QDoubleSpinBox* m_noise = nullptr;
    QDoubleSpinBox* m_refusal = nullptr;
    /// Of answers about elements alone.
    QDoubleSpinBox* m_partial = nullptr;
    QDoubleSpinBox* m_recovers = nullptr;
    /// Of answers about pictures alone.
    QDoubleSpinBox* m_mistaken = nullptr;
    QDoubleSpinBox* m_swayed = nullptr;
    RecallsForm* m_recalls = nullptr;
    QToolButton* m_recallsFold = nullptr;
    /// Of scores alone.
    QDoubleSpinBox* m_robust = nullptr;
    QDoubleSpinBox* m_nearly = nullptr;
    QDoubleSpinBox* m_blind = nullptr;
    QDoubleSpinBox* m_error;
    QSpinBox* m_latency;
    QSpinBox* m_seed;
};

} // namespace chronoscope::ui
