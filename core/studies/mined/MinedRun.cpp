// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedRun.h"

#include "core/backend/CapabilityReport.h"
#include "core/backend/Image.h"
#include "core/base/Hash.h"
#include "core/studies/mined/AnswerScore.h"
#include "core/studies/mined/Audit.h"
#include "core/studies/mined/CleanWords.h"
#include "core/studies/mined/ContextChoice.h"
#include "core/studies/mined/ImageTokens.h"

#include <algorithm>
#include <set>
#include <utility>

namespace chronoscope::mined {

namespace {
Error wrongRun(std::string what, std::string where = {}) {
    return {ErrorCode::InvalidArgument, std::move(what), std::move(where)};
}

template <typename T> bool isWanted(const std::vector<T>& wanted, const T& one) {
    return wanted.empty() || std::find(wanted.begin(), wanted.end(), one) != wanted.end();
}

/// The items of the spec, sampled as every study samples: by the ids alone.
std::vector<ItemMeta> chosenItems(const AskingSpec& spec, std::vector<ItemMeta> all) {
    std::erase_if(all, [&](const ItemMeta& meta) {
        return !isWanted(spec.tasks, meta.task) || !isWanted(spec.types, meta.type);
    });
    std::vector<benchmark::ElementMeta> candidates;
    for (std::size_t at = 0; at < all.size(); ++at) {
        benchmark::ElementMeta candidate;
        candidate.row = static_cast<std::int64_t>(at);
        candidate.id = all[at].id;
        candidate.years = {0}; // an element without years is never chosen
        candidates.push_back(std::move(candidate));
    }
    benchmark::SliceSpec slice;
    slice.sample = spec.sample;
    std::vector<ItemMeta> chosen;
    for (const auto& candidate : benchmark::resolveSlice(slice, std::move(candidates)))
        chosen.push_back(std::move(all[static_cast<std::size_t>(candidate.row)]));
    return chosen;
}

struct MinedDraft {
    std::vector<Unit> units;
    MinedEstimate estimate;
};

/// Adds up what a run asks, item by item.
class Drafting {
public:
    explicit Drafting(const AskingSpec& spec) : m_spec(spec) {
        for (const Configuration one : spec.configurations)
            (showsOtherImage(one) ? m_showsOther : m_showsOriginal) = true;
    }

    void take(const ItemMeta& meta, const Item& item) {
        if ((m_showsOriginal && !meta.image) || (m_showsOther && !meta.otherImage))
            return leaveOut("a picture is missing");
        Unit unit;
        unit.item = meta.row;
        unit.image = meta.image;
        unit.otherImage = meta.otherImage;
        unit.golds = m_spec.trustFile ? std::nullopt : correctedGolds(item);
        if (!Golds(goldsOf(unit, item)).isUsable()) return leaveOut("no gold that an answer could be held against");
        const bool choosesContext = item.task == Task::FMC && m_spec.policy == ContextPolicy::Latest;
        if (choosesContext) {
            auto context = latestContext(item);
            if (!context) return leaveOut("no later value to make the latest context of");
            unit.context = std::move(context->text);
            unit.contextSubject = std::move(context->subject);
        }
        if (unit.golds) ++m_draft.estimate.corrected;
        ++m_draft.estimate.items;
        ++m_draft.estimate.byTask[static_cast<std::size_t>(item.task)];
        m_ids += toHex(item.id);
        if (hasContext(item.task)) {
            unit.withContext = true;
            add(unit, item);
            unit.withContext = false;
            unit.context.reset();
            unit.contextSubject.reset();
        }
        add(unit, item);
    }

    MinedDraft draft(const MinedDecoding& decoding) && {
        constexpr double kMostBytesPerToken = 5, kUsualBytesPerToken = 4, kFewestBytesPerToken = 2.5;
        constexpr std::int64_t kShortReply = 3, kUsualReply = 6; // tokens
        MinedEstimate& estimate = m_draft.estimate;
        estimate.units = static_cast<std::int64_t>(m_draft.units.size());
        estimate.requests = estimate.units * static_cast<std::int64_t>(m_spec.configurations.size());
        const auto tokens = [&](double bytes) { return static_cast<std::int64_t>(m_bytes / bytes); };
        estimate.promptTokens = {tokens(kMostBytesPerToken), tokens(kUsualBytesPerToken), tokens(kFewestBytesPerToken)};
        const std::int64_t most = decoding.maxTokens;
        estimate.completionTokens = {estimate.requests * std::min(kShortReply, most),
                                     estimate.requests * std::min(kUsualReply, most), estimate.requests * most};
        estimate.sliceHash = toHex(contentId(m_spec.json() + m_ids));
        sortForAsking(m_draft.units);
        return std::move(m_draft);
    }

private:
    void leaveOut(const char* reason) { ++m_draft.estimate.leftOut[reason]; }
    void add(const Unit& unit, const Item& item) {
        m_draft.units.push_back(unit);
        for (const Configuration one : m_spec.configurations) {
            FramedPrompt prompt = framed(item, one, contextOf(unit, item), m_spec);
            m_bytes += static_cast<double>(prompt.system.size() + prompt.text.size());
            if (!m_draft.estimate.example) m_draft.estimate.example = std::move(prompt);
        }
    }

