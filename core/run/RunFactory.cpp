// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"

#include "core/backend/CalibrationBackend.h"
#include "core/run/TemplatePlan.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace chronoscope::run {

using benchmark::ElementMeta;
using prompt::Template;

namespace {
constexpr std::int64_t kChunk = 500;

/// The slice of a spec, resolved and counted.
struct Plan {
    std::vector<ElementMeta> elements;
    std::vector<int> years;
    std::vector<store::PlannedTally> cells;
    std::vector<store::PlannedTally> elementTallies;
    RunEstimate estimate;
};

using GroupKey = std::tuple<int, benchmark::Domain, benchmark::State, std::string>;

void countElement(const ElementMeta& meta, const RunSpec& spec, std::map<std::pair<GroupKey, int>, std::int64_t>& cells,
                  std::map<GroupKey, std::int64_t>& elements, RunEstimate& estimate) {
    bool lacks = false;
    for (const Template form : spec.templates) {
        if (!prompt::PromptBuilder::available(form, spec.protocol, meta.distractors)) {
            lacks = true;
            continue;
        }
        const GroupKey key{static_cast<int>(form), meta.domain, meta.state, meta.relation};
        ++elements[key];
        for (const int year : meta.years)
            ++cells[{key, year}];
        estimate.cells += static_cast<std::int64_t>(meta.years.size());
    }
    if (lacks) ++estimate.withoutChoices;
}

store::PlannedTally planned(const GroupKey& key, int year, std::int64_t count) {
    return {static_cast<Template>(std::get<0>(key)), std::get<1>(key), std::get<2>(key), std::get<3>(key), year, count};
}

Plan makePlan(std::vector<ElementMeta> all, const RunSpec& spec, const prompt::PromptPack& pack,
              const prompt::FewShotPool& pool) {
    Plan plan;
    plan.elements = benchmark::resolveSlice(spec.slice, std::move(all));
    std::set<int> years;
    std::set<std::string> unknown;
    std::map<std::pair<GroupKey, int>, std::int64_t> cells;
    std::map<GroupKey, std::int64_t> elements;
    const bool needsChoices = std::any_of(spec.templates.begin(), spec.templates.end(),
                                          [](Template form) { return form != Template::Generation; });
    for (const ElementMeta& meta : plan.elements) {
        years.insert(meta.years.begin(), meta.years.end());
        countElement(meta, spec, cells, elements, plan.estimate);
        if (!pack.hasRelation(meta.domain, meta.relation)) unknown.insert(meta.relation);
        if (std::any_of(meta.years.begin(), meta.years.end(), [&](int year) {
                const auto& candidates = pool.candidates(meta.domain, meta.relation, year);
                const auto usable = std::count_if(candidates.begin(), candidates.end(), [&](const auto* fewShot) {
                    return !needsChoices || fewShot->distractors.size() >= 3;
                });
                return usable < prompt::kExemplars;
            }))
            ++plan.estimate.fewExemplars;
    }
    plan.years.assign(years.begin(), years.end());
    for (const auto& [key, count] : cells)
        plan.cells.push_back(planned(key.first, key.second, count));
    for (const auto& [key, count] : elements)
        plan.elementTallies.push_back(planned(key, 0, count));
    plan.estimate.elements = static_cast<std::int64_t>(plan.elements.size());
    plan.estimate.requests =
        plan.estimate.cells * static_cast<std::int64_t>(spec.temperatures.size()) * std::int64_t{spec.sets};
    plan.estimate.unknownRelations.assign(unknown.begin(), unknown.end());
    plan.estimate.sliceHash = benchmark::sliceHash(plan.elements);
    return plan;
}

Result<Plan> planFor(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack) {
    if (const auto problem = spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    store::BenchmarkStore benchmark(database);
    auto elements = benchmark.elements();
    if (!elements) return elements.error();
    auto fewShots = benchmark.fewShots();
    if (!fewShots) return fewShots.error();
    return makePlan(std::move(elements).value(), spec, pack, prompt::FewShotPool(std::move(fewShots).value()));
}

/// Every element the run may know of, in the order the reference code reads them.
Result<std::vector<ElementMeta>> benchmarkOrder(store::BenchmarkStore& benchmark, std::int64_t limit) {
    auto all = benchmark.elements(limit);
    if (!all) return all.error();
    std::stable_sort(all->begin(), all->end(), [](const ElementMeta& a, const ElementMeta& b) {
        return std::tuple(a.domain, a.state, a.row) < std::tuple(b.domain, b.state, b.row);
    });
    return all;
}
} // namespace

backend::ModelRequest RunContext::request(const prompt::Prompt& prompt, double temperature, int set) const {
    backend::ModelRequest request;
    request.mode = record.spec.mode;
    if (request.mode == backend::Mode::Chat) request.system = prompt.system;
    request.prompt = prompt.text;
    request.decoding = record.spec.decoding;
    request.decoding.temperature = temperature;
    request.sampleIndex = set;
    request.group = static_cast<std::uint64_t>(record.id);
    return request;
}

Result<RunEstimate> estimateRun(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack) {
    auto plan = planFor(database, spec, pack);
    if (!plan) return plan.error();
    return std::move(plan->estimate);
}

Result<CreatedRun> createRun(store::Workspace& workspace, const RunSpec& spec, const std::string& name,
                             const std::string& backendUri, const prompt::PromptPack& pack) {
    const auto model = modelOf(backendUri);
    if (!model) return model.error();
    return workspace.write([&](store::Database& database) -> Result<CreatedRun> {
        auto plan = planFor(database, spec, pack);
        if (!plan) return plan.error();
        if (plan->estimate.requests == 0)
            return Error{ErrorCode::InvalidArgument, "the slice holds nothing these templates can ask", {}};
        const auto limit = store::BenchmarkStore(database).largestRow();
        if (!limit) return limit.error();
        store::NewRun fresh;
        fresh.record.name = name;
        fresh.record.model = *model;
        fresh.record.backend = backendUri;
        fresh.record.spec = spec;
        fresh.record.years = plan->years;
        fresh.record.elements = plan->estimate.elements;
        fresh.record.sliceHash = plan->estimate.sliceHash;
        fresh.record.templatePack = pack.templatesJson();
        fresh.record.relationPack = pack.relationsJson();
        fresh.record.elementLimit = *limit;
        fresh.record.total = plan->estimate.requests;
        for (const ElementMeta& meta : plan->elements)
            fresh.rows.push_back(meta.row);
        fresh.cells = std::move(plan->cells);
        fresh.elements = std::move(plan->elementTallies);
        const auto id = store::RunStore(database).create(fresh);
        if (!id) return id.error();
        return CreatedRun{*id, std::move(plan->estimate)};
    });
}

Result<std::shared_ptr<const RunContext>> loadRun(store::Database& database, std::int64_t id) {
    auto record = store::RunStore(database).get(id);
    if (!record) return record.error();
    auto pack = prompt::PromptPack::parse(record->templatePack, record->relationPack);
    if (!pack) return pack.error();
    store::BenchmarkStore benchmark(database);
    auto fewShots = benchmark.fewShots(record->elementLimit);
    if (!fewShots) return fewShots.error();
    auto pool = std::make_shared<const prompt::FewShotPool>(std::move(fewShots).value());
    const RunSpec& spec = record->spec;
    std::shared_ptr<const prompt::ExemplarSampler> sampler;
    if (spec.sampler == prompt::Sampler::Reference) {
        const auto order = benchmarkOrder(benchmark, record->elementLimit);
        if (!order) return order.error();
        sampler = std::make_shared<prompt::ReferenceSampler>(*pool, *order, spec.sets);
    } else {
        sampler = std::make_shared<prompt::SeededSampler>(pool, spec.seed);
    }
    auto context = std::make_shared<RunContext>();
    context->layout = record->layout();
    context->pack = std::make_shared<const prompt::PromptPack>(std::move(pack).value());
    context->builder = std::make_shared<const prompt::PromptBuilder>(context->pack, pool, sampler, spec.protocol,
                                                                     spec.seed, spec.sets, record->years);
    context->record = std::move(record).value();
    return std::shared_ptr<const RunContext>(std::move(context));
}

Result<std::string> modelOf(const std::string& backendUri) {
    const auto uri = backend::BackendUri::parse(backendUri);
    if (!uri) return uri.error();
    if (uri->protocol != "calibration")
        return Error{ErrorCode::Unsupported, "this version has no backend of this protocol", uri->protocol};
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return params.error();
    return "calibration model " + std::to_string(params->cutoff);
}

Result<std::shared_ptr<const backend::FactBook>> factBookOf(store::Database& database, const RunContext& context) {
    auto book = std::make_shared<backend::FactBook>(context.pack);
    store::BenchmarkStore benchmark(database);
    for (std::int64_t first = 0; first < context.record.elements; first += kChunk) {
        const auto chunk = benchmark.loadOfRun(context.record.id, first, kChunk);
        if (!chunk) return chunk.error();
        for (const auto& loaded : *chunk)
            book->add(loaded.element);
    }
    return std::shared_ptr<const backend::FactBook>(std::move(book));
}

Result<std::shared_ptr<backend::ModelBackend>> makeBackend(store::Database& database, const RunContext& context) {
    const auto uri = backend::BackendUri::parse(context.record.backend);
    if (!uri) return uri.error();
    const auto params = backend::CalibrationParams::fromUri(*uri);
    if (!params) return params.error();
    auto facts = factBookOf(database, context);
    if (!facts) return facts.error();
    return std::shared_ptr<backend::ModelBackend>(
        std::make_shared<backend::CalibrationBackend>(*params, std::move(facts).value()));
}

Result<std::unique_ptr<RunEngine>> openRun(std::shared_ptr<store::Workspace> workspace, std::int64_t id,
                                           RunEngine::Sink sink, int concurrency) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    auto context = loadRun(*reader, id);
    if (!context) return context.error();
    auto backend = makeBackend(*reader, **context);
    if (!backend) return backend.error();
    auto stored = store::storedIndices(*reader, id, (*context)->record.lowWater);
    if (!stored) return stored.error();
    auto plan = std::make_unique<TemplatePlan>(*context, std::move(reader).value(), std::move(stored).value());
    RunEngine::Options options;
    options.concurrency = concurrency > 0                              ? concurrency
                          : (*context)->record.spec.concurrency > 0    ? (*context)->record.spec.concurrency
                                                                       : (*backend)->capabilities().suggestedConcurrency;
    return std::make_unique<RunEngine>(std::move(workspace), (*context)->record, std::move(plan),
                                       std::move(backend).value(), options, std::move(sink));
}

} // namespace chronoscope::run
