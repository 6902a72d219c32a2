// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/QueueBar.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/PageTitle.h"
#include "ui/views/Words.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

namespace {
constexpr int kProgressSteps = 1'000;
constexpr double kLeastSeconds = 0.05; ///< what is less is shown as nothing
constexpr int kLeastGuideline = 200;
constexpr int kLeastProgress = 24;                        ///< px of the bar, beside its words
constexpr int kLeastQueueLetters = 6, kQueueLetters = 40; ///< of the box of queues
} // namespace

QueueBar::QueueBar(QWidget* parent)
    : QWidget(parent), m_queues(new ElidedBox(this)), m_newQueue(new QPushButton(tr("New queue…"), this)),
      m_find(new QToolButton(this)), m_author(new QToolButton(this)), m_saving(new QLabel(this)),
      m_retry(new QPushButton(tr("Try again"), this)), m_progressText(new QLabel(this)),
      m_progress(new QProgressBar(this)), m_guideline(new QLabel(this)) {
    auto* title = new PageTitle(tr("Annotate"), this);
    m_queues->setObjectName(QStringLiteral("annotationQueue"));
    m_queues->setAccessibleName(tr("Queue"));
    m_queues->setToolTip(tr("The list of items that is annotated"));
    m_queues->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_queues->setMinimumContentsLength(kLeastQueueLetters);
    m_queues->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_queues->setMaximumWidth(kQueueLetters * m_queues->fontMetrics().averageCharWidth());
    m_newQueue->setObjectName(QStringLiteral("newQueueButton"));
    m_find->setObjectName(QStringLiteral("findInQueue"));
    m_find->setIcon(Icons::icon(u"search"));
    m_find->setAccessibleName(tr("Find in this queue"));
    m_find->setToolTip(tr("Find items that hold a text (/), or that are like this one (M)"));
    m_find->setFocusPolicy(Qt::TabFocus);
    m_author->setObjectName(QStringLiteral("annotationAuthor"));
    m_author->setProperty("framed", true);
    m_author->setToolTip(tr("Who annotates: every annotation bears this name. Press to change it"));
    for (auto [label, name] : {std::pair{m_saving, "annotationSaving"},
                               {m_progressText, "queueProgress"},
                               {m_guideline, "queueGuideline"}}) {
        label->setObjectName(QLatin1String(name));
        setRole(label, Role::Caption);
        label->setTextFormat(Qt::PlainText);
    }
    m_retry->setObjectName(QStringLiteral("saveAgain"));
    m_guideline->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, kProgressSteps);
    m_progress->setMinimumWidth(kLeastProgress);
    m_progress->setMaximumWidth(160);
    auto* top = new QHBoxLayout;
    top->setSpacing(Tokens::kSpace8);
    top->addWidget(title);
    top->addSpacing(Tokens::kSpace8);
    top->addWidget(m_queues);
    top->addWidget(m_newQueue);
    top->addWidget(m_find);
    top->addWidget(makeMenu());
    top->addStretch();
    top->addWidget(m_saving);
    top->addWidget(m_retry);
    top->addWidget(m_author);
    auto* line = new QHBoxLayout;
    line->setSpacing(Tokens::kSpace8);
    line->addWidget(m_progress, 0, Qt::AlignVCenter);
    line->addWidget(m_progressText, 1);
    m_steps << makeStep("itemBack", tr("Back"), tr("Back to the item before (Backspace)"), &QueueBar::backWanted)
            << makeStep("itemSkip", tr("Skip"), tr("Leave the item for later (S)"), &QueueBar::skipWanted)
            << makeStep("itemNext", tr("Next"), tr("Keep what is said, and go to the next open item (Enter)"),
                        &QueueBar::nextWanted);
    for (QToolButton* step : m_steps)
        line->addWidget(step);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace4);
    layout->addLayout(top);
    layout->addLayout(line);
    layout->addWidget(m_guideline);
    connect(m_queues, &QComboBox::activated, this, [this] { emit queueChosen(m_queues->currentData().toLongLong()); });
    connect(m_newQueue, &QPushButton::clicked, this, &QueueBar::newQueueWanted);
    connect(m_find, &QToolButton::clicked, this, &QueueBar::findWanted);
    connect(m_author, &QToolButton::clicked, this, &QueueBar::authorWanted);
    connect(m_retry, &QPushButton::clicked, this, &QueueBar::retryWanted);
}

QToolButton* QueueBar::makeStep(const char* name, const QString& text, const QString& tip, void (QueueBar::*wanted)()) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setProperty("framed", true);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they act
    connect(button, &QToolButton::clicked, this, wanted);
    return button;
}

