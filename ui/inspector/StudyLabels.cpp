// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/StudyLabels.h"

#include "core/annotation/AnnotationQueue.h"
#include "ui/theme/Role.h"
#include "ui/theme/Tokens.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/FlowLayout.h"
#include "ui/views/PageArea.h"
#include "ui/views/TextLabel.h"
#include "ui/views/ToQt.h"
#include "ui/views/Words.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace chronoscope::ui {

using annotation::AnnotationBody;
using annotation::Label;

namespace {
QToolButton* makeChip(QWidget* parent, const QString& name, const QString& text, const QString& tip) {
    auto* chip = new QToolButton(parent);
    chip->setObjectName(name);
    setRole(chip, Role::Chip);
    chip->setCheckable(true);
    chip->setFocusPolicy(Qt::StrongFocus);
    chip->setText(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
    chip->setToolTip(tip);
    return chip;
}
} // namespace

StudyLabels::StudyLabels(Session& session, AnnotationHub& hub, QWidget* parent)
    : QWidget(parent), m_session(session), m_hub(hub), m_area(new ColumnArea(this)), m_row(new QWidget),
      m_fold(new QToolButton(this)), m_about(makeText(m_row, "unitLabelsAbout", Role::Caption)),
      m_sets(new ElidedBox(this)), m_others(makeText(m_row, "unitOthers", Role::Caption)),
      m_flag(makeChip(this, QStringLiteral("unitFlag"), tr("Flag"), tr("To be looked at again"))),
      m_note(new QLineEdit(this)), m_undo(new QToolButton(this)) {
    setObjectName(QStringLiteral("studyLabels"));
    makeArea();
    m_fold->setObjectName(QStringLiteral("unitLabelFold"));
    m_fold->setText(tr("&Labels"));
    m_fold->setCheckable(true);
    m_fold->setArrowType(Qt::RightArrow);
    m_fold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_fold->setFocusPolicy(Qt::StrongFocus);
    m_sets->setObjectName(QStringLiteral("unitLabelSet"));
    m_sets->installEventFilter(this);
    m_sets->setAccessibleName(tr("Label set"));
    m_sets->setToolTip(tr("Which set the labels that you give are of"));
    m_note->setObjectName(QStringLiteral("unitNote"));
    m_note->setPlaceholderText(tr("Note"));
    m_note->setAccessibleName(tr("Note on what is shown above"));
    m_undo->setObjectName(QStringLiteral("unitUndo"));
    m_undo->setText(tr("Undo"));
    m_undo->setToolTip(tr("Take the last step of annotating back"));
    m_undo->setFocusPolicy(Qt::StrongFocus);
    auto* line = new QHBoxLayout;
    line->setSpacing(Tokens::kSpace4);
    line->addWidget(m_fold);
    line->addWidget(m_flag);
    line->addWidget(m_note, 1);
    line->addWidget(m_undo);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace12, Tokens::kSpace8, Tokens::kSpace12, Tokens::kSpace12);
    layout->setSpacing(Tokens::kSpace4);
    layout->addWidget(m_area);
    layout->addLayout(line);
    setAbout({});
    connect(m_fold, &QToolButton::toggled, this, [this](bool open) {
        m_fold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        follow();
    });
    connect(m_flag, &QToolButton::clicked, this,
            [this](bool flag) { sayBeside(tr("Flag"), [flag](AnnotationBody& body) { body.flag = flag; }); });
    connect(m_sets, &QComboBox::activated, this, [this](int place) {
        const std::string name = m_sets->itemData(place).toString().toStdString();
        m_hub.useSet(name);
        chooseSet(name);
        follow();
    });
    connect(m_note, &QLineEdit::editingFinished, this, &StudyLabels::writeNote);
    connect(m_undo, &QToolButton::clicked, this, [this] { m_hub.undoStack().undo(); });
    connect(&hub, &AnnotationHub::changed, this, [this] {
        makeSets();
        takeFittingSet();
        makeLabels(); // of the same name, and perhaps another
        follow();
    });
    connect(&hub, &AnnotationHub::closing, this, &StudyLabels::writeNote);
    connect(&hub, &AnnotationHub::itemsChanged, this, [this](const std::vector<annotation::ItemKey>& items) {
        const bool isShown = m_target && std::find(items.begin(), items.end(), m_target->item) != items.end();
        const annotation::Annotation* said = labelled();
        if (isShown && m_fitted != (said ? said->labelSet : std::string())) takeFittingSet();
        follow();
    });
    // Items change before the step that changed them is off the stack.
    connect(&hub.undoStack(), &QUndoStack::indexChanged, this, &StudyLabels::followSteps);
    makeSets();
    chooseSet(m_hub.setInUse().name);
    follow();
}

