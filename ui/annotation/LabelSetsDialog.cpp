// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/LabelSetsDialog.h"

#include "ui/annotation/ChoiceDelegate.h"
#include "ui/theme/Tokens.h"
#include "ui/views/CoreWords.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/SavedBar.h"
#include "ui/views/TextLabel.h"
#include "ui/views/Words.h"
#include "widgets/WholeFile.h"

#include <QCheckBox>
#include <QFile>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using annotation::LabelSet;

namespace {
constexpr int kSetsWidth = 900;
constexpr int kSetsHeight = 560;
constexpr qint64 kMostSetBytes = 1 << 20;
constexpr int kColumnWidths[]{50, 190, 120, 120, 170, 0, 60}; ///< 0: what is left

LabelSet emptySet(const std::string& name) {
    LabelSet set;
    set.name = name;
    set.labels.push_back({"label-1", LabelSetsDialog::tr("Label 1").toStdString(), "", {}});
    return set;
}
} // namespace

LabelSetsDialog::LabelSetsDialog(AnnotationHub& hub, Dialogs& dialogs, const std::string& name, QWidget* parent)
    : QDialog(parent), m_hub(hub), m_dialogs(dialogs), m_model(new LabelSetModel(this)), m_stored(name),
      m_sets(new ElidedBox(this)), m_name(new QLineEdit(this)),
      m_multiple(new QCheckBox(tr("Several labels to one item"), this)), m_table(new QTableView(this)),
      m_state(makeText(this, "labelSetState", Role::Caption)) {
    setObjectName(QStringLiteral("labelSetsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Label sets"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(Tokens::kSpace24, Tokens::kSpace16, Tokens::kSpace24, Tokens::kSpace16);
    layout->setSpacing(Tokens::kSpace12);
    addHead(layout);
    addTable(layout);
    addFoot(layout);
    resize(kSetsWidth, kSetsHeight);
    connect(m_model, &LabelSetModel::edited, this, [this] { say({}); });
    connect(m_model, &LabelSetModel::refused, this, &LabelSetsDialog::say);
    connect(&m_model->undoStack(), &QUndoStack::indexChanged, this, &LabelSetsDialog::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &LabelSetsDialog::refresh);
    connect(&m_hub, &AnnotationHub::changed, this, [this] {
        if (!isUnsaved() && !m_isSaving) fillSets();
    });
    fillSets();
}

void LabelSetsDialog::addHead(QVBoxLayout* layout) {
    auto* head = new QHBoxLayout;
    head->setSpacing(Tokens::kSpace8);
    m_sets->setObjectName(QStringLiteral("labelSetChoice"));
    m_sets->setAccessibleName(tr("Label set"));
    m_sets->setToolTip(tr("The set that is shown"));
    m_sets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sets->setMinimumContentsLength(18);
    head->addWidget(m_sets, 1);
    addButton(head, "newLabelSet", tr("&New"), tr("A set with one label, to begin with"), &LabelSetsDialog::newSet);
    addButton(head, "duplicateLabelSet", tr("&Duplicate"), tr("Another set with the same labels"),
              &LabelSetsDialog::duplicate);
    addButton(head, "importLabelSet", tr("&Import…"), tr("Take a label set in from a JSON file"),
              &LabelSetsDialog::importSet);
    addButton(head, "exportLabelSet", tr("&Export…"), tr("Write the set to a JSON file"), &LabelSetsDialog::exportSet);
    m_removeSet = addButton(head, "removeLabelSet", tr("&Remove"), tr("Take the set out of the workspace"),
                            &LabelSetsDialog::removeSet);
    layout->addLayout(head);
    auto* line = new QHBoxLayout;
    line->setSpacing(Tokens::kSpace8);
    auto* label = new QLabel(tr("Na&me"), this);
    label->setBuddy(m_name);
    m_name->setObjectName(QStringLiteral("labelSetName"));
    m_name->setAccessibleName(tr("Name of the set"));
    m_name->setMaxLength(80);
    m_multiple->setObjectName(QStringLiteral("labelSetMultiple"));
    m_multiple->setToolTip(tr("Off: a label takes the place of the one before"));
    line->addWidget(label);
    line->addWidget(m_name, 1);
    line->addWidget(m_multiple);
    layout->addLayout(line);
    connect(m_sets, &QComboBox::activated, this, &LabelSetsDialog::choose);
    connect(m_name, &QLineEdit::textEdited, this, [this] { m_save->setEnabled(true); }); // which then takes it over
    connect(m_name, &QLineEdit::editingFinished, this, &LabelSetsDialog::takeName);
    connect(m_multiple, &QCheckBox::clicked, m_model, &LabelSetModel::setMultiple);
}

void LabelSetsDialog::addTable(QVBoxLayout* layout) {
    m_table->setObjectName(QStringLiteral("labelTable"));
    m_table->setAccessibleName(tr("Labels of the set"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChoiceDelegate(LabelSetModel::kChoicesRole, m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::AnyKeyPressed);
    m_table->setTabKeyNavigation(false); // Tab leaves it; arrows and F2 edit
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(Tokens::kRowHeight);
    m_table->horizontalHeader()->setHighlightSections(false);
    for (int column = 0; column < LabelSetModel::ColumnCount; ++column) {
        if (kColumnWidths[column] > 0) m_table->setColumnWidth(column, kColumnWidths[column]);
        m_table->horizontalHeader()->setSectionResizeMode(column, kColumnWidths[column] > 0 ? QHeaderView::Interactive
                                                                                            : QHeaderView::Stretch);
    }
    layout->addWidget(m_table, 1);
    layout->addLayout(makeTools());
    const std::pair<QKeySequence, QToolButton*> keys[]{{QKeySequence(Qt::Key_Delete), m_removeLabel},
                                                       {QKeySequence(Qt::ALT | Qt::Key_Up), m_up},
                                                       {QKeySequence(Qt::ALT | Qt::Key_Down), m_down}};
    for (const auto& [key, button] : keys)
        connect(new QShortcut(key, m_table, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, button,
                &QToolButton::click);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, m_undo, &QToolButton::click);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, m_redo, &QToolButton::click);
}

/// What can be done with the labels of the table.
QLayout* LabelSetsDialog::makeTools() {
    auto* row = new QHBoxLayout;
    row->setSpacing(Tokens::kSpace4);
    const auto current = [this] { return m_table->currentIndex().row(); };
    const auto goTo = [this](int place) { m_table->setCurrentIndex(m_model->index(place, LabelSetModel::Name)); };
    m_add = addTool(row, "addLabel", tr("Add label"), tr("Put a label at the end"), [this, goTo] {
        const int added = m_model->addLabel();
        if (added < 0) return;
        goTo(added);
        m_table->setFocus();
        m_table->edit(m_table->currentIndex());
    });
    m_removeLabel = addTool(row, "removeLabel", tr("Remove label"), tr("Take the chosen label out (Delete)"),
                            [this, current] { m_model->removeLabel(current()); });
    const auto move = [this, current, goTo](int by) {
        const int to = current() + by;
        m_model->moveLabel(current(), by);
        goTo(to);
    };
    m_up = addTool(row, "labelUp", tr("Up"), tr("One key earlier (Alt+Up)"), [move] { move(-1); });
    m_down = addTool(row, "labelDown", tr("Down"), tr("One key later (Alt+Down)"), [move] { move(1); });
    row->addStretch();
    m_undo = addTool(row, "undoLabelEdit", tr("Undo"), tr("Take the last edit back (Ctrl+Z)"),
                     [this] { m_model->undoStack().undo(); });
    m_redo = addTool(row, "redoLabelEdit", tr("Redo"), tr("Make it again (Ctrl+Shift+Z)"),
                     [this] { m_model->undoStack().redo(); });
    return row;
}

void LabelSetsDialog::addFoot(QVBoxLayout* layout) {
    layout->addWidget(m_state);
    layout->addWidget(new SavedBar(this)); // the window's is behind this dialog
    auto* row = new QHBoxLayout;
    row->addStretch();
    m_version = addButton(row, "saveLabelSetVersion", tr("Save as new &version"),
                          tr("Keeps the set as it was beside it, for the annotations that were made with it"),
                          &LabelSetsDialog::saveVersion);
    m_save = addButton(row, "saveLabelSet", tr("&Save"), tr("Keep the set in the workspace"), &LabelSetsDialog::save);
    m_save->setProperty("primary", true);
    auto* close = addButton(row, "closeLabelSets", tr("Close"), {}, &LabelSetsDialog::reject);
    close->setToolTip(tr("Close (Esc)"));
    layout->addLayout(row);
}

QPushButton* LabelSetsDialog::addButton(QHBoxLayout* row, const char* name, const QString& text, const QString& tip,
                                        void (LabelSetsDialog::*act)()) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, act);
    row->addWidget(button);
    return button;
}

QToolButton* LabelSetsDialog::addTool(QHBoxLayout* row, const char* name, const QString& text, const QString& tip,
                                      std::function<void()> act) {
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setProperty("framed", true);
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QToolButton::clicked, this, std::move(act));
    row->addWidget(button);
    return button;
}

