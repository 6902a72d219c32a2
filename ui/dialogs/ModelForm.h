// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/ModelChoice.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;

namespace chronoscope::ui {

class CalibrationForm;

/// Who answers: a saved backend, a URI that is typed, or a calibration model. Owned by the dialog it is part of; GUI
/// thread.
class ModelForm : public QWidget {
    Q_OBJECT
public:
    explicit ModelForm(BackendHub& hub, QWidget* parent = nullptr);
    /// For runs about pictures.
    static ModelForm* forPictures(BackendHub& hub, QWidget* parent);
    /// For texts that are no answers about elements, which a calibration model cannot write: it is not among them.
    static ModelForm* forTexts(BackendHub& hub, QWidget* parent);

    ModelChoice choice() const;
    /// Chooses what a run asked: the saved backend of this name where there is one, else its URI.
    void choose(const QString& backend, const QString& uri);
    /// Each as of choice().
    QString uri() const { return choice().uri(); }
    QString backend() const { return choice().backend(); }
    QString suggestedName() const { return choice().suggestedName(); }
    QString problem() const { return choice().problem(); }
    bool isCalibration() const { return choice().isCalibration(); }
    std::optional<backend::Price> price() const { return choice().price(); }
    QString whyFree() const { return choice().whyFree(); }

signals:
    void changed();

private:
    ModelForm(BackendHub& hub, CalibrationForm* calibration, QWidget* parent);
    enum Kind { Calibration, Saved, Other };

    void fillCombo();
    void backendsChanged();
    Kind kind() const;
    QString savedName() const;
    void kindChanged();
    QString savedText() const;

    BackendHub& m_hub;
    QComboBox* m_kind;
    QWidget* m_pipeline;            ///< the numbers of the calibration model, and what folds them
    CalibrationForm* m_calibration; ///< null where a calibration model is of no use
    QLabel* m_saved;
    QLineEdit* m_uri;
};

} // namespace chronoscope::ui
