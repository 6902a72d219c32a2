// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/client/BackendConfig.h"
#include "ui/bridge/BackendHub.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace chronoscope::ui {

class CalibrationForm;

/// Who answers: a calibration model, a saved backend, or a URI that is typed. Owned by the dialog it is part of; GUI
/// thread.
class ModelForm : public QWidget {
    Q_OBJECT
public:
    explicit ModelForm(BackendHub& hub, QWidget* parent = nullptr);
    /// For runs that a calibration model answers with scores.
    static ModelForm* forScores(BackendHub& hub, QWidget* parent);

    /// Of the backend; "{port}" in it where its server is managed.
    QString uri() const;
    /// Name of the saved backend; empty for the other kinds.
    QString backend() const;
    /// What a run of it would be called.
    QString suggestedName() const;
    /// The model as runs record it; empty where only the server knows.
    std::string model() const;
    /// What is wrong with the form, or empty.
    QString problem() const;
    /// Nothing = unknown.
    std::optional<backend::Price> price() const;
    /// Why it costs nothing; empty if it costs something, or nobody knows.
    QString whyFree() const;
    /// Its limit; 0 = none.
    double requestsPerMinute() const;
    /// A calibration model's mean time to answer, in seconds; nothing for a model that is asked over the network.
    std::optional<double> latency() const;

signals:
    void changed();

private:
    ModelForm(BackendHub& hub, CalibrationForm* calibration, QWidget* parent);
    enum Kind { Calibration, Saved, Other };

    void fillCombo();
    void backendsChanged();
    Kind kind() const;
    void kindChanged();
    QString savedText() const;
    Result<backend::BackendConfig> config() const;

    BackendHub& m_hub;
    QComboBox* m_kind;
    CalibrationForm* m_calibration;
    QLabel* m_saved;
    QLineEdit* m_uri;
};

} // namespace chronoscope::ui
