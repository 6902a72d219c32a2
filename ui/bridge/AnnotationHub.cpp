// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/AnnotationHub.h"

#include "core/annotation/AnnotationQueue.h"
#include "core/base/Time.h"
#include "ui/bridge/NumberedStep.h"
#include "ui/views/CoreWords.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using annotation::AnnotationAction;
using annotation::AnnotationBody;
using annotation::AnnotationBook;
using annotation::AnnotationChange;
using annotation::ItemKey;

namespace {
constexpr int kAgainMs = 5'000;
constexpr std::size_t kUndoSteps = 500;

QString loginName() {
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"})
        if (const QString name = qEnvironmentVariable(variable).trimmed(); !name.isEmpty()) return name;
    return QStringLiteral("annotator");
}
} // namespace

QString cutToBytes(const QString& text, std::size_t bytes) {
    QByteArray cut = text.toUtf8();
    if (cut.size() <= static_cast<qsizetype>(bytes)) return text;
    auto end = static_cast<qsizetype>(bytes);
    while (end > 0 && (static_cast<unsigned char>(cut[end]) & 0xC0) == 0x80) // inside a character
        --end;
    cut.truncate(end);
    return QString::fromUtf8(cut);
}

/// One action on the undo stack.
class AnnotationStep final : public NumberedStep {
public:
    /// `made`: it is in the book already, and stored.
    AnnotationStep(AnnotationHub& hub, AnnotationHub::SharedAction action, bool made)
        : NumberedStep(QString::fromStdString(action->text)), m_hub(hub), m_action(std::move(action)), m_stored(made) {}

    void undo() override {
        if (!m_hub.m_rebuilding) m_hub.revert(m_action);
    }
    void redo() override {
        if (!m_hub.m_rebuilding) m_hub.apply(m_action, !std::exchange(m_stored, true));
    }

private:
    AnnotationHub& m_hub;
    AnnotationHub::SharedAction m_action;
    bool m_stored;
};

struct AnnotationHub::Loaded {
    std::shared_ptr<AnnotationBook> book;
    std::vector<annotation::LabelSet> sets;
    std::vector<store::QueueRecord> queues;
    std::vector<AnnotationAction> undoable;
};

AnnotationHub::AnnotationHub(Session& session, Settings& settings, annotation::LabelSet builtin, QObject* parent)
    : QObject(parent), m_session(session), m_settings(settings), m_builtin(std::move(builtin)),
      m_author(authorName(settings.annotator().isEmpty() ? loginName() : settings.annotator())),
      m_book(std::make_shared<AnnotationBook>()), m_sets{m_builtin} {
    m_again.setSingleShot(true);
    m_again.setInterval(kAgainMs);
    connect(&m_again, &QTimer::timeout, this, &AnnotationHub::retry);
    connect(&session, &Session::workspaceClosing, this, &AnnotationHub::leave);
    connect(&session, &Session::workspaceChanged, this, &AnnotationHub::restart);
    connect(&session, &Session::runsChanged, this, &AnnotationHub::lookForRemovedRuns);
    restart();
}

AnnotationHub::~AnnotationHub() {
    m_undo.clear();
    if (m_outbox) m_leaving.push_back(m_outbox);
    for (const auto& outbox : m_leaving)
        if (outbox->size() > 0) (void)outbox->store();
}

QString AnnotationHub::whyNot() const {
    if (!m_session.isOpen()) return tr("No workspace is open.");
    if (m_session.isReadOnly()) return tr("The workspace is open for reading only: another process is writing to it.");
    if (!m_ready && !m_unread.isEmpty()) return tr("The annotations cannot be read: %1").arg(m_unread);
    if (!m_ready) return tr("The annotations are being read.");
    return {};
}

std::shared_ptr<const AnnotationBook> AnnotationHub::snapshot() {
    if (!m_snapshot) m_snapshot = std::make_shared<const AnnotationBook>(*m_book);
    return m_snapshot;
}

const annotation::LabelSet* AnnotationHub::labelSet(const std::string& name) const {
    const auto at = std::find_if(m_sets.begin(), m_sets.end(), [&](const auto& set) { return set.name == name; });
    return at == m_sets.end() ? nullptr : &*at;
}

const annotation::LabelSet& AnnotationHub::setInUse() const {
    const annotation::LabelSet* chosen = labelSet(m_setInUse);
    return chosen ? *chosen : m_sets.front();
}

const store::QueueRecord* AnnotationHub::queue(qint64 id) const {
    const auto at = std::find_if(m_queues.begin(), m_queues.end(), [&](const auto& queue) { return queue.id == id; });
    return at == m_queues.end() ? nullptr : &*at;
}

bool AnnotationHub::isAuthorChosen() const { return !m_settings.annotator().isEmpty(); }

std::string AnnotationHub::authorName(const QString& text) {
    QString name = text;
    name.removeIf([](QChar one) { return one.category() == QChar::Other_Control; });
    return cutToBytes(name.trimmed(), annotation::Authorship::kMaxAuthor).trimmed().toStdString();
}

