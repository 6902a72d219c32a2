// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunFactory.h"

#include "core/layout/Temperatures.h"
#include "core/run/Borrowing.h"
#include "core/run/SharedBudget.h"
#include "core/store/ElementVersions.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace chronoscope::run {

using benchmark::ElementMeta;
using prompt::Template;

namespace {
/// The slice of a spec, resolved and counted.
struct Plan {
    std::vector<ElementMeta> elements;
    std::vector<int> years;
    std::vector<prompt::LentExemplars> lent; ///< to relations without exemplars
    RunEstimate estimate;
};

void countElement(const ElementMeta& meta, const RunSpec& spec, RunEstimate& estimate) {
    bool lacks = false;
    for (const Template form : spec.templates) {
        if (prompt::PromptBuilder::available(form, spec.protocol, meta.distractors))
            estimate.cells += static_cast<std::int64_t>(meta.years.size());
        else
            lacks = true;
    }
    if (lacks) ++estimate.withoutChoices;
}

/// False where some year of the element has fewer than four exemplars that the templates can show.
bool hasExemplars(const ElementMeta& meta, const prompt::FewShotPool& pool, bool needsChoices) {
    return std::all_of(meta.years.begin(), meta.years.end(), [&](int year) {
        const auto& candidates = pool.candidates(meta.domain, meta.relation, year);
        const auto usable = std::count_if(candidates.begin(), candidates.end(), [&](const auto* fewShot) {
            return !needsChoices || fewShot->distractors.size() >= 3;
        });
        return usable >= prompt::kExemplars;
    });
}

/// Which shipped relation lends its exemplars to which, and which are asked without any.
std::vector<RunEstimate::Borrowed> borrowedOf(const Plan& plan, const prompt::FewShotPool& pool) {
    std::set<std::pair<benchmark::Domain, std::string>> bare;
    for (const ElementMeta& meta : plan.elements)
        if (!pool.has(meta.domain, meta.relation)) bare.emplace(meta.domain, meta.relation);
    std::vector<RunEstimate::Borrowed> borrowed;
    for (const prompt::LentExemplars& lent : plan.lent)
        borrowed.push_back({lent.domain, lent.relation, lent.from});
    for (const auto& [domain, relation] : bare)
        borrowed.push_back({domain, relation, {}});
    return borrowed;
}

void countPlan(Plan& plan, const RunSpec& spec, const prompt::PromptPack& pack, const prompt::FewShotPool& pool) {
    std::set<int> years;
    std::set<std::string> unknown;
    const bool needsChoices = std::any_of(spec.templates.begin(), spec.templates.end(),
                                          [](Template form) { return form != Template::Generation; });
    for (const ElementMeta& meta : plan.elements) {
        years.insert(meta.years.begin(), meta.years.end());
        countElement(meta, spec, plan.estimate);
        if (!pack.hasRelation(meta.domain, meta.relation)) unknown.insert(meta.relation);
        if (!hasExemplars(meta, pool, needsChoices)) ++plan.estimate.fewExemplars;
    }
    plan.years.assign(years.begin(), years.end());
    plan.estimate.elements = static_cast<std::int64_t>(plan.elements.size());
    plan.estimate.requests =
        plan.estimate.cells * static_cast<std::int64_t>(spec.temperatures.size()) * std::int64_t{spec.sets};
    plan.estimate.asksGreedy = asksGreedy(spec.temperatures);
    plan.estimate.unknownRelations.assign(unknown.begin(), unknown.end());
    plan.estimate.borrowed = borrowedOf(plan, pool);
    plan.estimate.sliceHash = benchmark::sliceHash(plan.elements);
}

Result<Plan> planFor(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack,
                     const std::vector<std::int64_t>& only = {}) {
    if (const auto problem = spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    store::BenchmarkStore benchmark(database);
    // What is named is asked as it is, also where it was edited since.
    auto elements = only.empty() ? store::ElementVersions(database).current() : benchmark.elements();
    if (!elements) return elements.error();
    if (!only.empty())
        std::erase_if(*elements,
                      [&](const ElementMeta& meta) { return !std::binary_search(only.begin(), only.end(), meta.row); });
    auto fewShots = benchmark.fewShots();
    if (!fewShots) return fewShots.error();
    Plan plan;
    plan.elements = benchmark::resolveSlice(spec.slice, *elements);
    auto lent = borrowedFor(benchmark, *elements, plan.elements, prompt::FewShotPool(*fewShots), pack);
    if (!lent) return lent.error();
    plan.lent = std::move(lent).value();
    countPlan(plan, spec, pack.worded(spec.words), prompt::FewShotPool(std::move(fewShots).value(), plan.lent));
    return plan;
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

backend::ModelRequest RunContext::request(const std::vector<prompt::Prompt>& prompts, double temperature,
                                          int set) const {
    const prompt::Prompt& prompt = prompts[static_cast<std::size_t>(set)];
    backend::ModelRequest made = request(prompt, temperature, set);
    if (record.spec.sampler == prompt::Sampler::Reference) return made;
    const auto repeats = std::count_if(prompts.begin(), prompts.begin() + set,
                                       [&](const prompt::Prompt& earlier) { return earlier.text == prompt.text; });
    if (repeats > 0) made.decoding.seed = mix(made.decoding.seed, static_cast<std::uint64_t>(repeats));
    return made;
}

backend::ModelRequest RunContext::request(const benchmark::Element& element, std::int64_t row, int year,
                                          prompt::Template form, double temperature, int set) const {
    std::vector<prompt::Prompt> prompts;
    for (int each = 0; each <= set; ++each)
        prompts.push_back(builder->build(element, row, year, form, each));
    return request(prompts, temperature, set);
}

namespace {
/// The record of a run that is not stored yet.
Result<store::RunRecord> recordOf(store::BenchmarkStore& benchmark, const RunSpec& spec, const Plan& plan,
                                  const prompt::PromptPack& pack) {
    const auto limit = benchmark.largestRow();
    if (!limit) return limit.error();
    store::RunRecord record;
    record.spec = spec;
    record.spec.decoding.seed = spec.seed;
    record.years = plan.years;
    record.elements = plan.estimate.elements;
    record.sliceHash = plan.estimate.sliceHash;
    const prompt::PromptPack& words = pack.worded(spec.words);
    record.templatePack = words.templatesJson();
    record.relationPack = words.relationsLending(plan.lent);
    record.elementLimit = *limit;
    record.total = plan.estimate.requests;
    return record;
}

Result<std::shared_ptr<const RunContext>> makeContext(store::BenchmarkStore& benchmark, store::RunRecord record) {
    auto pack = prompt::PromptPack::parse(record.templatePack, record.relationPack);
    if (!pack) return pack.error();
    auto fewShots = benchmark.fewShots(record.elementLimit);
    if (!fewShots) return fewShots.error();
    auto pool = std::make_shared<const prompt::FewShotPool>(std::move(fewShots).value(), pack->lent());
    const RunSpec& spec = record.spec;
    std::shared_ptr<const prompt::ExemplarSampler> sampler;
    if (spec.sampler == prompt::Sampler::Reference) {
        const auto order = benchmarkOrder(benchmark, record.elementLimit);
        if (!order) return order.error();
        // The seed of the requests: runs from before it followed the run's own drew with 42, and have 42 there.
        sampler = std::make_shared<prompt::ReferenceSampler>(*pool, *order, spec.sets, spec.decoding.seed);
    } else {
        sampler = std::make_shared<prompt::SeededSampler>(pool, spec.seed);
    }
    auto context = std::make_shared<RunContext>();
    context->layout = record.layout();
    context->pack = std::make_shared<const prompt::PromptPack>(std::move(pack).value());
    context->builder = std::make_shared<const prompt::PromptBuilder>(context->pack, pool, sampler, spec.protocol,
                                                                     spec.seed, spec.sets, record.years);
    context->record = std::move(record);
    return std::shared_ptr<const RunContext>(std::move(context));
}

/// The request for some year of the element under `form`; nothing where it is not asked so.
std::optional<PromptExample> exampleOf(const RunContext& context, const benchmark::Element& element, std::int64_t row,
                                       prompt::Template form) {
    for (const int year : context.record.years) {
        if (!context.asks(element, year, form)) continue;
        const auto request = context.request(element, row, year, form, 0, 0);
        return PromptExample{form, element.subject, year, request.system, request.prompt};
    }
    return std::nullopt;
}

/// Adds an example under each template that any element can be asked under: the ones looked at may all lack
/// distractors.
Status showEach(store::BenchmarkStore& benchmark, const RunSpec& spec, const RunContext& context, Plan& plan) {
    auto& examples = plan.estimate.examples;
    for (const Template form : spec.templates) {
        if (std::any_of(examples.begin(), examples.end(), [&](const PromptExample& one) { return one.form == form; }))
            continue;
        const auto able = std::find_if(plan.elements.begin(), plan.elements.end(), [&](const ElementMeta& meta) {
            return prompt::PromptBuilder::available(form, spec.protocol, meta.distractors);
        });
        if (able == plan.elements.end()) continue;
        const auto element = benchmark.load(able->row);
        if (!element) return element.error();
        if (auto example = exampleOf(context, *element, able->row, form)) examples.push_back(std::move(*example));
    }
    return {};
}

/// Lengths of prompts from all over the slice; bytes become tokens at rates seen with common tokenizers.
Status measureTokens(store::BenchmarkStore& benchmark, const RunSpec& spec, const prompt::PromptPack& pack,
                     Plan& plan) {
    constexpr std::size_t kElements = 20;
    constexpr double kMostBytesPerToken = 5, kUsualBytesPerToken = 4, kFewestBytesPerToken = 2.5;
    constexpr double kShortAnswer = 3, kUsualAnswer = 15; // tokens
    auto record = recordOf(benchmark, spec, plan, pack);
    if (!record) return record.error();
    const auto context = makeContext(benchmark, std::move(record).value());
    if (!context) return context.error();
    std::size_t bytes = 0;
    int prompts = 0;
    const std::size_t step = std::max<std::size_t>(1, plan.elements.size() / kElements);
    for (std::size_t i = 0; i < plan.elements.size(); i += step) {
        const auto element = benchmark.load(plan.elements[i].row);
        if (!element) return element.error();
        for (const Template form : spec.templates)
            if (auto example = exampleOf(**context, *element, plan.elements[i].row, form)) {
                bytes += example->system.size() + example->text.size();
                ++prompts;
                const bool isFirst = std::none_of(plan.estimate.examples.begin(), plan.estimate.examples.end(),
                                                  [&](const PromptExample& one) { return one.form == form; });
                if (isFirst) plan.estimate.examples.push_back(std::move(*example));
            }
    }
    if (prompts == 0) return {};
    if (const Status shown = showEach(benchmark, spec, **context, plan); !shown) return shown;
    const double all = static_cast<double>(bytes) / prompts * static_cast<double>(plan.estimate.requests);
    const auto tokens = [](double value) { return static_cast<std::int64_t>(value); };
    const auto requests = static_cast<double>(plan.estimate.requests);
    plan.estimate.promptTokens = {tokens(all / kMostBytesPerToken), tokens(all / kUsualBytesPerToken),
                                  tokens(all / kFewestBytesPerToken)};
    const double longest = spec.decoding.maxTokens;
    plan.estimate.completionTokens = {tokens(requests * std::min(kShortAnswer, longest)),
                                      tokens(requests * std::min(kUsualAnswer, longest)), tokens(requests * longest)};
    plan.estimate.measuredPrompts = prompts;
    return {};
}
} // namespace

Result<RunEstimate> estimateRun(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack) {
    auto plan = planFor(database, spec, pack);
    if (!plan) return plan.error();
    store::BenchmarkStore benchmark(database);
    if (plan->estimate.requests > 0)
        if (const Status measured = measureTokens(benchmark, spec, pack, *plan); !measured) return measured.error();
    return std::move(plan->estimate);
}

namespace {
struct Prepared {
    store::NewRun run;
    RunEstimate estimate;
};

/// All that can be known of a run before it is stored, of one moment of the workspace.
Result<Prepared> prepareRun(store::Database& database, const RunSpec& spec, const prompt::PromptPack& pack,
                            const std::vector<std::int64_t>& only) {
    return store::guarded([&]() -> Result<Prepared> {
        const SQLite::Transaction snapshot(database.sql());
        auto plan = planFor(database, spec, pack, only);
        if (!plan) return plan.error();
        if (plan->estimate.requests == 0)
            return Error{ErrorCode::InvalidArgument, "the slice holds nothing these templates can ask", {}};
        store::BenchmarkStore benchmark(database);
        auto record = recordOf(benchmark, spec, *plan, pack);
        if (!record) return record.error();
        store::NewRun fresh;
        fresh.record = std::move(record).value();
        for (const ElementMeta& meta : plan->elements)
            fresh.rows.push_back(meta.row);
        return Prepared{std::move(fresh), std::move(plan->estimate)};
    });
}
} // namespace

Result<CreatedRun> createRun(store::Workspace& workspace, const RunSpec& spec, const std::string& name,
                             const BackendChoice& backend, const prompt::PromptPack& pack,
                             const std::vector<std::int64_t>& only) {
    if (const auto problem = backend.problem()) return Error{ErrorCode::InvalidArgument, *problem, backend.model};
    const auto model = backend.modelName();
    if (!model) return model.error();
    auto reader = workspace.reader(); // the slice takes seconds to read: meanwhile others write
    if (!reader) return reader.error();
    auto prepared = prepareRun(*reader, spec, pack, only);
    if (!prepared) return prepared.error();
    store::RunRecord& record = prepared->run.record;
    record.name = name;
    record.model = *model;
    backend.nameIn(record);
    if (backend.mode) record.spec.mode = *backend.mode;
    if (const Status can = takesStop(backend.uri, record.spec.mode, record.spec.decoding.stop); !can)
        return can.error();
    return workspace.write([&](store::Database& database) -> Result<CreatedRun> {
        const auto id = store::RunStore(database).create(prepared->run);
        if (!id) return id.error();
        return CreatedRun{*id, std::move(prepared->estimate)};
    });
}

Result<std::shared_ptr<const RunContext>> contextOf(store::Database& database, store::RunRecord record) {
    if (study::builtInStudies().hasUnits(record))
        return Error{ErrorCode::InvalidArgument, "the run is of another study: it has no templates", record.name};
    store::BenchmarkStore benchmark(database);
    return makeContext(benchmark, std::move(record));
}

Result<std::shared_ptr<const RunContext>> loadRun(store::Database& database, std::int64_t id) {
    auto record = store::RunStore(database).get(id);
    if (!record) return record.error();
    return contextOf(database, std::move(record).value());
}

Result<std::shared_ptr<const RunContext>> loadTemplateRun(store::Database& database, std::int64_t id) {
    auto context = loadRun(database, id);
    if (context && !study::builtInStudies().hasCells((*context)->record))
        return Error{ErrorCode::InvalidArgument, "this is a traversal run: see report --view traversal",
                     (*context)->record.name};
    return context;
}

Result<std::unique_ptr<RunEngine>> openRun(std::shared_ptr<store::Workspace> workspace, std::int64_t id,
                                           RunEngine::Sink sink, int concurrency, const backend::Network* network,
                                           const RunningServer& server, const std::stop_token& stop,
                                           const study::Studies& studies) {
    if (const auto rest = takeSharedRest(*workspace, id); !rest) return rest.error();
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto record = store::RunStore(*reader).get(id);
    if (!record) return record.error();
    const int wanted = concurrency > 0 ? concurrency : record->spec.concurrency;
    const Error cancelled{ErrorCode::Cancelled, "the opening of the run was cancelled", {}};
    auto backend = [&] {
        const std::stop_callback interrupt(stop, [&reader] { reader->interrupt(); });
        return makeBackend(*reader, *record, network, wanted, server, stop, studies);
    }();
    if (stop.stop_requested()) return cancelled;
    if (!backend) return backend.error();
    auto plan = studies.planOf(*record, std::move(reader).value(), stop);
    if (stop.stop_requested()) return cancelled;
    if (!plan) return plan.error();
    RunEngine::Options options;
    const backend::Capabilities can = (*backend)->capabilities();
    options.concurrency = wanted > 0 && !can.boundsItself ? wanted : can.suggestedConcurrency;
    return std::make_unique<RunEngine>(std::move(workspace), *record, std::move(plan).value(),
                                       std::move(backend).value(), options, std::move(sink));
}

} // namespace chronoscope::run
