// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/LabelLegend.h"

#include "ui/bridge/Results.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElementView.h"
#include "ui/views/FlowLayout.h"
#include "widgets/plots/PlotTheme.h"

#include <QEvent>
#include <QToolButton>

#include <utility>

namespace chronoscope::ui {

LabelLegend::LabelLegend(Results& results, QWidget* parent)
    : QWidget(parent), m_results(results), m_flow(new FlowLayout(Tokens::kSpace4, this)) {
    setObjectName(QStringLiteral("labelLegend"));
    setAccessibleName(tr("Labels in this view"));
    m_flow->setContentsMargins(0, 0, 0, 0);
    hide();
}

void LabelLegend::explain(const LabelMarks& marks, const std::vector<std::uint32_t>& labels) {
    std::vector<Entry> entries;
    for (const std::uint32_t label : labels)
        entries.push_back({marks.key(label), marks.ofLabel(label)});
    if (entries == m_entries) return; // a button that has the focus keeps it
    m_entries = std::move(entries);
    fill();
    showWhereItFits();
}

void LabelLegend::setRoom(int most) {
    m_room = most;
    showWhereItFits();
}

void LabelLegend::showWhereItFits() {
    setVisible(!m_entries.empty() && m_flow->heightForWidth(parentWidget()->width()) <= m_room);
}

void LabelLegend::fill() {
    for (QWidget* button : m_buttons) {
        m_flow->removeWidget(button);
        button->hide();
        button->deleteLater(); // it may be the one that was pressed
    }
    m_buttons.clear();
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    for (const Entry& entry : m_entries) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("legend_") + QString::fromStdString(entry.key));
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(entry.tag.icon(theme));
        button->setText(QString(entry.tag.words).replace(QLatin1Char('&'), QLatin1String("&&")));
        button->setAccessibleName(tr("Label %1, %2").arg(entry.tag.sign, entry.tag.words));
        button->setToolTip(plainToolTip(
            tr("What annotators labelled “%1” has this mark. Press to show these answers alone, on all result pages").arg(entry.tag.words)));
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QToolButton::clicked, this, [this, key = entry.key] { narrow(key); });
        m_flow->addWidget(button);
        button->show();
        m_buttons.push_back(button);
    }
}

void LabelLegend::narrow(const std::string& key) {
    results::ResultFilter filter = m_results.filter();
    filter.labels = {key};
    m_results.setFilter(std::move(filter));
}

void LabelLegend::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) fill(); // signs are dark on light, or light on dark
}

} // namespace chronoscope::ui
