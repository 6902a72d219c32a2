// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/bridge/ModelTarget.h"
#include "ui/dialogs/CalibrationForm.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;
class QToolButton;

namespace chronoscope::ui {

class ModelList;

/// The calibration models of a list of models, the same in every form that has such a list: rows of the list, each with
/// planted numbers of its own, which are folded here and changed one model at a time. To be seen while one is ticked.
/// Owned by the form it is part of; GUI thread.
class PlantedModels : public QWidget {
    Q_OBJECT
public:
    /// Adds the first row to `list`.
    PlantedModels(ModelList* list, CalibrationForm::Plants plants, int fieldsPerRow, QWidget* parent);

    /// Adds one more. It stands beside the numbers; a form may place it nearer to its list.
    QPushButton* another() const { return m_another; }
    /// Whether it is a row of these.
    static bool isPlanted(const ModelTarget& target);
    /// A row of the list as it is asked: one of these with the numbers that are planted, any other as it is.
    ModelTarget asked(const ModelTarget& target) const;
    /// What is planted in the first one from now on, and its row's key.
    QString plant(const backend::CalibrationParams& params);
    /// What names a ticked row the next time: of one of these, the numbers that are planted in it.
    QString kept(const ModelTarget& target) const;
    /// Makes the rows that kept() has named, and returns their keys in the list.
    QStringList restore(const QStringList& kept);

signals:
    void changed();

private:
    struct Planted {
        QString key; ///< of its row
        backend::CalibrationParams params;
    };
    QWidget* makeNumbers();
    void plantAnother();
    QString add(const backend::CalibrationParams& params);
    void showNumbers(std::size_t planted);
    void showCurrent();
    void take();
    const Planted* find(const ModelTarget& target) const;
    void nameRow(std::size_t planted);
    QString rowName(const Planted& planted) const;
    QString rowTip(const Planted& planted) const;
    QString nameOf(const backend::CalibrationParams& params) const;
    backend::CalibrationParams nextTo(backend::CalibrationParams params) const;

    ModelList* m_list;
    const CalibrationForm::Plants m_plants;
    QPushButton* m_another;
    QToolButton* m_fold;
    QComboBox* m_which; ///< of several: whose numbers are shown
    CalibrationForm* m_form;
    std::vector<Planted> m_all; ///< the first is there always
    std::size_t m_shown = 0;    ///< whose numbers are in the form
    int m_lastKey = 1;
    bool m_showing = false; ///< what changes in the form was not typed
};

} // namespace chronoscope::ui
