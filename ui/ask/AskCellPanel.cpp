// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/ask/AskCellPanel.h"

#include "core/run/ReplyEvidence.h"
#include "ui/ask/AskWords.h"
#include "ui/inspector/EvidenceText.h"
#include "ui/inspector/EvidenceViews.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/TextLabel.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <optional>

namespace chronoscope::ui {

namespace {
QPlainTextEdit* addText(QVBoxLayout* layout, const char* name, const QString& label) {
    auto* caption = new QLabel(label, layout->parentWidget());
    setRole(caption, Role::Caption);
    auto* text = new QPlainTextEdit(layout->parentWidget());
    text->setObjectName(QLatin1String(name));
    text->setAccessibleName(label);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text->setTabChangesFocus(true);
    layout->addWidget(caption);
    layout->addWidget(text, 1);
    return text;
}
} // namespace

AskCellPanel::AskCellPanel(QWidget* parent) : QWidget(parent), m_title(new QLabel(this)), m_outcome(new QLabel(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    setRole(m_title, Role::Section);
    m_outcome->setObjectName(QStringLiteral("askOutcome"));
    constexpr int kLines = 2; // of most outcomes: what is below stays where it is
    m_outcome->setMinimumHeight(kLines * m_outcome->fontMetrics().lineSpacing());
    m_outcome->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    for (QLabel* label : {m_title, m_outcome}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    m_evidence = new EvidenceViews(QStringLiteral("ask"), tr("Prompt and reply"),
                                   tr("The prompt as sent, which can be changed, and the reply as it came"), this);
    layout->addWidget(m_evidence, 1);
    auto* both = new QWidget(m_evidence);
    auto* texts = new QVBoxLayout(both);
    texts->setContentsMargins(0, 0, 0, 0);
    texts->setSpacing(Tokens::kSpace4);
    addTexts(texts);
    m_evidence->setFirst(both);
    m_again = new QPushButton(tr("Ask this again"), this);
    m_again->setObjectName(QStringLiteral("askAgain"));
    m_again->setToolTip(tr("Ask this model with its prompt as it stands (F5)"));
    m_again->setShortcut(QKeySequence(Qt::Key_F5));
    layout->addWidget(m_again, 0, Qt::AlignLeft);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_asked = m_prompt->toPlainText().toStdString();
        emit againWanted(m_target, m_place, m_asked);
    });
    clear();
}

void AskCellPanel::askAgain() { m_again->click(); }

void AskCellPanel::addTexts(QVBoxLayout* layout) {
    m_system = makeCopyableText(layout->parentWidget(), "askSystem", Role::Caption);
    m_system->hide();
    layout->addWidget(m_system);
    m_prompt = addText(layout, "askPrompt", tr("Prompt; can be changed for this answer"));
    m_reply = addText(layout, "askReply", tr("Reply as it came"));
    m_reply->setReadOnly(true);
}

void AskCellPanel::show(const QString& model, std::size_t target, std::size_t place, const run::AskCell& cell,
                        const run::AskAnswer* answer) {
    const bool isSame = m_filled && target == m_target && place == m_place;
    m_filled = true;
    m_target = target;
    m_place = place;
    m_title->setText(cell.year ? tr("%1 · %2").arg(model).arg(*cell.year) : model);
    m_outcome->setText(answer ? outcomeOf(cell, *answer) : tr("No answer yet"));
    const std::string& asked = answer ? answer->prompt : cell.prompt.text;
    if (!isSame || (answer && asked != m_asked)) {
        m_prompt->setPlainText(QString::fromStdString(asked));
        m_asked = asked;
    }
    const QString system = answer ? QString::fromStdString(answer->system) : QString();
    m_system->setText(tr("[system] %1").arg(system));
    m_system->setVisible(!system.isEmpty());
    const auto* completion = answer ? answer->completion() : nullptr;
    const QString reply = completion ? shownText(completion->text, false) : QString();
    showText(*m_reply, reply);
    const auto evidence = answer ? std::optional(run::evidenceOf(*answer)) : std::nullopt;
    m_evidence->showEvidence(evidence ? &*evidence : nullptr);
    m_prompt->setEnabled(true);
    m_again->setEnabled(true);
}

void AskCellPanel::clear() {
    m_filled = false;
    m_title->setText(tr("No answer chosen"));
    m_outcome->setText(tr("Choose a cell to see its prompt and the reply as it came."));
    m_prompt->clear();
    m_system->hide();
    showText(*m_reply, {});
    m_evidence->showEvidence(nullptr);
    m_prompt->setEnabled(false);
    m_again->setEnabled(false);
}

} // namespace chronoscope::ui