    const AskingSpec& m_spec;
    bool m_showsOriginal = false;
    bool m_showsOther = false;
    MinedDraft m_draft;
    double m_bytes = 0;
    std::string m_ids;
};

Status countPictures(MinedStore& mined, const AskingSpec& spec, const std::string& backendUri, MinedDraft& draft) {
    const auto media = mined.media();
    if (!media) return media.error();
    std::map<std::int64_t, std::optional<std::int64_t>> tokensOf;
    for (const auto& one : *media)
        tokensOf[one.row] = imageTokens(backendUri, one.header.width, one.header.height);
    std::set<std::int64_t> shown;
    std::optional<std::int64_t> sum = 0;
    for (const Unit& unit : draft.units)
        for (const Configuration one : spec.configurations) {
            const std::int64_t picture = showsOtherImage(one) ? *unit.otherImage : *unit.image;
            shown.insert(picture);
            const auto tokens = tokensOf[picture];
            sum = sum && tokens ? std::optional(*sum + *tokens) : std::nullopt;
        }
    draft.estimate.pictures = static_cast<std::int64_t>(shown.size());
    draft.estimate.imageTokens = sum;
    return {};
}

/// Why items are left out: "6: a picture is missing"; empty where none is.
std::string reasonsOf(const MinedEstimate& estimate) {
    std::string reasons;
    for (const auto& [reason, count] : estimate.leftOut)
        reasons += (reasons.empty() ? "" : "; ") + std::to_string(count) + ": " + reason;
    return reasons;
}

Result<MinedDraft> draftOf(store::Database& database, const AskingSpec& spec, const MinedDecoding& decoding,
                           const std::string& backendUri, const std::stop_token& stop) {
    if (const auto problem = spec.problem()) return wrongRun(*problem);
    if (decoding.maxTokens < 1) return wrongRun("a reply has one token at the least");
    MinedStore mined(database);
    auto all = mined.metas();
    if (!all) return all.error();
    Drafting drafting(spec);
    for (const ItemMeta& meta : chosenItems(spec, std::move(all).value())) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the estimate was cancelled", {}};
        const auto item = mined.item(meta.row);
        if (!item) return item.error();
        drafting.take(meta, *item);
    }
    MinedDraft draft = std::move(drafting).draft(decoding);
    if (const Status counted = countPictures(mined, spec, backendUri, draft); !counted) return counted.error();
    return draft;
}

} // namespace

Result<MinedEstimate> estimateMined(store::Database& database, const AskingSpec& spec, const MinedDecoding& decoding,
                                    const std::string& backendUri, const std::stop_token& stop) {
    auto draft = draftOf(database, spec, decoding, backendUri, stop);
    if (!draft) return draft.error();
    return std::move(draft->estimate);
}

Status canSee(const run::BackendChoice& backend) {
    if (!backend.report.empty()) {
        const auto report = backend::CapabilityReport::parse(backend.report);
        if (!report) return report.error();
        const auto& check = report->checks[static_cast<std::size_t>(backend::Check::Images)];
        if (!report->capabilities.images)
            return Error{ErrorCode::Backend,
                         "this study shows pictures, and the backend's test found: " + check.sentence, backend.uri};
    }
    backend::ModelRequest request;
    request.mode = backend.mode.value_or(backend::Mode::Chat);
    request.prompt = "What is this?";
    request.images.push_back(std::make_shared<const backend::Image>("image/png", "picture"));
    return run::takesRequest(backend.uri, request);
}

Result<CreatedMined> createMined(store::Workspace& workspace, const AskingSpec& spec, const MinedDecoding& decoding,
                                 const std::string& name, const run::BackendChoice& backend,
                                 const std::stop_token& stop) {
    if (const auto problem = backend.problem()) return wrongRun(*problem, backend.model);
    if (const Status can = canSee(backend); !can) return can.error();
    const auto model = backend.modelName();
    if (!model) return model.error();
    auto reader = workspace.reader(); // the items take a while to read: meanwhile others write
    if (!reader) return reader.error();
    auto draft = draftOf(*reader, spec, decoding, backend.uri, stop);
    if (!draft) return draft.error();
    if (draft->estimate.requests == 0)
        return wrongRun("there is no item of MINED that these choices can ask", reasonsOf(draft->estimate));
    store::NewRun fresh;
    store::RunRecord& record = fresh.record;
    record = run::recordOfSingles(kMinedRuns, backend, *model, name);
    record.spec.seed = decoding.seed;
    record.spec.decoding.seed = decoding.seed;
    record.spec.decoding.maxTokens = decoding.maxTokens;
    record.spec.concurrency = decoding.concurrency;
    record.elements = draft->estimate.units;
    record.sliceHash = draft->estimate.sliceHash;
    record.total = draft->estimate.requests;
    if (const auto problem = record.spec.problem()) return wrongRun(*problem);
    return workspace.write([&](store::Database& database) -> Result<CreatedMined> {
        return store::guarded([&]() -> Result<CreatedMined> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const std::int64_t id = store::RunStore(database).insert(fresh);
            MinedStore(database).addRun(id, spec, draft->units);
            transaction.commit();
            return CreatedMined{id, std::move(draft->estimate)};
        });
    });
}

