// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/studies/mined/RatingView.h"

#include "core/base/AtomicFile.h"
#include "core/base/Time.h"
#include "core/studies/mined/RatingExchange.h"
#include "core/studies/mined/RatingStore.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/studies/mined/MinedWords.h"
#include "ui/studies/mined/PictureView.h"
#include "ui/studies/mined/RatingField.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kPicturesHeight = 140, kAnnotatorWidth = 140;
constexpr const char* kFileKind = "mined-ratings";
} // namespace

RatingView::RatingView(const StudyParts& parts, QWidget* parent)
    : QWidget(parent), m_parts(parts), m_kind(new QComboBox(this)), m_annotator(new QLineEdit(this)),
      m_progress(makeText(this, "ratingProgress", Role::Section)),
      m_numbers(makeText(this, "ratingNumbers", Role::Caption)), m_title(makeText(this, "ratingTitle", Role::Section)),
      m_facts(makeText(this, "ratingFacts", Role::Caption)), m_words(new QPlainTextEdit(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(makeTop());
    layout->addWidget(makeItem(), 1);
    layout->addWidget(makeQualities());
    layout->addWidget(m_numbers);
    const auto shortcut = [this](const QKeySequence& keys, void (RatingView::*act)()) {
        auto* key = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, act);
    };
    shortcut(Qt::CTRL | Qt::Key_Return, &RatingView::next);
    shortcut(Qt::ALT | Qt::Key_PageDown, &RatingView::next);
    shortcut(Qt::ALT | Qt::Key_PageUp, &RatingView::previous);
    connect(&m_parts.session, &Session::workspaceClosing, this, &RatingView::keep);
    connect(&m_parts.session, &Session::workspaceChanged, this, &RatingView::forget);
}

QPushButton* RatingView::makeButton(const char* name, const QString& text, const QString& tip,
                                    void (RatingView::*act)()) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    connect(button, &QPushButton::clicked, this, act);
    return button;
}

QWidget* RatingView::makeTop() {
    auto* top = new QWidget(this);
    m_kind->setObjectName(QStringLiteral("ratingKind"));
    m_kind->setAccessibleName(tr("What is rated"));
    m_kind->addItem(tr("Data of entities"));
    m_kind->addItem(tr("Contexts"));
    m_kind->setToolTip(tr("The attributes and pictures of each entity (items of T.A), or the contexts of F.M.C and "
                          "P.M.C: two texts of your own are rated by how far they mean what the context says"));
    m_annotator->setObjectName(QStringLiteral("ratingAnnotator"));
    m_annotator->setAccessibleName(tr("Who rates"));
    m_annotator->setPlaceholderText(tr("Your name"));
    m_annotator->setToolTip(tr("Who rates: each person's ratings are kept apart"));
    m_annotator->setMaximumWidth(kAnnotatorWidth);
    m_who = m_author = m_parts.annotations.author();
    m_annotator->setText(toQt(m_who));
    m_previous = makeButton("ratingPrevious", tr("&Previous"), tr("Keep this and show the item before (Alt+Page Up)"),
                            &RatingView::previous);
    m_next = makeButton("ratingNext", tr("Ne&xt"),
                        tr("Keep this and show the next item (Ctrl+Return, or Enter at the last rating)"),
                        &RatingView::next);
    auto* what = new QHBoxLayout;
    auto* where = new QHBoxLayout;
    what->addWidget(m_kind);
    what->addWidget(m_annotator);
    what->addStretch(1);
    what->addWidget(makeButton("ratingLoad", tr("&Load…"), tr("Read ratings from a file; the newer of two counts"),
                               &RatingView::loadFile));
    what->addWidget(
        makeButton("ratingSave", tr("&Save…"), tr("Write all ratings to a file, one a line"), &RatingView::saveFile));
    where->addWidget(m_previous);
    where->addWidget(m_next);
    where->addWidget(m_progress, 1);
    auto* layout = new QVBoxLayout(top);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addLayout(what);
    layout->addLayout(where);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RatingView::startAnew);
    connect(m_annotator, &QLineEdit::editingFinished, this, &RatingView::startAnew);
    connect(m_annotator, &QLineEdit::returnPressed, this, [this] {
        startAnew();
        begin(m_annotator);
    });
    return top;
}

