// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/QueueFinder.h"

#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/DisplayNames.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using annotation::FoundBy;
using annotation::QueueHit;

namespace {
constexpr int kMostShown = 1'000;

QString reasonOf(FoundBy by) {
    switch (by) {
    case FoundBy::Subject: return QueueFinder::tr("in the subject");
    case FoundBy::Relation: return QueueFinder::tr("in the relation");
    case FoundBy::Right: return QueueFinder::tr("in a right answer");
    case FoundBy::Reply: return QueueFinder::tr("in a reply");
    case FoundBy::Note: return QueueFinder::tr("in your note");
    case FoundBy::SameBoth: return QueueFinder::tr("same element, same wrong reply");
    case FoundBy::SameReply: return QueueFinder::tr("same wrong reply");
    case FoundBy::SameElement: return QueueFinder::tr("same element");
    }
    return {};
}

QToolButton* makeTool(QWidget* parent, const char* name, const QString& text, const QString& tip) {
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setProperty("framed", true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}
} // namespace

QueueFinder::QueueFinder(AnnotationSession& annotating, AnnotationHub& hub, Session& session, QWidget* parent)
    : QWidget(parent), m_annotating(annotating), m_hub(hub), m_reader(new LongReader(session, this)),
      m_text(new QLineEdit(this)),
      m_similar(makeTool(this, "findSimilar", tr("Like this one"),
                         tr("Items of the same element, or with the same wrong reply (M)"))),
      m_close(makeTool(this, "closeFinder", tr("Close"), tr("Close the search (Esc)"))),
      m_state(makeText(this, "finderState", Role::Caption)), m_list(new QListWidget(this)),
      m_give(makeTool(this, "labelSimilar", tr("Label all like this one"),
                      tr("Gives every item of the list the labels that you gave this one: one step, which can be "
                         "undone"))) {
    setObjectName(QStringLiteral("queueFinder"));
    m_text->setObjectName(QStringLiteral("finderText"));
    m_text->setAccessibleName(tr("Find in this queue"));
    m_text->setPlaceholderText(tr("Find in this queue (/)"));
    m_text->setToolTip(tr("Subject, relation, right answers, replies and your notes. Enter searches"));
    m_text->setClearButtonEnabled(true);
    m_list->setObjectName(QStringLiteral("finderList"));
    m_list->setAccessibleName(tr("Items that were found"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* tools = new QHBoxLayout;
    tools->addWidget(m_similar);
    tools->addStretch();
    tools->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, Tokens::kSpace12, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_text);
    layout->addLayout(tools);
    layout->addWidget(m_state);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_give, 0, Qt::AlignLeft);
    connect(m_similar, &QToolButton::clicked, this, &QueueFinder::presentSimilar);
    connect(m_close, &QToolButton::clicked, this, &QueueFinder::closed);
    connect(m_list, &QListWidget::itemClicked, this, &QueueFinder::goToCurrent);
    connect(m_give, &QToolButton::clicked, this, &QueueFinder::labelAll);
    connect(&m_annotating, &AnnotationSession::said, this, &QueueFinder::showMarks);
    connect(&m_annotating, &AnnotationSession::placeChanged, this, &QueueFinder::showMarks);
    connect(&m_annotating, &AnnotationSession::opened, this, [this] {
        if (m_annotating.isOpening()) forget(); // places are of the queue before
    });
    forget();
}

void QueueFinder::forget() {
    m_reader->stop();
    m_hits.clear();
    m_of = -1;
    m_list->clear();
    m_state->setText(tr("Type a text, or look for items like the one in hand."));
    m_give->hide();
}

void QueueFinder::presentText() {
    show();
    m_text->setFocus();
    m_text->selectAll();
}

void QueueFinder::presentSimilar() {
    show();
    m_mode = Mode::Similar;
    search();
    m_list->setFocus();
}

void QueueFinder::search() {
    const auto content = m_annotating.content();
    forget();
    if (!content || m_annotating.place() < 0) return;
    m_state->setText(tr("Searching…"));
    const auto done = [this](const Result<std::vector<QueueHit>>& hits) { found(hits); };
    if (m_mode == Mode::Similar) {
        m_of = m_annotating.place();
        m_reader->read(
            [content, place = static_cast<std::size_t>(m_of)](store::Database& database, const std::stop_token& stop) {
                return annotation::similarItems(database, content->items, place, stop);
            },
            done);
        return;
    }
    m_reader->read(
        [content, words = m_text->text().toStdString(), book = m_hub.snapshot(),
         voice = m_hub.voice()](store::Database& database, const std::stop_token& stop) {
            return annotation::findInQueue(database, content->items, words, {*book, content->keys, voice}, stop);
        },
        done);
}

void QueueFinder::found(const Result<std::vector<QueueHit>>& hits) {
    if (!hits) {
        m_state->setText(coreWords(hits.error()));
        return;
    }
    m_hits = *hits;
    const auto shown = std::min<std::size_t>(m_hits.size(), kMostShown);
    for (std::size_t i = 0; i < shown; ++i) {
        const QueueHit& hit = m_hits[i];
        auto* item = new QListWidgetItem(m_list);
        item->setData(Qt::UserRole, static_cast<int>(hit.place));
        item->setToolTip(
            plainToolTip(tr("Item %1 · %2 · %3")
                             .arg(numberText(static_cast<qint64>(hit.place) + 1), QString::fromStdString(hit.relation),
                                  QString::fromStdString(hit.model))));
    }
    QString text =
        m_hits.empty() ? tr("Nothing was found.") : tr("%n item(s)", nullptr, static_cast<int>(m_hits.size()));
    if (shown < m_hits.size()) text += tr(", the first %1 are listed").arg(numberText(kMostShown));
    m_state->setText(text);
    showMarks();
    if (m_list->count() > 0) m_list->setCurrentRow(0);
}

/// What was said since the search, and whether there is something to give to all.
void QueueFinder::showMarks() {
    if (!isVisible()) return;
    for (int row = 0; row < m_list->count(); ++row) {
        const QueueHit& hit = m_hits[static_cast<std::size_t>(row)];
        const bool isDone = m_annotating.state().isDone(hit.place);
        m_list->item(row)->setText(tr("%1%2\n%3 · %4 · %5")
                                       .arg(isDone ? QStringLiteral("✓ ") : QString(),
                                            QString::fromStdString(hit.subject), QString::number(hit.year),
                                            displayName(hit.form), reasonOf(hit.by)));
    }
    const bool isAbout = m_mode == Mode::Similar && m_of >= 0 && m_of == m_annotating.place();
    m_give->setVisible(isAbout && !m_hits.empty());
    m_give->setEnabled(isAbout && m_hub.canWrite() && !m_annotating.mine().labels.empty());
}

void QueueFinder::goToCurrent() {
    if (const auto* item = m_list->currentItem()) m_annotating.goTo(item->data(Qt::UserRole).toInt());
}

void QueueFinder::labelAll() {
    std::vector<AnnotationTarget> targets;
    for (const QueueHit& hit : m_hits)
        targets.push_back(m_annotating.targetAt(hit.place));
    const QString text = tr("Label %n item(s) like this one", nullptr, static_cast<int>(targets.size()));
    m_hub.label(text, targets, m_annotating.labels(), m_annotating.mine().labels);
    emit labelled(text);
}

bool QueueFinder::isInHand() const { return m_text->hasFocus() || m_list->hasFocus(); }

void QueueFinder::enter() {
    if (m_list->hasFocus()) return goToCurrent();
    m_mode = Mode::Text;
    search();
}

} // namespace chronoscope::ui
