// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/actions/ActionBook.h"

#include "ui/settings/Settings.h"

#include <QAbstractButton>
#include <QAction>
#include <QJsonDocument>
#include <QJsonObject>
#include <QShortcut>
#include <QWidget>

namespace chronoscope::ui {

namespace {
constexpr const char* kKind = "keys";
constexpr qsizetype kMostBytes = 1 << 20;

QKeySequence keysOf(const QObject& object) {
    if (const auto* action = qobject_cast<const QAction*>(&object)) return action->shortcut();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&object)) return button->shortcut();
    if (const auto* shortcut = qobject_cast<const QShortcut*>(&object)) return shortcut->key();
    return {};
}

/// In a tool tip that names them, too.
template <typename Widget> void renameKeys(Widget& widget, const QKeySequence& before, const QKeySequence& now) {
    const auto words = [](const QKeySequence& keys) {
        return QStringLiteral("(%1)").arg(keys.toString(QKeySequence::NativeText));
    };
    if (before.isEmpty()) return;
    QString tip = widget.toolTip();
    if (tip.contains(words(before)))
        widget.setToolTip(tip.replace(words(before), now.isEmpty() ? QString() : words(now)));
    QString usual = widget.property(kUsualTip).toString(); // it says at present why it is off
    if (usual.contains(words(before)))
        widget.setProperty(kUsualTip, usual.replace(words(before), now.isEmpty() ? QString() : words(now)));
}

void setKeysOf(QObject& object, const QKeySequence& keys) {
    const QKeySequence before = keysOf(object);
    if (auto* action = qobject_cast<QAction*>(&object)) {
        action->setShortcut(keys);
        renameKeys(*action, before, keys);
    } else if (auto* button = qobject_cast<QAbstractButton*>(&object)) {
        button->setShortcut(keys.isEmpty() ? QKeySequence::mnemonic(button->text()) : keys);
        renameKeys(*button, before, keys);
    } else if (auto* shortcut = qobject_cast<QShortcut*>(&object)) {
        shortcut->setKey(keys);
    }
}

QWidget* pageOf(const QWidget& window, const QString& name) {
    for (auto* widget : window.findChildren<QWidget*>())
        if (widget->property("isPage").toBool() && widget->property("page").toString() == name) return widget;
    return nullptr;
}

/// A letter with Alt out of a button's text is the button's own, and changes with its words.
bool isMnemonic(const QObject& object) {
    const auto* button = qobject_cast<const QAbstractButton*>(&object);
    return button && !button->shortcut().isEmpty() && button->shortcut() == QKeySequence::mnemonic(button->text());
}
QKeySequence ownKeys(const QObject& object) { return isMnemonic(object) ? QKeySequence() : keysOf(object); }
/// Both can be wanted at the same time.
bool meets(const ActionRow& one, const ActionRow& other) {
    return one.page == other.page || one.page.isEmpty() || other.page.isEmpty();
}
} // namespace

ActionBook::ActionBook(Settings& settings, QWidget& window) : QObject(&window), m_settings(settings), m_window(window) {
    const QVariantMap chosen = settings.shortcuts();
    for (const ActionRow& row : actionTable()) {
        const auto objects = objectsOf(row);
        if (objects.isEmpty()) continue;
        QKeySequence usual; // a page can have taken the keys from an object that it has no use for
        for (const QObject* object : objects)
            if (usual.isEmpty()) usual = ownKeys(*object);
        Entry entry{row, usual, usual};
        for (QObject* object : objects)
            if (ownKeys(*object) == usual) entry.holders << object;
        if (chosen.contains(row.id()))
            apply(entry, QKeySequence::fromString(chosen.value(row.id()).toString(), QKeySequence::PortableText));
        m_entries.append(entry);
    }
    giveWay(chosen);
}

/// Keys that a person chose are kept by that action, where they are usual for another since; of two that were given
/// the same in two windows, by the first.
void ActionBook::giveWay(const QVariantMap& chosen) {
    for (Entry& entry : m_entries) {
        const Entry* other = clash(entry.row.id(), entry.keys);
        const bool isFirst = other && &entry < other && chosen.contains(entry.row.id());
        if (other && chosen.contains(other->row.id()) && !isFirst) apply(entry, {});
    }
}

QList<QObject*> ActionBook::objectsOf(const ActionRow& row) const {
    const QWidget* place = row.page.isEmpty() ? &m_window : pageOf(m_window, row.page);
    QList<QObject*> found;
    if (!place) return found;
    for (auto* object : place->findChildren<QObject*>(row.object))
        if (qobject_cast<QAction*>(object) || qobject_cast<QAbstractButton*>(object) ||
            qobject_cast<QShortcut*>(object))
            found << object;
    return found;
}

void ActionBook::apply(Entry& entry, const QKeySequence& keys) {
    for (const QPointer<QObject>& holder : entry.holders)
        if (holder) setKeysOf(*holder, keys);
    entry.keys = keys;
}

const ActionBook::Entry* ActionBook::find(const QString& id) const {
    for (const Entry& entry : m_entries)
        if (entry.row.id() == id) return &entry;
    return nullptr;
}

const ActionBook::Entry* ActionBook::clash(const QString& id, const QKeySequence& keys) const {
    const Entry* asked = find(id);
    if (!asked || keys.isEmpty()) return nullptr;
    for (const Entry& entry : m_entries) {
        const bool meets = entry.row.page == asked->row.page || entry.row.page.isEmpty() || asked->row.page.isEmpty();
        if (meets && entry.row.id() != id && entry.keys == keys) return &entry;
    }
    return nullptr;
}