backend::ModelRequest MinedContext::request(const Item& item, const AskingOrder::Place& place, std::int64_t index,
                                            std::shared_ptr<const backend::Image> picture) const {
    FramedPrompt prompt = edits ? FramedPrompt{{}, edits->text(place)}
                                : framed(item, place.configuration, mined::contextOf(unitOf(place), item), spec);
    backend::ModelRequest request;
    request.mode = backend::Mode::Chat;
    request.system = std::move(prompt.system);
    request.prompt = std::move(prompt.text);
    request.images.push_back(std::move(picture));
    request.decoding = record.spec.decoding;
    request.tag = index;
    request.group = static_cast<std::uint64_t>(record.id);
    return request;
}

std::string EditPrompts::text(const AskingOrder::Place& place) const {
    const ShownEdit& one = of(place);
    const EditFact& asked = facts[static_cast<std::size_t>(place.unit)];
    return ikeText(facts, one.places, facts[one.fact],
                   completes(place.configuration) ? asked.completion : asked.question);
}

namespace {
Result<std::shared_ptr<const EditPrompts>> editPrompts(store::Database& database, std::int64_t run,
                                                       const AskingSpec& spec, const std::vector<Unit>& units) {
    EditPrompts prompts;
    MinedStore mined(database);
    for (const Unit& unit : units) {
        const auto item = mined.item(unit.item);
        if (!item) return item.error();
        prompts.facts.push_back(factOf(unit, *item, spec));
    }
    auto shown = EditStore(database).read(run, units.size());
    if (!shown) return shown.error();
    prompts.shown = std::move(shown).value();
    return std::make_shared<const EditPrompts>(std::move(prompts));
}
} // namespace

Result<std::shared_ptr<const MinedContext>> minedContext(store::Database& database, store::RunRecord record) {
    if (record.study == kStudy && !isAsking(record))
        return wrongRun("the run judges replies of another: choose the run that asked", record.name);
    if (!isAsking(record)) return wrongRun("the run is of another study: it shows no pictures", record.name);
    MinedStore mined(database);
    auto spec = mined.spec(record.id);
    if (!spec) return spec.error();
    auto units = mined.units(record.id);
    if (!units) return units.error();
    AskingOrder order(*units, spec->configurations);
    if (static_cast<std::int64_t>(units->size()) != record.elements || order.size() != record.total)
        return Error{ErrorCode::Corrupt, "what the run asks is not whole in the workspace", record.name};
    std::shared_ptr<const EditPrompts> edits;
    if (spec->editing && spec->editing->isAsked()) {
        auto read = editPrompts(database, record.id, *spec, *units);
        if (!read) return read.error();
        edits = std::move(read).value();
    }
    return std::make_shared<const MinedContext>(MinedContext{
        std::move(record), std::move(spec).value(), std::move(units).value(), std::move(order), std::move(edits)});
}

EditFact factOf(const Unit& unit, const Item& item, const AskingSpec& spec) {
    const auto worded = [&](Configuration one) {
        return spec.words == WordSet::Clean ? cleanWords(item, one, spec.rules) : publicWords(item, one);
    };
    const auto& golds = goldsOf(unit, item);
    return {worded(Configuration::QI), golds.empty() ? std::string() : golds.front(), worded(Configuration::GI)};
}

std::optional<std::string> contextOf(const Unit& unit, const Item& item) {
    if (!unit.withContext) return std::nullopt;
    return unit.context ? *unit.context : item.context.text;
}

std::string contextSubjectOf(const Unit& unit, const Item& item) {
    if (!unit.withContext) return {};
    return unit.contextSubject ? *unit.contextSubject : item.context.subject;
}

ContextSubjects::ContextSubjects(const std::vector<Unit>& units) {
    for (const Unit& unit : units)
        if (unit.withContext) m_withContext[unit.item] = &unit;
}

std::string ContextSubjects::of(const Item& item, std::int64_t row) const {
    const auto with = m_withContext.find(row);
    return with == m_withContext.end() ? std::string() : contextSubjectOf(*with->second, item);
}

} // namespace chronoscope::mined
