// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/settings/Settings.h"

#include <QStringList>
#include <QToolButton>

class QFormLayout;

namespace chronoscope::ui {

class DropFrame;

/// A button from which a field for each model drops: the knowledge cut-off its vendor declares, kept in the settings
/// since it is the user's note. GUI thread.
class DeclaredDates : public QToolButton {
    Q_OBJECT
public:
    explicit DeclaredDates(Settings& settings, QWidget* parent = nullptr);
    /// Leaves what is being typed alone where the models are the same.
    void setModels(const QStringList& models);

signals:
    void changed(); ///< a date was stored or forgotten

private:
    void fill();
    void addField(const QString& model);
    void take(const QString& model, const QString& date);

    Settings& m_settings;
    QStringList m_models;
    DropFrame* m_frame;
    QFormLayout* m_form;
};

} // namespace chronoscope::ui