void AnnotationHub::setAuthor(const QString& name) {
    const std::string author = authorName(name);
    if (author.empty()) return;
    m_settings.setAnnotator(QString::fromStdString(author));
    if (author == m_author) return;
    emit closing(); // what is being typed is still the other's
    m_author = author;
    m_undo.clear(); // another's steps are not ours to take back
    reload();
    emit changed();
}

AnnotationBody AnnotationHub::mine(const ItemKey& item) const {
    const annotation::Annotation* annotation = m_book->find(item, voice());
    return annotation ? annotation->body : AnnotationBody{};
}

AnnotationBody AnnotationHub::mine(const ItemKey& item, const std::string& labelSet) const {
    const annotation::Annotation* annotation = m_book->find(item, voice());
    AnnotationBody body = annotation ? annotation->body : AnnotationBody{};
    if (annotation && !annotation::isSaidWith(*annotation, labelSet)) body.labels.clear();
    return body;
}

void AnnotationHub::say(const QString& text, const AnnotationTarget& target, const std::string& labelSet,
                        AnnotationBody after, double seconds) {
    after.tidy();
    const annotation::Annotation* now = m_book->find(target.item, voice());
    if (after == (now ? now->body : AnnotationBody{}) && (!now || annotation::isSaidWith(*now, labelSet))) return;
    perform(text, {m_book->changeTo(target.item, voice(), target.model, labelSet, std::move(after), seconds)});
}

void AnnotationHub::label(const QString& text, const std::vector<AnnotationTarget>& targets,
                          const annotation::LabelSet& set, const std::vector<std::string>& labels) {
    std::vector<AnnotationChange> changes;
    changes.reserve(targets.size());
    for (const AnnotationTarget& target : targets) {
        const AnnotationBody before = mine(target.item, set.name);
        AnnotationBody after = before;
        if (!set.multiple) after.labels.clear();
        after.labels.insert(after.labels.end(), labels.begin(), labels.end());
        after.tidy();
        if (after == before) continue;
        changes.push_back(m_book->changeTo(target.item, voice(), target.model, set.name, std::move(after), 0));
    }
    perform(text, std::move(changes));
}

quint64 AnnotationHub::lastStep() const {
    const auto* step = dynamic_cast<const NumberedStep*>(m_undo.command(m_undo.index() - 1)); // null: of no step
    return step ? step->number() : 0;
}

void AnnotationHub::perform(const QString& text, std::vector<AnnotationChange> changes) {
    if (!canWrite() || changes.empty()) return;
    auto action = std::make_shared<AnnotationAction>();
    action->author = m_author;
    action->text = text.toStdString();
    action->created = utcNow();
    action->changes = std::move(changes);
    m_undo.push(new AnnotationStep(*this, std::move(action), false));
}

void AnnotationHub::apply(const SharedAction& action, bool isNew) {
    m_book->apply(*action, utcNow());
    post([action, isNew](store::Database& database) -> Status {
        store::AnnotationStore store(database);
        if (!isNew) return store.setUndone(action->id, false);
        const auto id = store.apply(*action);
        if (!id) return id.error();
        action->id = *id; // read by later jobs only, which come after this one
        return {};
    });
    made(action);
}

void AnnotationHub::revert(const SharedAction& action) {
    m_book->revert(*action, utcNow());
    post([action](store::Database& database) { return store::AnnotationStore(database).setUndone(action->id, true); });
    made(action);
}

void AnnotationHub::made(const SharedAction& action) {
    m_snapshot.reset();
    ++m_steps;
    std::vector<ItemKey> items;
    items.reserve(action->changes.size());
    for (const AnnotationChange& change : action->changes)
        items.push_back(change.item);
    emit itemsChanged(items);
}

void AnnotationHub::post(AnnotationOutbox::Job job) {
    if (!m_outbox) return;
    m_outbox->add(std::move(job));
    if (m_problem.isEmpty()) drain(); // else at the next attempt, behind what failed
    emit savingChanged();
}

void AnnotationHub::drain() {
    ++m_drains;
    m_saving.run(
        this, nullptr, [outbox = m_outbox] { return outbox->store(); },
        [this, outbox = m_outbox](const AnnotationOutbox::Outcome& outcome) {
            if (outbox == m_outbox)
                drained(outcome);
            else
                sayRefused(outcome);
        });
}

void AnnotationHub::drained(const AnnotationOutbox::Outcome& outcome) {
    sayRefused(outcome);
    m_problem = outcome.stopped ? coreWords(*outcome.stopped) : QString();
    if (outcome.stopped)
        m_again.start();
    else if (unsaved() > 0)
        drain(); // it came while the failure was still believed in
    m_refused = m_refused || !outcome.refused.empty();
    m_reload = m_reload || m_refused;
    if (m_reload && unsaved() == 0) load();
    emit savingChanged();
    if (--m_drains == 0) emit tried(!std::exchange(m_refused, false));
}

