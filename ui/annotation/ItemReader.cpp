// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/ItemReader.h"

#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/store/ScoringStore.h"

#include <set>
#include <utility>

namespace chronoscope::ui {

Result<ItemReader::Context> ItemReader::context(store::Database& database, std::int64_t run) {
    if (const auto at = m_contexts.find(run); at != m_contexts.end()) return at->second;
    auto loaded = run::loadTemplateRun(database, run);
    if (!loaded) return loaded.error();
    return m_contexts.emplace(run, std::move(loaded).value()).first->second;
}

Result<std::shared_ptr<const QueueContent>> ItemReader::queue(store::Database& database, std::int64_t id) {
    auto items = store::AnnotationStore(database).items(id);
    if (!items) return items.error();
    auto content = std::make_shared<QueueContent>();
    content->items = std::move(items).value();
    const auto queues = store::AnnotationStore(database).queues();
    if (!queues) return queues.error();
    for (const store::QueueRecord& queue : *queues)
        if (queue.id == id) content->annotators = queue.annotators;
    content->keys.resize(content->items.size());
    auto elements = store::BenchmarkStore(database).elements();
    if (!elements) return elements.error();
    std::map<std::int64_t, ContentId> ids;
    for (const auto& element : *elements)
        ids.emplace_hint(ids.end(), element.row, element.id);
    std::set<std::int64_t> runs;
    for (const store::QueueItem& item : content->items)
        runs.insert(item.run);
    for (const std::int64_t run : runs)
        if (const Status added = addKeys(database, run, ids, *content); !added) return added.error();
    content->index();
    return std::shared_ptr<const QueueContent>(std::move(content));
}

Status ItemReader::addKeys(store::Database& database, std::int64_t run, const std::map<std::int64_t, ContentId>& ids,
                           QueueContent& content) {
    const auto context = this->context(database, run);
    if (!context) return context.error();
    const run::RunLayout& layout = (*context)->layout;
    const auto rows = store::CellStore(database).rowsOf(run, layout.elements);
    if (!rows) return rows.error();
    const ContentId identity = annotation::runIdentity((*context)->record);
    const auto years = static_cast<std::int64_t>(layout.years.size());
    content.models.emplace_back(run, (*context)->record.model);
    for (std::size_t place = 0; place < content.items.size(); ++place) {
        const store::QueueItem& item = content.items[place];
        if (item.run != run) continue;
        if (item.cell < 0 || item.cell >= layout.elements * layout.cellsPerElement())
            return Error{ErrorCode::Corrupt, "a queue holds a cell that its run does not have",
                         std::to_string(item.cell)};
        const auto element = ids.find((*rows)[static_cast<std::size_t>(item.cell % layout.elements)]);
        if (element == ids.end())
            return Error{ErrorCode::Corrupt, "an element of a run is not in the workspace", std::to_string(run)};
        const std::int64_t block = item.cell / layout.elements;
        content.keys[place] = {identity, element->second, layout.years[static_cast<std::size_t>(block % years)],
                               layout.templates[static_cast<std::size_t>(block / years)]};
    }
    return {};
}

Result<const ItemReader::Judgement*> ItemReader::judgement(store::Database& database,
                                                           const results::RunChoice& choice) {
    if (const auto at = m_judgements.find(choice.scoring); at != m_judgements.end()) return &at->second;
    store::ScoringStore scorings(database);
    const auto record = scorings.get(choice.scoring);
    if (!record && record.error().code != ErrorCode::NotFound) return record.error();
    if (!record || record->run != choice.run) return static_cast<const Judgement*>(nullptr);
    const auto overrides = scorings.overrides(choice.scoring);
    if (!overrides) return overrides.error();
    Judgement made{record->judge, {*overrides, record->judge.preprocess}, record->name};
    return &m_judgements.emplace(choice.scoring, std::move(made)).first->second;
}

Result<annotation::CellReading> ItemReader::cell(store::Database& database, const run::RunContext& context,
                                                 const store::QueueItem& item,
                                                 const std::vector<results::RunChoice>& choices,
                                                 std::string& judgedBy) {
    std::optional<annotation::CellReading> first;
    for (const results::RunChoice& choice : choices) {
        if (choice.run != item.run) continue;
        const Judgement own{context.record.spec.judge, {}, {}};
        const auto found = choice.scoring == 0 ? Result<const Judgement*>(&own) : judgement(database, choice);
        if (!found) return found.error();
        const Judgement& by = *found ? **found : own;
        auto cell = annotation::readCell(database, context, by.judge, item.cell, by.accepted);
        if (!cell) return cell.error();
        const bool isWrong = analysis::isWrong(cell->category);
        if (isWrong || !first) {
            judgedBy = by.name;
            first = std::move(cell).value();
        }
        if (isWrong) break;
    }
    if (first) return std::move(*first);
    return annotation::readCell(database, context, context.record.spec.judge, item.cell);
}

Result<SharedReading> ItemReader::item(store::Database& database, const store::QueueItem& item,
                                       const std::vector<results::RunChoice>& choices,
                                       const std::vector<std::int64_t>& others) {
    const auto context = this->context(database, item.run);
    if (!context) return context.error();
    std::string judgedBy;
    auto cell = this->cell(database, **context, item, choices, judgedBy);
    if (!cell) return cell.error();
    auto reading = std::make_shared<ItemReading>();
    reading->cell = std::move(cell).value();
    reading->runName = (*context)->record.name;
    reading->judgedBy = std::move(judgedBy);
    reading->suggestion = annotation::suggest(reading->cell);
    std::vector<annotation::OtherRun> runs;
    for (const std::int64_t run : others)
        if (const auto other = run == item.run ? Result<Context>(Error{}) : this->context(database, run); other)
            runs.push_back({*other, (*other)->record.spec.judge});
    auto said =
        annotation::readOthers(database, runs, reading->cell.row, reading->cell.item.year, reading->cell.item.form);
    if (said) reading->others = std::move(said).value(); // without them the item can be annotated all the same
    return SharedReading(std::move(reading));
}

} // namespace chronoscope::ui
