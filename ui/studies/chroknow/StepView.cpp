// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/chroknow/StepView.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr double kMicrosPerSecond = 1e6;
constexpr int kReplyLines = 2;

QPlainTextEdit* makeText(QWidget* parent, const char* name, const QString& label, const QString& tip) {
    auto* text = new QPlainTextEdit(parent);
    text->setObjectName(QLatin1String(name));
    text->setAccessibleName(label);
    text->setToolTip(tip);
    text->setReadOnly(true);
    text->setTabChangesFocus(true);
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPixelSize(Tokens::kTypeBody - 1);
    text->setFont(font);
    return text;
}

QString sideWord(traversal::Side side) {
    return side == traversal::Side::Previous ? StepView::tr("previous, added above")
                                             : StepView::tr("next, added below");
}
} // namespace

QString candidateDiff(const QString& before, const QString& after) {
    const QStringList old = before.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QStringList now = after.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QStringList parts;
    const auto add = [&](const QString& word, const char* tag) {
        const QString text = word.toHtmlEscaped();
        parts << (*tag == '\0' ? text : QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), text));
    };
    for (const QString& word : old)
        if (!now.contains(word)) add(word, "s");
    for (const QString& word : now)
        add(word, old.contains(word) ? "" : "b");
    return parts.join(QLatin1Char(' '));
}

StepView::StepView(Walk& walk, QWidget* parent) : QWidget(parent), m_walk(walk) {
    m_title = makeText(this, "stepTitle");
    m_system = makeText(this, "stepSystem", Role::Caption);
    m_system->setWordWrap(false);
    m_system->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed); // elided to what there is room for
    m_prompt = makeText(this, "stepPrompt", tr("Prompt"),
                        tr("What is sent to the model, to be read and copied; the block that this step adds is "
                           "highlighted. What is shown to the model "
                           "is changed under “Try changes”."));
    m_candidate = makeText(this, "stepCandidate");
    m_candidate->setTextFormat(Qt::RichText);
    m_candidate->setToolTip(
        tr("The candidate before and after this step: words that went are struck out, words that came are bold"));
    m_reply = makeText(this, "stepReply", tr("Reply"), tr("What the model said, letter by letter"));
    m_reply->setFixedHeight(m_reply->fontMetrics().lineSpacing() * kReplyLines + 2 * Tokens::kSpace8);
    m_facts = makeText(this, "stepFacts", Role::Caption);
    m_again = new QPushButton(tr("Ask again"), this);
    m_again->setObjectName(QStringLiteral("askAgainButton"));
    m_again->setToolTip(tr("Ask the model this very step again (F8)"));
    m_again->hide();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_title);
    layout->addWidget(m_system);
    layout->addWidget(m_prompt, 1);
    layout->addWidget(m_candidate);
    layout->addWidget(m_reply);
    auto* foot = new QHBoxLayout;
    foot->setSpacing(Tokens::kSpace8);
    foot->addWidget(m_facts, 1);
    foot->addWidget(m_again);
    layout->addLayout(foot);
    connect(m_again, &QPushButton::clicked, &m_walk, &Walk::step);
    connect(&m_walk, &Walk::changed, this, [this] { showStep(-1); });
}

void StepView::showStep(int step) {
    m_wanted = step;
    refresh();
}

void StepView::refresh() {
    if (!m_walk.hasSubject()) return;
    const auto& steps = m_walk.current().traversal.steps();
    const int taken = static_cast<int>(steps.size());
    const bool isUnderWay = m_walk.isBusy() || m_walk.error();
    m_shown = m_wanted >= 0 ? std::min(m_wanted, taken) : isUnderWay ? taken : std::max(0, taken - 1);
    m_again->setVisible(m_walk.error() && m_shown == taken);
    if (m_shown < taken) {
        const QString before =
            m_shown == 0 ? QString() : QString::fromStdString(steps[static_cast<std::size_t>(m_shown) - 1].candidate);
        showTaken(steps[static_cast<std::size_t>(m_shown)], before);
    } else {
        showNext();
    }
}