QWidget* RatingView::makeItem() {
    auto* part = new QWidget(this);
    auto* pictures = new QHBoxLayout;
    pictures->setSpacing(Tokens::kSpace8);
    for (const bool other : {false, true}) {
        auto* view = new PictureView(part);
        view->setObjectName(other ? QStringLiteral("ratingOtherPicture") : QStringLiteral("ratingPicture"));
        view->setAccessibleName(other ? tr("The generalisation image") : tr("The original image"));
        view->setMinimumHeight(kPicturesHeight);
        m_pictures[other ? 1 : 0] = view;
        pictures->addWidget(view, 1);
    }
    m_words->setObjectName(QStringLiteral("ratingWords"));
    m_words->setAccessibleName(tr("The attributes of the entity, or the context"));
    m_words->setReadOnly(true);
    m_words->setTabChangesFocus(true);
    auto* words = new QVBoxLayout;
    words->addWidget(m_title);
    words->addWidget(m_facts);
    words->addWidget(m_words, 1);
    auto* layout = new QHBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace12);
    layout->addLayout(pictures, 1);
    layout->addLayout(words, 1);
    return part;
}

QWidget* RatingView::makeQualities() {
    m_fields = new QWidget(this);
    auto* layout = new QVBoxLayout(m_fields);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    for (std::size_t at = 0; at < m_qualities.size(); ++at) {
        m_qualities[at] = new RatingField(static_cast<int>(at) + 1, m_fields);
        layout->addWidget(m_qualities[at]);
        connect(m_qualities[at], &RatingField::changed, this, &RatingView::showProgress);
        connect(m_qualities[at], &RatingField::entered, this,
                [this, at] { at + 1 < m_qualities.size() ? m_qualities[at + 1]->beginRating() : next(); });
    }
    return m_fields;
}

RatingKind RatingView::kind() const { return m_kind->currentIndex() == 1 ? RatingKind::Contexts : RatingKind::Data; }

void RatingView::forget() {
    m_list.reset();
    m_sheet.reset();
    m_kept.clear();
    m_place = 0;
    m_fields->setEnabled(false);
}

void RatingView::startAnew() {
    const std::string who = m_annotator->text().trimmed().toStdString();
    if (who == m_who && kind() == m_listed) return; // the field was only left
    keep();
    forget();
    m_who = who;
    m_listed = kind();
    read();
}

/// Who annotates rates, until another name is typed here.
void RatingView::followAuthor() {
    const std::string before = std::exchange(m_author, m_parts.annotations.author());
    if (m_who != before || m_who == m_author) return;
    keep();
    forget();
    m_who = m_author;
    m_annotator->setText(toQt(m_who));
}

void RatingView::read(const study::Narrowing& narrowing) {
    followAuthor();
    if (narrowing != m_narrowing) { // other items
        keep();
        forget();
        m_narrowing = narrowing;
    }
    read();
}

void RatingView::read() {
    m_parts.session.query(
        this, "rating list",
        [kind = kind(), who = m_who, filter = mined::ItemFilter(m_narrowing)](store::Database& database) {
            return readRatingList(database, kind, who, filter);
        },
        [this](Result<RatingList> list) { take(std::move(list)); });
}

void RatingView::take(Result<RatingList> list) {
    if (!list) {
        emit failed(coreWords(list.error().text()));
        return;
    }
    const bool isFirst = !m_list.has_value();
    m_list = std::move(list).value();
    if (isFirst) { // where the annotator left off
        const auto open = std::find(m_list->rated.begin(), m_list->rated.end(), false);
        m_place = open == m_list->rated.end() ? 0 : static_cast<int>(open - m_list->rated.begin());
    }
    showNumbers();
    if (!m_sheet) showItem(m_place);
    emit listed();
    if (m_sheet) takeFocus();
}

/// What is being said counts at once, though it is kept later.
void RatingView::showProgress() {
    if (!m_list) return;
    const auto count = static_cast<int>(m_list->rows.size());
    if (m_sheet && m_place < count) {
        const auto rating = said();
        m_list->rated[static_cast<std::size_t>(m_place)] = rating && rating->isWhole(m_sheet->item.task);
    }
    const auto rated = std::count(m_list->rated.begin(), m_list->rated.end(), true);
    m_progress->setText(count == 0 ? tr("Nothing to rate")
                                   : tr("%1 of %2 · %3 rated").arg(m_place + 1).arg(count).arg(rated));
}

void RatingView::showNumbers() {
    const auto count = static_cast<int>(m_list->rows.size());
    showProgress();
    QStringList parts;
    if (const QString taken = itemsTaken(mined::ItemFilter(m_narrowing)); !taken.isEmpty()) parts << taken;
    if (m_list->begun > 0)
        parts
            << tr("%1 s an item").arg(QLocale().toString(m_list->seconds / static_cast<double>(m_list->begun), 'f', 1));
    if (const QString statistics = ratingStatistics(*m_list, m_listed); !statistics.isEmpty()) parts << statistics;
    m_numbers->setText(parts.join(QStringLiteral(" · ")));
    m_previous->setEnabled(m_place > 0);
    m_next->setEnabled(m_place + 1 < count);
}

