// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/AnnotationQueue.h"
#include "tests/gui/Stage.h"
#include "ui/annotation/LabelPanel.h"
#include "ui/pages/AnnotatePage.h"

#include <future>
#include <map>
#include <string>
#include <utility>

namespace chronoscope::test {

constexpr int kAnnotateMs = 30'000; ///< far more than anything here takes

inline std::string describe(const annotation::ItemKey& item) {
    return toHex(item.run) + " " + toHex(item.element) + " " + std::to_string(item.year) + " " +
           std::string(name(item.form));
}

/// What a background job waits for; opened at the latest when the test leaves.
class Gate {
public:
    ~Gate() { open(); }
    void open() {
        if (!std::exchange(m_isOpen, true)) m_promise.set_value();
    }
    std::shared_future<void> opened() const { return m_opened; }

private:
    std::promise<void> m_promise;
    std::shared_future<void> m_opened = m_promise.get_future().share();
    bool m_isOpen = false;
};

/// Lets nothing be read for pages until the gate opens.
inline void blockReading(Stage& stage, const Gate& gate) {
    stage.session->query(
        stage.session.get(), nullptr,
        [opened = gate.opened()](store::Database&) -> Result<bool> {
            opened.wait();
            return true;
        },
        [](const Result<bool>&) {});
}

/// The Annotate page in front, and an author, so that it asks for none.
inline void showAnnotating(Stage& stage) {
    stage.window->annotations().setAuthor(QStringLiteral("Anna"));
    stage.window->showPage(QStringLiteral("annotate"));
    stage.window->annotatePage()->setFocus();
}

/// A queue of all that is wrong in the workspace that is open, at its first item.
inline void makeQueueOfAll(Stage& stage, const char* guideline, qint64& queue) {
    ui::AnnotationHub& hub = stage.window->annotations();
    QTRY_VERIFY_WITH_TIMEOUT(stage.window->results().set() && hub.isReady(), kAnnotateMs);
    auto reader = store::Database::open(stage.session->path().toStdString(), store::Database::Access::ReadOnly);
    QVERIFY(reader.ok());
    const auto items = annotation::buildQueue(*reader, *stage.window->results().set(), {},
                                              annotation::QueueOrder::Random, 1, hub.book(), hub.author());
    QVERIFY(items.ok() && items->size() > 20);
    store::QueueRecord record;
    record.name = "all";
    record.labelSet = hub.labelSets().front().name;
    record.order = annotation::name(annotation::QueueOrder::Random);
    record.filter = results::toJson(results::ResultFilter{});
    record.guideline = guideline;
    queue = 0;
    hub.createQueue(record, *items, [&queue](const Result<std::int64_t>& id) { queue = id ? *id : -1; });
    QTRY_VERIFY_WITH_TIMEOUT(queue != 0, kAnnotateMs);
    auto& annotating = stage.window->annotatePage()->annotating();
    if (annotating.queueId() != queue) stage.window->annotatePage()->openQueue(queue);
    QTRY_VERIFY_WITH_TIMEOUT(annotating.queueId() == queue && annotating.item() != nullptr, kAnnotateMs);
}

/// The same in the sample workspace.
inline void openQueueOfAll(Stage& stage) {
    stage.openSample();
    qint64 queue = 0;
    makeQueueOfAll(stage, "", queue);
}

/// The sample workspace with such a queue, in front.
inline void openAnnotating(Stage& stage) {
    showAnnotating(stage);
    openQueueOfAll(stage);
}

/// What a workspace file holds: the labels of each item, each set followed by a blank, with the note in brackets.
inline std::map<std::string, std::string> storedLabels(const QString& path) {
    std::map<std::string, std::string> said;
    auto reader = store::Database::open(path.toStdString(), store::Database::Access::ReadOnly);
    const auto all = reader ? store::AnnotationStore(*reader).annotations()
                            : Result<std::vector<annotation::Annotation>>(reader.error());
    if (!all) return {{"unreadable", all.error().text()}};
    for (const annotation::Annotation& one : *all) {
        std::string& words = said[describe(one.item)];
        for (const std::string& label : one.body.labels)
            words += label + " ";
        if (!one.body.note.empty()) words += "[" + one.body.note + "]";
    }
    return said;
}

} // namespace chronoscope::test
