// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/HelpWindow.h"

#include "ui/theme/Tokens.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListWidget>
#include <QMap>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>

namespace chronoscope::ui {

namespace {
constexpr int kWidth = 900;
constexpr int kHeight = 680;
constexpr int kListWidth = 230;
constexpr int kBlockRole = Qt::UserRole;
} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_sections(new QListWidget(this)), m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Statistics and sources"));
    setProperty("role", "page");
    setAttribute(Qt::WA_StyledBackground);
    m_sections->setObjectName(QStringLiteral("helpSections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setFixedWidth(kListWidth);
    m_sections->setWordWrap(true);
    m_sections->setSpacing(Tokens::kSpace4);
    m_sections->setFrameShape(QFrame::NoFrame);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(windowTitle());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(Tokens::kSpace16);
    auto* sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    sides->addWidget(m_sections);
    sides->addWidget(m_text, 1);
    QFile file(QStringLiteral(":/help/statistics.md"));
    if (file.open(QIODevice::ReadOnly))
        m_text->setMarkdown(QString::fromUtf8(file.readAll()));
    else
        m_text->setPlainText(tr("This build of the program does not hold its help text."));
    spaceParagraphs();
    listSections();
    connect(m_sections, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) scrollTo(item->data(kBlockRole).toInt());
    });
    resize(kWidth, kHeight);
}

QString HelpWindow::sectionOf(const QString& page) {
    static const QMap<QString, QString> kSections{
        {QStringLiteral("heatmap"), QStringLiteral("Shares: Wilson's interval")},
        {QStringLiteral("profile"), QStringLiteral("Figures over several years: bootstrap by element")},
        {QStringLiteral("categories"), QStringLiteral("Categories of answers and of elements")},
        {QStringLiteral("elements"), QStringLiteral("Categories of answers and of elements")},
        {QStringLiteral("stale"), QStringLiteral("Stale or invented: what a wrong reply says")},
        {QStringLiteral("traversal"), QStringLiteral("What ChroKnowPrompt changed")},
        {QStringLiteral("compare"), QStringLiteral("Two runs on the same elements: McNemar's test")}};
    return kSections.value(page, QStringLiteral("Statistics"));
}

/// Room between paragraphs, which Markdown alone does not make.
void HelpWindow::spaceParagraphs() {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        format.setTopMargin(isHeading ? Tokens::kSpace16 : 0);
        format.setBottomMargin(Tokens::kSpace8);
        QTextCursor(block).setBlockFormat(format);
    }
}

void HelpWindow::listSections() {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0) continue;
        auto* item = new QListWidgetItem(block.text(), m_sections);
        item->setData(kBlockRole, block.blockNumber());
        item->setToolTip(block.text());
    }
}

void HelpWindow::showSection(const QString& heading) {
    show();
    raise();
    activateWindow();
    const auto found = m_sections->findItems(heading, Qt::MatchExactly);
    if (found.isEmpty()) return;
    m_sections->setCurrentItem(found.first());
    scrollTo(found.first()->data(kBlockRole).toInt()); // it may have been the current one, scrolled away from
    m_text->setFocus();
}

void HelpWindow::scrollTo(int block) {
    const QTextBlock heading = m_text->document()->findBlockByNumber(block);
    if (!heading.isValid()) return;
    m_text->setTextCursor(QTextCursor(heading));
    const qreal top = m_text->document()->documentLayout()->blockBoundingRect(heading).top();
    m_text->verticalScrollBar()->setValue(qRound(top));
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace chronoscope::ui
