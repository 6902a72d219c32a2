// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/ModelTarget.h"
#include "ui/dialogs/CalibrationForm.h"

#include <QStringList>
#include <QWidget>

class QToolButton;

namespace chronoscope::ui {

class ModelList;

/// The calibration models of a list of models, the same in every form that has such a list: a row of the list whose
/// numbers are folded here, and others that are planted with numbers of their own. Seen while the row is ticked. Owned
/// by the form it is part of; GUI thread.
class PlantedModels : public QWidget {
    Q_OBJECT
public:
    /// Adds the row to `list`.
    PlantedModels(ModelList* list, CalibrationForm::Plants plants, int fieldsPerRow, QWidget* parent);

    /// Whether it is the row whose numbers are in the form.
    static bool isForm(const ModelTarget& target);
    /// A row of the list as it is asked: the form's row with the numbers that are planted, any other as it is.
    ModelTarget asked(const ModelTarget& target) const;
    /// What is planted in the form from now on, and its row's key.
    QString plant(const backend::CalibrationParams& params);
    /// What names a ticked row the next time: of the form's row, the numbers that are planted in it too.
    QString kept(const ModelTarget& target) const;
    /// Makes the rows that kept() has named, the form's numbers among them, and returns their keys in the list.
    QStringList restore(const QStringList& kept);

signals:
    void changed();

private:
    void plantAnother();
    void add(const QString& uri);
    QString nameOf(const backend::CalibrationParams& params) const;
    backend::CalibrationParams next() const;

    ModelList* m_list;
    const CalibrationForm::Plants m_plants;
    QToolButton* m_fold;
    CalibrationForm* m_form;
    QStringList m_planted; ///< URIs of the others
};

} // namespace chronoscope::ui
