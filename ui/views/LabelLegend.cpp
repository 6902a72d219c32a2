// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelLegend.h"

#include "ui/bridge/Results.h"
#include "ui/theme/Tokens.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QEvent>
#include <QMenu>
#include <QStringList>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

LabelLegend::LabelLegend(Results& results, QWidget* parent)
    : QWidget(parent), m_results(results), m_flow(new FlowLayout(Tokens::kSpace4, this)),
      m_more(new QToolButton(this)) {
    setObjectName(QStringLiteral("labelLegend"));
    setAccessibleName(tr("Labels in this view"));
    m_flow->setContentsMargins(0, 0, 0, 0);
    m_more->setObjectName(QStringLiteral("legendMore"));
    m_more->setAutoRaise(true);
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_more);
    menu->setToolTipsVisible(true);
    m_more->setMenu(menu);
    m_more->hide();
    hide();
}

void LabelLegend::explain(const LabelMarks& marks, const std::vector<std::uint32_t>& labels) {
    std::vector<Entry> entries;
    for (const std::uint32_t label : labels)
        entries.push_back({marks.word(label), marks.ofLabel(label)});
    if (entries == m_entries) return; // a button that has the focus keeps it
    m_entries = std::move(entries);
    fill();
    showWhereItFits();
}

void LabelLegend::setRoom(int most) {
    m_room = most;
    showWhereItFits();
}

/// As many as fit, from the first.
void LabelLegend::showWhereItFits() {
    const auto fits = [this] { return m_flow->heightForWidth(parentWidget()->width()) <= m_room; };
    std::size_t count = m_entries.size();
    showFirst(count);
    while (count > 0 && !fits())
        showFirst(--count);
    setVisible(count > 0);
    if (count == m_entries.size()) return;
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    QStringList names;
    m_more->menu()->clear();
    for (std::size_t at = count; at < m_entries.size(); ++at) {
        names << m_entries[at].tag.words;
        QAction* action = m_more->menu()->addAction(m_entries[at].tag.icon(theme), m_buttons[at]->text());
        action->setToolTip(m_buttons[at]->toolTip());
        connect(action, &QAction::triggered, this, [this, word = m_entries[at].word] { narrow(word); });
    }
    m_more->setToolTip(plainToolTip(names.join(QLatin1Char('\n'))));
}

void LabelLegend::showFirst(std::size_t count) {
    for (std::size_t at = 0; at < m_buttons.size(); ++at)
        m_buttons[at]->setVisible(at < count);
    const auto hidden = static_cast<int>(m_entries.size() - count);
    m_more->setVisible(hidden > 0);
    m_more->setText(tr("%n more", nullptr, hidden));
    m_more->setAccessibleName(tr("%n more label(s)", nullptr, hidden));
}

QToolButton* LabelLegend::makeButton(const Entry& entry) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("legend_") + QString::fromStdString(entry.word));
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setIcon(entry.tag.icon(widgets::PlotTheme::fromPalette(palette())));
    button->setText(QString(entry.tag.words).replace(QLatin1Char('&'), QLatin1String("&&")));
    button->setAccessibleName(tr("Label %1, %2").arg(entry.tag.sign, entry.tag.words));
    button->setToolTip(plainToolTip(tr("Answers labelled “%1”; an answer shows the mark of its first label. Press to "
                                       "show these answers alone, on all result pages")
                                        .arg(entry.tag.words)));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, [this, word = entry.word] { narrow(word); });
    return button;
}

/// An entry that has the focus keeps it, or else the first one gets it: it must not fall on what stands beside.
void LabelLegend::fill() {
    const auto old = std::exchange(m_buttons, {});
    const auto focused =
        std::find_if(old.begin(), old.end(), [](const QToolButton* button) { return button->hasFocus(); });
    const QString name = focused == old.end() ? QString() : (*focused)->objectName();
    for (QToolButton* button : old)
        button->setObjectName(QString()); // another one has it now
    m_flow->removeWidget(m_more);
    QToolButton* heir = nullptr;
    for (const Entry& entry : m_entries) {
        QToolButton* button = m_buttons.emplace_back(makeButton(entry));
        m_flow->addWidget(button);
        button->show();
        if (!heir || button->objectName() == name) heir = button;
    }
    m_flow->addWidget(m_more);
    if (heir && !name.isEmpty()) heir->setFocus(Qt::OtherFocusReason);
    for (QToolButton* button : old) {
        m_flow->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
}

void LabelLegend::narrow(const std::string& word) {
    results::ResultFilter filter = m_results.filter();
    filter.labels = {word};
    m_results.setFilter(std::move(filter));
}

void LabelLegend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange) return;
    fill(); // signs are dark on light, or light on dark
    showWhereItFits();
}

} // namespace chronoscope::ui