/// On a small screen, or where labels or voices are many, they are scrolled: what they are about stays to be read.
void StudyLabels::makeArea() {
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Tokens::kSpace4);
    column->addWidget(m_about);
    column->addWidget(m_sets, 0, Qt::AlignLeft);
    column->addWidget(m_row);
    column->addWidget(m_others);
    new FlowLayout(Tokens::kSpace4, m_row);
    m_area->setWidget(inside);
    m_area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    inside->installEventFilter(this);
    parentWidget()->installEventFilter(this);
}

void StudyLabels::fitArea() {
    constexpr int kPartsOfInspector = 4;
    const int wished = std::max(0, m_area->widget()->layout()->totalHeightForWidth(m_area->width()));
    const int line = m_fold->sizeHint().height();
    const int height = std::min(wished, std::max(line, parentWidget()->height() / kPartsOfInspector));
    if (m_area->minimumHeight() != height || m_area->maximumHeight() != height) m_area->setFixedHeight(height);
}

void StudyLabels::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitArea();
}

/// Undo among the labels is theirs, not of what the window took back last.
bool StudyLabels::event(QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride || !m_undo->isEnabled() ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo))
        return QWidget::event(event);
    event->accept();
    return true;
}

void StudyLabels::keyPressEvent(QKeyEvent* event) {
    event->matches(QKeySequence::Undo) ? m_undo->click() : QWidget::keyPressEvent(event);
}

bool StudyLabels::eventFilter(QObject* watched, QEvent* event) {
    const bool isInside = watched == m_area->widget() && event->type() == QEvent::LayoutRequest;
    const bool isAround = watched == parentWidget() && event->type() == QEvent::Resize;
    if (isInside || isAround) fitArea();
    if (event->type() == QEvent::FocusIn && (watched->parent() == m_row || watched == m_sets))
        m_area->ensureWidgetVisible(static_cast<QWidget*>(watched), 0, 0);
    return QWidget::eventFilter(watched, event);
}

void StudyLabels::setAbout(const QString& about) {
    const QString words =
        about.isEmpty() ? tr("Labels are about what is shown above, all its replies together.") : about;
    m_aboutText = words;
    m_about->setText(words);
    m_fold->setToolTip(tr("%1 Show all of them, to give or take them.").arg(words));
    m_fold->setAccessibleDescription(words);
}

void StudyLabels::makeSets() {
    m_sets->clear();
    for (const annotation::LabelSet& set : m_hub.labelSets())
        m_sets->addItem(toQt(set.name), toQt(set.name));
}

const annotation::LabelSet& StudyLabels::labels() const {
    const annotation::LabelSet* set = m_hub.labelSet(m_set);
    return set ? *set : m_hub.labelSets().front();
}

const annotation::Annotation* StudyLabels::labelled() const {
    const annotation::Annotation* said = m_target ? m_hub.book().find(m_target->item, m_hub.voice()) : nullptr;
    return said && !said->body.labels.empty() ? said : nullptr;
}

void StudyLabels::takeFittingSet() {
    const annotation::Annotation* said = labelled();
    m_fitted = said ? said->labelSet : std::string();
    chooseSet(said && m_hub.labelSet(said->labelSet) ? said->labelSet : m_hub.setInUse().name);
}

void StudyLabels::chooseSet(const std::string& name) {
    m_sets->setCurrentIndex(m_sets->findData(toQt(name)));
    if (name == m_set) return;
    m_set = name;
    makeLabels();
}

void StudyLabels::makeLabels() {
    for (QToolButton* chip : m_labels) { // which may be the one that was just pressed
        m_row->layout()->removeWidget(chip);
        chip->setObjectName(QString());
        chip->hide();
        chip->deleteLater();
    }
    m_labels.clear();
    for (const Label& label : labels().labels) {
        auto* chip = makeChip(m_row, QStringLiteral("unitLabel-") + toQt(label.key), toQt(label.name),
                              plainToolTip(toQt(label.description)));
        m_row->layout()->addWidget(chip);
        chip->installEventFilter(this);
        connect(chip, &QToolButton::clicked, this, [this, label] { toggle(label); });
        m_labels.push_back(chip);
    }
}

void StudyLabels::show(const std::optional<StudySelection>& selection, const ContentId& item) {
    std::optional<AnnotationTarget> target;
    const store::RunRecord* run = selection ? m_session.run(selection->run) : nullptr;
    if (run)
        target = AnnotationTarget{{annotation::runIdentity(*run), item, 0, prompt::Template::Generation, run->study,
                                   study::toText(selection->unit)},
                                  run->model};
    if (m_target && !(target && target->item == m_target->item)) writeNote(); // of what was shown until now
    m_target = std::move(target);
    takeFittingSet();
    follow();
}

