// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/OneOfSeveral.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
class SpokenChoice final : public QAccessibleWidget {
public:
    explicit SpokenChoice(QAbstractButton* button) : QAccessibleWidget(button, QAccessible::RadioButton) {
        addControllingSignal(QStringLiteral("toggled(bool)"));
    }

    QString text(QAccessible::Text which) const override {
        const QString given = QAccessibleWidget::text(which);
        if (which != QAccessible::Name || !given.isEmpty()) return given;
        return button().text().remove(QLatin1Char('&'));
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button().isChecked();
        return state;
    }
    QStringList actionNames() const override {
        return button().isEnabled() ? QStringList{toggleAction()} : QStringList();
    }
    void doAction(const QString& action) override {
        if (action == toggleAction()) button().click();
    }

private:
    QAbstractButton& button() const { return *static_cast<QAbstractButton*>(widget()); }
};

QAccessibleInterface* speak(const QString& className, QObject* object) {
    auto* button = className == QLatin1String("QToolButton") ? qobject_cast<QToolButton*>(object) : nullptr;
    return button && button->autoExclusive() ? new SpokenChoice(button) : nullptr; // Qt keeps it
}
} // namespace

void makeOneOfSeveral(QAbstractButton& button) {
    static const bool isInstalled = [] {
        QAccessible::installFactory(speak);
        return true;
    }();
    Q_UNUSED(isInstalled)
    button.setCheckable(true);
    button.setAutoExclusive(true);
    // What is said of a button is settled when its text is first set: it is asked anew.
    if (QAccessibleInterface* before = QAccessible::queryAccessibleInterface(&button))
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

} // namespace chronoscope::ui