QWidget* QueueBar::makeMenu() {
    m_menu = new QToolButton(this);
    m_menu->setObjectName(QStringLiteral("queueMenu"));
    m_menu->setText(QStringLiteral("⋯"));
    m_menu->setToolTip(tr("More about this queue"));
    m_menu->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_menu);
    menu->setToolTipsVisible(true);
    m_changes << menu->addAction(tr("Label all open items…"), this, &QueueBar::labelAllWanted);
    m_changes.last()->setObjectName(QStringLiteral("labelAllShown"));
    m_changes << menu->addAction(tr("Guideline…"), this, &QueueBar::guidelineWanted);
    m_changes.last()->setObjectName(QStringLiteral("guidelineAction"));
    menu->addAction(tr("Label sets…"), this, &QueueBar::labelSetsWanted)
        ->setObjectName(QStringLiteral("labelSetsAction"));
    auto* exporting = menu->addAction(tr("Export annotations…"), this, &QueueBar::exportWanted);
    exporting->setObjectName(QStringLiteral("exportAnnotations"));
    exporting->setToolTip(tr("Write all that is annotated in this workspace: CSV, JSON Lines or Label Studio"));
    menu->addAction(tr("Keys"), this, &QueueBar::keysWanted);
    menu->addSeparator();
    m_changes << menu->addAction(tr("Remove this queue…"), this, &QueueBar::removeWanted);
    m_changes.last()->setObjectName(QStringLiteral("removeQueue"));
    m_changes.last()->setToolTip(tr("What was annotated stays"));
    m_menu->setMenu(menu);
    return m_menu;
}

void QueueBar::setQueues(const std::vector<store::QueueRecord>& queues, qint64 current) {
    const QSignalBlocker quiet(m_queues);
    m_queues->clear();
    for (auto queue = queues.rbegin(); queue != queues.rend(); ++queue)
        m_queues->addItem(tr("%1 (%2)").arg(QString::fromStdString(queue->name), numberText(queue->items)),
                          static_cast<qint64>(queue->id));
    m_queues->setCurrentIndex(m_queues->findData(current));
    m_queues->setVisible(!queues.empty());
    m_menu->setVisible(!queues.empty());
    m_find->setVisible(!queues.empty());
    m_newQueue->setVisible(!queues.empty()); // the empty page has a button of its own
}

void QueueBar::setState(const QueueState& state, int place) {
    const auto all = static_cast<qint64>(state.size());
    const auto size = static_cast<qint64>(state.assigned());
    const auto done = static_cast<qint64>(state.done());
    m_progress->setValue(size == 0 ? 0 : static_cast<int>(done * kProgressSteps / size));
    QStringList parts;
    if (place >= 0) parts << tr("item %1 of %2").arg(numberText(place + 1), numberText(all));
    if (size < all && place >= 0 && !state.isAssigned(static_cast<std::size_t>(place)))
        parts << tr("not assigned to you");
    parts << (size < all ? tr("%1 of your %2 annotated") : tr("%1 of %2 annotated"))
                 .arg(numberText(done), numberText(size));
    if (state.skipped() > 0) parts << tr("%1 skipped").arg(numberText(static_cast<qint64>(state.skipped())));
    if (const double seconds = state.medianSeconds(); seconds >= kLeastSeconds)
        parts << tr("median %1 s each").arg(QLocale().toString(seconds, 'f', 1));
    m_progressText->setText(parts.join(QStringLiteral(" · ")));
    m_progressText->setToolTip(
        tr("Annotated by you. The median is of the time you spent on each item until your last change of it"));
    m_progress->setVisible(size > 0);
    m_progressText->setVisible(all > 0);
    for (QToolButton* step : m_steps)
        step->setVisible(place >= 0);
}

void QueueBar::setGuideline(const QString& text) {
    m_guidelineText = text.simplified();
    m_guideline->setToolTip(plainToolTip(text));
    m_guideline->setVisible(!m_guidelineText.isEmpty());
    fitGuideline();
}

/// As much of it as two lines hold.
void QueueBar::fitGuideline() {
    m_guideline->setText(
        m_guideline->fontMetrics().elidedText(m_guidelineText, Qt::ElideRight, 2 * std::max(kLeastGuideline, width())));
}

void QueueBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitGuideline();
}

void QueueBar::setAuthor(const QString& name, bool isChosen) {
    const QString shown = QString(name).replace(QLatin1Char('&'), QLatin1String("&&"));
    m_author->setText(isChosen ? tr("Annotator: %1").arg(shown) : tr("Your name…"));
}

void QueueBar::setSaving(int unsaved, const QString& problem) {
    m_retry->setVisible(!problem.isEmpty());
    m_saving->setVisible(!problem.isEmpty());
    m_saving->setText(tr("%n change(s) not saved yet", nullptr, unsaved));
    m_saving->setToolTip(plainToolTip(tr("Saving failed: %1\nIt is tried again every few seconds. As long as the "
                                         "workspace stays open nothing is lost.")
                                          .arg(problem)));
}

void QueueBar::setWritable(bool writable, const QString& whyNot) {
    m_newQueue->setEnabled(writable);
    for (QAction* change : m_changes)
        change->setEnabled(writable);
    m_newQueue->setToolTip(writable ? tr("Make a list of items from what the filter chooses") : whyNot);
}

} // namespace chronoscope::ui
