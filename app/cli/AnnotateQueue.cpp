// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/AnnotateCommand.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "core/annotation/AnnotationQueue.h"
#include "core/annotation/store/AnnotationStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace chronoscope::app {

namespace {
struct NewQueue {
    store::QueueRecord record;
    std::vector<store::QueueItem> items;
};

Result<NewQueue> newQueue(Annotated& annotated, const AnnotateOptions& options, const std::stop_token& stop) {
    const auto order = annotation::queueOrderFromName(options.order);
    if (!order) return Error{ErrorCode::InvalidArgument, "unknown order", options.order};
    const auto labels = labelSetNamed(annotated, options.labelSet);
    if (!labels) return labels.error();
    auto filter = reportFilter(annotated.reader, options.only);
    if (!filter) return filter.error();
    const auto runs = askingRuns(annotated);
    if (!runs) return runs.error();
    const auto set = reportSet(annotated.reader, *runs, stop);
    if (!set) return set.error();
    for (const store::RunRecord& run : annotated.runs)
        filter->runs.push_back({run.id, 0});
    filter->tidy();
    auto items = annotation::buildQueue(annotated.reader, **set, *filter, *order, options.seed, annotated.book,
                                        authorOf(options), stop, labels->name);
    if (!items) return items.error();
    if (items->empty())
        return Error{ErrorCode::NotFound, "no wrong answer passes the filter", results::describe(*filter)};
    NewQueue queue;
    queue.items = std::move(items).value();
    queue.record.name = options.name;
    queue.record.guideline = options.guideline;
    queue.record.labelSet = labels->name;
    queue.record.order = annotation::name(*order);
    queue.record.seed = options.seed;
    queue.record.filter = results::toJson(*filter);
    queue.record.blind = options.blind;
    return queue;
}
} // namespace

int annotateQueue(const AnnotateOptions& options) {
    const Interruption interruption;
    auto annotated = openAnnotated(options, store::Workspace::Open::ExistingToWrite);
    if (!annotated) return printError(annotated.error());
    const auto queue = newQueue(*annotated, options, interruption.token());
    if (!queue) return printError(queue.error());
    const auto id = annotated->workspace->write([&](store::Database& database) {
        return store::AnnotationStore(database).createQueue(queue->record, queue->items);
    });
    if (!id) return printError(id.error());
    if (options.json) {
        const nlohmann::ordered_json made{{"queue", *id}, {"name", options.name}, {"items", queue->items.size()}};
        printOut(made.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    } else {
        printOut(fmt::format("{}\n", *id));
    }
    printNote(fmt::format("{} items", queue->items.size()));
    return kDone;
}

} // namespace chronoscope::app