void AnnotationHub::sayRefused(const AnnotationOutbox::Outcome& outcome) {
    if (outcome.refused.empty()) return;
    emit m_session.problem(tr("%n change(s) of annotations were refused and are not kept", nullptr,
                              static_cast<int>(outcome.refused.size())),
                           coreWords(outcome.refused.front()));
}

void AnnotationHub::retry() {
    m_again.stop();
    if (m_outbox && unsaved() > 0) drain();
}

/// Has what waits stored before the workspace is closed: the session does both, one after the other, after its long
/// jobs. What can be stored is so before that.
void AnnotationHub::leave() {
    emit closing();
    if (!m_outbox) return;
    m_leaving.push_back(m_outbox);
    m_session.afterChanges(
        this,
        [outbox = m_outbox] {
            auto outcome = outbox->store();
            outbox->close();
            return outcome;
        },
        [this, outbox = m_outbox](const AnnotationOutbox::Outcome& outcome) {
            sayRefused(outcome);
            if (const auto left = outbox->size(); left > 0)
                emit m_session.problem(
                    tr("%n change(s) of annotations could not be saved", nullptr, static_cast<int>(left)),
                    outcome.stopped ? coreWords(*outcome.stopped) : QString());
            std::erase(m_leaving, outbox);
        });
    m_outbox.reset();
}

void AnnotationHub::restart() {
    m_outbox.reset();
    m_again.stop();
    m_problem.clear();
    m_unread.clear();
    m_drains = 0;
    m_refused = false;
    m_undo.clear();
    m_book = std::make_shared<AnnotationBook>();
    m_snapshot.reset();
    m_sets = {m_builtin};
    m_queues.clear();
    m_ready = m_reload = false;
    ++m_steps;
    if (m_session.isOpen() && !m_session.isReadOnly())
        m_outbox = std::make_shared<AnnotationOutbox>(m_session.workspace());
    emit changed();
    emit savingChanged();
    if (m_session.isOpen()) load();
}

void AnnotationHub::reload() {
    if (!m_session.isOpen()) return;
    m_reload = true;
    if (unsaved() == 0) load(); // else when all is stored
}

/// With a run its items leave all queues, whose other items get new places: the skips on the stack name the old ones.
void AnnotationHub::lookForRemovedRuns() {
    const std::vector<qint64> before = std::exchange(m_runs, {});
    for (const store::RunRecord& run : m_session.runs())
        m_runs.push_back(run.id);
    const auto isGone = [this](qint64 run) { return std::find(m_runs.begin(), m_runs.end(), run) == m_runs.end(); };
    if (!m_session.isOpen() || std::none_of(before.begin(), before.end(), isGone)) return;
    m_undo.clear(); // till it is made anew
    reload();
}

Result<AnnotationHub::Loaded> AnnotationHub::read(store::Database& database, const std::string& author) {
    store::AnnotationStore store(database);
    Loaded all;
    auto annotations = store.annotations();
    if (!annotations) return annotations.error();
    all.book = std::make_shared<AnnotationBook>(std::move(annotations).value());
    auto sets = store.labelSets();
    if (!sets) return sets.error();
    all.sets = std::move(sets).value();
    auto queues = store.queues();
    if (!queues) return queues.error();
    all.queues = std::move(queues).value();
    auto undoable = store.undoable(author, kUndoSteps);
    if (!undoable) return undoable.error();
    all.undoable = std::move(undoable).value();
    return all;
}

void AnnotationHub::load() {
    m_session.query(
        this, "annotations", [author = m_author](store::Database& database) { return read(database, author); },
        [this, steps = m_steps, author = m_author](Result<Loaded> all) {
            if (!m_session.isOpen()) return;
            if (!all) {
                if (all.error().code == ErrorCode::Cancelled) return;
                m_unread = coreWords(all.error());
                emit m_session.problem(tr("The annotations cannot be read"), m_unread);
                emit changed();
                return;
            }
            if (steps != m_steps || author != m_author) { // something was said since
                reload();
                return;
            }
            loaded(std::move(all).value());
        });
}

void AnnotationHub::loaded(Loaded all) {
    m_reload = false;
    m_unread.clear();
    m_book = std::move(all.book);
    m_snapshot.reset();
    m_sets = {m_builtin};
    m_sets.insert(m_sets.end(), all.sets.begin(), all.sets.end());
    m_queues = std::move(all.queues);
    rebuildUndo(std::move(all.undoable));
    m_ready = true;
    emit changed();
}

void AnnotationHub::rebuildUndo(std::vector<AnnotationAction> actions) {
    m_rebuilding = true;
    m_undo.clear();
    int undone = 0;
    for (AnnotationAction& action : actions) {
        undone += action.undone ? 1 : 0;
        m_undo.push(new AnnotationStep(*this, std::make_shared<AnnotationAction>(std::move(action)), true));
    }
    m_undo.setIndex(m_undo.count() - undone);
    m_rebuilding = false;
}

} // namespace chronoscope::ui
