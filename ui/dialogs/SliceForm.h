// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"

#include <QWidget>

#include <array>

class QCheckBox;
class QLabel;

namespace chronoscope::ui {

class SliceBar;

/// A slice as a form: domains, states, subject, years, sample. Relations are kept as given and named. Owned by the
/// dialog it is part of; GUI thread.
class SliceForm : public QWidget {
    Q_OBJECT
public:
    explicit SliceForm(QWidget* parent = nullptr);

    /// Emits nothing.
    void setSlice(const benchmark::SliceSpec& slice);
    benchmark::SliceSpec slice() const;
    void setYearRange(int first, int last);
    /// What has to be chosen before there is a slice, or empty.
    QString problem() const;

signals:
    void changed();

private:
    QCheckBox* makeBox(const QString& label, const char* prefix, std::string_view name);

    std::array<QCheckBox*, benchmark::kDomains.size()> m_domains{};
    std::array<QCheckBox*, benchmark::kStates.size()> m_states{};
    QLabel* m_relations;
    SliceBar* m_bar;
    benchmark::SliceSpec m_given;
};

} // namespace chronoscope::ui
