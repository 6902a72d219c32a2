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
    explicit CalibrationForm(QWidget* parent = nullptr);

    backend::CalibrationParams params() const;
    /// Emits changed() for every field that changes.
    void setParams(const backend::CalibrationParams& params);

signals:
    void changed();

private:
    QSpinBox* addNumber(const char* name, const QString& label, const QString& tip, int low, int high);
    QDoubleSpinBox* addShare(const char* name, const QString& label, const QString& tip);
    void place(QWidget* field, const char* name, const QString& label, const QString& tip);

    QGridLayout* m_grid;
    int m_fields = 0;
    QSpinBox* m_cutoff;
    QDoubleSpinBox* m_recall;
    QDoubleSpinBox* m_partial;
    QDoubleSpinBox* m_stale;
    QDoubleSpinBox* m_recovers;
    QDoubleSpinBox* m_noise;
    QDoubleSpinBox* m_refusal;
    QDoubleSpinBox* m_error;
    QSpinBox* m_latency;
    QSpinBox* m_seed;
};

} // namespace chronoscope::ui
