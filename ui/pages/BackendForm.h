// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/BackendUri.h"
#include "ui/bridge/BackendHub.h"
#include "ui/views/FormDrafts.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace chronoscope::ui {

/// A saved backend's name and URI as fields. What is typed is given on when a field is left, and only when all of it
/// can be read; until then the form says what is wrong, and keeps it while other backends are shown. GUI thread.
class BackendForm : public QWidget {
    Q_OBJECT
public:
    explicit BackendForm(BackendHub& hub, QWidget* parent = nullptr);

    /// Fills the fields. What is being typed stays where nothing else has changed the backend.
    void setBackend(const QString& name, const QString& uri);
    void setModels(const QStringList& models, const QString& problem);
    void setFetching(bool fetching);
    void focusName();
    /// Takes over what is typed, as leaving its field does.
    void commit();
    /// Backends that hold what cannot be saved.
    QStringList unsaved() const;
    /// A new backend of this name is none that something was typed for.
    void forgetDraft(const QString& name) { m_drafts.forget(name); }

signals:
    void edited(const QString& name, const QString& uri);
    void fetchRequested();

private:
    /// A parameter of the URI that is a line of text; empty = left out.
    struct Field {
        const char* parameter;
        QLineEdit* edit;
    };

    void addTop(QFormLayout* form);
    void addModel(QFormLayout* form);
    void addRates(QFormLayout* form);
    QWidget* makeMore();
    QLineEdit* makeField(QWidget* parent, const char* parameter, const QString& label, const QString& hint,
                         const QString& tip);
    void load();
    void updateHints();
    QString typedUri() const;
    QString problem() const;

    BackendHub& m_hub;
    QString m_name;
    QString m_loaded;          ///< URI that the fields were last filled from, or that was given on
    backend::BackendUri m_uri; ///< what the form does not show stays as given
    QLineEdit* m_nameEdit;
    QComboBox* m_protocol;
    QLineEdit* m_base;
    QComboBox* m_model;
    QToolButton* m_fetch;
    QLabel* m_models;
    QComboBox* m_mode;
    QComboBox* m_cache;
    QLabel* m_problem;
    std::vector<Field> m_fields;
    FormDrafts m_drafts;
};

} // namespace chronoscope::ui
