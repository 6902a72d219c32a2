// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/mainwindow/Rail.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Tokens.h"
#include "ui/views/OneOfSeveral.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QButtonGroup>
#include <QFocusEvent>
#include <QGridLayout>
#include <QStyle>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace chronoscope::ui {

Rail::Rail(QWidget* parent)
    : QWidget(parent), m_workspace(new QToolButton(this)), m_search(new QToolButton(this)), m_head(new QGridLayout),
      m_buttons(new QGridLayout), m_pages(new QButtonGroup(this)) {
    setAttribute(Qt::WA_StyledBackground);
    m_workspace->setObjectName(QStringLiteral("workspaceMenu"));
    m_workspace->setPopupMode(QToolButton::InstantPopup);
    m_workspace->setIcon(Icons::icon(u"folder"));
    m_workspace->setText(tr("Workspace ▾")); // the title bar has its name
    m_workspace->setAccessibleName(tr("Workspace menu"));
    m_workspace->setShortcut(Qt::ALT | Qt::Key_W);
    style(*m_workspace);
    m_search->setObjectName(QStringLiteral("paletteButton"));
    m_search->setIcon(Icons::icon(u"search"));
    m_search->setText(tr("Search"));
    style(*m_search);
    m_head->setSpacing(0);
    m_head->addWidget(m_workspace, 0, 0);
    m_head->addWidget(m_search, 1, 0);
    m_buttons->setSpacing(0);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, Tokens::kSpace8, 0, Tokens::kSpace4);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(m_head);
    layout->addSpacing(Tokens::kSpace8);
    layout->addLayout(m_buttons);
    layout->addStretch();
    setWorkspace({});
}

void Rail::setMenu(QMenu* menu) { m_workspace->setMenu(menu); }

void Rail::setSearch(QAction* action) {
    const auto follow = [this, action] {
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        const QString what = tr("Go to or do anything by typing it: pages, runs, elements, settings, help");
        m_search->setToolTip(keys.isEmpty() ? what : tr("%1 (%2)").arg(what, keys));
    };
    connect(m_search, &QToolButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, m_search, follow);
    follow();
}

void Rail::addPage(const QString& name, const QString& icon, const QString& text, const QKeySequence& keys) {
    auto* button = new QToolButton(this);
    button->setObjectName(name + QLatin1String("Rail"));
    button->setProperty("page", name);
    button->setIcon(Icons::icon(icon));
    button->setText(text);
    makeOneOfSeveral(*button);
    const auto number = static_cast<Qt::Key>(Qt::Key_1 + m_numbered);
    if (keys.isEmpty()) ++m_numbered;
    button->setShortcut(keys.isEmpty() ? QKeySequence(QKeyCombination(Qt::CTRL, number)) : keys);
    button->setToolTip(tr("%1 (%2)").arg(text, button->shortcut().toString(QKeySequence::NativeText)));
    style(*button);
    button->ensurePolished();
    QFont heavy = button->font(); // of the page that is shown
    heavy.setBold(true);
    button->setProperty("wide", button->sizeHint().width() + QFontMetrics(heavy).horizontalAdvance(text) -
                                    button->fontMetrics().horizontalAdvance(text));
    button->setMinimumWidth(button->property("wide").toInt());
    m_pages->addButton(button);
    m_buttons->addWidget(button, m_buttons->count(), 0);
    connect(button, &QToolButton::clicked, this, [this, name] { emit pageWanted(name); });
}

void Rail::style(QToolButton& button) {
    button.installEventFilter(this);
    button.setProperty("rail", true);
    button.setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button.setIconSize({Tokens::kIcon, Tokens::kIcon});
    button.setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Rail::setCurrent(const QString& page) {
    setFocusProxy(m_workspace);
    m_pages->setExclusive(false); // a page that has no button leaves none pressed
    for (QAbstractButton* button : m_pages->buttons()) {
        const bool isCurrent = button->property("page").toString() == page;
        button->setChecked(isCurrent);
        button->setFocusPolicy(isCurrent ? Qt::TabFocus : Qt::NoFocus); // one stop for all; arrow keys go between them
        if (isCurrent) setFocusProxy(button);
    }
    m_pages->setExclusive(true);
    // Its frame is on the page that is shown, also where a key of its own brought it.
    auto* focused = qobject_cast<QAbstractButton*>(focusWidget());
    if (focused && focused->hasFocus() && m_pages->buttons().contains(focused) && !focused->isChecked())
        focusProxy()->setFocus(Qt::OtherFocusReason);
}

void Rail::setWorkspace(const QString& path) {
    const QString what = tr("Menu: workspaces, report, theme, help (Alt+W)");
    m_workspace->setToolTip(path.isEmpty() ? what : plainToolTip(tr("%1\n%2 is open").arg(what, path)));
}

void Rail::setCompact(bool compact) {
    m_isCompact = compact;
    showWords();
}

void Rail::showWords() {
    const bool icons = m_isCompact || m_columns > 1;
    for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        button->setToolButtonStyle(icons ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
        button->setMinimumWidth(icons ? 0 : button->property("wide").toInt());
        if (button->property("beside").toBool() == (m_columns > 1)) continue;
        button->setProperty("beside", m_columns > 1); // with less around each
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
}

int Rail::heightOf(int columns) const {
    const auto pages = m_pages->buttons();
    if (pages.isEmpty()) return 0;
    const int lines = (static_cast<int>(pages.size()) + columns - 1) / columns;
    const int head = m_workspace->sizeHint().height() + (columns > 1 ? 0 : m_search->sizeHint().height());
    return head + lines * pages.first()->sizeHint().height() + 2 * Tokens::kSpace8 + 3 * Tokens::kSpace4;
}

QSize Rail::minimumSizeHint() const { return {QWidget::minimumSizeHint().width(), heightOf(2)}; }

void Rail::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

/// Beside an icon without a word, as soon as one points at it or comes to it with keys.
bool Rail::eventFilter(QObject* watched, QEvent* event) {
    const auto* button = qobject_cast<const QToolButton*>(watched);
    const auto comesByKey = [event] {
        const auto reason = static_cast<QFocusEvent*>(event)->reason();
        return reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::OtherFocusReason;
    };
    const bool isReached = event->type() == QEvent::Enter || (event->type() == QEvent::FocusIn && comesByKey());
    if (button && isReached && button->toolButtonStyle() == Qt::ToolButtonIconOnly)
        QToolTip::showText(button->mapToGlobal(button->rect().topRight()), button->toolTip(), this);
    const bool isLeft = event->type() == QEvent::Leave || event->type() == QEvent::FocusOut;
    if (button && isLeft && QToolTip::text() == button->toolTip()) QToolTip::hideText();
    return QWidget::eventFilter(watched, event);
}

/// Down the first column, then down the second.
void Rail::arrange() {
    const int columns = height() < heightOf(1) ? 2 : 1;
    if (m_columns == columns) return;
    m_columns = columns;
    m_head->addWidget(m_search, columns > 1 ? 0 : 1, columns > 1 ? 1 : 0);
    const auto pages = m_pages->buttons();
    const int lines = (static_cast<int>(pages.size()) + columns - 1) / columns;
    for (int i = 0; i < pages.size(); ++i)
        m_buttons->addWidget(pages[i], i % lines, i / lines); // which takes it from where it was
    showWords();
}

} // namespace chronoscope::ui
