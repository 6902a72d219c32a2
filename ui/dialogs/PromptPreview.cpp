// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/dialogs/PromptPreview.h"

#include "ui/theme/Tokens.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TextLabel.h"

#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kPreviewWidth = 620;
constexpr int kPreviewHeight = 520;

QWidget* pageOf(const run::PromptExample& example, QWidget* parent) {
    auto* page = new QWidget(parent);
    auto* about = makeText(
        page, "", Role::Caption,
        PromptPreview::tr("%1, %2. Nothing is left out; other elements, years and sets differ in what is filled in.")
            .arg(QString::fromStdString(example.subject))
            .arg(example.year));
    auto* text = new QPlainTextEdit(page);
    text->setObjectName(QStringLiteral("promptExample"));
    text->setAccessibleName(PromptPreview::tr("Prompt"));
    text->setReadOnly(true);
    text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const QString system = QString::fromStdString(example.system);
    const QString prompt = QString::fromStdString(example.text);
    text->setPlainText(
        system.isEmpty()
            ? prompt
            : PromptPreview::tr("[System text, where the model has a chat]\n%1\n\n[Prompt]\n%2").arg(system, prompt));
    auto* layout = new QVBoxLayout(page);
    layout->addWidget(about);
    layout->addWidget(text, 1);
    return page;
}
} // namespace

PromptPreview::PromptPreview(QWidget* parent) : QDialog(parent), m_tabs(new QTabWidget(this)) {
    setObjectName(QStringLiteral("promptPreview"));
    setWindowTitle(tr("Prompts of the new run"));
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(windowTitle());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12);
    layout->addWidget(m_tabs);
    resize(kPreviewWidth, kPreviewHeight);
}

void PromptPreview::setExamples(const std::vector<run::PromptExample>& examples) {
    const int shown = std::max(0, m_tabs->currentIndex());
    while (m_tabs->count() > 0)
        delete m_tabs->widget(0);
    for (const run::PromptExample& example : examples)
        m_tabs->addTab(pageOf(example, m_tabs), displayName(example.form));
    m_tabs->setCurrentIndex(std::min(shown, m_tabs->count() - 1));
}

} // namespace chronoscope::ui
