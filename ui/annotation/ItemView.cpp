// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/ItemView.h"

#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/AnswersView.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/Marks.h"
#include "ui/views/PageArea.h"
#include "ui/views/TableColumns.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/plots/ObjectRibbon.h"
#include "widgets/plots/PlotTheme.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace chronoscope::ui {

using annotation::CellAnswer;
using annotation::CellReading;

namespace {
constexpr int kMostAnswerRows = 5;
constexpr double kLeastReplyLines = 3;
constexpr double kMostReplyLines = 12;
constexpr int kNumberWidth = 76;
constexpr double kSaidTint = 0.18;

enum Column { Answer = 0, Meaning, Greedy, Sampled, Score, kColumns };

QString answerText(const CellAnswer& answer) {
    if (answer.kind == matching::ReplyKind::Refused) return ItemView::tr("(refused)");
    if (answer.kind == matching::ReplyKind::Empty) return ItemView::tr("(empty)");
    if (answer.answer.empty()) return ItemView::tr("(no answer in it)");
    const QString said = QString::fromStdString(answer.answer);
    return answer.kind == matching::ReplyKind::Answered
               ? said
               : ItemView::tr("%1 (%2)").arg(said, outcomeText(answer.kind, false));
}

QString meaningText(const CellAnswer& answer) {
    if (answer.leftOut) return ItemView::tr("left out");
    if (answer.hit) return ItemView::tr("right");
    return answer.wrong ? describe(*answer.wrong) : ItemView::tr("wrong");
}

/// "Messi, or Lionel Messi; Ronaldo".
QString goldText(const std::vector<benchmark::Object>& objects) {
    QStringList all;
    for (const benchmark::Object& object : objects) {
        QStringList names;
        for (const std::string& name : object)
            names << QString::fromStdString(name);
        all << names.join(ItemView::tr(", or "));
    }
    return all.join(QStringLiteral("; "));
}

/// How many characters of the shown text the first `bytes` of a UTF-8 text are; a line end is one.
int charactersOf(const std::string& text, std::size_t bytes) {
    QString before = QString::fromUtf8(text.data(), static_cast<qsizetype>(std::min(bytes, text.size())));
    return static_cast<int>(before.replace(QLatin1String("\r\n"), QLatin1String("\n")).size());
}

QTextEdit::ExtraSelection selection(QPlainTextEdit* view, const std::string& text, annotation::TextRange range) {
    QTextEdit::ExtraSelection marked;
    const int end = view->document()->characterCount() - 1;
    marked.cursor = QTextCursor(view->document());
    marked.cursor.setPosition(std::min(end, charactersOf(text, range.from)));
    marked.cursor.setPosition(std::min(end, charactersOf(text, range.to)), QTextCursor::KeepAnchor);
    return marked;
}
} // namespace

ItemView::ItemView(QWidget* parent) : QWidget(parent), m_message(new QLabel(this)), m_body(new QWidget) {
    auto* area = new ColumnArea(this); // what its parts need to the side it has
    setRole(m_body, Role::Page);
    m_body->setAttribute(Qt::WA_StyledBackground);
    area->setWidget(m_body);
    m_message->setObjectName(QStringLiteral("itemMessage"));
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    setRole(m_message, Role::Caption);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_message, 1);
    outer->addWidget(area, 1);
    auto* layout = new QVBoxLayout(m_body);
    layout->setContentsMargins(0, 0, Tokens::kSpace12, 0);
    layout->setSpacing(Tokens::kSpace4);
    m_subject = addText(layout, "itemSubject", Role::Section);
    m_facts = addText(layout, "itemFacts", Role::Caption);
    layout->addSpacing(Tokens::kSpace4);
    m_question = addText(layout, "itemQuestion");
    m_question->setToolTip(tr("The question that the reply below answers, as it was asked, without the exemplars "
                              "before it. Another answer may be to another order of options"));
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(Tokens::kTypeBody - 1);
    m_question->setFont(fixed);
    m_ribbon = new widgets::ObjectRibbon(m_body);
    m_ribbon->setObjectName(QStringLiteral("itemRibbon"));
    m_ribbon->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_ribbon);
    m_gold = addText(layout, "itemGold");
    addReplies(layout);
    m_suggestionBox = makeSuggestion();
    layout->addWidget(m_suggestionBox);
    addOthers(layout);
    layout->addStretch();
    show(nullptr, {});
}