void RatingView::showItem(int place) {
    m_place = place;
    m_sheet.reset();
    m_isRating = m_isRating || m_fields->isAncestorOf(focusWidget());
    m_fields->setEnabled(false); // until the item is there: what is typed meanwhile would be lost
    if (place >= static_cast<int>(m_list->rows.size())) {
        const bool isAll = mined::ItemFilter(m_narrowing).takesAll();
        m_title->setText(!isAll                       ? tr("The filter takes no item to rate")
                         : kind() == RatingKind::Data ? tr("The workspace has no item of T.A")
                                                      : tr("The workspace has no item of F.M.C or P.M.C"));
        m_facts->clear();
        m_words->clear();
        return;
    }
    m_parts.session.query(
        this, "rating sheet",
        [row = m_list->rows[static_cast<std::size_t>(place)], who = m_who](store::Database& database) {
            return readRatingSheet(database, row, who);
        },
        [this](Result<RatingSheet> sheet) { takeSheet(std::move(sheet)); });
}

void RatingView::takeSheet(Result<RatingSheet> sheet) {
    if (!sheet) {
        emit failed(coreWords(sheet.error().text()));
        return;
    }
    m_sheet = std::move(sheet).value();
    const auto kept = m_kept.find(m_sheet->item.id);
    if (kept != m_kept.end()) m_sheet->rating = kept->second; // which may not be stored yet
    present(*m_sheet);
    m_shown.start();
    showNumbers();
}

void RatingView::present(const RatingSheet& sheet) {
    const mined::Item& item = sheet.item;
    m_title->setText(tr("%1 · %2 · item %3").arg(toQt(item.subject), taskLabel(item.task), toQt(item.number)));
    QString property = item.property.empty() ? tr("not said") : toQt(item.property);
    if (property.endsWith(QLatin1String(" of"))) property += QStringLiteral(" …"); // the subject goes behind it
    m_facts->setText(tr("Hypernym: %1 · Property: %2").arg(toQt(item.hypernym), property));
    QStringList words;
    if (mined::hasContext(item.task))
        words << toQt(item.context.text);
    else
        for (const std::string& attribute : item.attributes)
            words << attributeWords(attribute);
    m_words->setPlainText(words.join(QLatin1Char('\n')));
    for (std::size_t i = 0; i < m_pictures.size(); ++i) {
        if (sheet.problems[i].isEmpty())
            m_pictures[i]->setPicture(sheet.pictures[i]);
        else
            m_pictures[i]->setProblem(sheet.problems[i]);
    }
    presentQualities(sheet);
    m_fields->setEnabled(!m_parts.session.isReadOnly());
    takeFocus();
}

void RatingView::begin(QWidget* from) {
    m_from = from;
    if (m_sheet && isVisible()) takeFocus();
}

void RatingView::takeFocus() {
    const bool isWanted = std::exchange(m_isRating, false) || (m_from && m_from->hasFocus());
    m_from = nullptr;
    if (isWanted && m_fields->isEnabled()) m_qualities[0]->beginRating();
}

void RatingView::presentQualities(const RatingSheet& sheet) {
    const auto qualities = mined::ratedQualities(sheet.item.task);
    for (std::size_t i = 0; i < m_qualities.size(); ++i) {
        const std::string key(qualities[i].key);
        m_qualities[i]->setWords({ratingName(key), worstRating(key), bestRating(key), qualities[i].hasText});
        const auto* rating = sheet.rating ? &*sheet.rating : nullptr;
        const bool isRated = rating && rating->scores.contains(key);
        const bool isWritten = rating && rating->texts.contains(key);
        m_qualities[i]->setRating(isRated ? std::optional(rating->scores.at(key)) : std::nullopt,
                                  isWritten ? toQt(rating->texts.at(key)) : QString());
    }
}

std::optional<mined::Rating> RatingView::said() const {
    mined::Rating rating;
    rating.item = m_sheet->item.id;
    rating.annotator = m_who;
    const auto qualities = mined::ratedQualities(m_sheet->item.task);
    for (std::size_t i = 0; i < m_qualities.size(); ++i) {
        const std::string key(qualities[i].key);
        if (const auto score = m_qualities[i]->score()) rating.scores[key] = *score;
        if (const QString text = m_qualities[i]->text(); !text.isEmpty()) rating.texts[key] = text.toStdString();
    }
    if (rating.scores.empty() && rating.texts.empty()) return std::nullopt;
    return rating;
}

