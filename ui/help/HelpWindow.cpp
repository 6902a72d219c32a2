// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/help/HelpWindow.h"

#include "ui/actions/ActionBook.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QFile>
#include <QHBoxLayout>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFragment>
#include <QTextTable>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kWidth = 900;
constexpr int kHeight = 680;
constexpr int kListWidth = 230;
constexpr int kPictureWidth = 600;
constexpr int kFitMs = 50; ///< after the window was made larger or smaller
constexpr int kBlockRole = Qt::UserRole;
constexpr int kTextRole = Qt::UserRole + 1;    ///< of the section, with its heading
constexpr int kHeadingRole = Qt::UserRole + 2; ///< in English, by which it is asked for
constexpr const char* kChapters[] = {"start",      "reading",    "traversal", "robustness", "mined", "building",
                                     "annotating", "statistics", "trouble",   "words",      "keys",  "reference"};

/// What explains a page, or a window over the pages, by its object name.
constexpr std::pair<const char*, const char*> kSections[] = {
    {"welcome", "Getting started"},
    {"ask", "Asking a question"},
    {"benchmark", "Importing, and facts of your own"},
    {"runs", "The list of runs"},
    {"heatmap", "Heat map"},
    {"answers", "Answers"},
    {"profile", "Figures over several years: bootstrap by element"},
    {"categories", "Categories of answers and of elements"},
    {"elements", "Elements and the Inspector"},
    {"stale", "Stale or invented: what a wrong reply says"},
    {"compare", "Two runs on the same elements: McNemar's test"},
    {"traversal", "ChroKnowPrompt"},
    {"robustness", "Temporal robustness"},
    {"mined", "MINED: pictures and time"},
    {"annotate", "Annotating failure cases"},
    {"backends", "Models and keys"},
    {"newRunDialog", "A new run"},
    {"promptPreview", "A new run"},
    {"traversalRunDialog", "Traversal runs and their report"},
    {"stressRunDialog", "Temporal robustness"},
    {"minedRunDialog", "MINED: pictures and time"},
    {"budgetDialog", "The list of runs"},
    {"reportDialog", "Reading results"},
    {"scoringDialog", "Stale"},
    {"factsDialog", "Importing, and facts of your own"},
    {"wordsDialog", "Importing, and facts of your own"},
    {"exemplarsDialog", "Importing, and facts of your own"},
    {"elementEditor", "Importing, and facts of your own"},
    {"buildDialog", "Benchmarks from their sources"},
    {"distractorsDialog", "Distractors"},
    {"datesDialog", "Which dates are asked"},
    {"constructDialog", "Bringing items in"},
    {"claimsDialog", "Bringing items in"},
    {"judgeDialog", "Scores"},
    {"editDialog", "What the views say"},
    {"elsewhereDialog", "What the views say"},
    {"newQueueDialog", "Queues"},
    {"keyList", "Keys"},
    {"labelSetsDialog", "Labels and suggestions"},
    {"acceptedScoringDialog", "Answers accepted as right"},
    {"keyDialog", "Models and keys"},
    {"settingsWindow", "Settings"},
    {"diagnosticsDialog", "The log and the diagnostic bundle"},
};

/// Names wrap in the width that they are drawn in: a list measures them in its whole width, without the spacing.
class SectionDelegate : public QStyledItemDelegate {
public:
    explicit SectionDelegate(QListView* list) : QStyledItemDelegate(list), m_list(*list) {}
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem drawn = option;
        drawn.rect = QRect(0, 0, m_list.viewport()->width() - 2 * m_list.spacing(), 1);
        return QStyledItemDelegate::sizeHint(drawn, index);
    }

private:
    const QListView& m_list;
};

/// The reference is a file of docs, from where it names chapters and pictures.
QString textOf(const QString& chapter) {
    QFile file(QStringLiteral(":/help/%1.md").arg(chapter));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString text = QString::fromUtf8(file.readAll()) + QLatin1Char('\n');
    return text.replace(QLatin1String("](../resources/help/"), QLatin1String("]("));
}

/// Of the language that the window speaks: "fr"; empty: of the chapters as they were written, in English.
QString languageCode() {
    const QString code = HelpWindow::tr("en", "the code of the language that these words are in");
    return code == QLatin1String("en") ? QString() : code;
}

/// In the window's language where it is written in it, else in English, which it says. `keys`: the list of those that
/// act now, in place of the mark for it.
QString chaptersText(const QString& keys) {
    QString text;
    const QString code = languageCode();
    for (const char* name : kChapters) {
        const QString chapter = QLatin1String(name);
        QString own = code.isEmpty() ? QString() : textOf(code + QLatin1Char('/') + chapter);
        if (own.isEmpty()) own = textOf(chapter);
        text += own;
    }
    return text.replace(QLatin1String("<!-- keys -->"), keys);
}

/// What stands in the headings of a text, in their order.
QStringList headingsIn(const QString& text) {
    QStringList all;
    for (QString line : text.split(QLatin1Char('\n'))) {
        if (!line.startsWith(QLatin1Char('#'))) continue;
        line.remove(QRegularExpression(QStringLiteral("^#+ *"))).remove(QLatin1Char('`')).remove(QLatin1Char('*'));
        all << line.trimmed();
    }
    return all;
}

