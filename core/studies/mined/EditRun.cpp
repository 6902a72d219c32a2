// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/EditRun.h"

#include "core/base/Hash.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace chronoscope::mined {

namespace {
using Vector = Embedding::Vector;

Error cancelled() { return {ErrorCode::Cancelled, "stopped", {}}; }

/// The demonstrations of `fact`, by the vector of its copy.
ShownEdit shownFor(std::size_t fact, const std::vector<Vector>& vectors, std::size_t pool, std::size_t wished) {
    const Vector& query = vectors[2 * fact];
    const auto alike = [&](std::size_t place) { return NgramEmbedding::similarity(query, vectors[place]); };
    return {fact, nearestDemonstrations(pool, alike, fact, wished)};
}

/// Finds for each question the fact that is told as new, among all.
class Memory {
public:
    explicit Memory(const std::vector<EditFact>& facts) {
        for (const EditFact& fact : facts)
            for (const std::string* question : {&fact.question, &fact.completion}) {
                std::string query = "Prompt: " + *question;
                const auto [known, isNew] = m_places.try_emplace(query, m_queries.size());
                if (isNew) m_queries.push_back(std::move(query));
                m_of.push_back(known->second);
            }
    }
    /// Each once.
    const std::vector<std::string>& queries() const { return m_queries; }
    /// Place of the query of a fact's question, or of its completion.
    std::size_t queryOf(std::size_t fact, std::size_t form) const { return m_of[2 * fact + form]; }

private:
    std::vector<std::string> m_queries;
    std::vector<std::size_t> m_of;
    std::map<std::string, std::size_t> m_places;
};

Unit freshUnit(const Unit& unit) {
    Unit fresh = unit;
    fresh.ordinal = 0;
    return fresh;
}

struct EditDraft {
    EditChoice choice;
    AskingSpec spec;
    std::vector<Unit> units;
    std::vector<ShownEdits> shown;
    std::string sliceHash;
};

Result<EditDraft> draftOf(store::Database& database, std::int64_t base, const EditOptions& options,
                          Embedding& embedding, const std::stop_token& stop) {
    auto record = store::RunStore(database).get(base);
    if (!record) return record.error();
    const auto context = minedContext(database, std::move(record).value());
    if (!context) return context.error();
    auto choice = chooseEdits(database, **context, options.tasks, stop);
    if (!choice) return choice.error();
    if (choice->items.empty())
        return Error{ErrorCode::InvalidArgument, "there is nothing to edit: no answer of this run is wrong",
                     (*context)->record.name};
    EditDraft draft;
    draft.spec = (*context)->spec;
    draft.spec.tasks = options.tasks.empty() ? std::vector(editedTasks().begin(), editedTasks().end()) : options.tasks;
    draft.spec.editing =
        EditingSpec{base, std::string(kIke), options.setting, options.demonstrations, embedding.name()};
    if (const auto problem = draft.spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    std::map<std::int64_t, const EditFact*> factOfItem;
    std::string ids;
    for (const ItemToEdit& one : choice->items) {
        draft.units.push_back(freshUnit(one.unit));
        factOfItem[one.unit.item] = &one.fact;
        ids += std::to_string(one.unit.item) + ' ';
    }
    sortForAsking(draft.units);
    std::vector<EditFact> facts;
    for (const Unit& unit : draft.units)
        facts.push_back(*factOfItem.at(unit.item));
    auto shown = shownEdits(facts, options.setting, static_cast<std::size_t>(options.demonstrations), embedding, stop);
    if (!shown) return shown.error();
    draft.shown = std::move(shown).value();
    draft.choice = std::move(choice).value();
    draft.sliceHash = toHex(contentId(draft.spec.json() + ids));
    return draft;
}
} // namespace

Result<std::vector<ShownEdits>> shownEdits(const std::vector<EditFact>& facts, EditSetting setting,
                                           std::size_t demonstrations, Embedding& embedding,
                                           const std::stop_token& stop) {
    const std::vector<std::string> pool = demonstrationsOf(facts);
    const bool isLifelong = setting == EditSetting::Lifelong;
    const Memory memory(isLifelong ? facts : std::vector<EditFact>());
    const auto vectors = embedding.of(pool, memory.queries(), stop);
    if (!vectors) return vectors.error();
    std::vector<ShownEdit> ofFact;
    for (std::size_t fact = 0; fact < facts.size(); ++fact) {
        if (stop.stop_requested()) return cancelled();
        ofFact.push_back(shownFor(fact, *vectors, pool.size(), demonstrations));
    }
    std::vector<std::size_t> nearest; // fact, by query
    for (std::size_t query = 0; query < memory.queries().size(); ++query) {
        if (stop.stop_requested()) return cancelled();
        const Vector& of = (*vectors)[pool.size() + query];
        const auto alike = [&](std::size_t place) { return NgramEmbedding::similarity(of, (*vectors)[place]); };
        nearest.push_back(nearestDemonstrations(pool.size(), alike, std::nullopt, 1).front() / 2);
    }
    std::vector<ShownEdits> shown;
    for (std::size_t fact = 0; fact < facts.size(); ++fact) {
        ShownEdits& one = shown.emplace_back();
        for (std::size_t form = 0; form < one.size(); ++form)
            one[form] = ofFact[isLifelong ? nearest[memory.queryOf(fact, form)] : fact];
    }
    return shown;
}

Result<CreatedEdit> createEdit(store::Workspace& workspace, std::int64_t base, const EditOptions& options,
                               Embedding& embedding, const std::string& name, const run::BackendChoice& backend,
                               const std::stop_token& stop) {
    if (const auto problem = backend.problem()) return Error{ErrorCode::InvalidArgument, *problem, backend.model};
    if (const Status can = canSee(backend); !can) return can.error();
    const auto model = backend.modelName();
    if (!model) return model.error();
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto draft = draftOf(*reader, base, options, embedding, stop);
    if (!draft) return draft.error();
    store::NewRun fresh;
    store::RunRecord& record = fresh.record;
    record = run::recordOfSingles(kEditRuns, backend, *model, name);
    record.base = base;
    record.spec.seed = options.decoding.seed;
    record.spec.decoding.seed = options.decoding.seed;
    record.spec.decoding.maxTokens = options.decoding.maxTokens;
    record.spec.concurrency = options.decoding.concurrency;
    record.elements = static_cast<std::int64_t>(draft->units.size());
    record.sliceHash = draft->sliceHash;
    record.total = record.elements * static_cast<std::int64_t>(draft->spec.configurations.size());
    if (const auto problem = record.spec.problem()) return Error{ErrorCode::InvalidArgument, *problem, {}};
    const std::int64_t requests = record.total;
    const bool isSmall = draft->shown.front().front().places.size() < static_cast<std::size_t>(options.demonstrations);
    return workspace.write([&](store::Database& database) -> Result<CreatedEdit> {
        return store::guarded([&]() -> Result<CreatedEdit> {
            SQLite::Transaction transaction(database.sql(), SQLite::TransactionBehavior::IMMEDIATE);
            const std::int64_t id = store::RunStore(database).insert(fresh);
            MinedStore(database).addRun(id, draft->spec, draft->units);
            EditStore(database).add(id, draft->shown);
            transaction.commit();
            return CreatedEdit{id, std::move(draft->choice), requests, isSmall};
        });
    });
}

} // namespace chronoscope::mined
