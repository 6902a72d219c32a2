// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// What a screen reader hears of things that a plot draws and that are no widgets: a cell, a point, a bar. Qt keeps such
// interfaces; PartAccesses makes each when it is first asked for. GUI thread only.
#pragma once

#include <QAccessible>
#include <QHash>
#include <QPointer>
#include <QWidget>
#include <QWindow>

namespace chronoscope::widgets {

/// One drawn part of `plot`, on `canvas`, which is the plot or its viewport. It can be chosen, and says whether it is.
class PartAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    PartAccess(QWidget* plot, QWidget* canvas) : m_plot(plot), m_canvas(canvas) {}

    bool isValid() const override { return m_plot && exists(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_plot ? m_plot->window()->windowHandle() : nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_plot); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override {
        const QRect place = isValid() ? placeOnCanvas().toAlignedRect() : QRect();
        return place.isEmpty() ? QRect() : QRect(m_canvas->mapToGlobal(place.topLeft()), place.size());
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = state.focusable = isValid();
        state.selected = isValid() && isCurrent();
        state.focused = state.selected && m_plot->hasFocus();
        state.invalid = !isValid();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction() && isValid()) choose();
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    QWidget* plot() const { return m_plot; }
    virtual bool exists() const = 0; ///< the plot lives
    virtual bool isCurrent() const = 0;
    virtual QRectF placeOnCanvas() const = 0; ///< in its pixels; null where it is not drawn
    virtual void choose() const = 0;          ///< as a person does

private:
    QPointer<QWidget> m_plot;
    QPointer<QWidget> m_canvas;
};

/// The interfaces of a plot's parts, each made once. Owned by the interface of the plot.
template <typename Key> class PartAccesses {
public:
    PartAccesses() = default;
    ~PartAccesses() {
        for (const QAccessible::Id id : m_ids)
            QAccessible::deleteAccessibleInterface(id);
    }
    PartAccesses(const PartAccesses&) = delete;
    PartAccesses& operator=(const PartAccesses&) = delete;

    /// `make` gives a new interface, which Qt then keeps.
    template <typename Make> QAccessibleInterface* of(const Key& key, const Make& make) {
        auto found = m_ids.constFind(key);
        if (found == m_ids.constEnd()) found = m_ids.insert(key, QAccessible::registerAccessibleInterface(make()));
        return QAccessible::accessibleInterface(found.value());
    }

private:
    QHash<Key, QAccessible::Id> m_ids;
};

/// The reader goes to the plot's current part, where the plot has the focus.
inline void tellCurrentPart(QWidget& plot) {
    if (!QAccessible::isActive() || !plot.hasFocus()) return;
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(&plot);
    QAccessibleInterface* part = heard ? heard->focusChild() : nullptr;
    if (!part) return;
    QAccessibleEvent event(&plot, QAccessible::Focus);
    event.setChild(heard->indexOfChild(part));
    QAccessible::updateAccessibility(&event);
}

} // namespace chronoscope::widgets