/// A heading as it is listed: chapters that are in English still are found by words of the window's language.
QString shownHeading(const QString& heading) {
    return QCoreApplication::translate("chronoscope::ui::HelpWindow", heading.toUtf8().constData());
}

/// An apostrophe is typed straight and printed curved.
QString searchable(QString text) { return text.replace(QChar(0x2019), QLatin1Char('\'')); }

/// Of the main window, also where it helps with a dialog; null without one.
const ActionBook* bookOf(const HelpWindow& help) {
    for (const QObject* window = help.parent(); window; window = window->parent())
        if (const auto* book = window->findChild<const ActionBook*>()) return book;
    return nullptr;
}
} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window), m_search(new QLineEdit(this)), m_sections(new QListWidget(this)),
      m_text(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Chronoscope help"));
    setRole(this, Role::Page);
    setAttribute(Qt::WA_StyledBackground);
    m_sections->setObjectName(QStringLiteral("helpSections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setFixedWidth(kListWidth);
    m_search->setObjectName(QStringLiteral("helpSearch"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setClearButtonEnabled(true);
    m_search->setFixedWidth(kListWidth - 2 * Tokens::kSpace8);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::search);
    connect(m_search, &QLineEdit::returnPressed, m_text, qOverload<>(&QWidget::setFocus));
    m_sections->setWordWrap(true);
    m_sections->setItemDelegate(new SectionDelegate(m_sections));
    m_sections->setResizeMode(QListView::Adjust); // a search may leave so few that there is no scroll bar
    m_sections->setSpacing(Tokens::kSpace4);
    m_sections->setFrameShape(QFrame::NoFrame);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->setObjectName(QStringLiteral("helpText"));
    m_text->setAccessibleName(windowTitle());
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(Tokens::kSpace16);
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    auto* sides = new QHBoxLayout(this);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(0);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(0, Tokens::kSpace8, 0, 0);
    left->addWidget(m_search, 0, Qt::AlignHCenter);
    left->addWidget(m_sections, 1);
    sides->addLayout(left);
    sides->addWidget(m_text, 1);
    m_text->setSearchPaths({QStringLiteral(":/help")});
    resize(kWidth, kHeight);
    fill();
    connect(m_sections, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item) scrollTo(item->data(kBlockRole).toInt());
    });
    connect(m_text, &QTextBrowser::anchorClicked, this, &HelpWindow::follow);
    m_fit.setSingleShot(true);
    m_fit.setInterval(kFitMs);
    connect(&m_fit, &QTimer::timeout, this, &HelpWindow::refit);
    if (parent) parent->installEventFilter(this);
}

/// A dialog may be hidden and kept. One that is minimised is not: that comes from the desktop.
bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Hide && !event->spontaneous()) close();
    return QWidget::eventFilter(watched, event);
}

HelpWindow& HelpWindow::of(QWidget& window) {
    auto* help = window.findChild<HelpWindow*>(QString(), Qt::FindDirectChildrenOnly); // not that of a dialog over it
    return help ? *help : *new HelpWindow(&window);
}

QString HelpWindow::sectionOf(const QString& place) {
    for (const auto& [name, heading] : kSections)
        if (place == QLatin1String(name)) return QString::fromUtf8(heading);
    return {};
}

QStringList HelpWindow::headings() {
    QStringList all;
    for (const char* chapter : kChapters)
        all << headingsIn(textOf(QLatin1String(chapter)));
    return all;
}

QString HelpWindow::title(const QString& heading) { return shownHeading(heading); }

QString HelpWindow::keysSection() { return QStringLiteral("Keyboard shortcuts"); }

void HelpWindow::fill() {
    const auto* book = bookOf(*this);
    m_keys = book ? book->markdown() : QString();
    const QString text = chaptersText(m_keys);
    if (text.isEmpty())
        m_text->setPlainText(tr("This build of the program does not hold its help text."));
    else
        m_text->setMarkdown(text);
    spaceParagraphs();
    fitTables();
    m_pictures = 0;
    fitPictures();
    m_sections->clear();
    listSections();
}

/// Room between paragraphs, which Markdown alone does not make.
void HelpWindow::spaceParagraphs() {
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        const bool isHeading = format.headingLevel() > 0;
        format.setTopMargin(isHeading ? Tokens::kSpace16 : 0);
        format.setBottomMargin(Tokens::kSpace8);
        format.setNonBreakableLines(false); // a command goes on in the next line rather than out of the window
        QTextCursor(block).setBlockFormat(format);
    }
}

/// Tables as wide as the text: their columns share it.
void HelpWindow::fitTables() {
    for (QTextFrame* frame : m_text->document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setWidth(QTextLength(QTextLength::PercentageLength, 99)); // what columns are rounded up by has room
        format.setCellSpacing(0); // in a small window a table of many columns needs it
        format.setCellPadding(2);
        format.setLeftMargin(0);
        format.setRightMargin(0);
        table->setFormat(format);
    }
}

