// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/ReplyPanel.h"

#include "ui/inspector/EvidenceText.h"
#include "ui/inspector/EvidenceViews.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ContentHeight.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kThinkingHeight = 96;
constexpr int kNoteLength = 240; // characters of a problem; the tooltip has the rest

QVBoxLayout* makeColumn(QWidget* parent) {
    auto* column = new QVBoxLayout(parent);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    return column;
}
} // namespace

ReplyPanel::ReplyPanel(Session& session, QWidget* parent) : QWidget(parent), m_session(session), m_asker(session) {
    auto* layout = makeColumn(this);
    layout->setSpacing(Tokens::kSpace8);
    addReplies(layout);
    addThinking(layout);
    addButtons(layout);
    addViews(layout);
    connect(&m_asker, &PromptAsker::changed, this, &ReplyPanel::showAsked);
    showAsked();
}

void ReplyPanel::addViews(QVBoxLayout* layout) {
    m_evidence = new EvidenceViews({}, tr("Prompt"), tr("The prompt as sent"), this);
    m_prompt = makeTextView(m_evidence, "promptText", tr("Prompt as sent"));
    m_evidence->setFirst(m_prompt);
    layout->addWidget(m_evidence, 2);
}

void ReplyPanel::addReplies(QVBoxLayout* layout) {
    auto* sides = new QHBoxLayout;
    sides->setSpacing(Tokens::kSpace8);
    auto* stored = new QWidget(this);
    auto* left = makeColumn(stored);
    m_reply = makeTextView(stored, "replyText", tr("Reply"));
    left->addWidget(makeCopyableText(stored, "", Role::Caption, tr("Reply, as received")));
    left->addWidget(m_reply, 1);
    left->addStretch(0);
    new ContentHeight(m_reply);
    m_askedPart = new QWidget(this);
    auto* right = makeColumn(m_askedPart);
    auto* title = makeCopyableText(m_askedPart, "askedTitle", Role::Caption, tr("Asked now, outside the run"));
    title->setToolTip(tr("Asked by you after the run: not stored, and in none of its numbers"));
    m_askedReply = makeTextView(m_askedPart, "askedText", tr("Reply asked now, outside the run"));
    m_askedNote = makeCopyableText(m_askedPart, "askedNote", Role::Caption);
    right->addWidget(title);
    right->addWidget(m_askedReply, 1);
    new ContentHeight(m_askedReply);
    right->addWidget(m_askedNote);
    right->addStretch(0);
    sides->addWidget(stored, 1);
    sides->addWidget(m_askedPart, 1);
    layout->addLayout(sides, 1);
}

void ReplyPanel::addThinking(QVBoxLayout* layout) {
    m_thinkingFold = new QToolButton(this);
    m_thinkingFold->setObjectName(QStringLiteral("thinkingFold"));
    m_thinkingFold->setToolTip(tr("What the model thought before it replied; no part of the reply, and not judged"));
    m_thinkingFold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_thinkingFold->setCheckable(true);
    m_thinkingFold->setArrowType(Qt::RightArrow);
    m_thinking = makeTextView(this, "thinkingText", tr("Thinking"));
    m_thinking->setFixedHeight(kThinkingHeight);
    layout->addWidget(m_thinkingFold, 0, Qt::AlignLeft);
    layout->addWidget(m_thinking);
    connect(m_thinkingFold, &QToolButton::toggled, this, &ReplyPanel::showThinking);
    showThinking();
}

void ReplyPanel::addButtons(QVBoxLayout* layout) {
    auto* row = new FlowLayout(Tokens::kSpace8);
    m_ask = new QPushButton(this);
    m_ask->setObjectName(QStringLiteral("askNowButton"));
    m_copy = new QPushButton(tr("Copy as JSON"), this);
    m_copy->setObjectName(QStringLiteral("copyJsonButton"));
    m_copy->setToolTip(
        tr("Element, prompt, request, reply, verdict and response of this sample; what is not known is null"));
    row->addWidget(m_ask);
    row->addWidget(m_copy);
    layout->addLayout(row);
    connect(m_ask, &QPushButton::clicked, this, &ReplyPanel::askOrCancel);
    connect(m_copy, &QPushButton::clicked, this, &ReplyPanel::copyJson);
}