void LabelSetsDialog::fillSets() {
    const QSignalBlocker quiet(m_sets);
    m_sets->clear();
    for (const LabelSet& set : m_hub.labelSets()) {
        const QString name = QString::fromStdString(set.name);
        m_sets->addItem(&set == &m_hub.labelSets().front() ? tr("%1 (built in)").arg(name) : name, name);
    }
    m_sets->setCurrentIndex(std::max(0, m_sets->findData(QString::fromStdString(m_stored))));
    choose();
}

void LabelSetsDialog::choose() {
    const std::string wanted = m_sets->currentData().toString().toStdString();
    m_sets->setCurrentIndex(m_sets->findData(QString::fromStdString(m_stored))); // till it is shown
    afterSaving([this, wanted] {
        if (const LabelSet* set = m_hub.labelSet(wanted)) showSet(*set, true);
    });
}

void LabelSetsDialog::showSet(const LabelSet& set, bool isStored) {
    m_name->setModified(false); // what is typed is of the set before
    m_stored = isStored ? set.name : std::string();
    m_isNew = !isStored;
    m_sets->setCurrentIndex(m_sets->findData(QString::fromStdString(m_stored)));
    m_queues = 0;
    for (const store::QueueRecord& queue : m_hub.queues())
        m_queues += isStored && queue.labelSet == set.name ? std::size_t{1} : std::size_t{0};
    m_annotations = 0;
    auto uses = isStored ? usesOf(set.name, m_annotations) : LabelSetModel::UseCounts();
    m_model->setSet(set, std::move(uses), m_hub.canWrite() && !isBuiltIn());
    if (m_table->model()->rowCount() > 0) m_table->setCurrentIndex(m_model->index(0, LabelSetModel::Name));
    refresh();
}

