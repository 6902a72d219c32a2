// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/actions/ActionTable.h"

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QVariantMap>

#include <functional>
#include <optional>

class QWidget;

namespace chronoscope::ui {

/// Property of a button that is off and says why: the tool tip that it has else.
inline constexpr const char* kUsualTip = "usualTip";

class Settings;

/// The table of actions over a real window: each with its keys, as its object has them or a person chose them, and a
/// way to do it from anywhere. Owned by the window, whose objects it changes the keys of; GUI thread.
class ActionBook : public QObject {
    Q_OBJECT
public:
    struct Entry {
        ActionRow row;
        QKeySequence usual;                 ///< as the program has it
        QKeySequence keys;                  ///< as it is now; empty: none
        QList<QPointer<QObject>> holders{}; ///< the actions, buttons and shortcuts that have its keys
        bool isChosen() const { return usual != keys; }
    };

    /// `window` has all its pages. Keys that were chosen before act from now on; another action that has them as its
    /// usual ones has none.
    ActionBook(Settings& settings, QWidget& window);

    /// Those whose object is there, in the order of the table.
    const QList<Entry>& entries() const { return m_entries; }
    const Entry* find(const QString& id) const;
    /// The one that has these keys where `id` works, so that both could not; null if none has.
    const Entry* clash(const QString& id, const QKeySequence& keys) const;
    /// Gives it these keys and keeps that; false where another has them. Empty keys: none.
    bool setKeys(const QString& id, const QKeySequence& keys);
    void reset(const QString& id);
    void resetAll();

    /// All chosen keys as JSON: {"chronoscope": "keys", "keys": {"runs/repeatRunAction": "Ctrl+R", …}}.
    QByteArray toJson() const;
    /// Takes them all, or none: why not, else empty. Actions that this program does not know are left out.
    QString takeJson(const QByteArray& json);

    /// Does it, once `show` has brought up its page; false where it cannot be done now.
    bool act(const QString& id, const std::function<void(const QString& page)>& show);
    /// The list of all keys for the help, as Markdown.
    QString markdown() const;

signals:
    void changed();

private:
    QList<QObject*> objectsOf(const ActionRow& row) const;
    void apply(Entry& entry, const QKeySequence& keys);
    void giveWay(const QVariantMap& chosen);

    Settings& m_settings;
    QWidget& m_window;
    QList<Entry> m_entries;
};

} // namespace chronoscope::ui
