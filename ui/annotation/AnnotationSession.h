// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "ui/annotation/ItemReader.h"
#include "ui/annotation/QueueState.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <vector>

namespace chronoscope::ui {

/// One annotator at one queue: the item in hand, where to go from it, and what is said of it. Reads the items ahead on
/// the query thread, so that the next one is there before it is asked for. GUI thread; owned by the page.
class AnnotationSession : public QObject {
    Q_OBJECT
public:
    AnnotationSession(AnnotationHub& hub, Session& session, QObject* parent);

    /// Opens at the first item that is neither annotated nor skipped; 0 closes.
    void open(qint64 queue);
    qint64 queueId() const { return m_queue; }
    const store::QueueRecord* queue() const { return m_hub.queue(m_queue); }
    /// Of the queue; the built-in ones while none is open or its own are unknown.
    const annotation::LabelSet& labels() const;
    bool isOpening() const { return m_opening; }
    /// Null while none is open or it is being read.
    const std::shared_ptr<const QueueContent>& content() const { return m_content; }
    AnnotationTarget targetAt(std::size_t place) const { return {m_content->keys[place], m_content->model(place)}; }
    const QueueState& state() const { return m_state; }
    /// Why the queue or the item cannot be read; empty if it can.
    const QString& problem() const { return m_problem; }

    int place() const { return m_place; } ///< -1 = none
    /// Null while it is being read: till then nothing can be said of it, nor is it passed by.
    const SharedReading& item() const { return m_item; }
    /// Whether next() has what it goes to.
    bool isNextRead() const { return m_ahead.count(m_state.nextOpen(m_place)) > 0; }
    /// Of all in the queue, in its order, or of what is open of the author's share.
    std::vector<AnnotationTarget> targets(bool onlyOpen) const;

    void next(); ///< stays where all is annotated
    void back();
    void skip();
    /// Another item, from which back() returns to this one.
    void goTo(int place);
    void goToItem(const annotation::ItemKey& item);
    /// The time spent on the item counts from now: something stood before it.
    void restartWatch() { m_watch.start(); }

    /// In the terms of labels(): without labels of another set.
    annotation::AnnotationBody mine() const;
    /// Tells of the author's labels of another set, if the item has any.
    QString saidElsewhere() const;
    void toggleLabel(int label);
    void toggleFlag();
    void setSeverity(int severity);
    void setNote(const QString& note);
    /// The label that stands for the suggestion; -1 if there is none.
    int suggestedLabel() const;
    void takeSuggestion();
    bool isAccepted(const std::string& answer) const;
    /// Holds an answer to be right: gives the label of the role "alias" too where no label was given.
    void acceptAnswer(const std::string& answer, const QString& reason);
    void takeBackAnswer(const std::string& answer);

signals:
    void leaving();                   ///< the last moment to say what is being typed of the item in hand
    void opened();                    ///< another queue or its items, or none
    void placeChanged();              ///< item() is another, or has been read
    void said();                      ///< mine() or state() is new
    void finished();                  ///< next() found nothing that is not annotated
    void refused(const QString& why); ///< what was said is not kept, or not all of it; said() follows

private:
    using Change = std::function<void(annotation::AnnotationBody&)>;
    /// With labels: the body that is changed is mine(), and labels of another set are taken away.
    void say(const QString& text, const Change& change, bool withLabels = false);
    void adopt(std::shared_ptr<const QueueContent> content);
    void refresh(const std::vector<annotation::ItemKey>& items);
    void go(int place);
    bool isReading() const { return m_place >= 0 && !m_item && m_problem.isEmpty(); }
    void prefetch();
    void read(int place);
    AnnotationTarget target() const;
    double secondsSpent();

    AnnotationHub& m_hub;
    Session& m_session;
    qint64 m_queue = 0;
    bool m_opening = false;
    std::shared_ptr<ItemReader> m_reader; ///< used on the query thread only; of one workspace
    std::shared_ptr<const QueueContent> m_content;
    std::vector<results::RunChoice> m_choices; ///< that the queue was made from
    QueueState m_state;
    std::string m_author; ///< whose state it is
    int m_place = -1;
    SharedReading m_item;
    QString m_problem;
    std::vector<int> m_visited; ///< places before this one, the last one last
    std::map<int, SharedReading> m_ahead;
    std::set<int> m_reading;
    quint64 m_annotating = 0; ///< queues opened so far: what was read for an earlier one is dropped
    QElapsedTimer m_watch;
};

} // namespace chronoscope::ui
