// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"

#include <QWidget>

#include <vector>

class QAction;
class QBoxLayout;
class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFrame;
class QHBoxLayout;
class QLineEdit;
class QSpinBox;

namespace chronoscope::ui {

/// The part of a slice that is no tree: text in the subject, years, sample. Used by the benchmark page and by the new
/// run dialog, which own it; breaks into two lines where it is narrow. GUI thread.
class SliceBar : public QWidget {
    Q_OBJECT
public:
    explicit SliceBar(QWidget* parent = nullptr);

    /// The years there are; what "All years" stands for. Emits nothing.
    void setYearRange(int first, int last);
    /// Takes subject text, years and sample of `slice`. Emits nothing.
    void setSlice(const benchmark::SliceSpec& slice);
    /// Writes subject text, years and sample.
    void fill(benchmark::SliceSpec& slice) const;
    void focusSubject();

    QSize minimumSizeHint() const override;

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addSubject();
    void addYears(QHBoxLayout* row);
    void addSample(QHBoxLayout* row);
    void showSampleFields();
    void breakLine();
    void yearEdited(bool fromEdited);
    benchmark::Sample::Kind sampleKind() const;

    QBoxLayout* m_lines;
    QHBoxLayout* m_limits; ///< years and sample
    QFrame* m_rule;
    QLineEdit* m_subject;
    QAction* m_searchMark = nullptr;
    QCheckBox* m_allYears;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QComboBox* m_sample;
    QDoubleSpinBox* m_amount;
    QSpinBox* m_seed;
    std::vector<int> m_givenYears; ///< years with gaps, kept until a year is edited
};

} // namespace chronoscope::ui
