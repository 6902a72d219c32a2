// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

#include "ui/theme/StyleSheet.h"

#include "ui/theme/Tokens.h"

#include <QPair>
#include <QVector>

namespace chronoscope::ui {

namespace {

// Names in angle brackets are tokens, filled in by make(). A selector that asks a property of any QWidget is looked at
// for each of some two thousand widgets whenever the look changes: better ask a class.
constexpr auto kText = R"(
QToolTip { color: <ink>; background: <panel>; border: 1px solid <line>; padding: 4px 8px; }
QLabel[role="title"] { font-size: <titleSize>; font-weight: 600; }
QLabel[role="section"] { font-size: <sectionSize>; font-weight: 600; }
QLabel[role="caption"] { font-size: <captionSize>; color: <secondary>; }
QLabel[role="dropZone"] { color: <secondary>; border: 1px dashed <line>; border-radius: 6px; padding: 12px; }
QWidget[role="page"] { background: <page>; }
chronoscope--ui--Rail { background: <panel>; border-right: 1px solid <line>; }
QDockWidget { font-weight: 600; }
QDockWidget::title { background: <page>; padding: 6px 12px; }
QMainWindow::separator { background: <line>; width: 1px; height: 1px; }
QMainWindow::separator:hover { background: <accent>; }
QStatusBar { background: <panel>; border-top: 1px solid <line>; }
QStatusBar::item { border: none; }
)";

constexpr auto kButtons = R"(
QPushButton {
    color: <ink>; background: <button>; border: 1px solid <border>; border-radius: 4px;
    padding: 4px 12px; min-height: 18px;
}
QPushButton:hover { background: <hover>; }
QPushButton:pressed, QPushButton:checked { background: <pressed>; }
QPushButton:disabled { color: <disabled>; border-color: <line>; background: <panel>; }
QPushButton:focus { border: 1px solid <accent>; outline: none; }
QPushButton::menu-indicator {
    image: url(:/icons/control-down-<scheme>.svg); width: 10px; height: 10px;
    subcontrol-origin: padding; subcontrol-position: right center; left: -8px;
}
QPushButton[primary="true"] {
    color: <onAccent>; background: <accent>; border-color: <accent>; font-weight: 600;
}
QPushButton[primary="true"]:hover { background: <accentHover>; border-color: <accentHover>; }
QPushButton[primary="true"]:pressed { background: <accentPressed>; border-color: <accentPressed>; }
QPushButton[primary="true"]:focus { border: 2px solid <ink>; padding: 3px 11px; }
QPushButton[primary="true"]:disabled {
    color: <disabled>; background: <hover>; border-color: <hover>;
}
QToolButton {
    color: <ink>; background: transparent; border: 1px solid transparent; border-radius: 4px;
    padding: 3px;
}
QToolButton:hover { background: <hover>; }
QToolButton:pressed { background: <pressed>; }
QToolButton:checked { color: <accentText>; background: <accentSoft>; }
QToolButton:disabled { color: <disabled>; }
QToolButton:focus { border-color: <accent>; outline: none; }
QToolButton::menu-indicator { image: none; }
QToolButton[framed="true"] { background: <button>; border-color: <border>; padding: 3px 8px; }
QToolButton[framed="true"]:hover { background: <hover>; }
QToolButton[framed="true"]:focus { border-color: <accent>; }
chronoscope--ui--ChoiceBar { background: <hover>; border-radius: 5px; }
QToolButton[choice="true"] { padding: 3px 8px; }
QToolButton[choice="true"]:checked { background: <page>; border: 1px solid <border>; }
QToolButton[choice="true"]:focus { border-color: <accent>; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QToolButton[rail="true"] { padding: 3px 8px; margin: 1px 6px; text-align: left; }
QToolButton[rail="true"][beside="true"] { padding: 3px 4px; margin: 1px 2px; }
QToolButton[rail="true"]:checked { font-weight: 600; }
)";

// Fusion derives control outlines by darkening the window colour, which leaves none in the dark.
constexpr auto kInputs = R"(
QLineEdit, QAbstractSpinBox, QComboBox {
    color: <ink>; background: <page>; border: 1px solid <border>; border-radius: 4px;
    padding: 2px 6px; min-height: 20px;
    selection-color: <onAccent>; selection-background-color: <accent>;
}
QPlainTextEdit, QTextEdit { border: 1px solid <border>; border-radius: 4px; background: <page>; }
QPlainTextEdit[readOnly="true"] { background: <panel>; border-color: <line>; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border-color: <accent>;
}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    color: <disabled>; background: <panel>; border-color: <line>;
}
QComboBox { background: <button>; padding-right: 20px; }
QComboBox:hover { background: <hover>; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url(:/icons/control-down-<scheme>.svg); width: 12px; height: 12px; }
QComboBox QAbstractItemView { border: 1px solid <border>; background: <page>; }
QAbstractSpinBox { padding-right: 18px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    border: none; background: transparent; width: 18px; subcontrol-origin: border;
}
QAbstractSpinBox::up-button { subcontrol-position: top right; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; }
QAbstractSpinBox::up-arrow { image: url(:/icons/control-up-<scheme>.svg); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(:/icons/control-down-<scheme>.svg); width: 10px; height: 10px; }
QCheckBox, QRadioButton { spacing: 8px; min-height: 24px; }
QCheckBox::indicator, QRadioButton::indicator, QAbstractItemView::indicator {
    width: 14px; height: 14px; background: <page>; border: 1px solid <outline>;
}
QCheckBox::indicator, QAbstractItemView::indicator { border-radius: 3px; }
QRadioButton::indicator { border-radius: 8px; }
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {
    background: <accent>; border-color: <accent>; image: url(:/icons/control-check-<scheme>.svg);
}
QCheckBox::indicator:indeterminate, QAbstractItemView::indicator:indeterminate {
    background: <accent>; border-color: <accent>; image: url(:/icons/control-partial-<scheme>.svg);
}
QRadioButton::indicator:checked { width: 8px; height: 8px; border: 4px solid <accent>; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border-color: <accent>; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    background: <panel>; border-color: <line>;
}
)";