QLabel* ItemView::addText(QVBoxLayout* layout, const char* name, Role role) {
    QLabel* label = makeCopyableText(m_body, name, role);
    label->setFocusPolicy(Qt::ClickFocus);
    label->setMinimumWidth(1); // a long word must not make the page wider
    layout->addWidget(label);
    return label;
}

void ItemView::addReplies(QVBoxLayout* layout) {
    layout->addSpacing(Tokens::kSpace4);
    m_answers = new QTreeWidget(m_body);
    m_answers->setObjectName(QStringLiteral("itemAnswers"));
    m_answers->setAccessibleName(tr("Answers"));
    m_answers->setRootIsDecorated(false);
    m_answers->setUniformRowHeights(true);
    m_answers->setColumnCount(kColumns);
    m_answers->setHeaderLabels({tr("Answer"), tr("What it is"), tr("Greedy"), tr("Sampled"), tr("Score")});
    m_answers->setTextElideMode(Qt::ElideMiddle);
    QTreeWidgetItem* head = m_answers->headerItem();
    head->setToolTip(Greedy, tr("Replies at temperature 0 that say this"));
    head->setToolTip(Sampled, tr("Replies at higher temperatures that say this"));
    head->setToolTip(Score, tr("Likeness to the nearest right name, 0 to 100, whether that counts or not"));
    for (const int column : {Greedy, Sampled, Score})
        head->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    auto* shared = new TableColumns(m_answers, TableColumns::are({Answer}));
    for (const int column : {Greedy, Sampled, Score})
        shared->reserve(column, kNumberWidth);
    layout->addWidget(m_answers);
    m_reply = new QPlainTextEdit(m_body);
    m_reply->setObjectName(QStringLiteral("itemReply"));
    m_reply->setAccessibleName(tr("Reply"));
    m_reply->setToolTip(tr("The first reply that says the chosen answer, letter by letter. Tinted: the answer read out "
                           "of it; bold: words that the nearest right name has too"));
    m_reply->setReadOnly(true);
    m_reply->setTabChangesFocus(true);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPixelSize(Tokens::kTypeBody - 1);
    m_reply->setFont(fixed);
    layout->addWidget(m_reply);
    m_replyFacts = addText(layout, "itemReplyFacts", Role::Caption);
    connect(m_answers, &QTreeWidget::currentItemChanged, this, &ItemView::showAnswer);
}

QWidget* ItemView::makeSuggestion() {
    auto* box = new QWidget(m_body);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, Tokens::kSpace4, 0, Tokens::kSpace4);
    row->setSpacing(Tokens::kSpace8);
    m_suggestion = makeText(box, "itemSuggestion");
    m_suggestion->setToolTip(
        tr("What the program takes the most frequent wrong answer for. It is no label until you make it one"));
    m_take = new QPushButton(tr("Use this label (Y)"), box);
    m_take->setObjectName(QStringLiteral("takeSuggestion"));
    m_take->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_suggestion, 1);
    row->addWidget(m_take, 0, Qt::AlignTop);
    connect(m_take, &QPushButton::clicked, this, &ItemView::suggestionTaken);
    return box;
}

void ItemView::addOthers(QVBoxLayout* layout) {
    m_runsFold = new QToolButton(m_body);
    m_runsFold->setObjectName(QStringLiteral("otherRuns"));
    m_runsFold->setCheckable(true);
    m_runsFold->setArrowType(Qt::RightArrow);
    m_runsFold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_runsFold->setToolTip(tr("What the other runs of the workspace most often say to the same question"));
    m_runsFold->setFocusPolicy(Qt::TabFocus);
    layout->addWidget(m_runsFold, 0, Qt::AlignLeft);
    m_runs = addText(layout, "otherAnswers");
    m_runs->hide();
    m_others = addText(layout, "otherAnnotations");
    connect(m_runsFold, &QToolButton::toggled, this, [this](bool open) {
        m_runsFold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        m_runs->setVisible(open);
    });
}