LabelSetModel::UseCounts LabelSetsDialog::usesOf(const std::string& name, std::size_t& annotations) const {
    LabelSetModel::UseCounts uses;
    m_hub.book().forEachItem([&](const auto&, std::span<const annotation::Annotation> said) {
        for (const annotation::Annotation& one : said) {
            if (one.labelSet != name) continue;
            ++annotations;
            for (const std::string& key : one.body.labels)
                ++uses[key];
        }
    });
    return uses;
}

bool LabelSetsDialog::isBuiltIn() const { return m_stored == m_hub.labelSets().front().name; }

QString LabelSetsDialog::state() const {
    if (!m_said.isEmpty()) return m_said;
    if (!m_hub.canWrite()) return m_hub.whyNot();
    if (m_isSaving) return tr("Saving…");
    if (isBuiltIn()) return tr("This set comes with the program. Duplicate it to have one of your own.");
    if (m_annotations > 0 || m_queues > 0) {
        const QString used = tr("%1 and %2 use this set: its name and the keys of given labels stay. A new version is "
                                "another set, beside this one.")
                                 .arg(tr("%n annotation(s)", nullptr, static_cast<int>(m_annotations)),
                                      tr("%n queue(s)", nullptr, static_cast<int>(m_queues)));
        return m_model->isChanged() ? tr("Not saved yet. %1").arg(used) : used;
    }
    return isUnsaved() ? tr("Not saved yet.") : QString();
}

void LabelSetsDialog::refresh() {
    const bool isEditable = m_hub.canWrite() && !isBuiltIn() && !m_isSaving;
    const bool isUsed = m_annotations > 0 || m_queues > 0;
    const int row = m_table->currentIndex().row();
    if (!m_name->isModified() && m_name->text().trimmed().toStdString() != m_model->set().name)
        m_name->setText(QString::fromStdString(m_model->set().name));
    m_name->setReadOnly(!isEditable || isUsed);
    m_name->setToolTip(isUsed ? tr("Annotations and queues name the set, so its name stays")
                              : tr("How the set is called in this workspace"));
    m_multiple->setChecked(m_model->set().multiple);
    m_multiple->setEnabled(isEditable);
    m_add->setEnabled(isEditable);
    m_removeLabel->setEnabled(isEditable && row >= 0 && m_model->rowCount() > 1);
    m_up->setEnabled(isEditable && row > 0);
    m_down->setEnabled(isEditable && row >= 0 && row + 1 < m_model->rowCount());
    m_undo->setEnabled(isEditable && m_model->undoStack().canUndo());
    m_redo->setEnabled(isEditable && m_model->undoStack().canRedo());
    m_removeSet->setEnabled(isEditable && !isUsed && !m_stored.empty());
    m_removeSet->setToolTip(isUsed ? tr("Annotations or queues use it") : tr("Take the set out of the workspace"));
    m_save->setEnabled(isEditable && isUnsaved());
    m_version->setVisible(isUsed);
    m_version->setEnabled(isEditable && m_model->isChanged());
    m_state->setText(state());
}

std::string LabelSetsDialog::freeName(const std::string& name) const {
    for (int number = 2;; ++number)
        if (std::string wanted = tr("%1 (%2)").arg(QString::fromStdString(name)).arg(number).toStdString();
            !m_hub.labelSet(wanted))
            return wanted;
}

