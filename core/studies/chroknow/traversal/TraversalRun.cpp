// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/traversal/TraversalRun.h"

#include "core/backend/BackendUri.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"
#include "core/studies/chroknow/traversal/TraversalPlan.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace chronoscope::run {

using analysis::ChronoCategory;
using benchmark::ElementMeta;
using traversal::TraversalSpec;

namespace {
/// What is measured of the base run, before any reply is read.
struct Drawn {
    std::vector<store::Stratum> strata;
    std::vector<ElementMeta> traversed; ///< in the order of the base run
};

Status mayBeBase(const RunContext& context) {
    const store::RunRecord& base = context.record;
    const std::string which = fmt::format("run {}", base.id);
    if (!base.is(store::kTemplateRuns))
        return Error{ErrorCode::InvalidArgument, "a traversal run is no run to start from", which};
    if (context.layout.formIndex(prompt::Template::Generation) < 0)
        return Error{ErrorCode::InvalidArgument,
                     "ChroKnowPrompt starts from answers under the Generation template, which this run has not", which};
    if (base.state != store::RunState::Finished)
        return Error{
            ErrorCode::InvalidArgument,
            fmt::format("the run is not finished: {} of {} requests have an outcome", base.counts.done(), base.total),
            which};
    return {};
}

/// Chronological category under Generation, by ordinal.
Result<std::vector<ChronoCategory>> categoriesOf(store::Database& database, const RunContext& base) {
    const std::int64_t elements = base.record.elements;
    std::vector<ChronoCategory> categories(static_cast<std::size_t>(elements), ChronoCategory::Missing);
    const std::int64_t first = base.layout.elementIndex(0, base.layout.formIndex(prompt::Template::Generation));
    bool sound = true;
    const Status read = store::CellStore(database).elements({base.record.id, 0}, [&](std::int64_t index, int category) {
        if (index < first || index >= first + elements) return true;
        sound = category >= 0 && category < analysis::kChronoCategories;
        if (sound) categories[static_cast<std::size_t>(index - first)] = static_cast<ChronoCategory>(category);
        return sound;
    });
    if (!read) return read.error();
    if (!sound) return Error{ErrorCode::Corrupt, "a category in the workspace cannot be read", base.record.name};
    return categories;
}

Result<Drawn> draw(store::Database& database, const RunContext& base, const benchmark::Sample& sample) {
    const auto categories = categoriesOf(database, base);
    if (!categories) return categories.error();
    const auto rows = store::CellStore(database).rowsOf(base.record.id, base.record.elements);
    if (!rows) return rows.error();
    auto metas = store::BenchmarkStore(database).elements(base.record.elementLimit);
    if (!metas) return metas.error();
    std::unordered_map<std::int64_t, std::size_t> ordinals;
    for (std::size_t ordinal = 0; ordinal < rows->size(); ++ordinal)
        ordinals.emplace((*rows)[ordinal], ordinal);
    std::map<std::tuple<benchmark::Domain, benchmark::State, ChronoCategory>, std::vector<ElementMeta>> kinds;
    for (ElementMeta& meta : *metas)
        if (const auto at = ordinals.find(meta.row); at != ordinals.end())
            kinds[{meta.domain, meta.state, (*categories)[at->second]}].push_back(std::move(meta));
    Drawn drawn;
    for (auto& [kind, members] : kinds) {
        const auto& [domain, state, category] = kind;
        store::Stratum stratum{domain, state, category, static_cast<std::int64_t>(members.size()), 0};
        benchmark::SliceSpec slice;
        slice.sample = sample;
        auto taken = benchmark::resolveSlice(slice, std::move(members));
        stratum.sampled = static_cast<std::int64_t>(taken.size());
        drawn.strata.push_back(stratum);
        if (category != ChronoCategory::PartialKnown) continue;
        std::move(taken.begin(), taken.end(), std::back_inserter(drawn.traversed));
    }
    std::sort(drawn.traversed.begin(), drawn.traversed.end(),
              [&](const ElementMeta& a, const ElementMeta& b) { return ordinals.at(a.row) < ordinals.at(b.row); });
    return drawn;
}

/// Goes through the elements that are traversed: numbers their targets and counts.
class Pass {
public:
    /// Takes the elements one by one: their evidence and targets.
    using Sink = std::function<Status(std::int64_t, const traversal::Evidence&, const std::vector<store::TargetRow>&)>;

