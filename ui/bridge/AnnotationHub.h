// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
#include "ui/bridge/AnnotationOutbox.h"
#include "ui/bridge/BackgroundQueue.h"
#include "ui/bridge/Session.h"
#include "ui/settings/Settings.h"

#include <QObject>
#include <QString>
#include <QTimer>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::ui {

/// The longest beginning of a text that has at most so many bytes of UTF-8.
QString cutToBytes(const QString& text, std::size_t bytes);

/// Something to annotate, as the hub needs to know it.
struct AnnotationTarget {
    annotation::ItemKey item;
    std::string model; ///< of the item's run
};

/// All annotations of the open workspace, in memory, and the one way to change them: every change is one step of the
/// undo stack, seen at once and stored in the background in the order it was made, on a thread that does nothing else:
/// it waits for the workspace's writer, not for the session's long jobs. What cannot be stored stays and is tried
/// again. Undo and redo of annotations survive the program: the stack is made anew from the workspace. Lives in the GUI
/// thread and never waits, but for its destructor, which stores what is left. Owned by the window.
class AnnotationHub : public QObject {
    Q_OBJECT
public:
    AnnotationHub(Session& session, Settings& settings, annotation::LabelSet builtin, QObject* parent = nullptr);
    ~AnnotationHub() override;

    /// Whether book(), labelSets() and queues() are those of the open workspace.
    bool isReady() const { return m_ready; }
    bool canWrite() const { return whyNot().isEmpty(); }
    /// Why nothing can be annotated: no workspace, read only, still reading, or they cannot be read; empty where it
    /// can.
    QString whyNot() const;
    /// Why the last attempt to read them failed; empty where none did. What was read before stays.
    const QString& unread() const { return m_unread; }

    const annotation::AnnotationBook& book() const { return *m_book; }
    /// A copy for workers, made at most once per change.
    std::shared_ptr<const annotation::AnnotationBook> snapshot();
    /// The built-in one first.
    const std::vector<annotation::LabelSet>& labelSets() const { return m_sets; }
    /// Null if there is none of that name.
    const annotation::LabelSet* labelSet(const std::string& name) const;
    /// The set that labels are given with where no queue says it: what was chosen last, at first the built-in one.
    const annotation::LabelSet& setInUse() const;
    /// `name`: of one of labelSets().
    void useSet(const std::string& name) { m_setInUse = name; }
    const std::vector<store::QueueRecord>& queues() const { return m_queues; }
    const store::QueueRecord* queue(qint64 id) const;

    /// Who annotates: chosen once, by default the name of the login.
    const std::string& author() const { return m_author; }
    bool isAuthorChosen() const;
    /// At most annotation::Authorship::kMaxAuthor bytes of it, without control characters.
    void setAuthor(const QString& name);
    annotation::Authorship voice() const { return {m_author, false}; }
    /// What the author says of an item; empty where nothing is said.
    annotation::AnnotationBody mine(const annotation::ItemKey& item) const;
    /// The same in the terms of one label set: without labels that were given with another.
    annotation::AnnotationBody mine(const annotation::ItemKey& item, const std::string& labelSet) const;

    QUndoStack& undoStack() { return m_undo; }
    /// Number of the step that would be taken back next, which no other step has or had; 0: there is none.
    quint64 lastStep() const;
    /// Makes the author say `after` of an item, with labels of this set. `text` is the name of the step, `seconds` the
    /// time it took. Nothing if it is said already.
    void say(const QString& text, const AnnotationTarget& target, const std::string& labelSet,
             annotation::AnnotationBody after, double seconds);
    /// Gives the author's labels of all these items, in one step; what else is said of them stays. Labels of another
    /// set go, and in a set of single labels the others too.
    void label(const QString& text, const std::vector<AnnotationTarget>& targets, const annotation::LabelSet& set,
               const std::vector<std::string>& labels);
    /// Any other changes as one step, of whatever voices; each has to start from what the book says.
    void perform(const QString& text, std::vector<annotation::AnnotationChange> changes);