/// Pictures as wide as the text at most, smoothly made smaller: a document would only leave lines out.
void HelpWindow::fitPictures() {
    const int width = pictureWidth();
    if (width == m_pictures) return;
    m_pictures = width;
    QTextCursor whole(m_text->document());
    whole.beginEditBlock(); // laid out once, when all of them are made
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment fragment = at.fragment();
            if (!fragment.charFormat().isImageFormat()) continue;
            QTextImageFormat picture = fragment.charFormat().toImageFormat();
            const QImage image = QImage(QStringLiteral(":/help/") + picture.name())
                                     .convertToFormat(QImage::Format_RGB32); // not of a palette
            const QSize size = image.size();
            if (size.isEmpty()) continue;
            const int fit = std::min(width, size.width());
            QImage small = image.scaledToWidth(qRound(fit * devicePixelRatioF()), Qt::SmoothTransformation);
            small.setDevicePixelRatio(devicePixelRatioF());
            m_text->document()->addResource(QTextDocument::ImageResource, QUrl(picture.name()), small);
            picture.setWidth(fit);
            picture.setHeight(static_cast<double>(size.height()) * fit / size.width());
            QTextCursor cursor(block);
            cursor.setPosition(fragment.position());
            cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
            break; // the fragments of the block are new
        }
    }
    whole.endEditBlock();
    m_text->document()->markContentsDirty(0, m_text->document()->characterCount());
}

void HelpWindow::listSections() {
    const QStringList english = headings();
    for (QTextBlock block = m_text->document()->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        if (level == 0) {
            if (QListWidgetItem* last = m_sections->item(m_sections->count() - 1))
                last->setData(kTextRole, last->data(kTextRole).toString() + QLatin1Char(' ') + block.text());
            continue;
        }
        // Chapters in another language have the same sections in the same order: a test says so.
        const QString heading = english.value(m_sections->count(), block.text());
        const QString shown = shownHeading(heading);
        auto* item = new QListWidgetItem(shown, m_sections);
        item->setData(kBlockRole, block.blockNumber());
        item->setData(kHeadingRole, heading);
        item->setData(kTextRole, shown + QLatin1Char(' ') + block.text());
        item->setToolTip(shown);
        QFont font = item->font();
        font.setBold(level == 1); // a chapter
        item->setFont(font);
    }
}

/// Leaves the sections that have every word, and shows the first of them.
void HelpWindow::search(const QString& words) {
    const QStringList all = searchable(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QListWidgetItem* first = nullptr;
    for (int i = 0; i < m_sections->count(); ++i) {
        QListWidgetItem* item = m_sections->item(i);
        const QString text = searchable(item->data(kTextRole).toString());
        const bool fits = std::all_of(all.begin(), all.end(),
                                      [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
        item->setHidden(!fits);
        if (fits && !first) first = item;
    }
    if (first && !all.isEmpty()) m_sections->setCurrentItem(first);
}

void HelpWindow::showSection(const QString& heading) {
    if (const auto* book = bookOf(*this); book && book->markdown() != m_keys) fill();
    show();
    raise();
    activateWindow();
    m_search->clear();
    for (int row = 0; row < m_sections->count(); ++row) {
        if (m_sections->item(row)->data(kHeadingRole).toString() != heading) continue;
        m_sections->setCurrentRow(row);
        scrollTo(
            m_sections->item(row)->data(kBlockRole).toInt()); // it may have been the current one, scrolled away from
        break;
    }
    m_text->setFocus();
}

void HelpWindow::scrollTo(int block) {
    const QTextBlock heading = m_text->document()->findBlockByNumber(block);
    if (!heading.isValid()) return;
    m_text->setTextCursor(QTextCursor(heading));
    const qreal top = m_text->document()->documentLayout()->blockBoundingRect(heading).top();
    m_text->verticalScrollBar()->setValue(qRound(top));
}

/// To a chapter; nothing else can be reached from here.
void HelpWindow::follow(const QUrl& link) {
    const QStringList headings = headingsIn(textOf(link.fileName().chopped(link.fileName().endsWith(u".md") ? 3 : 0)));
    if (!headings.isEmpty()) showSection(headings.first());
}

/// What the text has room for beside the list.
int HelpWindow::pictureWidth() const {
    constexpr int kBar = 24; // that scrolls, with some air
    return std::clamp(width() - kListWidth - 2 * Tokens::kSpace16 - kBar, 1, kPictureWidth);
}

/// What is on top stays there.
void HelpWindow::refit() {
    const QTextCursor top = m_text->cursorForPosition({2 * Tokens::kSpace16, Tokens::kSpace8});
    const int before = m_text->cursorRect(top).top();
    fitPictures();
    auto* bar = m_text->verticalScrollBar();
    bar->setValue(bar->value() + m_text->cursorRect(top).top() - before);
}

void HelpWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (pictureWidth() != m_pictures) m_fit.start();
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        close();
    else
        QWidget::keyPressEvent(event);
}

} // namespace chronoscope::ui
