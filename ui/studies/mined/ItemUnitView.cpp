// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/ItemUnitView.h"

#include "core/studies/mined/Audit.h"
#include "core/studies/mined/WrongItems.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PictureView.h"
#include "ui/studies/mined/Pictures.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"
#include "widgets/plots/ObjectRibbon.h"

#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QTextCursor>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using mined::ReplyScore;

namespace {
enum ReplyColumn { As, Answer, ReplyCem, ReplyF1, ReplyJudge, ReplyColumns };
constexpr QSize kLargestPicture(1600, 1200); ///< pixels of a picture that is looked at: larger ones are made smaller
constexpr QSize kInRequest(120, 90);
constexpr int kPairHeight = 150;
constexpr int kRequestHeight = 120;

QString goldsInOneLine(const std::vector<std::string>& golds) {
    QStringList texts;
    for (const std::string& gold : golds)
        texts << toQt(gold);
    return texts.join(QStringLiteral(" | "));
}

/// Where file and list disagree, which of the two counts.
QString goldLineOf(const MinedUnit& unit) {
    const QString file = goldsInOneLine(unit.item.golds);
    const auto corrected = mined::correctedGolds(unit.item);
    const QString list = corrected ? goldsInOneLine(*corrected) : QString();
    if (unit.replies.empty() && corrected)
        return ItemUnitView::tr("Gold: %1, of the list, which counts unless the file is trusted; the file says %2")
            .arg(list, file);
    if (unit.golds != unit.item.golds)
        return ItemUnitView::tr("Gold: %1, of the list, which counts in this run; the file says %2")
            .arg(goldsInOneLine(unit.golds), file);
    if (corrected)
        return ItemUnitView::tr("Gold: %1, of the file, which this run trusts; the list says %2").arg(file, list);
    return ItemUnitView::tr("Gold: %1").arg(file);
}

/// What an item asks that no run is shown of: with one, its requests say it.
QString askedOf(const MinedUnit& unit) {
    if (!unit.replies.empty()) return {};
    QStringList lines;
    if (unit.withContext && !unit.item.context.text.empty())
        lines << ItemUnitView::tr("Context: %1").arg(toQt(unit.item.context.text));
    lines << ItemUnitView::tr("Question (Q): %1").arg(toQt(unit.item.question))
          << ItemUnitView::tr("Completion (G): %1").arg(toQt(unit.item.completion));
    return lines.join(QLatin1Char('\n'));
}

QString factsOf(const MinedUnit& unit) {
    QStringList lines;
    if (!unit.runName.empty()) lines << toQt(unit.runName);
    QString task = taskExplanation(unit.item.task);
    if (mined::hasContext(unit.item.task))
        task += unit.withContext ? ItemUnitView::tr(" · with its context") : ItemUnitView::tr(" · without its context");
    lines << task << goldLineOf(unit);
    QStringList models;
    for (const std::string& model : mined::modelsOfClaim(unit.item))
        models << toQt(model);
    if (!models.isEmpty())
        lines << ItemUnitView::tr("Made of what these answered wrong: %1").arg(models.join(QStringLiteral(", ")));
    return lines.join(QLatin1Char('\n'));
}

QStringList cellsOf(const MinedUnit::Reply& reply) {
    QStringList cells{configurationLabel(reply.configuration)};
    if (!reply.stored)
        cells << ItemUnitView::tr("not asked yet");
    else if (!reply.answered)
        cells << toQt(reply.outcome);
    else if (reply.score.refused)
        cells << ItemUnitView::tr("(refused) %1").arg(toQt(reply.text).simplified()).trimmed();
    else
        cells << (reply.score.kind == ReplyScore::Kind::Empty ? ItemUnitView::tr("(empty)")
                                                              : toQt(reply.text).simplified());
    const bool isScored = reply.score.kind == ReplyScore::Kind::Scored;
    cells << (isScored ? (reply.score.cem ? QStringLiteral("✓ 1") : QStringLiteral("✗ 0")) : QString());
    cells << (isScored ? QLocale().toString(100 * reply.score.f1, 'f', 1) : QString());
    const bool isJudged = !reply.judgements.empty();
    cells << (reply.score.judge ? QLocale().toString(*reply.score.judge, 'f', 2)
              : isJudged        ? QStringLiteral("–")
                                : QString());
    return cells;
}

/// “0.85” is read as 0.85.
QString askingText(const mined::Judgement::Asking& asking) {
    if (!asking.isAnswered) return ItemUnitView::tr("no answer: %1").arg(toQt(asking.outcome));
    const QString words = toQt(asking.text);
    if (!asking.score) return ItemUnitView::tr("“%1” says no score").arg(words);
    return ItemUnitView::tr("“%1” is read as %2").arg(words, QLocale().toString(*asking.score, 'f', 2));
}

/// What each judge said of a reply, in its own words, and in which run.
QString judgeText(const MinedUnit::Reply& reply) {
    QStringList lines;
    for (const mined::Judgement& one : reply.judgements) {
        QStringList said;
        for (const mined::Judgement::Asking& asking : one.askings)
            said << askingText(asking);
        lines << ItemUnitView::tr("Judge %1, in the run %2: %3")
                     .arg(toQt(one.model), toQt(one.name), said.join(ItemUnitView::tr("; asked again: ")));
        if (!one.counts)
            lines.last() +=
                ItemUnitView::tr(" (it does not count: of several judges’ runs the one made last and finished does)");
    }
    return lines.join(QLatin1Char('\n'));
}
} // namespace

