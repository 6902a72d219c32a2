// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/settings/ShortcutsEditor.h"

#include "ui/actions/ActionBook.h"
#include "ui/dialogs/Dialogs.h"
#include "ui/theme/Tokens.h"
#include "ui/views/SavedBar.h"
#include "widgets/WholeFile.h"

#include <QFile>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace chronoscope::ui {

namespace {
constexpr int kListHeight = 260;
constexpr int kKeysWidth = 150;
constexpr qint64 kMostBytes = 1 << 20;
constexpr int kIdRole = Qt::UserRole;

QPushButton* makeButton(const char* name, const QString& text, const QString& tip, QWidget* parent) {
    auto* button = new QPushButton(text, parent);
    button->setObjectName(QLatin1String(name));
    button->setToolTip(tip);
    return button;
}
} // namespace

ShortcutsEditor::ShortcutsEditor(ActionBook& book, Dialogs& dialogs, QWidget* parent)
    : QWidget(parent), m_book(&book), m_dialogs(dialogs), m_list(new QTreeWidget(this)), m_of(new QLabel(this)),
      m_keys(new QKeySequenceEdit(this)),
      m_none(makeButton("shortcutNone", tr("No keys"), tr("The action has no keys of its own"), this)),
      m_reset(makeButton("shortcutReset", tr("Usual keys"), tr("The keys the program gave it"), this)),
      m_resetAll(makeButton("shortcutResetAll", tr("All as usual"), tr("Every action has its usual keys again"), this)),
      m_note(new QLabel(this)), m_saved(new SavedBar(this)) {
    setObjectName(QStringLiteral("shortcutsEditor"));
    m_list->setObjectName(QStringLiteral("shortcutList"));
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Where"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFixedHeight(kListHeight);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->setObjectName(QStringLiteral("shortcutKeys"));
    m_keys->setAccessibleName(tr("Keys of the chosen action"));
    m_keys->setToolTip(tr("Press the keys here; Escape leaves them as they are"));
    m_keys->installEventFilter(this);
    m_keys->setFixedWidth(kKeysWidth);
    m_note->setObjectName(QStringLiteral("shortcutNote"));
    m_note->setWordWrap(true);
    m_of->setBuddy(m_keys);
    m_of->setTextFormat(Qt::PlainText);
    auto* exporting = makeButton("shortcutExport", tr("Export…"), tr("The changed keys as a JSON file"), this);
    auto* importing =
        makeButton("shortcutImport", tr("Import…"), tr("Keys from such a file, all of them or none"), this);
    auto* one = new QHBoxLayout;
    auto* all = new QHBoxLayout;
    for (QHBoxLayout* row : {one, all})
        row->setSpacing(Tokens::kSpace8);
    one->addWidget(m_keys);
    one->addWidget(m_none);
    one->addWidget(m_reset);
    one->addStretch(1);
    all->addWidget(m_resetAll);
    all->addStretch(1);
    all->addWidget(importing);
    all->addWidget(exporting);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(Tokens::kSpace8);
    layout->addWidget(m_list);
    layout->addWidget(m_of);
    layout->addLayout(one);
    layout->addWidget(m_note);
    layout->addWidget(m_saved);
    layout->addLayout(all);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutsEditor::showChosen);
    connect(m_keys, &QKeySequenceEdit::editingFinished, this, [this] { take(m_keys->keySequence()); });
    connect(m_none, &QPushButton::clicked, this, [this] { take({}); });
    connect(m_reset, &QPushButton::clicked, this, [this] { take(m_book->find(chosen())->usual); });
    connect(m_resetAll, &QPushButton::clicked, this, [this] { m_book->resetAll(); });
    connect(importing, &QPushButton::clicked, this, &ShortcutsEditor::importFile);
    connect(exporting, &QPushButton::clicked, this, &ShortcutsEditor::exportFile);
    connect(m_book, &ActionBook::changed, this, &ShortcutsEditor::fill);
    for (const ActionBook::Entry& entry : book.entries())
        (new QTreeWidgetItem(m_list, {entry.row.title, actionSection(entry.row.page), {}}))
            ->setData(0, kIdRole, entry.row.id());
    m_list->setCurrentItem(m_list->topLevelItem(0));
    fill();
}

