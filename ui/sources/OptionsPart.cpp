// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/sources/OptionsPart.h"

#include "core/sources/distract/DistractView.h"
#include "ui/sources/DistractWords.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kRoundsHeight = 180;
}

OptionsPart::OptionsPart(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_options(makeCopyableText(this, "inspectorOptions", Role::Caption)),
      m_open(new QToolButton(this)), m_rounds(new QPlainTextEdit(this)) {
    m_options->setToolTip(tr("≈ looks like a right one: matching of texts would count it as right. ? nobody has "
                             "checked it."));
    m_open->setObjectName(QStringLiteral("inspectorRoundsButton"));
    m_open->setText(tr("How a model wrote them"));
    m_open->setToolTip(tr("The rounds: what the model was asked, and its answers"));
    m_open->setCheckable(true);
    m_open->setAutoRaise(true);
    m_open->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_open->setArrowType(Qt::RightArrow);
    m_rounds->setObjectName(QStringLiteral("inspectorRounds"));
    m_rounds->setAccessibleName(tr("Rounds in which the distractors were written"));
    m_rounds->setReadOnly(true);
    m_rounds->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_rounds->setTabChangesFocus(true);
    m_rounds->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_rounds->setMinimumHeight(kRoundsHeight);
    m_rounds->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_options);
    layout->addWidget(m_open, 0, Qt::AlignLeft);
    layout->addWidget(m_rounds);
    connect(m_open, &QToolButton::toggled, this, &OptionsPart::readRounds);
    hide();
}

void OptionsPart::show(const benchmark::Element& element, qint64 row) {
    if (row != m_row) m_open->setChecked(false);
    m_row = row;
    const sources::DistractedElement made = sources::distractedElement(element);
    m_options->setText(tr("Distractors: %1").arg(optionsText(made)));
    m_open->setVisible(sources::writingRun(element).has_value());
    setVisible(!made.options.empty());
}

void OptionsPart::readRounds(bool isOpen) {
    m_open->setArrowType(isOpen ? Qt::DownArrow : Qt::RightArrow);
    m_rounds->setVisible(isOpen);
    m_rounds->clear();
    if (!isOpen) return;
    m_rounds->setPlaceholderText(tr("Reading…"));
    m_session.query(
        this, "rounds of options",
        [row = m_row](store::Database& database) { return sources::roundsOf(database, row, {}); },
        [this, row = m_row](const Result<std::vector<sources::DistractCall>>& calls) {
            if (row != m_row) return;
            m_rounds->setPlaceholderText({});
            m_rounds->setPlainText(calls ? callsText(*calls) : coreWords(calls.error().text()));
        });
}

} // namespace chronoscope::ui
