// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/EditRun.h"
#include "ui/bridge/RunStarter.h"
#include "ui/bridge/Session.h"

#include <QDialog>

#include <optional>
#include <stop_token>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace chronoscope::ui {

class ModelForm;

/// Knowledge editing by demonstrations (IKE): which model is asked again what a finished run got wrong, and how it is
/// told the right answers. Shown with open(). GUI thread; counts in the background.
class EditDialog : public QDialog {
    Q_OBJECT
public:
    /// `base`: the run that is chosen first, if it is finished.
    EditDialog(Session& session, qint64 base, QWidget* parent = nullptr);
    ~EditDialog() override;

    StudyWish wish() const;

private:
    /// What would be edited of a run.
    struct Counted {
        mined::EditChoice choice;
        std::size_t configurations = 0;
    };

    void makeFields(QWidget* fields);
    void makeFoot();
    qint64 base() const;
    mined::EditOptions options() const;
    QString embedding() const;
    void count();
    void chooseModel();
    void suggestName();
    QString problem() const;
    QString countsText() const;
    void updateStart();

    Session& m_session;
    QComboBox* m_runs;
    QComboBox* m_setting;
    QSpinBox* m_demonstrations;
    QLineEdit* m_embedding;
    ModelForm* m_model;
    QLineEdit* m_name;
    bool m_nameEdited = false;
    std::optional<Counted> m_counted; ///< none while it is counted
    std::stop_source m_stop;          ///< of the counting
    QString m_uncounted;              ///< why it could not be
    QLabel* m_counts;
    QLabel* m_reason;
    QPushButton* m_start;
};

} // namespace chronoscope::ui