void ReplyPanel::showSample(const Selection& selection, int index, const SampleView& view,
                            const std::shared_ptr<InspectorQuery>& query) {
    m_place = {selection.run, static_cast<int>(selection.form), selection.year, selection.elementRow, index};
    m_detail.reset();
    const QString system =
        view.system.empty() ? QString() : tr("[system] %1\n\n").arg(QString::fromStdString(view.system));
    m_prompt->setPlainText(system + QString::fromStdString(view.prompt));
    m_prompt->moveCursor(QTextCursor::End);
    m_reply->setPlainText(shownText(view.reply));
    showEvidence();
    showThinking();
    showAsked();
    const store::RunRecord* run = m_session.run(selection.run);
    m_session.query(
        this, "sample",
        [query, selection, index, network = m_session.backends().network(),
         server = run ? serverOf(m_session, *run) : run::RunningServer()](store::Database& database) {
            return query->sample(database, selection, index, network.get(), server);
        },
        [this](const Result<SharedSample>& detail) { detailRead(detail); });
}

void ReplyPanel::detailRead(const Result<SharedSample>& detail) {
    if (!detail) {
        m_evidence->sayProblem(tr("This sample cannot be read: %1").arg(coreWords(detail.error())));
        return;
    }
    m_detail = *detail;
    showEvidence();
    showThinking();
    showAsked();
}

/// Empties the views while nothing is read yet.
void ReplyPanel::showEvidence() { m_evidence->showEvidence(m_detail ? &m_detail->record.evidence : nullptr); }

void ReplyPanel::showThinking() {
    const bool any = m_detail && m_detail->record.reply && !m_detail->record.reply->thinking.empty();
    const QString text = any ? shownText(m_detail->record.reply->thinking) : QString();
    m_thinkingFold->setVisible(any);
    m_thinkingFold->setArrowType(m_thinkingFold->isChecked() ? Qt::DownArrow : Qt::RightArrow);
    m_thinkingFold->setText(tr("Thinking, %1 characters").arg(numberText(text.size())));
    m_thinking->setVisible(any && m_thinkingFold->isChecked());
    m_thinking->setPlainText(text);
}

void ReplyPanel::showAsked() {
    const PromptAsker::Answer* answer = isAskedHere() ? m_asker.answer() : nullptr;
    const bool asking = isAskedHere() && m_asker.isAsking();
    m_askedPart->setVisible(answer || asking);
    m_askedReply->setVisible(answer && *answer);
    m_askedReply->setPlainText(answer && *answer ? shownText((*answer)->text) : QString());
    QString note = m_asker.awaitsServer() ? tr("Waiting for the server to start…") : tr("Asking…");
    if (answer) {
        const bool stored = m_detail && m_detail->record.reply && !m_detail->record.reply->error;
        note = answerNote(*answer, stored ? &m_detail->record.reply->text : nullptr);
    }
    m_askedNote->setToolTip(plainToolTip(note));
    m_askedNote->setText(note.size() > kNoteLength ? note.left(kNoteLength) + QStringLiteral("…") : note);
    updateButtons();
}

void ReplyPanel::updateButtons() {
    const bool asking = isAskedHere() && m_asker.isAsking();
    const bool imported = m_detail && m_detail->record.evidence.gap == run::ResponseGap::Imported;
    m_ask->setText(asking ? tr("Cancel") : tr("Ask again now"));
    m_ask->setEnabled(asking || (m_detail && !imported));
    m_ask->setToolTip(
        imported ? tr("The replies of this run came from files: there is no model to ask")
        : asking ? tr("Gives up waiting for the reply")
                 : tr("Sends this one prompt to the run's backend now, past the response cache. The reply is shown "
                      "beside the stored one and enters no number of the run; the server may charge for it."));
    m_copy->setEnabled(m_detail != nullptr);
}

void ReplyPanel::copyJson() {
    if (!m_detail) return;
    m_session.query(
        this, "json",
        [detail = m_detail](store::Database&) -> Result<std::string> { return run::toJson(detail->record); },
        [this](const Result<std::string>& json) {
            if (!json) return;
            QGuiApplication::clipboard()->setText(QString::fromStdString(*json));
            emit m_session.notice(tr("The sample was copied as JSON"));
        });
}

void ReplyPanel::askOrCancel() {
    if (isAskedHere() && m_asker.isAsking()) {
        m_asker.cancel();
        return;
    }
    if (!m_detail) return;
    m_askedPlace = m_place;
    m_asker.ask(m_detail->context, m_detail->record.request);
}

} // namespace chronoscope::ui