void ItemView::say(const QString& text) {
    show(nullptr, {});
    m_message->setText(text);
}

void ItemView::show(SharedReading item, const QString& suggested) {
    m_item = std::move(item);
    m_message->setVisible(!m_item);
    m_message->clear();
    findChild<QScrollArea*>()->setVisible(m_item != nullptr);
    if (!m_item) return;
    fillHead();
    fillAnswers();
    fillRuns();
    m_suggestionBox->setVisible(m_item->suggestion.has_value());
    if (!m_item->suggestion) return;
    const QString reason = coreWords(m_item->suggestion->reason);
    m_take->setVisible(!suggested.isEmpty());
    m_suggestion->setText(suggested.isEmpty() ? tr("%1 No label of this set stands for that.").arg(reason)
                                              : tr("Suggested: %1. %2").arg(suggested, reason));
}

void ItemView::fillHead() {
    const CellReading& cell = m_item->cell;
    const benchmark::Element& element = cell.element;
    m_subject->setText(tr("%1 · %2").arg(QString::fromStdString(element.subject), QString::number(cell.item.year)));
    QStringList facts{QString::fromStdString(element.relation),
                      displayName(element.domain),
                      displayName(element.state),
                      displayName(cell.item.form),
                      QString::fromStdString(m_item->runName),
                      QString::fromStdString(cell.model),
                      displayName(cell.category)};
    if (!m_item->judgedBy.empty())
        facts << tr("as the scoring “%1” judged it").arg(QString::fromStdString(m_item->judgedBy));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
    m_gold->setText(tr("Right in %1: %2").arg(QString::number(cell.item.year), goldText(cell.gold())));
    const auto years = element.askableYears();
    m_ribbon->setVisible(!years.empty());
    if (years.empty()) return;
    m_ribbon->setData(years.front(), years.back(), ribbonSpans(element));
    QVector<widgets::Mark> marks;
    for (int year = years.front(); year <= years.back(); ++year) {
        const auto at = std::find(cell.years.begin(), cell.years.end(), year);
        marks << markOf(at == cell.years.end() ? analysis::CellCategory::Missing
                                               : cell.categories[static_cast<std::size_t>(at - cell.years.begin())]);
    }
    m_ribbon->setMarks(marks);
    m_ribbon->setCurrentYear(cell.item.year);
    m_ribbon->updateGeometry();
}

void ItemView::fillAnswers() {
    const QSignalBlocker quiet(m_answers);
    m_answers->clear();
    QTreeWidgetItem* first = nullptr;
    for (const CellAnswer& answer : m_item->cell.answers) {
        auto* row = new QTreeWidgetItem(m_answers);
        row->setText(Answer, answerText(answer));
        row->setToolTip(Answer, plainToolTip(answerText(answer)));
        row->setText(Greedy, numberText(answer.greedy));
        row->setText(Sampled, numberText(answer.sampled));
        row->setText(Score, answer.kind == matching::ReplyKind::Answered
                                ? QLocale().toString(answer.nearestScore, 'f', 1)
                                : QStringLiteral("–"));
        row->setText(Meaning, meaningText(answer));
        row->setToolTip(Meaning, plainToolTip(outcomeToolTip(answer.kind, answer.leftOut)));
        for (const int column : {Greedy, Sampled, Score})
            row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        if (!first && !answer.hit) first = row;
    }
    if (!first) first = m_answers->topLevelItem(0);
    m_answers->setCurrentItem(first);
    fitAnswers();
    showAnswer();
}

void ItemView::fitAnswers() {
    const int rows = std::clamp(m_answers->topLevelItemCount(), 1, kMostAnswerRows);
    m_answers->setFixedHeight(m_answers->header()->sizeHint().height() + rows * Tokens::kRowHeight + 2);
}

