// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/dialogs/Dialogs.h"
#include "ui/studies/mined/ConstructReader.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace chronoscope::ui {

/// What tasks are to be made of and by which rules. Owned by its dialog; GUI thread.
class ConstructForm : public QWidget {
    Q_OBJECT
public:
    ConstructForm(Dialogs& dialogs, QWidget* parent);

    ConstructWish wish() const;
    /// Why nothing can be made yet; empty where something can.
    QString problem() const;
    /// Of the tables.
    qint64 bytes() const;

signals:
    void edited();

private:
    QLineEdit* addPath(QFormLayout* form, const QString& label, const char* name, const QString& tip,
                       const FileQuestion& question);
    QSpinBox* addNumber(QFormLayout* form, const QString& label, const char* name, const QString& tip, int least,
                        int most, int value);
    void addFiles(QFormLayout* form);
    void addWords(QFormLayout* form);
    void addNumbers(QFormLayout* form);
    void takeFolder();

    Dialogs& m_dialogs;
    QLineEdit* m_folder = nullptr; ///< with all three
    QLineEdit* m_entities = nullptr;
    QLineEdit* m_attributes = nullptr;
    QLineEdit* m_pictures = nullptr;
    QComboBox* m_words = nullptr;
    QComboBox* m_policy = nullptr;
    QComboBox* m_past = nullptr;
    QComboBox* m_unit = nullptr;
    QDoubleSpinBox* m_robustness = nullptr;
    QCheckBox* m_controls = nullptr;
    QCheckBox* m_back = nullptr;
    QSpinBox* m_perList = nullptr;
    QSpinBox* m_before = nullptr;
    QSpinBox* m_after = nullptr;
    QSpinBox* m_seed = nullptr;
};

} // namespace chronoscope::ui
