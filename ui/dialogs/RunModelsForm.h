// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/CalibrationForm.h"
#include "ui/dialogs/ModelChoice.h"

#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;

namespace chronoscope::ui {

class ModelList;
class PlantedModels;
struct ModelTarget;

/// Who answers, one or several: saved backends and servers of this machine to be ticked, calibration models, and last a
/// URI that is typed; and one budget for all of them. Owned by the dialog it is part of; GUI thread.
class RunModelsForm : public QWidget {
    Q_OBJECT
public:
    explicit RunModelsForm(BackendHub& hub, CalibrationForm::Plants plants = CalibrationForm::Plants::Answers,
                           QWidget* parent = nullptr);

    /// Those that are ticked, in the order of the list.
    std::vector<ModelChoice> choices() const;
    /// What names the ticked ones, to be ticked again by setTicked().
    QStringList ticked() const;
    void setTicked(const QStringList& keys);
    /// Ticks the saved one, or else the URI, of that name, and no other.
    void tickOnly(const QString& backend, const QString& uri);
    void focusList();
    /// US dollars for all together; nothing = no limit, or none can be kept.
    std::optional<double> budget() const;
    /// What is wrong with the form, or empty.
    QString problem() const;

signals:
    void changed();

private:
    QWidget* makeBudget();
    QString pictureDoubt(const ModelTarget& target) const;
    QString doubtText() const;
    void follow();

    BackendHub& m_hub;
    ModelList* m_list;
    QLabel* m_about; ///< what the ticked ones cannot do
    QLineEdit* m_uri;
    PlantedModels* m_planted; ///< seen while a calibration model is ticked
    QDoubleSpinBox* m_budget;
    QLabel* m_budgetReason;
};

} // namespace chronoscope::ui
