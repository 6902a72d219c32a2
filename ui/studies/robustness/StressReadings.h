// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressSpec.h"

#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QLineEdit;

namespace chronoscope::ui {

/// Where the paper and its code can be read in more than one way: how far dates go and until when, whether all
/// precisions have as many of them, and which occurrences of the object are scored. A part of the form of a new
/// robustness run, folded there. Source: temporal robustness, A4 and A6. GUI thread.
class StressReadings : public QWidget {
    Q_OBJECT
public:
    StressReadings(int labelWidth, QWidget* parent);

    void set(const robustness::StressSpec& spec);
    void putInto(robustness::StressSpec& spec) const;
    /// Why the fields cannot be read; empty where they can.
    QString problem() const;

signals:
    void changed();

private:
    QDoubleSpinBox* m_horizon; ///< durations of the fact
    double m_given = 0;        ///< may have more decimals than the field shows
    double m_shown = 0;        ///< of it
    QLineEdit* m_clip;         ///< the last date, as ISO 8601 writes it
    QComboBox* m_equal;
    QComboBox* m_matches;
};

} // namespace chronoscope::ui