constexpr auto kChips = R"(
chronoscope--ui--ChipWidget, QToolButton[role="chip"] {
    background: <hover>; border: 1px solid transparent; border-radius: 10px; padding: 1px 8px;
}
QToolButton[role="chip"] { padding: 3px 8px; }
QToolButton[role="chip"]:hover { background: <pressed>; }
QToolButton[role="chip"]:checked { color: <accentText>; background: <accentSoft>; }
QToolButton[role="chip"]:focus { border-color: <accent>; }
)";

constexpr auto kViews = R"(
QAbstractItemView {
    border: 1px solid transparent; outline: none; selection-color: <ink>; selection-background-color: <selection>;
}
QAbstractItemView:focus { border-color: <accent>; }
QTableView { gridline-color: <line>; }
QListView::item, QTreeView::item { min-height: 24px; }
QHeaderView { background: <page>; border: none; }
QHeaderView::section {
    color: <secondary>; background: <page>; border: none; border-bottom: 1px solid <line>;
    padding: 2px 3px; min-height: 20px; font-size: <captionSize>; font-weight: 600;
}
QHeaderView::section:hover { color: <ink>; }
QHeaderView::up-arrow {
    image: url(:/icons/control-up-<scheme>.svg); width: 8px; height: 8px; subcontrol-position: top center;
}
QHeaderView::down-arrow {
    image: url(:/icons/control-down-<scheme>.svg); width: 8px; height: 8px; subcontrol-position: top center;
}
QTableCornerButton::section { background: <page>; border: none; border-bottom: 1px solid <line>; }
chronoscope--ui--ElementDetail { border: 1px solid transparent; }
chronoscope--ui--ElementDetail:focus { border-color: <accent>; }
QTabWidget::pane { border: none; border-top: 1px solid <line>; }
QTabBar::tab {
    color: <secondary>; background: transparent; border: none; border-bottom: 2px solid transparent;
    padding: 4px 10px; min-height: 20px;
}
QTabBar::tab:hover { color: <ink>; background: <hover>; }
QTabBar::tab:selected { color: <accentText>; border-bottom-color: <accent>; }
QTabBar::tab:selected:focus { background: <accentSoft>; }
QTabBar::tab:disabled { color: <disabled>; }
QSplitter::handle { background: <line>; }
QSplitter::handle:horizontal { width: 6px; background: <page>; border-left: 1px solid <line>; image: none; }
QSplitter::handle:vertical { height: 6px; background: <page>; border-top: 1px solid <line>; image: url(:/icons/grip.svg); }
#constructParts::handle:horizontal { background: transparent; border: none; }
QSplitter::handle:hover { background: <accent>; }
QProgressBar {
    color: <ink>; background: <pressed>; border: none; border-radius: 2px; max-height: 4px;
}
QProgressBar::chunk { background: <accent>; border-radius: 2px; }
)";

