// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/StudyPart.h"

#include "ui/help/NumberSource.h"
#include "ui/inspector/PictureLines.h"
#include "ui/inspector/StudyLabels.h"
#include "ui/pages/FigureMenu.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/PageArea.h"
#include "ui/views/TextLabel.h"
#include "ui/views/UnitTags.h"
#include "ui/views/Words.h"
#include "widgets/plots/PlotTheme.h"

#include <QLabel>
#include <QListWidget>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

namespace {
constexpr int kNumberHeight = 260, kUnitHeight = 510;
constexpr int kNumberAgainMs = 1'000; ///< between two readings of a run that is going on
} // namespace

StudyPart::StudyPart(Session& session, AnnotationHub& annotations, QWidget* parent)
    : QWidget(parent), m_session(session), m_annotations(annotations), m_number(makeNumber()),
      m_unit(new QStackedWidget(this)), m_labels(new StudyLabels(session, annotations, this)) {
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_number);
    splitter->addWidget(m_unit);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 4);
    splitter->setSizes({kNumberHeight, kUnitHeight});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_labels);
    connect(m_list, &QListWidget::currentRowChanged, this, &StudyPart::chooseUnit);
    connect(m_list->verticalScrollBar(), &QScrollBar::rangeChanged, this, &StudyPart::keepInSight);
    connect(&annotations, &AnnotationHub::changed, this, &StudyPart::showTags);
    connect(&annotations, &AnnotationHub::itemsChanged, this, &StudyPart::showTags);
    m_again.setSingleShot(true);
    m_again.setInterval(kNumberAgainMs);
    connect(&m_again, &QTimer::timeout, this, &StudyPart::readAgain);
    connect(&session, &Session::repliesStored, this, [this] {
        if (isVisible() && !m_again.isActive()) m_again.start();
    });
    connect(&session.hub(), &RunHub::ended, this, [this](qint64 run) {
        if (run == 0 || !known(m_shown.study)) return;
        if (hasNumber()) readNumber(); // of another run, too: a judge's says more of this one
        if (run == m_shown.run) showUnit();
    });
    connect(&annotations, &AnnotationHub::tried, this, [this] { // a filter may be of labels
        if (known(m_shown.study) && hasNumber()) readNumber();
    });
}

QWidget* StudyPart::makeNumber() {
    auto* part = new QWidget(this);
    m_title = makeCopyableText(part, "studyNumberTitle", Role::Section);
    m_text = makeCopyableText(part, "studyNumberText", Role::Caption);
    m_more = makeCopyableText(part, "studyNumberMore", Role::Caption);
    m_text->setContextMenuPolicy(Qt::NoContextMenu); // the window has one, which says what the number is
    m_list = new QListWidget(part);
    m_list->setObjectName(QStringLiteral("studyUnits"));
    m_list->setAccessibleName(tr("What the number is made of"));
    m_list->setUniformItemSizes(true);
    m_pictures = new PictureLines(m_list);
    m_list->setItemDelegate(m_pictures);
    m_list->setTextElideMode(Qt::ElideRight); // lines begin with what tells them apart
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* layout = new QVBoxLayout(part);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace12, Tokens::kSpace8);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_more);
    return part;
}

void StudyPart::add(const std::string& study, StudyInspection inspection) {
    auto* scroll = new ColumnArea(this); // a low window has no room for all of it at once
    setRole(inspection.view, Role::Page);
    scroll->setWidget(inspection.view);
    m_unit->addWidget(scroll);
    scroll->viewport()->installEventFilter(this);
    if (QWidget* evidence = inspection.view->evidence()) evidence->installEventFilter(this);
    if (auto* list = qobject_cast<QAbstractItemView*>(inspection.view->evidence())) scroll->follow(list);
    connect(inspection.view, &StudyUnitView::itemRead, this, [this, view = inspection.view](const ContentId& item) {
        const auto shown = std::find_if(m_known.begin(), m_known.end(),
                                        [view](const Known& one) { return one.inspection.view == view; });
        if (shown == m_known.end() || shown->study != m_shown.study) return; // an old answer
        shown->read = m_shown;
        shown->item = item;
        showLabels();
        keepInSight();
    });
    if (inspection.pictures)
        connect(inspection.pictures, &LinePictures::ready, m_list->viewport(), qOverload<>(&QWidget::update));
    m_known.push_back({study, std::move(inspection), {}, {}});
}