    Pass(store::Database& database, const RunContext& base, const TraversalSpec& spec)
        : m_database(database), m_base(base), m_spec(spec) {}

    Result<TraversalEstimate> run(Drawn drawn, const PassWatch& watch, const Sink& sink) {
        m_estimate.strata = std::move(drawn.strata);
        for (const store::Stratum& stratum : m_estimate.strata)
            m_estimate.sampled += stratum.sampled;
        m_estimate.elements = static_cast<std::int64_t>(drawn.traversed.size());
        for (std::int64_t ordinal = 0; ordinal < m_estimate.elements; ++ordinal) {
            if (watch.stop.stop_requested())
                return Error{ErrorCode::Cancelled, "stopped; no traversal run was made", {}};
            const std::int64_t row = drawn.traversed[static_cast<std::size_t>(ordinal)].row;
            const auto evidence = traversal::readEvidence(m_database, m_base, row);
            if (!evidence) return evidence.error();
            const auto element = store::BenchmarkStore(m_database).load(row);
            if (!element) return element.error();
            const auto targets = targetsOf(ordinal, *element, *evidence);
            if (targets.empty()) // the categories that were drawn from say otherwise than the replies
                return Error{ErrorCode::Corrupt, "an element's category does not follow from its replies",
                             element->subject};
            if (sink)
                if (const Status taken = sink(ordinal, *evidence, targets); !taken) return taken.error();
            if (watch.progress) watch.progress(ordinal + 1, m_estimate.elements);
        }
        return std::move(m_estimate);
    }

private:
    std::vector<store::TargetRow> targetsOf(std::int64_t ordinal, const benchmark::Element& element,
                                            const traversal::Evidence& evidence) {
        std::vector<store::TargetRow> targets;
        traversal::EarlierTargets earlier;
        for (const int year : traversal::targetsOf(evidence, m_spec.protocol)) {
            const auto plan = traversal::planTraversal(evidence, year, m_spec, earlier);
            earlier[year] = {};
            store::TargetRow& target = targets.emplace_back();
            target.number = m_estimate.targets++;
            target.ordinal = ordinal;
            target.year = year;
            target.before = evidence.at(year)->category;
            for (const traversal::Example& example : plan.examples)
                ++(example.side == traversal::Side::Previous ? target.previousSteps : target.nextSteps);
            target.changed = traversal::objectChanged(element, plan);
            if (plan.examples.empty()) {
                target.verdict.total = target.verdict.previousOnly = traversal::Outcome::NotApplicable;
                ++m_estimate.notApplicable;
            }
            m_estimate.steps += static_cast<std::int64_t>(plan.examples.size());
        }
        return targets;
    }