void RatingView::keep() {
    if (!m_sheet || !m_parts.session.isOpen() || m_parts.session.isReadOnly()) return;
    auto rating = said();
    const auto& before = m_sheet->rating;
    const bool isNew = rating && (!before || before->scores != rating->scores || before->texts != rating->texts);
    if (!isNew) return;
    constexpr double kMilliseconds = 1000;
    rating->seconds = (before ? before->seconds : 0) + static_cast<double>(m_shown.restart()) / kMilliseconds;
    rating->changed = utcNow();
    m_sheet->rating = rating;
    m_kept[rating->item] = *rating;
    m_parts.session.change(
        this,
        [rating = *rating](store::Database& database) -> Result<bool> {
            const Status kept = mined::RatingStore(database).put(rating);
            return kept ? Result<bool>(true) : Result<bool>(kept.error());
        },
        [this](const Result<bool>& kept) {
            if (!kept)
                return m_parts.dialogs.showProblem(this, tr("The rating is not kept"), coreWords(kept.error().text()));
            read(); // the numbers are others now
        });
}

void RatingView::next() {
    keep();
    if (m_list && m_place + 1 < static_cast<int>(m_list->rows.size())) showItem(m_place + 1);
}

void RatingView::previous() {
    keep();
    if (m_list && m_place > 0) showItem(m_place - 1);
}

void RatingView::loadFile() {
    if (m_parts.session.isReadOnly()) return;
    keep();
    m_parts.dialogs.chooseFile(
        this,
        {FileQuestion::Wants::File, kFileKind, tr("Load ratings"), tr("Ratings (*.jsonl);;All files (*)"), {}, true},
        [this](const QString& path) {
            m_parts.session.importBy(
                this, path,
                [file = path.toStdString()](store::Workspace& workspace,
                                            const std::stop_token&) -> Result<mined::RatingImport> {
                    auto text = mined::readRatingFile(file);
                    if (!text) return text.error();
                    return mined::importRatings(workspace, *text);
                },
                [this](const Result<mined::RatingImport>& report) {
                    if (!report)
                        return m_parts.dialogs.showProblem(this, tr("The ratings cannot be read"),
                                                           coreWords(report.error().text()));
                    QStringList left;
                    for (const auto& note : report->leftOut)
                        left << tr("line %1: %2").arg(note.line).arg(coreWords(note.reason));
                    if (!left.isEmpty())
                        m_parts.dialogs.showProblem(this, tr("%1 lines are left out").arg(left.size()),
                                                    left.join(QLatin1Char('\n')));
                    forget();
                    read();
                });
        });
}

void RatingView::saveFile() {
    keep();
    m_parts.dialogs.chooseFile(this,
                               {FileQuestion::Wants::NewFile, kFileKind, tr("Save ratings"), tr("Ratings (*.jsonl)"),
                                QStringLiteral("ratings.jsonl"), true},
                               [this](const QString& path) {
                                   m_parts.session.change( // behind what is being kept
                                       this,
                                       [file = path.toStdString()](store::Database& database) -> Result<bool> {
                                           const auto ratings = mined::RatingStore(database).all();
                                           if (!ratings) return ratings.error();
                                           const auto lines = mined::ratingLines(database, *ratings);
                                           if (!lines) return lines.error();
                                           const Status written = replaceFile(file, *lines, FileAccess::Usual);
                                           return written ? Result<bool>(true) : Result<bool>(written.error());
                                       },
                                       [this, path](const Result<bool>& saved) {
                                           if (saved)
                                               emit m_parts.session.saved(path);
                                           else
                                               m_parts.dialogs.showProblem(this, tr("The ratings are not saved"),
                                                                           coreWords(saved.error().text()));
                                       });
                               });
}

void RatingView::hideEvent(QHideEvent* event) {
    keep();
    QWidget::hideEvent(event);
}

/// A digit that no other part of the screen takes is a rating: of what is not rated yet, else of the first.
void RatingView::keyPressEvent(QKeyEvent* event) {
    if (!isRatingDigit(*event) || !m_fields->isEnabled()) return QWidget::keyPressEvent(event);
    const auto open =
        std::find_if(m_qualities.begin(), m_qualities.end(), [](const RatingField* field) { return !field->score(); });
    (open == m_qualities.end() ? m_qualities.front() : *open)->type(*event);
}

void RatingView::showEvent(QShowEvent* event) {
    m_shown.start(); // time that it was not seen does not count
    QWidget::showEvent(event);
}

} // namespace chronoscope::ui
