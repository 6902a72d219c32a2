// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The dialogs that the Annotate page opens.
#include "ui/annotation/KeyList.h"
#include "ui/annotation/LabelPanel.h"
#include "ui/annotation/LabelSetsDialog.h"
#include "ui/annotation/NewQueueDialog.h"
#include "ui/pages/AnnotatePage.h"
#include "ui/views/NoticeBar.h"
#include "ui/views/Words.h"

#include <QComboBox>
#include <QInputDialog>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScopedValueRollback>

#include <utility>

namespace chronoscope::ui {

namespace {
QInputDialog* askLine(QWidget* parent, const char* name, const QString& title, const QString& label) {
    auto* dialog = new QInputDialog(parent);
    dialog->setObjectName(QLatin1String(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setLabelText(label);
    for (auto* shown : dialog->findChildren<QLabel*>())
        shown->setTextFormat(Qt::PlainText); // names come from the workspace
    return dialog;
}
} // namespace

void AnnotatePage::showKeys() {
    auto* list = new KeyList(m_commands, this);
    list->setAttribute(Qt::WA_DeleteOnClose);
    list->open();
}

void AnnotatePage::askAuthor() {
    if (findChild<QInputDialog*>(QStringLiteral("authorDialog"))) return;
    auto* dialog =
        askLine(this, "authorDialog", tr("Who annotates?"), tr("Your name stands with all that you annotate:"));
    dialog->setTextValue(QString::fromStdString(m_hub.author()));
    const auto take = [this](const QString& name) {
        {
            const QScopedValueRollback naming(m_isNaming, true);
            m_hub.setAuthor(name);
            if (!m_hub.isAuthorChosen()) m_hub.setAuthor(QString::fromStdString(m_hub.author())); // nothing was entered
        }
        sayPending();
    };
    connect(dialog, &QInputDialog::textValueSelected, this, take);
    connect(dialog, &QDialog::rejected, this,
            [this, take] { take(QString::fromStdString(m_hub.author())); }); // not asked again
    connect(dialog, &QDialog::finished, m_annotating, &AnnotationSession::restartWatch);
    dialog->open();
}

/// Reading needs no name.
void AnnotatePage::underName(std::function<void()> act, Act kind) {
    if (!m_mayWait || m_hub.isAuthorChosen() || !m_hub.canWrite() || !m_annotating->item()) return act();
    m_pending.push_back({m_annotating->item()->cell.item, std::move(act), kind});
    askAuthor();
}

/// Of the items that it was meant for: under another name the queue may have opened at another one.
void AnnotatePage::sayPending() {
    while (!m_pending.empty() && m_hub.isAuthorChosen() && m_annotating->item()) {
        if (m_annotating->item()->cell.item != m_pending.front().item) {
            const int place = m_annotating->place();
            m_annotating->goToItem(m_pending.front().item);
            if (m_annotating->place() != place) return; // said when it is read
            m_pending.pop_front();                      // the queue has it no more
            continue;
        }
        const auto act = std::move(m_pending.front().act);
        m_pending.pop_front();
        act();
    }
}

/// What is typed, and what waits for a name or for its item, is said by whoever annotates now: the workspace, the queue
/// or the window is about to go. Where a name is just being taken, what waits is said under that one.
void AnnotatePage::sayAtOnce() {
    const QScopedValueRollback leaving(m_mayWait, false);
    m_panel->commitNote();
    if (m_isNaming) return;
    int lost = 0;
    for (const Pending& one : std::exchange(m_pending, {})) {
        m_annotating->goToItem(one.item);
        if (one.kind != Act::Says) continue;
        if (m_annotating->item() && m_annotating->item()->cell.item == one.item)
            one.act();
        else
            ++lost;
    }
    if (lost > 0)
        emit m_session.problem(
            tr("Not annotated"),
            tr("Labels that waited for your name are not stored, for their item was not read yet: %1").arg(lost));
}

void AnnotatePage::editGuideline() {
    const store::QueueRecord* queue = m_annotating->queue();
    if (!queue || !m_hub.canWrite()) return;
    auto* dialog = askLine(this, "guidelineDialog", tr("Guideline"),
                           tr("What annotators of “%1” should keep to:").arg(QString::fromStdString(queue->name)));
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject); // numbers of queues are of one workspace
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    if (auto* text = dialog->findChild<QPlainTextEdit*>()) {
        text->setTabChangesFocus(true); // Tab leaves it, to OK
        text->setAccessibleName(tr("Guideline"));
    }
    dialog->setTextValue(QString::fromStdString(queue->guideline));
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, id = m_annotating->queueId()](const QString& text) { m_hub.setGuideline(id, text); });
    dialog->open();
}

/// One label for all that is still open in the queue: one step of undo.
void AnnotatePage::labelAll() {
    if (!m_annotating->queue() || !m_hub.canWrite()) return;
    auto targets = m_annotating->targets(true);
    if (targets.empty()) return m_notice->sayBriefly(tr("All items of this queue are annotated."));
    QStringList names;
    for (const annotation::Label& label : m_annotating->labels().labels)
        names << QString::fromStdString(label.name);
    auto* dialog =
        askLine(this, "labelAllDialog", tr("Label all open items"),
                tr("Label for all %1 items of this queue that are still open. Labels of another set give way to it:")
                    .arg(numberText(static_cast<qint64>(targets.size()))));
    dialog->setComboBoxItems(names);
    connect(&m_session, &Session::workspaceChanged, dialog, &QDialog::reject);
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, dialog, set = m_annotating->labels(), targets = std::move(targets)](const QString& name) {
                const auto place = static_cast<std::size_t>(
                    dialog->findChild<QComboBox*>()->currentIndex()); // two labels may share a name
                if (place >= set.labels.size()) return;
                const QString text =
                    tr("Label %1 items: %2").arg(numberText(static_cast<qint64>(targets.size())), name);
                m_hub.label(text, targets, set, {set.labels[place].key});
                m_notice->sayBriefly(text, tr("Undo"), [this] { undo(false); });
            });
    dialog->open();
}

void AnnotatePage::removeQueue() {
    const store::QueueRecord* queue = m_annotating->queue();
    if (!queue || !m_hub.canWrite()) return;
    const QString name = QString::fromStdString(queue->name);
    m_notice->say(tr("Remove the queue “%1” with its %2 items? That cannot be undone. What was annotated stays.")
                      .arg(name, numberText(queue->items)),
                  tr("Remove"), [this, name, id = m_annotating->queueId(), path = m_session.path()] {
                      if (!m_hub.canWrite() || id != m_annotating->queueId() || path != m_session.path()) return;
                      m_hub.removeQueue(id);
                      m_notice->sayBriefly(tr("The queue “%1” is removed. What was annotated stays.").arg(name));
                  });
}

void AnnotatePage::makeQueue() {
    if (!m_hub.canWrite() || findChild<NewQueueDialog*>()) return;
    auto* dialog = new NewQueueDialog(m_hub, m_results, m_session, m_dialogs, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NewQueueDialog::made, this, &AnnotatePage::openQueue);
    dialog->open();
}

void AnnotatePage::editLabelSets() {
    if (auto* open = findChild<LabelSetsDialog*>()) return open->activateWindow();
    (new LabelSetsDialog(m_hub, m_dialogs, m_annotating->labels().name, this))->show();
}

} // namespace chronoscope::ui
