// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/NumberedStep.h"

#include <algorithm>
#include <utility>

namespace chronoscope::ui {

/// A skip on the undo stack. It is no annotation and has no history: the workspace knows only that it stands.
class SkipStep final : public NumberedStep {
public:
    SkipStep(AnnotationHub& hub, const QString& text, qint64 queue, qint64 place)
        : NumberedStep(text), m_hub(hub), m_queue(queue), m_place(place) {}

    void undo() override { m_hub.setSkipped(m_queue, m_place, false); }
    void redo() override { m_hub.setSkipped(m_queue, m_place, true); }

private:
    AnnotationHub& m_hub;
    qint64 m_queue;
    qint64 m_place;
};

void AnnotationHub::createQueue(const store::QueueRecord& queue, std::vector<store::QueueItem> items,
                                std::function<void(const Result<std::int64_t>&)> done) {
    if (!m_outbox) {
        done(Error{ErrorCode::ReadOnly, whyNot().toStdString(), {}});
        return;
    }
    using Made = std::pair<std::int64_t, std::vector<store::QueueRecord>>;
    auto make = [queue, items = std::move(items)](store::Database& database) -> Result<Made> {
        store::AnnotationStore store(database);
        const auto id = store.createQueue(queue, items);
        if (!id) return id.error();
        auto queues = store.queues();
        if (!queues) return queues.error();
        return Made{*id, std::move(queues).value()};
    };
    m_saving.run(
        this, nullptr, [outbox = m_outbox, make = std::move(make)]() mutable { return outbox->write(std::move(make)); },
        [this, outbox = m_outbox, done = std::move(done)](Result<Made> outcome) {
            if (outbox != m_outbox) return; // another workspace by now
            if (!outcome) {
                done(outcome.error());
                return;
            }
            m_queues = std::move(outcome->second);
            ++m_steps;
            done(outcome->first); // who made it opens it, before others look for one to open
            emit changed();
        });
}

void AnnotationHub::skip(const QString& text, qint64 queue, qint64 place) {
    if (canWrite()) m_undo.push(new SkipStep(*this, text, queue, place));
}

void AnnotationHub::setSkipped(qint64 id, qint64 place, bool skipped) {
    if (!queue(id)) return; // removed since
    post([=](store::Database& database) { return store::AnnotationStore(database).setSkipped(id, place, skipped); });
    emit skipChanged(id, place, skipped);
}

void AnnotationHub::setGuideline(qint64 queue, const QString& guideline) {
    for (store::QueueRecord& record : m_queues)
        if (record.id == queue) record.guideline = guideline.toStdString();
    ++m_steps;
    post([queue, text = guideline.toStdString()](store::Database& database) {
        return store::AnnotationStore(database).setGuideline(queue, text);
    });
    emit changed();
}

void AnnotationHub::removeQueue(qint64 queue) {
    if (!m_outbox) return;
    std::erase_if(m_queues, [&](const auto& record) { return record.id == queue; });
    ++m_steps;
    post([queue](store::Database& database) { return store::AnnotationStore(database).removeQueue(queue); });
    emit changed();
}

void AnnotationHub::putLabelSet(const annotation::LabelSet& set, std::function<void(const Status&)> done,
                                const std::string& instead) {
    if (m_outbox && set.name == m_builtin.name)
        return done(Error{ErrorCode::InvalidArgument, "the program has a label set of that name of its own", set.name});
    changeSets(
        [set, instead](store::AnnotationStore& store) {
            return instead.empty() ? store.putLabelSet(set) : store.renameLabelSet(instead, set);
        },
        std::move(done));
}

void AnnotationHub::removeLabelSet(const std::string& name, std::function<void(const Status&)> done) {
    changeSets([name](store::AnnotationStore& store) { return store.removeLabelSet(name); }, std::move(done));
}

void AnnotationHub::changeSets(std::function<Status(store::AnnotationStore&)> change,
                               std::function<void(const Status&)> done) {
    if (!m_outbox) {
        done(Error{ErrorCode::ReadOnly, whyNot().toStdString(), {}});
        return;
    }
    m_saving.run(
        this, nullptr,
        [outbox = m_outbox, change = std::move(change)] {
            return outbox->write([&](store::Database& database) {
                store::AnnotationStore store(database);
                return change(store);
            });
        },
        [this, outbox = m_outbox, done = std::move(done)](const Status& outcome) {
            if (outbox != m_outbox) return;
            if (outcome) reload();
            done(outcome);
        });
}

} // namespace chronoscope::ui