const StudyPart::Known* StudyPart::known(const std::string& study) const {
    const auto at = std::find_if(m_known.begin(), m_known.end(), [&](const Known& one) { return one.study == study; });
    return at == m_known.end() ? nullptr : &*at;
}

bool StudyPart::show(const StudySelection& selection) {
    if (!known(selection.study)) return false;
    const bool isSame = selection.isSameNumber(m_shown);
    m_shown = selection;
    m_number->setVisible(hasNumber());
    m_unit->setVisible(selection.item != 0);
    if (isSame) {
        markUnit();
    } else {
        m_lines.clear();
        m_isMarking = true;
        m_list->clear();
        m_isMarking = false;
        m_title->clear();
        m_text->clear();
        m_more->hide();
        if (hasNumber()) {
            const NumberSource numbers = numbersOfPage(*this);
            for (QWidget* part : {static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_list)})
                setNumbers(*part, numbers);
            readNumber();
        }
    }
    showUnit();
    return true;
}

bool StudyPart::hasNumber() const { return !m_shown.measure.empty() && known(m_shown.study)->inspection.number; }

qint64 StudyPart::repliesNow() const {
    const auto* progress = m_session.hub().progress(m_shown.run);
    return progress ? static_cast<qint64>(progress->counts.done()) : -1;
}

/// A newer reading would drop the one that goes on, again and again.
void StudyPart::readAgain() {
    if (!known(m_shown.study) || !hasNumber() || repliesNow() == m_repliesRead) return;
    m_isReading ? m_again.start() : readNumber();
}

void StudyPart::readNumber() {
    m_isReading = true;
    m_repliesRead = repliesNow();
    m_session.query(
        this, "study number",
        [number = known(m_shown.study)->inspection.number, selection = m_shown](store::Database& database) {
            return number(database, selection);
        },
        [this, of = m_shown](const Result<NumberUnits>& units) {
            m_isReading = false;
            if (of.isSameNumber(m_shown) && !(units && isListed(*units))) take(units);
        });
}

bool StudyPart::isListed(const NumberUnits& units) const {
    const auto isSame = [](const NumberUnits::Line& a, const NumberUnits::Line& b) {
        return a.item == b.item && a.unit == b.unit && a.probe == b.probe && a.text == b.text &&
               a.toolTip == b.toolTip && a.mark == b.mark;
    };
    return m_title->text() == units.title && m_text->text() == units.text &&
           std::equal(units.lines.begin(), units.lines.end(), m_lines.begin(), m_lines.end(), isSame);
}

/// Where it stood is where one looks, however many units have come.
void StudyPart::take(const Result<NumberUnits>& units) {
    const int scrolled = m_list->verticalScrollBar()->value();
    m_isMarking = true;
    m_list->clear();
    m_lines = units ? units->lines : std::vector<NumberUnits::Line>();
    m_title->setText(units ? units->title : tr("This number cannot be read"));
    m_text->setText(units ? units->text : coreWords(units.error()));
    const auto theme = widgets::PlotTheme::fromPalette(palette());
    m_pictures->setPictures(known(m_shown.study)->inspection.pictures);
    for (const NumberUnits::Line& line : m_lines) {
        auto* item = new QListWidgetItem(line.text, m_list);
        item->setIcon(widgets::CategoryMark::icon(line.mark, theme));
        item->setData(kLinePictureRole, line.picture);
    }
    m_isMarking = false;
    showTags();
    const auto listed = static_cast<qint64>(m_lines.size());
    m_more->setText(units ? tr("The first %1 of %2 are listed").arg(numberText(listed), numberText(units->all))
                          : QString());
    m_more->setVisible(units && listed < units->all);
    m_list->doItemsLayout(); // it has a range again
    m_list->verticalScrollBar()->setValue(scrolled);
    markUnit();
}