ItemUnitView::ItemUnitView(Session& session, QWidget* parent)
    : StudyUnitView(parent), m_session(session), m_title(makeCopyableText(this, "itemUnitTitle", Role::Section)),
      m_facts(makeCopyableText(this, "itemUnitFacts", Role::Caption)), m_asked(makeCopyableText(this, "itemUnitAsked")),
      m_pictureRow(makePictures()), m_ribbon(new widgets::ObjectRibbon(this)),
      m_replies(new QTableWidget(0, ReplyColumns, this)),
      m_judge(makeCopyableText(this, "itemUnitJudge", Role::Caption)), m_request(new QTextEdit(this)) {
    makeReplies();
    m_ribbon->setObjectName(QStringLiteral("itemUnitRibbon"));
    m_request->setObjectName(QStringLiteral("itemUnitRequest"));
    m_request->setAccessibleName(tr("The request as it is sent, with its picture in place"));
    m_request->setReadOnly(true);
    m_request->setTabChangesFocus(true);
    m_request->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_request->setMinimumHeight(kRequestHeight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_title);
    layout->addWidget(m_facts);
    layout->addWidget(m_asked);
    layout->addWidget(m_pictureRow, 2);
    layout->addWidget(m_replies);
    layout->addWidget(m_judge);
    layout->addWidget(m_request, 2);
    layout->addWidget(m_ribbon);                           // last: a list may be long
    connect(&session.hub(), &RunHub::ended, this, [this] { // it may be a judge of these replies
        const bool isShown = std::exchange(m_whole, std::nullopt).has_value();
        if (isShown && isVisible() && m_shown.item != 0) showUnit(m_shown); // else it is read when it is shown again
    });
}

QWidget* ItemUnitView::makePictures() {
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    for (const bool other : {false, true}) {
        auto* view = new PictureView(row);
        view->setObjectName(other ? QStringLiteral("otherPicture") : QStringLiteral("originalPicture"));
        view->setAccessibleName(other ? tr("The generalisation image") : tr("The original image"));
        m_pictures[other ? 1 : 0] = view;
        layout->addWidget(view, 1);
    }
    row->setMinimumHeight(kPairHeight);
    return row;
}

void ItemUnitView::makeReplies() {
    m_replies->setObjectName(QStringLiteral("itemUnitReplies"));
    m_replies->setAccessibleName(tr("Replies of the configurations"));
    m_replies->setHorizontalHeaderLabels({tr("Asked as"), tr("Reply"), tr("CEM"), tr("F1"), tr("Judge")});
    m_replies->horizontalHeaderItem(ReplyCem)->setToolTip(cemExplanation());
    m_replies->horizontalHeaderItem(ReplyF1)->setToolTip(tr("Words that reply and gold share, %"));
    m_replies->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_replies->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_replies->setSelectionMode(QAbstractItemView::SingleSelection);
    m_replies->setShowGrid(false);
    m_replies->setTabKeyNavigation(false);
    m_replies->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_replies->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_replies->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_replies->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_replies->horizontalHeader()->setSectionResizeMode(Answer, QHeaderView::Stretch);
    m_replies->verticalHeader()->hide();
    m_replies->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    connect(m_replies, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (m_isMarking || row < 0 || !m_whole) return;
        Selection selection;
        selection.study = m_shown;
        selection.study->probe = m_whole->unit.replies[static_cast<std::size_t>(row)].index;
        m_session.select(selection);
    });
}

QWidget* ItemUnitView::evidence() const { return m_replies; }

void ItemUnitView::showUnit(const StudySelection& selection) {
    const auto isOpen = [](const MinedUnit::Reply& reply) { return !reply.stored; };
    const bool isSame = m_whole && m_shown.run == selection.run && m_shown.item == selection.item &&
                        m_shown.unit == selection.unit &&
                        std::none_of(m_whole->unit.replies.begin(), m_whole->unit.replies.end(), isOpen);
    m_shown = selection;
    if (isSame) return markProbe();
    m_session.query(
        this, "mined unit",
        [run = selection.run, item = selection.item,
         withContext = isWithContext(selection.unit)](store::Database& database) -> Result<Whole> {
            auto unit = readMinedUnit(database, run, item, withContext);
            if (!unit) return unit.error();
            Whole whole{std::move(unit).value(), {}, {}};
            for (std::size_t i = 0; i < whole.pictures.size(); ++i) {
                if (whole.unit.pictures[i].empty()) {
                    whole.problems[i] = tr("The item has no such picture");
                    continue;
                }
                DecodedPicture decoded = decodePicture(whole.unit.pictures[i], kLargestPicture);
                whole.pictures[i] = std::move(decoded.image);
                whole.problems[i] = decoded.problem;
            }
            return whole;
        },
        [this](Result<Whole> whole) { take(std::move(whole)); });
}

