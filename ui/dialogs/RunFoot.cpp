// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/RunFoot.h"

#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QDialog>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kMostExample = 300; ///< letters, of its end: what stands before is the same for all
constexpr int kMostShare = 5;     ///< the texts may take a fifth of the dialog
constexpr int kLeastLines = 2;

void showText(QLabel* label, const QString& text) {
    label->setText(text);
    label->setVisible(!text.isEmpty());
}
} // namespace

RunFoot::RunFoot(QDialog* dialog) : QWidget(dialog), m_area(new QScrollArea(this)), m_buttons(new QHBoxLayout) {
    setObjectName(QStringLiteral("runFoot"));
    setBackgroundRole(QPalette::AlternateBase);
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(Tokens::kSpace24, Tokens::kSpace12, Tokens::kSpace24, Tokens::kSpace12);
    column->setSpacing(Tokens::kSpace4);
    m_counts = addText("estimateText", tr("Size of the run"));
    m_cost = addText("estimateCost", tr("Tokens, cost and time of the run"));
    m_example = addText("estimateExample", tr("An example of what is asked"));
    m_example->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_warnings = addText("estimateWarnings", tr("Warnings"), Role::Caption);
    m_reason = addText("startReason", tr("Why the run cannot start"), Role::Caption);
    m_reason->setAlignment(Qt::AlignRight | Qt::AlignVCenter); // beside the button that it is about
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("cancelRunButton"));
    m_start = new QPushButton(tr("Start run"), this);
    m_start->setObjectName(QStringLiteral("startRunButton"));
    m_start->setProperty("primary", true);
    m_start->setDefault(true);
    m_start->setEnabled(false);
    m_buttons->setSpacing(Tokens::kSpace8);
    m_buttons->addWidget(cancel);
    m_buttons->addWidget(m_reason, 1);
    m_buttons->addWidget(m_start);
    auto* texts = new QWidget;
    auto* lines = new QVBoxLayout(texts);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(Tokens::kSpace4);
    for (QLabel* text : {m_counts, m_cost, m_example, m_warnings})
        lines->addWidget(text);
    m_area->setObjectName(QStringLiteral("runFootTexts"));
    m_area->setAccessibleName(tr("What would be asked"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidgetResizable(true);
    m_area->setWidget(texts);
    m_area->viewport()->setAutoFillBackground(false); // the foot's shows
    texts->setAutoFillBackground(false);
    texts->installEventFilter(this);
    dialog->installEventFilter(this);
    column->addWidget(m_area);
    column->addSpacing(Tokens::kSpace4);
    column->addLayout(m_buttons);
    connect(cancel, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(m_start, &QPushButton::clicked, dialog, &QDialog::accept);
}

void RunFoot::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    giveRoom();
}

bool RunFoot::eventFilter(QObject* watched, QEvent* event) {
    const auto of = watched == m_area->widget() ? QEvent::LayoutRequest : QEvent::Resize;
    if (event->type() == of) giveRoom();
    return QWidget::eventFilter(watched, event);
}

/// As much as the texts need, but no more than their share of the dialog; what is more is scrolled, by keys too.
/// Nothing is scrolled for less than a line.
void RunFoot::giveRoom() {
    const int wished = m_area->widget()->layout()->heightForWidth(m_area->width());
    const int line = fontMetrics().lineSpacing();
    const int most = std::max(window()->height() / kMostShare, kLeastLines * line);
    const bool scrolls = wished > most + line;
    m_area->setFixedHeight(scrolls ? wholeLines(most) : wished);
    m_area->setFocusPolicy(scrolls ? Qt::TabFocus : Qt::NoFocus);
}

/// So much of this height that no line of the texts is cut where they are not scrolled yet.
int RunFoot::wholeLines(int most) const {
    const int width = m_area->width() - m_area->verticalScrollBar()->sizeHint().width();
    const int spacing = m_area->widget()->layout()->spacing();
    int top = 0, whole = 0;
    for (const QLabel* text : {m_counts, m_cost, m_example, m_warnings}) {
        if (text->isHidden()) continue;
        const int line = text->fontMetrics().lineSpacing();
        const int height = text->heightForWidth(width);
        for (int bottom = line; bottom < height + line / 2 && top + bottom <= most; bottom += line)
            whole = top + bottom;
        top += height + spacing;
    }
    return whole > 0 ? whole : most;
}

QLabel* RunFoot::addText(const char* name, const QString& description, Role role) {
    QLabel* text = makeText(this, name, role);
    text->setAccessibleDescription(description);
    return text;
}

void RunFoot::addButton(QPushButton* button) { m_buttons->insertWidget(0, button); }

void RunFoot::setTips(const QString& counts, const QString& cost, const QString& example) {
    m_counts->setToolTip(counts);
    m_cost->setToolTip(cost);
    m_example->setToolTip(example);
}

void RunFoot::setCurrent(bool current) { m_area->widget()->setEnabled(current); }
void RunFoot::setCounts(const QString& text) { showText(m_counts, text); }
void RunFoot::setCost(const QString& text) { showText(m_cost, text); }
void RunFoot::setExample(const QString& text) { showText(m_example, text.right(kMostExample)); }

void RunFoot::setWarnings(const QStringList& warnings) {
    QStringList lines;
    for (const QString& warning : warnings)
        lines << tr("⚠ %1").arg(warning);
    showText(m_warnings, lines.join(QLatin1Char('\n')));
}

void RunFoot::setReason(const QString& why, std::size_t runs, const QString& startText) {
    m_reason->setText(why);
    m_start->setEnabled(why.isEmpty());
    m_start->setText(runs > 1 ? tr("Start %1 runs").arg(runs) : startText.isEmpty() ? tr("Start run") : startText);
    m_start->setToolTip(why.isEmpty() ? tr("Test the model, make the run and begin asking") : why);
}

} // namespace chronoscope::ui
