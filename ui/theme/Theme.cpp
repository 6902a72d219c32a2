// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/Theme.h"

#include "ui/theme/StyleSheet.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QFontDatabase>
#include <QPalette>
#include <QProgressBar>
#include <QStyle>
#include <QStyleFactory>

namespace chronoscope::ui {

QPalette Theme::palette(Scheme scheme) {
    const Tokens t = tokens(scheme);
    QPalette palette;
    const auto set = [&palette](QPalette::ColorRole role, const QColor& color) {
        palette.setColor(QPalette::All, role, color);
    };
    set(QPalette::Window, t.panel);
    set(QPalette::WindowText, t.ink);
    set(QPalette::Base, t.page);
    set(QPalette::AlternateBase, t.panel);
    set(QPalette::Text, t.ink);
    set(QPalette::PlaceholderText, t.highContrast ? t.disabled : t.secondary);
    set(QPalette::Button, t.dark ? t.hover : t.page);
    set(QPalette::ButtonText, t.ink);
    set(QPalette::BrightText, t.onAccent);
    set(QPalette::ToolTipBase, t.panel);
    set(QPalette::ToolTipText, t.ink);
    set(QPalette::Highlight, t.accent);
    set(QPalette::HighlightedText, t.onAccent);
    set(QPalette::Link, StyleSheet::accentText(t));
    set(QPalette::LinkVisited, StyleSheet::accentText(t));
    // Fusion draws frames and bevels with these; keeping them near the line colour keeps it flat.
    set(QPalette::Light, t.page);
    set(QPalette::Midlight, t.line);
    set(QPalette::Mid, t.line);
    set(QPalette::Dark, t.disabled);
    set(QPalette::Shadow, t.line);
    for (const auto role :
         {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText, QPalette::Link})
        palette.setColor(QPalette::Disabled, role, t.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.line);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, t.disabled);
    return palette;
}

QString Theme::styleSheet(Scheme scheme) { return StyleSheet::make(tokens(scheme)); }

Scheme Theme::resolved(Scheme scheme, const QPalette& system) {
    if (scheme != Scheme::System) return scheme;
    return system.color(QPalette::Window).lightness() < 128 ? Scheme::Dark : Scheme::Light;
}

Scheme Theme::apply(QApplication& application, Scheme scheme, const QString& family) {
    // Without a style sheet first: one that follows another has each widget polished anew for every widget around it,
    // one that follows none has it polished once.
    application.setStyleSheet({});
    if (application.style()->name() != QLatin1String("fusion"))
        application.setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (scheme == Scheme::System) application.setPalette(QPalette()); // uncovers the desktop's own, which ours may hide
    const Scheme effective = resolved(scheme, QApplication::palette());

    QFont font = QFontDatabase::systemFont(QFontDatabase::GeneralFont);
    if (!family.isEmpty() && QFontDatabase::hasFamily(family)) font.setFamilies({family});
    font.setPixelSize(Tokens::kTypeBody);
    application.setFont(font);
    application.setPalette(palette(effective));
    application.setStyleSheet(styleSheet(effective));
    return effective;
}

namespace {
/// A bar without an end runs; a full one says the same: wait.
class StillBars final : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        auto* bar = event->type() == QEvent::Show ? qobject_cast<QProgressBar*>(watched) : nullptr;
        if (bar && bar->minimum() == 0 && bar->maximum() == 0) {
            bar->setMaximum(1);
            bar->setValue(1);
        }
        return false;
    }
};
} // namespace

void Theme::calm(QApplication& application) {
    QApplication::setCursorFlashTime(0);
    for (const auto effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo, Qt::UI_AnimateTooltip,
                              Qt::UI_FadeTooltip, Qt::UI_AnimateToolBox})
        QApplication::setEffectEnabled(effect, false);
    application.installEventFilter(new StillBars(&application));
}

} // namespace chronoscope::ui
