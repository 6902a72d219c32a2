// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/SplitChoice.h"

#include "ui/views/PageArea.h"

#include <QButtonGroup>
#include <QEvent>
#include <QLayout>
#include <QSplitter>
#include <QToolButton>

namespace chronoscope::ui {

namespace {
PageArea* areaOf(const QWidget& widget) {
    for (QWidget* at = widget.parentWidget(); at; at = at->parentWidget())
        if (auto* area = qobject_cast<PageArea*>(at)) return area;
    return nullptr;
}
} // namespace

SplitChoice::SplitChoice(QSplitter& parts, const QStringList& names, int first, QWidget* parent)
    : ChoiceBar(parent), m_parts(parts) {
    for (int i = 0; i < names.size(); ++i) {
        auto* button = new QToolButton(this);
        button->setObjectName(parts.objectName() + QStringLiteral("Part%1").arg(i));
        button->setText(names[i]);
        button->setFocusPolicy(Qt::StrongFocus);
        add(button, i);
        button->setChecked(i == first);
    }
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
    parts.installEventFilter(this);
    connect(group(), &QButtonGroup::idClicked, this, &SplitChoice::follow);
}

void SplitChoice::showPart(int part) {
    group()->button(part)->setChecked(true);
    follow();
}

/// What is as wide as what is seen of the parts: a page may be scrolled to the side, a dialog is not.
QWidget* SplitChoice::room() const {
    const PageArea* area = areaOf(m_parts);
    return area ? area->viewport() : parentWidget();
}

/// By what the parts need, hidden ones too.
void SplitChoice::follow() {
    if (!m_parts.isVisible()) return;
    int needed = (m_parts.count() - 1) * m_parts.handleWidth();
    for (int i = 0; i < m_parts.count(); ++i) {
        const QWidget* part = m_parts.widget(i);
        needed += part->minimumSizeHint().expandedTo(part->minimumSize()).width();
    }
    const QMargins around = parentWidget()->layout()->contentsMargins();
    const bool isOne = needed > room()->width() - around.left() - around.right();
    setVisible(isOne);
    for (int i = 0; i < m_parts.count(); ++i)
        m_parts.widget(i)->setVisible(!isOne || i == group()->checkedId());
}

bool SplitChoice::eventFilter(QObject* watched, QEvent* event) {
    const bool isShown = watched == &m_parts && event->type() == QEvent::Show;
    if (isShown) room()->installEventFilter(this);
    const bool isSized = watched != &m_parts && event->type() == QEvent::Resize;
    const bool isFilled = watched == &m_parts && event->type() == QEvent::LayoutRequest;
    const bool handled = ChoiceBar::eventFilter(watched, event);
    if (watched == &m_parts && event->type() == QEvent::Hide) hide();
    if (isShown || isSized || isFilled) follow();
    return handled;
}

} // namespace chronoscope::ui
