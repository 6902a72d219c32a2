// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>
#include <QVariant>

class QWidget;

namespace chronoscope::ui {

/// What was typed into a form and could not be saved, by the name of what the form showed, so that it is there again
/// when that is shown again. Of one form; GUI thread.
class FormDrafts {
public:
    void keep(const QString& name, const QWidget& form);
    /// Puts what was kept back into the form, which emits what it emits when it is typed into, and forgets it. False
    /// where nothing was.
    bool restore(const QString& name, QWidget& form);
    void forget(const QString& name) { m_drafts.remove(name); }
    QStringList names() const { return m_drafts.keys(); }

private:
    QMap<QString, QMap<QString, QVariant>> m_drafts; ///< values by the object names of fields
};

} // namespace chronoscope::ui