/// What people said of the units listed.
void StudyPart::showTags() {
    const store::RunRecord* run = m_session.run(m_shown.run);
    const UnitTags tags = run ? UnitTags(m_annotations, *run) : UnitTags();
    for (std::size_t row = 0; row < m_lines.size(); ++row) {
        const NumberUnits::Line& line = m_lines[row];
        const widgets::LabelTag tag = tags.of(line.identity, line.unit);
        QListWidgetItem* item = m_list->item(static_cast<int>(row));
        const QString tip = line.toolTip.isEmpty() ? line.text : line.toolTip;
        item->setToolTip(plainToolTip(tag.isEmpty() ? tip : tip + QLatin1Char('\n') + tag.words));
        item->setData(kLabelTagRole, QVariant::fromValue(tag));
        item->setData(Qt::AccessibleTextRole, tag.saidAfter(line.text));
    }
}

/// The unit chosen, in the list; by whoever chose it.
void StudyPart::markUnit() {
    const auto at = std::find_if(m_lines.begin(), m_lines.end(), [this](const NumberUnits::Line& line) {
        return line.item == m_shown.item && line.unit == m_shown.unit && (!line.probe || line.probe == m_shown.probe);
    });
    const int row = at == m_lines.end() ? -1 : static_cast<int>(at - m_lines.begin());
    if (row == m_list->currentRow()) return;
    m_isMarking = true;
    m_list->setCurrentRow(row);
    m_isMarking = false;
}

void StudyPart::chooseUnit(int row) {
    if (m_isMarking || row < 0) return;
    StudySelection study = m_shown;
    const NumberUnits::Line& line = m_lines[static_cast<std::size_t>(row)];
    study.item = line.item;
    study.unit = line.unit;
    study.probe = line.probe;
    Selection selection;
    selection.study = std::move(study);
    m_session.select(selection);
}

/// Of the unit shown, once its item is known. A view that shows it still, from before another study was looked at, does
/// not read it again.
void StudyPart::showLabels() {
    const Known* study = known(m_shown.study);
    const bool isRead = study && m_shown.item != 0 && study->read.run == m_shown.run &&
                        study->read.item == m_shown.item && study->read.unit == m_shown.unit;
    if (study) m_labels->setAbout(study->inspection.labelled);
    m_labels->show(isRead ? std::optional(m_shown) : std::nullopt, isRead ? study->item : ContentId{});
}

/// Labels take room from what they are given by: the chosen line, and what it is judged by, are not scrolled away.
void StudyPart::keepInSight() {
    if (!m_labels->isOpen()) return;
    if (QListWidgetItem* chosen = m_list->currentItem()) m_list->scrollToItem(chosen);
    const Known* study = known(m_shown.study);
    QWidget* evidence = study ? study->inspection.view->evidence() : nullptr;
    if (!evidence || evidence->isHidden()) return;
    auto* area = static_cast<ColumnArea*>(m_unit->currentWidget());
    if (area->widget() != study->inspection.view) return;
    const QPoint top = evidence->mapTo(study->inspection.view, QPoint());
    area->ensureVisible(top.x(), top.y() + evidence->height(), 0, Tokens::kSpace4); // of a table, not its cell alone
    area->ensureVisible(top.x(), top.y(), 0, Tokens::kSpace4);
}

/// Once what is laid out now has its place.
bool StudyPart::eventFilter(QObject* watched, QEvent* event) {
    const bool isPlaced = event->type() == QEvent::Resize || event->type() == QEvent::Move;
    if (isPlaced && m_labels->isOpen()) QMetaObject::invokeMethod(this, &StudyPart::keepInSight, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void StudyPart::showUnit() {
    showLabels();
    if (m_shown.item == 0) return;
    StudyUnitView* view = known(m_shown.study)->inspection.view;
    auto* area = static_cast<ColumnArea*>(view->parentWidget()->parentWidget()); // between them is the viewport
    m_unit->setCurrentWidget(area);
    const bool isAnother = m_seen.study != m_shown.study || m_seen.item != m_shown.item || m_seen.unit != m_shown.unit;
    if (isAnother) area->verticalScrollBar()->setValue(0); // what it is stands at the top
    m_seen = m_shown;
    view->showUnit(m_shown);
}

} // namespace chronoscope::ui
