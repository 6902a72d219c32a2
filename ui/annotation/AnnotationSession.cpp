// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/AnnotationSession.h"

#include "core/annotation/AnnotationQueue.h"
#include "core/results/ResultFilter.h"
#include "ui/views/CoreWords.h"
#include "ui/views/Words.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

using annotation::AnnotationBody;
using annotation::ItemKey;

namespace {
constexpr int kAhead = 4;            ///< items read before they are asked for
constexpr std::size_t kKept = 24;    ///< items kept in memory
constexpr double kMostSeconds = 600; ///< what is longer was a break
constexpr double kMsPerSecond = 1'000;

/// Runs whose answers stand beside those of the item: the newest, as many as result pages show.
std::vector<std::int64_t> otherRuns(const Session& session) {
    std::vector<std::int64_t> runs;
    for (const store::RunRecord& run : session.runs())
        if (run.counts.done() > 0) runs.push_back(run.id);
    std::sort(runs.begin(), runs.end());
    if (runs.size() > results::ResultSet::kMaxRuns)
        runs.erase(runs.begin(), runs.end() - static_cast<std::ptrdiff_t>(results::ResultSet::kMaxRuns));
    return runs;
}
} // namespace

AnnotationSession::AnnotationSession(AnnotationHub& hub, Session& session, QObject* parent)
    : QObject(parent), m_hub(hub), m_session(session) {
    connect(&hub, &AnnotationHub::itemsChanged, this, &AnnotationSession::refresh);
    connect(&hub, &AnnotationHub::changed, this, [this] {
        if (m_queue != 0 && (!queue() || !m_hub.isReady()))
            open(0);
        else if (m_content) // another author, or annotations of somebody else
            adopt(m_content);
    });
    connect(&session, &Session::runsChanged, this, [this] {
        const auto isGone = [this](const auto& run) { return !m_session.run(run.first); };
        if (!m_content || !m_session.isOpen() ||
            std::none_of(m_content->models.begin(), m_content->models.end(), isGone))
            return;
        open(m_queue); // which is shorter now
    });
    connect(&hub, &AnnotationHub::skipChanged, this, [this](qint64 queue, qint64 place, bool skipped) {
        if (queue != m_queue || place < 0 || static_cast<std::size_t>(place) >= m_state.size()) return;
        m_state.setSkipped(static_cast<std::size_t>(place), skipped);
        emit said();
    });
}

const annotation::LabelSet& AnnotationSession::labels() const {
    const store::QueueRecord* record = queue();
    const annotation::LabelSet* set = record ? m_hub.labelSet(record->labelSet) : nullptr;
    return set ? *set : m_hub.labelSets().front();
}

void AnnotationSession::open(qint64 queue) {
    if (m_place >= 0) emit leaving();
    ++m_annotating;
    m_queue = queue;
    m_content.reset();
    m_state = {};
    m_place = -1;
    m_item.reset();
    m_problem.clear();
    m_visited.clear();
    m_ahead.clear();
    m_reading.clear();
    const auto filter =
        this->queue() ? results::filterFromJson(this->queue()->filter) : Result<results::ResultFilter>(Error{});
    m_choices = filter ? filter->runs : std::vector<results::RunChoice>();
    m_opening = queue != 0;
    m_reader = std::make_shared<ItemReader>();
    emit opened();
    if (queue == 0) return;
    m_session.query(
        this, "queue", [reader = m_reader, queue](store::Database& database) { return reader->queue(database, queue); },
        [this, annotating = m_annotating](Result<std::shared_ptr<const QueueContent>> content) {
            if (annotating != m_annotating) return;
            m_opening = false;
            if (content) {
                adopt(std::move(content).value());
            } else {
                m_problem = coreWords(content.error());
                emit opened();
            }
        });
}

void AnnotationSession::adopt(std::shared_ptr<const QueueContent> content) {
    const bool isNew = content != m_content;
    const bool isAnother = std::exchange(m_author, m_hub.author()) != m_hub.author();
    std::vector<bool> skipped;
    for (std::size_t place = 0; !isNew && place < m_state.size(); ++place)
        skipped.push_back(m_state.isSkipped(place));
    m_content = std::move(content);
    m_state = QueueState(*m_content, m_hub.book(), m_hub.voice(), labels());
    for (std::size_t place = 0; place < skipped.size(); ++place)
        if (skipped[place] != m_state.isSkipped(place)) m_state.setSkipped(place, skipped[place]);
    emit opened();
    if (isNew || isAnother) {
        const int first = m_state.nextOpen(-1);
        go(first >= 0 || m_state.size() == 0 ? first : 0);
    } else {
        emit said();
    }
}

