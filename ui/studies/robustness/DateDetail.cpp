// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/robustness/DateDetail.h"

#include "core/studies/robustness/Classification.h"
#include "ui/inspector/TokenTable.h"
#include "ui/studies/robustness/RobustnessFigures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ContentHeight.h"
#include "ui/views/TextLabel.h"

#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

#include <cmath>

namespace chronoscope::ui {

namespace {
constexpr int kPromptHeight = 84;

QString scoreLine(const FactDates::One& date) {
    if (!date.answered) return DateDetail::tr("not asked yet");
    if (!date.score) return DateDetail::tr("log P is missing");
    if (!std::isfinite(*date.score))
        return DateDetail::tr("log P = %1").arg(QString::fromStdString(robustness::oddScoreText(*date.score)));
    return DateDetail::tr("log P = %1").arg(QLocale().toString(*date.score, 'f', 4));
}
} // namespace

DateDetail::DateDetail(QWidget* parent)
    : QWidget(parent), m_head(makeCopyableText(this, "dateDetailHead")), m_text(new QTextEdit(this)),
      m_note(makeText(this, "dateDetailNote", Role::Caption)), m_tokens(new TokenTable(this)) {
    setObjectName(QStringLiteral("dateDetail"));
    m_text->setObjectName(QStringLiteral("dateDetailText"));
    m_text->setAccessibleName(tr("Text as it was sent, the object marked"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setMinimumHeight(kPromptHeight);
    m_tokens->setObjectName(QStringLiteral("dateDetailTokens"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace8, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_head);
    layout->addWidget(m_text, 2);
    layout->addWidget(m_note);
    layout->addWidget(m_tokens, 3);
    layout->addStretch(0);
    new ContentHeight(m_text);
    new ContentHeight(m_tokens);
    clear({});
}

void DateDetail::clear(const QString& hint) {
    m_date = {};
    m_head->setText(hint);
    m_text->hide();
    m_note->hide();
    m_tokens->hide();
}

void DateDetail::setDate(const FactDates::One& date, const QString& rival) {
    m_date = date;
    const auto name = robustness::name(date.date.of);
    QStringList parts;
    if (!date.text.empty()) parts << QString::fromStdString(date.text);
    parts << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    if (date.date.alpha) parts << tr("α = %1").arg(QLocale().toString(*date.date.alpha, 'f', 4));
    QStringList lines{parts.join(QStringLiteral(" · ")), scoreLine(date)};
    if (!rival.isEmpty()) lines << rival;
    m_head->setText(lines.join(QLatin1Char('\n')));
    m_text->clear();
    QTextCursor cursor = m_text->textCursor();
    cursor.insertText(QString::fromStdString(date.prompt), QTextCharFormat());
    QTextCharFormat marked;
    marked.setBackground(palette().highlight());
    marked.setForeground(palette().highlightedText());
    cursor.insertText(QString::fromStdString(date.object), marked);
    m_text->setVisible(!date.prompt.empty());
    m_note->hide();
    m_tokens->hide();
}

void DateDetail::setReply(const DateReply& reply) {
    m_tokens->setTokens(reply.tokens);
    m_tokens->setVisible(!reply.tokens.empty());
    QString note;
    if (!reply.stored)
        note = tr("There is no reply to this date yet.");
    else if (!m_date.score)
        note = tr("%1: %2").arg(QString::fromStdString(reply.outcome), QString::fromStdString(reply.text));
    else if (reply.tokens.empty())
        note = tr("The log-probabilities of the single tokens were not kept: they are in smaller runs.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

} // namespace chronoscope::ui