void StepView::showTaken(const traversal::Step& step, const QString& before) {
    const auto& plan = m_walk.current().traversal.plan();
    m_title->setText(tr("Step %1 of %2 · %3, %4")
                         .arg(m_shown + 1)
                         .arg(plan.examples.size())
                         .arg(step.example.year)
                         .arg(sideWord(step.example.side)));
    setPrompt(step.prompt);
    const QString now = QString::fromStdString(step.candidate);
    const QString diff = candidateDiff(before, now);
    m_candidate->setText(now.isEmpty()  ? tr("No candidate yet: no answer in this reply")
                         : step.changed ? tr("Candidate: %1").arg(diff)
                                        : tr("Candidate: %1 (unchanged)").arg(now.toHtmlEscaped()));
    m_reply->setPlainText(QString::fromStdString(step.reply.text));
    QStringList facts;
    if (step.extracted.empty()) facts << tr("no answer in it");
    if (step.reply.promptTokens) facts << tr("%1 prompt tokens").arg(numberText(*step.reply.promptTokens));
    if (step.reply.completionTokens) facts << tr("%1 reply tokens").arg(numberText(*step.reply.completionTokens));
    if (!step.reply.promptTokens && !step.reply.completionTokens) facts << tr("tokens not counted");
    facts << tr("%1 s").arg(QLocale().toString(static_cast<double>(step.reply.latencyUs) / kMicrosPerSecond, 'f', 2));
    if (step.reply.finish == backend::Finish::Length) facts << tr("cut off by the token limit");
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void StepView::showNext() {
    const auto& traversal = m_walk.current().traversal;
    if (traversal.done()) { // only where nothing can be shown at all
        m_title->setText(tr("Not applicable"));
        setSystem(tr("No year within the span can be shown to the model. Choose another year, or wider spans under "
                     "“Try changes”."));
        for (QPlainTextEdit* text : {m_prompt, m_reply}) {
            text->clear();
            text->setExtraSelections({});
        }
        m_candidate->clear();
        m_facts->clear();
        return;
    }
    const traversal::Example& example = traversal.plan().examples[traversal.steps().size()];
    m_title->setText(tr("Next: step %1 of %2 · %3, %4")
                         .arg(traversal.steps().size() + 1)
                         .arg(traversal.plan().examples.size())
                         .arg(example.year)
                         .arg(sideWord(example.side)));
    setPrompt(traversal.prompt());
    const QString now = QString::fromStdString(traversal.candidate());
    m_candidate->setText(now.isEmpty() ? tr("No candidate yet") : tr("Candidate: %1").arg(now.toHtmlEscaped()));
    m_reply->clear();
    m_facts->setText(m_walk.activity());
    if (m_walk.error()) {
        m_reply->setPlainText(coreWords(m_walk.error()->text()));
        m_facts->setText(tr("This step ended in an error, which is no answer: the traversal stands where it was."));
    } else if (!m_walk.isBusy()) {
        m_facts->setText(tr("Not asked yet"));
    }
}

void StepView::setPrompt(const traversal::StepPrompt& prompt) {
    setSystem(tr("System: %1").arg(QString::fromStdString(prompt.system)));
    m_prompt->setPlainText(QString::fromStdString(prompt.text));
    const auto characters = [&](std::size_t bytes) {
        return static_cast<int>(QString::fromUtf8(prompt.text.data(), static_cast<qsizetype>(bytes)).size());
    };
    QTextEdit::ExtraSelection added;
    added.cursor = QTextCursor(m_prompt->document());
    const int end = m_prompt->document()->characterCount() - 1;
    added.cursor.setPosition(std::min(end, characters(prompt.addedFrom)));
    added.cursor.setPosition(std::min(end, characters(prompt.addedTo)), QTextCursor::KeepAnchor);
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    added.format.setBackground(widgets::PlotTheme::blend(theme.accent, theme.page, 0.22));
    m_prompt->setExtraSelections({added});
    showAdded();
}

/// All of the block that was added, or its beginning where there is less room.
void StepView::showAdded() {
    const auto added = m_prompt->extraSelections();
    if (added.isEmpty()) return;
    QTextCursor cursor(m_prompt->document());
    for (const int place : {added.first().cursor.selectionEnd(), added.first().cursor.selectionStart()}) {
        cursor.setPosition(place);
        m_prompt->setTextCursor(cursor);
        m_prompt->ensureCursorVisible();
    }
}

void StepView::setSystem(const QString& text) {
    m_systemText = text;
    m_system->setToolTip(plainToolTip(text));
    m_system->setText(m_system->fontMetrics().elidedText(text.simplified(), Qt::ElideRight, width()));
}

void StepView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setSystem(m_systemText);
    showAdded();
}

void StepView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refresh();
}

} // namespace chronoscope::ui