void AnnotationSession::refresh(const std::vector<ItemKey>& items) {
    if (!m_content) return;
    m_state.update(*m_content, m_hub.book(), m_hub.voice(), labels(), items);
    emit said();
}

std::vector<AnnotationTarget> AnnotationSession::targets(bool onlyOpen) const {
    std::vector<AnnotationTarget> all;
    for (std::size_t place = 0; m_content && place < m_state.size(); ++place)
        if (!onlyOpen || (!m_state.isDone(place) && m_state.isAssigned(place))) all.push_back(targetAt(place));
    return all;
}

void AnnotationSession::go(int place) {
    if (m_place >= 0) emit leaving();
    m_place = place;
    const auto at = m_ahead.find(m_place);
    m_item = at == m_ahead.end() ? nullptr : at->second;
    m_problem.clear();
    m_watch.start();
    emit placeChanged();
    if (place >= 0) prefetch();
}

void AnnotationSession::goTo(int place) {
    if (place < 0 || static_cast<std::size_t>(place) >= m_state.size() || place == m_place) return;
    if (m_place >= 0) m_visited.push_back(m_place);
    go(place);
}

void AnnotationSession::goToItem(const ItemKey& item) {
    if (m_content) goTo(QueueState::find(*m_content, item));
}

void AnnotationSession::next() {
    if (m_place < 0 || isReading()) return;
    const int place = m_state.nextOpen(m_place);
    if (place < 0 || place == m_place) {
        emit finished();
        return;
    }
    goTo(place);
}

void AnnotationSession::back() {
    if (m_place < 0) return;
    if (!m_visited.empty()) {
        const int place = m_visited.back();
        m_visited.pop_back();
        go(place);
    } else if (m_place > 0) {
        go(m_place - 1);
    }
}

void AnnotationSession::skip() {
    if (m_place < 0 || isReading()) return;
    if (!m_state.isSkipped(static_cast<std::size_t>(m_place))) m_hub.skip(tr("Skip"), m_queue, m_place);
    next();
}

/// Reads the item in hand if need be, the next ones and the one before, in this order; forgets those far away.
void AnnotationSession::prefetch() {
    std::vector<int> wanted{m_place};
    int place = m_place;
    for (int step = 0; step < kAhead; ++step) {
        place = m_state.nextOpen(place);
        if (place < 0) break;
        if (std::find(wanted.begin(), wanted.end(), place) == wanted.end()) wanted.push_back(place);
    }
    if (!m_visited.empty())
        wanted.push_back(m_visited.back());
    else if (m_place > 0)
        wanted.push_back(m_place - 1);
    if (m_ahead.size() > kKept)
        std::erase_if(m_ahead, [&](const auto& one) {
            return std::find(wanted.begin(), wanted.end(), one.first) == wanted.end();
        });
    for (const int one : wanted)
        if (m_ahead.count(one) == 0 && m_reading.count(one) == 0) read(one);
}

void AnnotationSession::read(int place) {
    m_reading.insert(place);
    m_session.query(
        this, nullptr,
        [reader = m_reader, item = m_content->items[static_cast<std::size_t>(place)], choices = m_choices,
         others = otherRuns(m_session)](store::Database& database) {
            return reader->item(database, item, choices, others);
        },
        [this, place, annotating = m_annotating](Result<SharedReading> reading) {
            if (annotating != m_annotating) return;
            m_reading.erase(place);
            if (reading) m_ahead[place] = *reading;
            if (place != m_place || m_item) return;
            if (reading)
                m_item = std::move(reading).value();
            else
                m_problem = coreWords(reading.error());
            m_watch.start();
            emit placeChanged();
        });
}

AnnotationTarget AnnotationSession::target() const { return targetAt(static_cast<std::size_t>(m_place)); }

AnnotationBody AnnotationSession::mine() const {
    return m_place < 0 ? AnnotationBody{} : m_hub.mine(target().item, labels().name);
}

QString AnnotationSession::saidElsewhere() const {
    const annotation::Annotation* said = m_place < 0 ? nullptr : m_hub.book().find(target().item, m_hub.voice());
    if (!said || annotation::isSaidWith(*said, labels().name)) return {};
    const annotation::LabelSet* set = m_hub.labelSet(said->labelSet);
    QStringList names;
    for (const std::string& key : said->body.labels) {
        const annotation::Label* label = set ? set->find(key) : nullptr;
        names << QString::fromStdString(label ? label->name : key);
    }
    return tr("You labelled it with “%1”: %2. A label from here takes its place.")
        .arg(QString::fromStdString(said->labelSet), names.join(QStringLiteral(", ")));
}