bool ActionBook::setKeys(const QString& id, const QKeySequence& keys) {
    if (clash(id, keys)) return false;
    for (Entry& entry : m_entries) {
        if (entry.row.id() != id) continue;
        apply(entry, keys);
        m_settings.setShortcut(id, entry.isChosen() ? std::optional(keys.toString(QKeySequence::PortableText))
                                                    : std::nullopt);
        emit changed();
        return true;
    }
    return false;
}

void ActionBook::reset(const QString& id) {
    if (const Entry* entry = find(id)) setKeys(id, QKeySequence(entry->usual));
}

void ActionBook::resetAll() {
    for (Entry& entry : m_entries)
        apply(entry, entry.usual);
    m_settings.forgetShortcuts();
    emit changed();
}

QByteArray ActionBook::toJson() const {
    QJsonObject keys;
    for (const Entry& entry : m_entries)
        if (entry.isChosen()) keys.insert(entry.row.id(), entry.keys.toString(QKeySequence::PortableText));
    return QJsonDocument(
               QJsonObject{{QStringLiteral("chronoscope"), QLatin1String(kKind)}, {QStringLiteral("keys"), keys}})
        .toJson();
}

QString ActionBook::takeJson(const QByteArray& json) {
    if (json.size() > kMostBytes) return tr("The file is too large to be one of keys.");
    QJsonParseError problem;
    const QJsonObject read = QJsonDocument::fromJson(json, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return tr("The file is no JSON: %1, at byte %2.").arg(problem.errorString()).arg(problem.offset);
    if (read.value(QStringLiteral("chronoscope")).toString() != QLatin1String(kKind) ||
        !read.value(QStringLiteral("keys")).isObject())
        return tr("The file holds no keys of Chronoscope.");
    QHash<QString, QKeySequence> wanted;
    for (const Entry& entry : m_entries)
        wanted.insert(entry.row.id(), entry.usual);
    const QJsonObject keys = read.value(QStringLiteral("keys")).toObject();
    for (auto at = keys.begin(); at != keys.end(); ++at) {
        const QString text = at.value().toString();
        const auto sequence = QKeySequence::fromString(text, QKeySequence::PortableText);
        const bool isKeys = text.isEmpty() || (!sequence.isEmpty() && sequence[0].key() != Qt::Key_unknown);
        if (!at.value().isString() || !isKeys)
            return tr("“%1” are no keys, of “%2”.").arg(text.left(40), at.key().left(60));
        if (wanted.contains(at.key())) wanted[at.key()] = sequence;
    }
    for (const Entry& one : m_entries) // as at the start: what a person chose goes before what is usual
        for (const Entry& other : m_entries)
            if (!keys.contains(one.row.id()) && keys.contains(other.row.id()) && meets(one.row, other.row) &&
                wanted.value(one.row.id()) == wanted.value(other.row.id()))
                wanted[one.row.id()] = {};
    for (const Entry& one : m_entries)
        for (const Entry& other : m_entries) {
            const QKeySequence sequence = wanted.value(one.row.id());
            if (&one != &other && meets(one.row, other.row) && !sequence.isEmpty() &&
                sequence == wanted.value(other.row.id()))
                return tr("“%1” and “%2” would both be %3.")
                    .arg(one.row.title, other.row.title, sequence.toString(QKeySequence::NativeText));
        }
    QMap<QString, std::optional<QString>> taken; // another window may have chosen others meanwhile
    for (Entry& entry : m_entries) {
        const QString id = entry.row.id();
        if (entry.keys == wanted.value(id) && !keys.contains(id)) continue;
        apply(entry, wanted.value(id));
        taken.insert(id,
                     entry.isChosen() ? std::optional(entry.keys.toString(QKeySequence::PortableText)) : std::nullopt);
    }
    m_settings.setShortcuts(taken);
    emit changed();
    return {};
}

bool ActionBook::act(const QString& id, const std::function<void(const QString& page)>& show) {
    const Entry* entry = find(id);
    if (!entry) return false;
    if (!entry->row.page.isEmpty()) show(entry->row.page);
    for (QObject* object : objectsOf(entry->row)) {
        if (auto* action = qobject_cast<QAction*>(object); action && action->isEnabled()) {
            const auto* place = qobject_cast<QWidget*>(action->parent());
            if (place && entry->row.page.isEmpty() && !place->isVisible() && objectsOf(entry->row).size() > 1) continue;
            action->trigger();
            return true;
        }
        if (auto* button = qobject_cast<QAbstractButton*>(object);
            button && button->isEnabled() && button->isVisible()) {
            button->setFocus();
            button->click();
            return true;
        }
        if (auto* shortcut = qobject_cast<QShortcut*>(object); shortcut && shortcut->isEnabled()) {
            const auto* place = qobject_cast<QWidget*>(shortcut->parent());
            if (place && !place->isVisible()) continue;
            QMetaObject::invokeMethod(shortcut, "activated");
            return true;
        }
    }
    return false;
}

QString ActionBook::markdown() const {
    QString text;
    QString section;
    for (const Entry& entry : m_entries) {
        if (entry.keys.isEmpty()) continue;
        if (const QString now = actionSection(entry.row.page); now != section) {
            section = now;
            text += QStringLiteral("\n## %1\n\n| %2 | %3 |\n|---|---|\n").arg(section, tr("Keys"), tr("What they do"));
        }
        text += QStringLiteral("| %1 | %2 |\n").arg(entry.keys.toString(QKeySequence::NativeText), entry.row.title);
    }
    return text;
}

} // namespace chronoscope::ui
