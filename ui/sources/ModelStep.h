// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>
#include <QWidget>

#include <cstddef>
#include <string>

class QLabel;
class QPushButton;

namespace chronoscope::ui {

class BackendHub;
class ModelForm;

/// The step of a build that a model does: which model, what it is asked, and how many requests that is. Nothing is
/// asked before the button is pressed. Owned by the form of the build; GUI thread.
class ModelStep : public QWidget {
    Q_OBJECT
public:
    ModelStep(BackendHub& hub, QWidget* parent);

    const ModelForm& model() const { return *m_model; }
    void setSource(const std::string& source);
    /// `why` nothing can be asked now; empty: `requests` can be.
    void setReady(const QString& why, std::size_t requests);

signals:
    void changed(); ///< another model
    void asked();

private:
    QLabel* m_what;
    ModelForm* m_model;
    QPushButton* m_ask;
};

} // namespace chronoscope::ui