void LabelSetsDialog::newSet() {
    afterSaving([this] {
        const std::string name = tr("My labels").toStdString();
        showSet(emptySet(m_hub.labelSet(name) ? freeName(name) : name), false);
        m_name->setFocus();
        m_name->selectAll();
    });
}

void LabelSetsDialog::duplicate() {
    afterSaving([this] {
        LabelSet set = m_model->set();
        set.name = freeName(set.name);
        showSet(set, false);
    });
}

void LabelSetsDialog::importSet() {
    const FileQuestion question{
        FileQuestion::Wants::File, "labels", tr("Import label set"), tr("Label set (*.json)"), {}};
    m_dialogs.chooseFile(this, question, [this](const QString& path) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly) || file.size() > kMostSetBytes)
            return m_dialogs.showProblem(this, tr("The label set cannot be read"),
                                         file.isOpen() ? tr("The file is too large.") : file.errorString());
        auto set = annotation::labelSetFromJson(file.readAll().toStdString());
        if (!set) return m_dialogs.showProblem(this, tr("The label set was not imported"), coreWords(set.error()));
        afterSaving([this, set = std::move(set).value()]() mutable {
            if (m_hub.labelSet(set.name)) set.name = freeName(set.name);
            showSet(set, false);
        });
    });
}

void LabelSetsDialog::exportSet() {
    FileQuestion question{FileQuestion::Wants::NewFile, "labels", tr("Export label set"), tr("Label set (*.json)"), {}};
    question.suggestion = QString::fromStdString(m_model->set().name) + QLatin1String(".json");
    m_dialogs.chooseFile(this, question, [this](const QString& path) {
        const QByteArray text = QByteArray::fromStdString(annotation::toJson(m_model->set()) + "\n");
        if (const QString problem = widgets::writeWhole(path, text); !problem.isEmpty())
            return m_dialogs.showProblem(this, tr("The label set was not written"), problem);
        SavedBar::of(*this)->saySaved(path);
    });
}

void LabelSetsDialog::removeSet() {
    const Question question{tr("Remove the label set “%1”?").arg(QString::fromStdString(m_stored)),
                            tr("Nothing uses it. That cannot be undone."),
                            {tr("Remove")},
                            tr("Cancel"),
                            true};
    m_dialogs.ask(this, question, [this](int) {
        m_isSaving = true;
        refresh();
        m_hub.removeLabelSet(m_stored, [self = QPointer<LabelSetsDialog>(this)](const Status& removed) {
            if (!self) return;
            self->m_isSaving = false;
            if (!removed) return self->say(coreWords(removed.error()));
            self->m_stored.clear(); // the list follows when the workspace is read anew
            self->m_model->setStored();
        });
    });
}

void LabelSetsDialog::takeName() {
    m_name->setModified(false); // what is refused gives way to the name that the set has
    if (m_name->text().trimmed().toStdString() != m_model->set().name) m_model->setName(m_name->text());
}

void LabelSetsDialog::save() {
    m_save->setFocus(); // what is still being typed in the table is taken over
    takeName();
    store(m_model->set(), m_stored, {});
}

void LabelSetsDialog::saveVersion() {
    m_version->setFocus();
    takeName();
    LabelSet set = m_model->set();
    set.name = freeName(set.name);
    store(std::move(set), {}, {});
}

void LabelSetsDialog::store(LabelSet set, const std::string& instead, std::function<void()> then) {
    if (instead.empty() && m_hub.labelSet(set.name))
        return say(tr("Not saved: there is a label set of this name. Give it another one."));
    m_isSaving = true;
    refresh();
    m_hub.putLabelSet(
        set,
        [self = QPointer<LabelSetsDialog>(this), set, then = std::move(then)](const Status& stored) {
            if (!self) return;
            self->m_isSaving = false;
            if (!stored) return self->say(coreWords(stored.error()));
            self->m_stored = set.name;
            self->m_isNew = false;
            self->m_model->setStored();
            if (then)
                then();
            else
                self->refresh(); // the list follows when the workspace is read anew
        },
        instead);
}

void LabelSetsDialog::afterSaving(std::function<void()> then) {
    if (!isUnsaved()) return then();
    const Question question{tr("Keep the changes of “%1”?").arg(QString::fromStdString(m_model->set().name)),
                            {},
                            {tr("Save"), tr("Discard")},
                            tr("Cancel"),
                            false};
    m_dialogs.ask(this, question, [this, then = std::move(then)](int verb) {
        if (verb == 0) return store(m_model->set(), m_stored, then);
        m_isNew = false;
        m_model->setStored();
        then();
    });
}

void LabelSetsDialog::reject() {
    afterSaving([this] { QDialog::reject(); });
}

} // namespace chronoscope::ui