constexpr auto kScrollBars = R"(
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 10px; }
QScrollBar:horizontal { height: 10px; }
QScrollBar::handle { background: <handle>; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover, QScrollBar::handle:pressed { background: <secondary>; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
)";

// Where the eye needs it, focus is a thick line, and what is chosen has one too.
constexpr auto kHighContrast = R"(
QPushButton:focus, QToolButton:focus, QToolButton[framed="true"]:focus, QToolButton[choice="true"]:focus,
QToolButton[role="chip"]:focus { border: 2px solid <accent>; }
QLineEdit:focus, QAbstractSpinBox:focus, QComboBox:focus, QPlainTextEdit:focus, QTextEdit:focus {
    border: 2px solid <accent>;
}
chronoscope--ui--ChipWidget, QToolButton[role="chip"] { border: 1px solid <border>; }
QToolButton:checked, QToolButton[choice="true"]:checked { border: 1px solid <accent>; }
QAbstractItemView { border: 1px solid <line>; }
QAbstractItemView:focus { border: 2px solid <accent>; }
QPushButton[primary="true"]:focus { border: 3px solid <ink>; padding: 2px 10px; }
)";

QColor mixed(const QColor& top, const QColor& bottom, float share) {
    const auto mix = [share](float over, float under) { return over * share + under * (1 - share); };
    return QColor::fromRgbF(mix(top.redF(), bottom.redF()), mix(top.greenF(), bottom.greenF()),
                            mix(top.blueF(), bottom.blueF()));
}

} // namespace

QColor StyleSheet::accentText(const Tokens& tokens) {
    return tokens.dark ? tokens.accent : mixed(tokens.ink, tokens.accent, 0.35F);
}

QString StyleSheet::make(const Tokens& tokens) {
    const QVector<QPair<const char*, QColor>> colors{
        {"ink", tokens.ink},
        {"secondary", tokens.secondary},
        {"disabled", tokens.disabled},
        {"page", tokens.page},
        {"panel", tokens.panel},
        {"line", tokens.line},
        {"border", mixed(tokens.ink, tokens.panel, tokens.highContrast ? 0.55F : 0.20F)},
        {"outline", mixed(tokens.ink, tokens.panel, tokens.highContrast ? 0.80F : 0.45F)},
        {"handle", mixed(tokens.ink, tokens.panel, tokens.highContrast ? 0.55F : 0.25F)},
        {"button", tokens.dark ? tokens.hover : tokens.page},
        {"hover", tokens.hover},
        {"pressed", tokens.pressed},
        {"accent", tokens.accent},
        {"accentText", accentText(tokens)},
        {"accentHover", mixed(tokens.ink, tokens.accent, 0.12F)},
        {"accentPressed", mixed(tokens.ink, tokens.accent, 0.24F)},
        {"accentSoft", tokens.accentSoft},
        {"selection", mixed(tokens.accent, tokens.page, tokens.highContrast ? 0.40F : 0.20F)},
        {"onAccent", tokens.onAccent},
    };
    QString text;
    for (const char* part : {kText, kButtons, kInputs, kChips, kViews, kScrollBars})
        text += QString::fromLatin1(part);
    if (tokens.highContrast) text += QString::fromLatin1(kHighContrast);
    const auto fill = [&text](const char* name, const QString& value) {
        text.replace(QStringLiteral("<%1>").arg(QLatin1String(name)), value);
    };
    for (const auto& [name, color] : colors)
        fill(name, color.name());
    fill("captionSize", QStringLiteral("%1px").arg(Tokens::kTypeCaption));
    fill("sectionSize", QStringLiteral("%1px").arg(Tokens::kTypeSection));
    fill("titleSize", QStringLiteral("%1px").arg(Tokens::kTypeTitle));
    fill("scheme", tokens.dark ? QStringLiteral("dark") : QStringLiteral("light"));
    return text;
}

} // namespace chronoscope::ui