bool StudyLabels::isOpen() const { return m_target && m_fold->isChecked(); }

/// What is said, as it is now.
void StudyLabels::follow() {
    setVisible(m_target && m_hub.canWrite());
    if (!m_target || !m_hub.isReady()) return;
    const AnnotationBody mine = m_hub.mine(m_target->item, labels().name);
    bool any = m_fold->isChecked();
    for (std::size_t i = 0; i < m_labels.size(); ++i) {
        const bool isGiven = mine.has(labels().labels[i].key);
        m_labels[i]->setChecked(isGiven);
        m_labels[i]->setVisible(isGiven || m_fold->isChecked());
        any = any || isGiven;
    }
    m_row->setVisible(any);
    const annotation::Annotation* given = labelled();
    const bool isOther = given && !annotation::isSaidWith(*given, labels().name);
    m_about->setText(isOther ? tr("%1 You gave labels of “%2”: one that you give now takes their place.")
                                   .arg(m_aboutText, toQt(given->labelSet))
                             : m_aboutText);
    m_about->setVisible(m_fold->isChecked());
    m_sets->setVisible(m_fold->isChecked() && m_sets->count() > 1);
    m_flag->setChecked(mine.flag);
    if (!m_note->hasFocus()) m_note->setText(toQt(mine.note));
    followSteps();
    QStringList others;
    for (const annotation::Annotation& one : m_hub.book().of(m_target->item)) {
        if (one.voice == m_hub.voice()) continue;
        QStringList said;
        for (const std::string& label : one.body.labels)
            said << toQt(label);
        if (!one.body.note.empty()) said << toQt(one.body.note);
        others << tr("%1: %2").arg(toQt(one.voice.author), said.join(QStringLiteral(", ")));
    }
    m_others->setText(others.join(QLatin1Char('\n')));
    m_others->setVisible(!others.isEmpty());
    m_area->setVisible(any || !others.isEmpty());
}

void StudyLabels::followSteps() {
    const bool isOurs = isLastStepHere();
    if (!isOurs && m_undo->hasFocus()) m_fold->setFocus(); // it would go on to another part
    m_undo->setEnabled(isOurs);
    m_undo->setToolTip(isOurs ? plainToolTip(tr("Take back (Ctrl+Z): %1").arg(m_hub.undoStack().undoText()))
                       : !m_hub.undoStack().canUndo()
                           ? tr("There is nothing to take back")
                           : tr("The last step of annotating was about something else, or of an earlier day: it is "
                                "taken back on the page Annotate"));
}

/// What is not in sight is not taken back unseen.
bool StudyLabels::isLastStepHere() const {
    const auto at = m_steps.find(m_hub.lastStep());
    return m_target && m_hub.undoStack().canUndo() && at != m_steps.end() && at->second == m_target->item;
}

void StudyLabels::say(const QString& text, const std::string& set, const std::function<void(AnnotationBody&)>& change) {
    if (!m_target || !m_hub.canWrite()) return;
    AnnotationBody body = m_hub.mine(m_target->item, set);
    change(body);
    const quint64 before = m_hub.lastStep();
    m_hub.say(text, *m_target, set, std::move(body), 0);
    if (m_hub.lastStep() != before) m_steps[m_hub.lastStep()] = m_target->item;
    follow();
}

void StudyLabels::sayBeside(const QString& text, const std::function<void(AnnotationBody&)>& change) {
    const annotation::Annotation* said = labelled();
    say(text, said ? std::string(said->labelSet) : labels().name, change);
}

void StudyLabels::toggle(const Label& label) {
    const bool several = labels().multiple;
    m_hub.useSet(labels().name);
    say(tr("Label: %1").arg(toQt(label.name)), labels().name, [&](AnnotationBody& body) {
        const bool had = body.has(label.key);
        if (!several) body.labels.clear();
        if (had)
            std::erase(body.labels, label.key);
        else
            body.labels.push_back(label.key);
        body.tidy();
    });
}

void StudyLabels::writeNote() {
    if (!m_target) return;
    const std::string note = cutToBytes(m_note->text(), AnnotationBody::kMaxNote).toStdString();
    if (note == m_hub.mine(m_target->item).note) return;
    sayBeside(tr("Note"), [&](AnnotationBody& body) { body.note = note; });
}

} // namespace chronoscope::ui