void ItemUnitView::take(Result<Whole> whole) {
    m_whole = whole ? std::optional(std::move(whole).value()) : std::nullopt;
    for (QWidget* part :
         {static_cast<QWidget*>(m_facts), static_cast<QWidget*>(m_asked), m_pictureRow, static_cast<QWidget*>(m_ribbon),
          static_cast<QWidget*>(m_replies), static_cast<QWidget*>(m_judge), static_cast<QWidget*>(m_request)})
        part->setVisible(m_whole.has_value());
    if (!m_whole) return m_title->setText(tr("This item cannot be read: %1").arg(coreWords(whole.error().text())));
    const MinedUnit& unit = m_whole->unit;
    m_title->setText(tr("%1 · %2").arg(toQt(unit.item.subject), taskLabel(unit.item.task)));
    m_facts->setText(factsOf(unit));
    m_asked->setText(askedOf(unit));
    m_asked->setVisible(!m_asked->text().isEmpty());
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (m_whole->problems[i].isEmpty())
            m_pictures[i]->setPicture(m_whole->pictures[i]);
        else
            m_pictures[i]->setProblem(m_whole->problems[i]);
    }
    const MinedRibbon ribbon = ribbonOf(unit);
    m_ribbon->setData(ribbon.first, ribbon.last, ribbon.spans);
    m_ribbon->setVisible(!ribbon.spans.isEmpty());
    fillReplies();
    emit itemRead(unit.item.id);
    markProbe();
}

void ItemUnitView::fillReplies() {
    m_isMarking = true;
    const auto& replies = m_whole->unit.replies;
    m_replies->clearContents();
    m_replies->setRowCount(static_cast<int>(replies.size()));
    for (int row = 0; row < m_replies->rowCount(); ++row) {
        const MinedUnit::Reply& reply = replies[static_cast<std::size_t>(row)];
        const QStringList cells = cellsOf(reply);
        for (int column = 0; column < cells.size(); ++column) {
            auto* cell = new QTableWidgetItem(cells[column]);
            cell->setToolTip(column == As ? configurationExplanation(reply.configuration)
                                          : plainToolTip(cells[column]));
            if (column >= ReplyCem) cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            m_replies->setItem(row, column, cell);
        }
    }
    const int head = m_replies->horizontalHeader()->sizeHint().height();
    m_replies->setFixedHeight(head + m_replies->rowCount() * Tokens::kRowHeight + 2 * m_replies->frameWidth());
    m_replies->setVisible(!replies.empty());
    const auto isJudged = [](const MinedUnit::Reply& reply) { return !reply.judgements.empty(); };
    m_replies->setColumnHidden(ReplyJudge, std::none_of(replies.begin(), replies.end(), isJudged));
    m_isMarking = false;
}

/// The chosen reply; the first one where none is.
void ItemUnitView::markProbe() {
    if (!m_whole) return;
    const auto& replies = m_whole->unit.replies;
    const auto at = std::find_if(replies.begin(), replies.end(),
                                 [this](const MinedUnit::Reply& reply) { return m_shown.probe == reply.index; });
    m_request->setVisible(!replies.empty());
    m_judge->hide();
    if (replies.empty()) return;
    const auto place = at == replies.end() ? 0 : at - replies.begin();
    m_isMarking = true;
    m_replies->setCurrentCell(static_cast<int>(place), Answer);
    m_isMarking = false;
    const MinedUnit::Reply& chosen = replies[static_cast<std::size_t>(place)];
    m_judge->setText(judgeText(chosen));
    m_judge->setVisible(!chosen.judgements.empty());
    showRequest(chosen);
}

/// The picture stands before the text, as every protocol sends it.
void ItemUnitView::showRequest(const MinedUnit::Reply& reply) {
    m_request->clear();
    QTextCursor cursor = m_request->textCursor();
    if (!reply.system.empty()) cursor.insertText(toQt(reply.system) + QStringLiteral("\n\n"));
    const QImage& picture = m_whole->pictures[showsOtherImage(reply.configuration) ? 1 : 0];
    if (!picture.isNull()) {
        const bool isLarge = picture.width() > kInRequest.width() || picture.height() > kInRequest.height();
        cursor.insertImage(isLarge ? picture.scaled(kInRequest, Qt::KeepAspectRatio, Qt::SmoothTransformation)
                                   : picture);
        cursor.insertText(QStringLiteral("\n"));
    }
    cursor.insertText(toQt(reply.prompt));
    m_request->moveCursor(QTextCursor::Start);
}

} // namespace chronoscope::ui