    store::Database& m_database;
    const RunContext& m_base;
    const TraversalSpec& m_spec;
    TraversalEstimate m_estimate;
};

Result<std::shared_ptr<const RunContext>> baseOf(store::Database& database, std::int64_t base,
                                                 const TraversalSpec& spec) {
    if (const auto problem = spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    auto context = loadRun(database, base);
    if (!context) return context.error();
    if (const Status may = mayBeBase(**context); !may) return may.error();
    return context;
}

/// The run as it is stored, of the base run's model or of `backend`.
Result<store::RunRecord> recordOf(const store::RunRecord& base, const TraversalSpec& spec, const Drawn& drawn,
                                  const std::string& name, const std::optional<BackendChoice>& backend) {
    const auto uri = backend::BackendUri::parse(backend ? backend->uri : base.backend);
    if (uri && uri->protocol == backend::kImportedProtocol)
        return Error{ErrorCode::InvalidArgument, "the run was imported from files: say which model is to be asked",
                     base.name};
    store::RunRecord record = base;
    record.plan = store::kTraversalRuns.plan;
    record.base = base.id;
    record.traversal = nlohmann::json(spec).dump();
    record.name = name;
    record.elements = static_cast<std::int64_t>(drawn.traversed.size());
    record.sliceHash = benchmark::sliceHash(drawn.traversed);
    record.budget.reset();
    // A chronological prompt may end with an answered block: the reply then opens with the empty line between blocks.
    record.spec.decoding.stop.clear();
    if (!backend) return record;
    if (const auto problem = backend->problem()) return Error{ErrorCode::InvalidArgument, *problem, backend->model};
    const auto model = backend->modelName();
    if (!model) return model.error();
    record.model = *model;
    backend->nameIn(record);
    if (backend->mode) record.spec.mode = *backend->mode;
    return record;
}

/// Nothing was asked of the base run since it was read: what it said then is what it says.
bool isUnchanged(const store::RunRecord& then, const store::RunRecord& now) {
    return now.state == then.state && now.counts.done() == then.counts.done() &&
           now.counts.errorCount() == then.counts.errorCount() && now.counts.seconds == then.counts.seconds;
}
} // namespace

Result<TraversalEstimate> estimateTraversals(store::Database& database, std::int64_t base, const TraversalSpec& spec,
                                             const PassWatch& watch) {
    const auto context = baseOf(database, base, spec);
    if (!context) return context.error();
    auto drawn = draw(database, **context, spec.sample);
    if (!drawn) return drawn.error();
    return Pass(database, **context, spec).run(std::move(drawn).value(), watch, {});
}

Result<PreparedTraversals> prepareTraversals(store::Database& database, std::int64_t base, const TraversalSpec& spec,
                                             const std::string& name, const std::optional<BackendChoice>& backend,
                                             const PassWatch& watch, const prompt::PromptPack* pack) {
    const auto context = baseOf(database, base, spec);
    if (!context) return context.error();
    const store::RunRecord& from = (*context)->record;
    auto drawn = draw(database, **context, spec.sample);
    if (!drawn) return drawn.error();
    if (drawn->traversed.empty())
        return Error{ErrorCode::InvalidArgument, "there is no Partial Known element in the sample", from.name};
    auto record = recordOf(from, spec, *drawn, name, backend);
    if (!record) return record.error();
    if (pack) {
        record->templatePack = pack->templatesJson();
        record->relationPack = pack->relationsJson();
    }
    auto draft = store::TraversalDraft::open();
    if (!draft) return draft.error();
    store::NewRun fresh;
    fresh.record = std::move(record).value();
    for (const ElementMeta& meta : drawn->traversed)
        fresh.rows.push_back(meta.row);
    auto estimate =
        Pass(database, **context, spec)
            .run(std::move(drawn).value(), watch,
                 [&](std::int64_t ordinal, const traversal::Evidence& evidence,
                     const std::vector<store::TargetRow>& targets) { return draft->add(ordinal, evidence, targets); });
    if (!estimate) return estimate.error();
    if (estimate->steps == 0)
        return Error{ErrorCode::InvalidArgument, "no year can be shown to any target of the sample", from.name};
    fresh.record.total = estimate->steps;
    return PreparedTraversals{std::move(fresh), from, std::move(draft).value(), std::move(estimate).value()};
}

Result<CreatedTraversals> storeTraversals(store::Workspace& workspace, const PreparedTraversals& prepared,
                                          const std::stop_token& stop) {
    return workspace.write([&](store::Database& database) -> Result<CreatedTraversals> {
        return store::guarded([&]() -> Result<CreatedTraversals> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            store::RunStore runs(database);
            const auto base = runs.get(prepared.base.id);
            if (!base) return base.error();
            if (!isUnchanged(prepared.base, *base))
                return Error{ErrorCode::InvalidArgument, "the run was asked again while it was read", base->name};
            const std::int64_t id = runs.insert(prepared.run);
            store::TraversalStore(database).writeStrata(id, prepared.estimate.strata);
            if (const Status copied = prepared.draft.copyTo(database, id, stop); !copied) return copied.error();
            transaction.commit();
            return CreatedTraversals{id, prepared.estimate};
        });
    });
}

Result<CreatedTraversals> createTraversals(store::Workspace& workspace, std::int64_t base, const TraversalSpec& spec,
                                           const std::string& name, const std::optional<BackendChoice>& backend,
                                           const PassWatch& watch, const prompt::PromptPack* pack) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto prepared = prepareTraversals(*reader, base, spec, name, backend, watch, pack);
    if (!prepared) return prepared.error();
    return storeTraversals(workspace, *prepared, watch.stop);
}

} // namespace chronoscope::run
