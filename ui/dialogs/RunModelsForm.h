// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/ModelChoice.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;

namespace chronoscope::ui {

class CalibrationForm;
class ModelList;

/// Who answers, one or several: saved backends and servers of this machine to be ticked, a URI that is typed, and last
/// the calibration model with its numbers folded. Owned by the dialog it is part of; GUI thread.
class RunModelsForm : public QWidget {
    Q_OBJECT
public:
    explicit RunModelsForm(BackendHub& hub, QWidget* parent = nullptr);

    /// Those that are ticked, in the order of the list.
    std::vector<ModelChoice> choices() const;
    /// What names the ticked ones, to be ticked again by setTicked().
    QStringList ticked() const;
    void setTicked(const QStringList& keys);
    /// Ticks the saved one, or else the URI, of that name, and no other.
    void tickOnly(const QString& backend, const QString& uri);
    void focusList();
    /// What is wrong with the form, or empty.
    QString problem() const;

signals:
    void changed();

private:
    void follow();

    BackendHub& m_hub;
    ModelList* m_list;
    QLabel* m_about; ///< what the ticked ones cannot do
    QLineEdit* m_uri;
    QWidget* m_pipeline; ///< the calibration model's numbers, and what folds them
    CalibrationForm* m_calibration;
};

} // namespace chronoscope::ui
