// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/views/CheckList.h"

#include <QList>
#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// What a filter bar shows and changes: the one filter of the pages that it stands above, in parts that are ticked in a
/// list or written, with its history. The bar knows no study: what the parts are, the model says. GUI thread.
class FilterModel : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    struct Part {
        int id = 0;
        QString name;         ///< in the menu, with a mnemonic
        QString written = {}; ///< how it is written, "2010–2015, 2020"; empty: it is ticked in a list
    };
    struct Chip {
        int part = 0;
        QString text;
        bool opens = true; ///< pressed, it lets one edit the part
        bool operator==(const Chip&) const = default;
    };
    /// As a store::ViewRecord holds it.
    struct Saved {
        std::string runs;
        std::string filter;
    };

    virtual bool isUsable() const = 0; ///< a workspace is open
    virtual QString tip() const = 0;   ///< of the button that narrows
    virtual QString subjectTip() const = 0;
    virtual std::vector<Part> parts() const = 0;
    /// Of what is narrowed, but for the subject, which stands in its field.
    virtual std::vector<Chip> chips() const = 0;
    virtual bool isEmpty() const = 0;
    virtual QString subject() const = 0;
    virtual QList<CheckList::Item> items(int part) const = 0;
    virtual QString written(int /*part*/) const { return {}; } ///< of a part that is written

    /// The next change is a step of its own; those after it amend it, until this is said again.
    virtual void beginEdit() = 0;
    /// Places in items(); none: not narrowed.
    virtual void tick(int part, const QList<int>& ticked) = 0;
    /// False for what cannot be read, which changes nothing.
    virtual bool write(int /*part*/, const QString& /*text*/) { return false; }
    virtual void setSubject(const QString& text) = 0;
    virtual void open(int part) = 0; ///< no longer narrowed
    virtual void clear() = 0;

    virtual bool canGoBack() const = 0;
    virtual bool canGoForward() const = 0;
    virtual void back() = 0;
    virtual void forward() = 0;

    /// What is shown, to be saved under a name.
    virtual Saved saved() const = 0;
    /// In words; nothing: saved on pages of another study.
    virtual std::optional<QString> describe(const Saved& view) const = 0;
    /// Shows it; why it cannot be read, or nothing.
    virtual QString restore(const Saved& view) = 0;

signals:
    void changed(); ///< of anything above
};

} // namespace chronoscope::ui
