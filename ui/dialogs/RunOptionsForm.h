// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/layout/RunSpec.h"

#include <QWidget>

#include <array>
#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace chronoscope::ui {

/// How a run asks and judges: templates, protocol, sets and temperatures in view, the rest folded under "More".
/// Owned by the dialog it is part of; GUI thread.
class RunOptionsForm : public QWidget {
    Q_OBJECT
public:
    explicit RunOptionsForm(QWidget* parent = nullptr);

    /// Takes everything but the slice.
    void setSpec(const run::RunSpec& spec);
    /// Writes everything but the slice and the stop texts; temperatures that cannot be read come out empty.
    void fill(run::RunSpec& spec) const;
    /// The stop texts that were typed; nothing = those that are usual for the backend.
    std::optional<std::vector<std::string>> stop() const;
    /// What is wrong with the form, or empty.
    QString problem() const;

signals:
    void changed();

private:
    void addTemplates(QFormLayout* form);
    void addProtocol(QFormLayout* form);
    void addAsking(QFormLayout* form);
    void addPresets(QFormLayout* form);
    QWidget* makeMore();
    void addReading(QWidget* more, QFormLayout* form);
    QComboBox* makeCombo(QWidget* parent);
    QSpinBox* makeSpin(QWidget* parent, int low, int high);
    void protocolChanged();

    std::array<QCheckBox*, prompt::kTemplates.size()> m_templates{};
    QComboBox* m_protocol;
    QLabel* m_protocolText;
    QSpinBox* m_sets = nullptr;
    QLineEdit* m_temperatures = nullptr;
    QComboBox* m_sampler;
    QComboBox* m_words;
    QSpinBox* m_seed;
    QComboBox* m_extraction;
    QComboBox* m_matching;
    QSpinBox* m_concurrency;
    QLineEdit* m_stop;
    run::RunSpec m_given; ///< what the form does not show stays as given
};

/// "0, 0.7" → {0, 0.7}; nothing where a part is no number.
std::optional<std::vector<double>> parseTemperatures(const QString& text);

} // namespace chronoscope::ui