QString ShortcutsEditor::chosen() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item ? item->data(0, kIdRole).toString() : QString();
}

void ShortcutsEditor::fill() {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const ActionBook::Entry* entry = m_book->find(item->data(0, kIdRole).toString());
        item->setText(2, entry->keys.toString(QKeySequence::NativeText));
        QFont font = item->font(2);
        font.setBold(entry->isChosen());
        item->setFont(2, font);
        item->setToolTip(2, entry->isChosen() ? tr("Usually %1").arg(entry->usual.toString(QKeySequence::NativeText))
                                              : QString());
    }
    showChosen();
}

void ShortcutsEditor::showChosen() {
    const ActionBook::Entry* entry = m_book->find(chosen());
    for (QWidget* part : {static_cast<QWidget*>(m_keys), static_cast<QWidget*>(m_none)})
        part->setEnabled(entry != nullptr);
    m_reset->setEnabled(entry && entry->isChosen());
    m_of->setText(entry ? tr("Keys of “%1”: press them in the field").arg(entry->row.title) : QString());
    say({});
    m_keys->setKeySequence(entry ? entry->keys : QKeySequence());
}

/// Escape leaves the field as it leaves every other, and is never taken for keys: with it alone nothing could be left.
bool ShortcutsEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_keys || event->type() != QEvent::KeyPress ||
        static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    showChosen();
    m_list->setFocus(Qt::OtherFocusReason);
    return true;
}

/// One combination: of several that were pressed, the last.
void ShortcutsEditor::take(const QKeySequence& keys) {
    const QString id = chosen();
    if (!m_book || id.isEmpty()) return; // the window is being closed: the field that has the focus ends, too
    const QKeySequence one = keys.isEmpty() ? keys : QKeySequence(keys[static_cast<uint>(keys.count() - 1)]);
    const ActionBook::Entry* other = m_book->clash(id, one);
    if (!other) {
        m_book->setKeys(id, one);
        return;
    }
    showChosen();
    say(tr("%1 are the keys of “%2” (%3): nothing was changed.")
            .arg(one.toString(QKeySequence::NativeText), other->row.title, actionSection(other->row.page)));
}

void ShortcutsEditor::say(const QString& text) {
    m_note->setText(text);
    m_note->setVisible(!text.isEmpty());
}

void ShortcutsEditor::exportFile() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::NewFile, "keys", tr("Export the keys"), tr("JSON (*.json)"),
                          QStringLiteral("chronoscope-keys.json")},
                         [this](const QString& path) {
                             const QString problem = widgets::writeWhole(path, m_book->toJson());
                             if (!problem.isEmpty())
                                 return m_dialogs.showProblem(this, tr("The keys were not saved"), problem);
                             say({});
                             m_saved->saySaved(path);
                         });
}

void ShortcutsEditor::importFile() {
    m_dialogs.chooseFile(this,
                         {FileQuestion::Wants::File, "keys", tr("Import keys"), tr("JSON (*.json);;All files (*)"), {}},
                         [this](const QString& path) { read(path); });
}

void ShortcutsEditor::read(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return m_dialogs.showProblem(this, tr("The keys were not read"), file.errorString());
    const QString why = m_book->takeJson(file.read(kMostBytes + 1));
    if (!why.isEmpty()) return m_dialogs.showProblem(this, tr("The keys were not taken, none of them"), why);
    say(tr("Took the keys of %1").arg(path));
}

bool ShortcutsEditor::search(const QString& words) {
    QTreeWidgetItem* first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem* item = m_list->topLevelItem(i);
        const bool fits = item->text(0).contains(words, Qt::CaseInsensitive) ||
                          item->text(1).contains(words, Qt::CaseInsensitive) ||
                          item->text(2).contains(words, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && !first) first = item;
    }
    // Keys go to the chosen action, which has to be one that is seen.
    if (!m_list->currentItem() || m_list->currentItem()->isHidden()) m_list->setCurrentItem(first);
    return first != nullptr;
}

} // namespace chronoscope::ui
