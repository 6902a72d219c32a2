// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/HelpWindow.h"

#include "ui/theme/Tokens.h"

#include <QAbstractTextDocumentLayout>
#include <QFile>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QListWidget>
#include <QMap>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>
#include <QUrl>

namespace chronoscope::ui {

namespace {
constexpr int kWidth = 900;
constexpr int kHeight = 680;
constexpr int kListWidth = 230;
constexpr int kPictureWidth = 600;
constexpr int kBlockRole = Qt::UserRole;
constexpr const char* kChapters[] = {"reading",    "traversal",  "robustness", "mined", "building",
                                     "annotating", "statistics", "words",      "keys"};

QString chaptersText() {
    QString text;
    for (const char* chapter : kChapters) {
        QFile file(QStringLiteral(":/help/%1.md").arg(QLatin1String(chapter)));
        if (file.open(QIODevice::ReadOnly)) text += QString::fromUtf8(file.readAll()) + QLatin1Char('\n');
    }
    return text;
}
} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_sections(new QListWidget(this)), m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Chronoscope help"));
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
    m_text->setSearchPaths({QStringLiteral(":/help")});
    const QString text = chaptersText();
    if (text.isEmpty())
        m_text->setPlainText(tr("This build of the program does not hold its help text."));
    else
        m_text->setMarkdown(text);
    spaceParagraphs();
    fitPictures();
    listSections();
    connect(m_sections, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) scrollTo(item->data(kBlockRole).toInt());
    });
    resize(kWidth, kHeight);
}

QString HelpWindow::sectionOf(const QString& page) {
    static const QMap<QString, QString> kSections{
        {QStringLiteral("heatmap"), QStringLiteral("Shares: Wilson's interval")},
        {QStringLiteral("answers"), QStringLiteral("Answers")},
        {QStringLiteral("profile"), QStringLiteral("Figures over several years: bootstrap by element")},
        {QStringLiteral("categories"), QStringLiteral("Categories of answers and of elements")},
        {QStringLiteral("elements"), QStringLiteral("Categories of answers and of elements")},
        {QStringLiteral("stale"), QStringLiteral("Stale or invented: what a wrong reply says")},
        {QStringLiteral("traversal"), QStringLiteral("ChroKnowPrompt")},
        {QStringLiteral("benchmark"), QStringLiteral("Benchmarks from their sources")},
        {QStringLiteral("robustness"), QStringLiteral("Temporal robustness")},
        {QStringLiteral("mined"), QStringLiteral("MINED: pictures and time")},
        {QStringLiteral("annotate"), QStringLiteral("Annotating failure cases")},
        {QStringLiteral("compare"), QStringLiteral("Two runs on the same elements: McNemar's test")}};
    return kSections.value(page, QStringLiteral("Reading results"));
}

QStringList HelpWindow::headings() {
    QStringList all;
    for (QString line : chaptersText().split(QLatin1Char('\n'))) {
        if (!line.startsWith(QLatin1Char('#'))) continue;
        line.remove(QRegularExpression(QStringLiteral("^#+ *"))).remove(QLatin1Char('`')).remove(QLatin1Char('*'));
        all << line.trimmed();
    }
    return all;
}

QString HelpWindow::keysSection() { return QStringLiteral("Keyboard shortcuts"); }

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

/// Pictures as wide as the text at most, smoothly made smaller: a document would only leave lines out.
void HelpWindow::fitPictures() {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            if (!fragment.charFormat().isImageFormat()) continue;
            QTextImageFormat picture = fragment.charFormat().toImageFormat();
            const QImage image = QImage(QStringLiteral(":/help/") + picture.name())
                                     .convertToFormat(QImage::Format_RGB32); // not of a palette
            const QSize size = image.size();
            if (size.width() <= kPictureWidth) continue;
            QImage small = image.scaledToWidth(qRound(kPictureWidth * devicePixelRatioF()), Qt::SmoothTransformation);
            small.setDevicePixelRatio(devicePixelRatioF());
            m_text->document()->addResource(QTextDocument::ImageResource, QUrl(picture.name()), small);
            picture.setWidth(kPictureWidth);
            picture.setHeight(static_cast<double>(size.height()) * kPictureWidth / size.width());
            QTextCursor cursor(block);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
            break; // the fragments of the block are new
        }
    }
}

void HelpWindow::listSections() {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) continue;
        auto* item = new QListWidgetItem(block.text(), m_sections);
        item->setData(kBlockRole, block.blockNumber());
        item->setToolTip(block.text());
        QFont font = item->font();
        font.setBold(level == 1); // a chapter
        item->setFont(font);
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