    /// `done` gets the new queue's number, or why there is none; by then queues() has it.
    void createQueue(const store::QueueRecord& queue, std::vector<store::QueueItem> items,
                     std::function<void(const Result<std::int64_t>&)> done);
    /// Leaves an item of a queue for later: a step of undo too, until the workspace is read anew.
    void skip(const QString& text, qint64 queue, qint64 place);
    void setGuideline(qint64 queue, const QString& guideline);
    void removeQueue(qint64 queue);
    /// `done` gets why it could not be taken in, if so: one of the name of the built-in set never is. `instead`: the
    /// set that it takes the place of, under another name; empty: the one of its name, if there is one.
    void putLabelSet(const annotation::LabelSet& set, std::function<void(const Status&)> done,
                     const std::string& instead = {});
    /// `done` gets why it stays, if so: a set that a queue or an annotation names.
    void removeLabelSet(const std::string& name, std::function<void(const Status&)> done);

    /// Changes that are not stored yet.
    int unsaved() const { return m_outbox ? static_cast<int>(m_outbox->size()) : 0; }
    /// Why the last attempt to store failed; empty while all is well.
    const QString& problem() const { return m_problem; }
    /// Tries to store what waits, now.
    void retry();
    /// Reads everything again: something else wrote annotations to the workspace (a merge, an import).
    void reload();

signals:
    void closing(); ///< the last moment to say what is still being typed; the workspace or the author is about to go
    void changed(); ///< everything may be new: a workspace, an author, sets or queues
    void itemsChanged(const std::vector<chronoscope::annotation::ItemKey>& items); ///< after a step, its undo or redo
    void skipChanged(qint64 queue, qint64 place, bool skipped);                    ///< after a skip, its undo or redo
    void savingChanged();                                                          ///< unsaved() or problem()
    void tried(bool kept); ///< all steps so far were handed to the workspace; not kept: it refused some for good

private:
    friend class AnnotationStep;
    friend class SkipStep;
    struct Loaded;
    using SharedAction = std::shared_ptr<annotation::AnnotationAction>;

    static std::string authorName(const QString& text);
    static Result<Loaded> read(store::Database& database, const std::string& author);
    void restart();
    void load();
    void loaded(Loaded all);
    void rebuildUndo(std::vector<annotation::AnnotationAction> actions);
    void apply(const SharedAction& action, bool isNew);
    void revert(const SharedAction& action);
    void made(const SharedAction& action);
    void setSkipped(qint64 queue, qint64 place, bool skipped);
    void lookForRemovedRuns();
    void post(AnnotationOutbox::Job job);
    void changeSets(std::function<Status(store::AnnotationStore&)> change, std::function<void(const Status&)> done);
    void drain();
    void drained(const AnnotationOutbox::Outcome& outcome);
    void leave();
    void sayRefused(const AnnotationOutbox::Outcome& outcome);

    Session& m_session;
    Settings& m_settings;
    annotation::LabelSet m_builtin;
    std::string m_author;
    std::shared_ptr<annotation::AnnotationBook> m_book;
    std::shared_ptr<const annotation::AnnotationBook> m_snapshot; ///< null when it is not the book's any more
    std::vector<annotation::LabelSet> m_sets;
    std::string m_setInUse; ///< may be of no set of this workspace; empty: the built-in one
    std::vector<store::QueueRecord> m_queues;
    QUndoStack m_undo;
    QString m_problem;
    QTimer m_again; ///< after a failure
    bool m_ready = false;
    bool m_rebuilding = false; ///< steps that were made before are put on the stack
    bool m_reload = false;     ///< as soon as nothing waits to be stored
    quint64 m_steps = 0;       ///< changes so far, of queues too: what was read before the last one is too old
    std::shared_ptr<AnnotationOutbox> m_outbox;               ///< null while nothing can be written
    std::vector<std::shared_ptr<AnnotationOutbox>> m_leaving; ///< of workspaces that are being closed
    std::vector<qint64> m_runs;                               ///< of the workspace when last looked at
    QString m_unread;
    int m_drains = 0;         ///< under way
    bool m_refused = false;   ///< since the last tried()
    BackgroundQueue m_saving; ///< last: ends before what its jobs report to
};

} // namespace chronoscope::ui