/// As high as the reply is long, within limits.
void ItemView::fitReply() {
    const double lines =
        std::clamp(m_reply->document()->size().height(), kLeastReplyLines, kMostReplyLines); // which counts lines
    m_reply->setFixedHeight(static_cast<int>(lines * m_reply->fontMetrics().lineSpacing()) + 2 * Tokens::kSpace8);
}

void ItemView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitReply();
}

const CellAnswer* ItemView::answer() const {
    const int row = m_answers->indexOfTopLevelItem(m_answers->currentItem());
    return m_item && row >= 0 ? &m_item->cell.answers[static_cast<std::size_t>(row)] : nullptr;
}

void ItemView::showAnswer() {
    const CellAnswer* shown = answer();
    if (m_item) m_question->setText(QString::fromStdString(shown ? shown->question : m_item->cell.question));
    m_reply->setPlainText(shown ? QString::fromStdString(shown->example) : QString());
    QList<QTextEdit::ExtraSelection> marks;
    QStringList facts;
    if (shown) {
        const auto theme = widgets::PlotTheme::fromPalette(palette());
        if (shown->said) {
            marks << selection(m_reply, shown->example, *shown->said);
            marks.last().format.setBackground(widgets::PlotTheme::blend(theme.accent, theme.page, kSaidTint));
        }
        for (const annotation::TextRange range : shown->matching) {
            marks << selection(m_reply, shown->example, range);
            marks.last().format.setFontWeight(QFont::Bold);
            marks.last().format.setFontUnderline(true);
        }
        if (!shown->nearest.empty())
            facts << tr("nearest right name: %1 (%2)")
                         .arg(QString::fromStdString(shown->nearest), QLocale().toString(shown->nearestScore, 'f', 1));
        if (shown->cutShort) facts << tr("cut off by the token limit");
        facts << (shown->exampleSampled ? tr("a sampled reply") : tr("a greedy reply"));
    }
    if (m_item && m_item->cell.errors > 0)
        facts << tr("%n request(s) failed, which is no answer", nullptr, static_cast<int>(m_item->cell.errors));
    m_reply->setExtraSelections(marks);
    fitReply();
    m_replyFacts->setText(facts.join(QStringLiteral(" · ")));
}

void ItemView::fillRuns() {
    QStringList lines;
    for (const annotation::OtherAnswer& other : m_item->others) {
        const QString answer = other.said.answer.empty() ? tr("no answer") : QString::fromStdString(other.said.answer);
        lines << tr("%1: %2 (%3 of %4) · %5")
                     .arg(QString::fromStdString(other.name), answer, numberText(other.said.saying),
                          numberText(other.said.answered), displayName(other.said.category));
    }
    m_runsFold->setVisible(!lines.isEmpty());
    m_runsFold->setText(tr("Other runs (%1)").arg(lines.size()));
    m_runs->setText(lines.join(QLatin1Char('\n')));
    m_runs->setVisible(!lines.isEmpty() && m_runsFold->isChecked());
}

void ItemView::setOthers(const std::vector<annotation::Annotation>& others, const annotation::LabelSet& labels,
                         bool hidden) {
    QStringList lines;
    for (const annotation::Annotation& one : others) {
        QStringList parts;
        for (const std::string& key : one.body.labels) {
            const annotation::Label* label = labels.find(key);
            parts << QString::fromStdString(label ? label->name : key);
        }
        if (one.body.severity > 0) parts << tr("severity %1").arg(one.body.severity);
        if (one.body.flag) parts << tr("flagged");
        if (!one.body.note.empty()) parts << tr("“%1”").arg(QString::fromStdString(one.body.note));
        const QString author = QString::fromStdString(one.voice.author);
        lines << (one.voice.final ? tr("Final word (%1): %2") : tr("%1 says: %2"))
                     .arg(author, parts.join(QStringLiteral(", ")));
    }
    m_others->setText(
        hidden ? tr("Others have annotated this item. What they say is shown once you have said something yourself.")
               : lines.join(QLatin1Char('\n')));
    m_others->setVisible(hidden || !lines.isEmpty());
}

void ItemView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_item) showAnswer();
}

} // namespace chronoscope::ui