double AnnotationSession::secondsSpent() {
    if (!m_watch.isValid()) return 0;
    return std::min(static_cast<double>(m_watch.restart()) / kMsPerSecond, kMostSeconds);
}

void AnnotationSession::say(const QString& text, const Change& change, bool withLabels) {
    if (m_place < 0) return;
    if (!m_item || !m_hub.canWrite()) { // nobody has seen yet what this would be said of
        emit said();
        return;
    }
    const annotation::Annotation* now = m_hub.book().find(target().item, m_hub.voice());
    const std::string set = withLabels || !now || now->body.labels.empty() ? labels().name : now->labelSet;
    AnnotationBody body = withLabels ? mine() : m_hub.mine(target().item);
    const AnnotationBody before = body;
    change(body);
    body.tidy();
    if (body == before) return;
    if (const auto problem = body.problem()) {
        emit refused(tr("This is not kept: %1.").arg(coreWords(*problem)));
        emit said();
        return;
    }
    m_hub.say(text, target(), set, std::move(body), secondsSpent());
}

void AnnotationSession::toggleLabel(int label) {
    if (label < 0 || label >= static_cast<int>(labels().labels.size())) return;
    const annotation::Label& wanted = labels().labels[static_cast<std::size_t>(label)];
    const bool had = mine().has(wanted.key);
    const QString name = QString::fromStdString(wanted.name);
    const auto change = [&](AnnotationBody& body) {
        if (had) {
            std::erase(body.labels, wanted.key);
            return;
        }
        if (!labels().multiple) body.labels.clear();
        body.labels.push_back(wanted.key);
    };
    say(had ? tr("Take back: %1").arg(name) : tr("Label: %1").arg(name), change, true);
}

void AnnotationSession::toggleFlag() {
    const bool had = mine().flag;
    say(had ? tr("Take the flag away") : tr("Flag"), [&](AnnotationBody& body) { body.flag = !had; });
}

void AnnotationSession::setSeverity(int severity) {
    say(severity == 0 ? tr("No severity") : tr("Severity %1").arg(severity),
        [&](AnnotationBody& body) { body.severity = severity; });
}

void AnnotationSession::setNote(const QString& note) {
    const QString whole = note.trimmed();
    const QString kept = cutToBytes(whole, AnnotationBody::kMaxNote);
    const std::string text = kept.toStdString();
    say(text.empty() ? tr("Take the note away") : tr("Note"), [&](AnnotationBody& body) { body.note = text; });
    if (kept.size() == whole.size()) return;
    emit refused(tr("The note is too long: its first %1 characters are kept.").arg(numberText(kept.size())));
    emit said();
}

int AnnotationSession::suggestedLabel() const {
    if (!m_item || !m_item->suggestion) return -1;
    const annotation::Label* label = labels().withRole(m_item->suggestion->role);
    return label ? static_cast<int>(label - labels().labels.data()) : -1;
}

void AnnotationSession::takeSuggestion() {
    const int label = suggestedLabel();
    if (label >= 0 && !mine().has(labels().labels[static_cast<std::size_t>(label)].key)) toggleLabel(label);
}

bool AnnotationSession::isAccepted(const std::string& answer) const {
    const auto accepted = mine().accepted;
    return std::any_of(accepted.begin(), accepted.end(), [&](const auto& one) { return one.answer == answer; });
}

void AnnotationSession::acceptAnswer(const std::string& answer, const QString& reason) {
    const annotation::Label* alias = labels().withRole(annotation::LabelRole::AliasMissed);
    const auto change = [&](AnnotationBody& body) {
        std::erase_if(body.accepted, [&](const auto& one) { return one.answer == answer; });
        body.accepted.push_back({answer, reason.trimmed().toStdString()});
        if (body.labels.empty() && alias) body.labels.push_back(alias->key);
    };
    say(tr("Accept as right: %1").arg(QString::fromStdString(answer)), change, alias != nullptr);
}

void AnnotationSession::takeBackAnswer(const std::string& answer) {
    say(tr("Not accepted as right: %1").arg(QString::fromStdString(answer)), [&](AnnotationBody& body) {
        std::erase_if(body.accepted, [&](const auto& one) { return one.answer == answer; });
    });
}

} // namespace chronoscope::ui
