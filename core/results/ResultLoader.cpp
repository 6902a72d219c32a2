// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/ResultLoader.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/results/RunReader.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellStore.h"

#include <algorithm>
#include <functional>
#include <future>
#include <limits>
#include <optional>
#include <set>

namespace chronoscope::results {

using benchmark::ElementMeta;
using Runs = std::vector<std::shared_ptr<const RunColumns>>;

namespace {
Error cancelled() { return {ErrorCode::Cancelled, "stopped", {}}; }

void addElement(ElementFacts& facts, const ElementMeta& meta) {
    facts.ids.push_back(meta.id);
    facts.domains.push_back(meta.domain);
    facts.states.push_back(meta.state);
    const auto relation = std::lower_bound(facts.relationNames.begin(), facts.relationNames.end(), meta.relation);
    facts.relations.push_back(static_cast<std::uint32_t>(relation - facts.relationNames.begin()));
    facts.subjects.add(meta.subject);
    facts.searchTexts.add(text::toUtf8(text::lower(meta.subject)));
    for (const int year : meta.years)
        facts.years.push_back(static_cast<std::int16_t>(year));
    facts.yearEnds.push_back(static_cast<std::uint32_t>(facts.years.size()));
}

/// Counts the changes of the elements that have any: invariant ones are not read.
Status readChanges(store::Database& database, ElementFacts& facts, const std::stop_token& stop) {
    std::vector<std::int64_t> rows;
    std::vector<std::size_t> elements;
    for (std::size_t i = 0; i < facts.size(); ++i) {
        if (facts.states[i] == benchmark::State::Invariant) continue;
        rows.push_back(facts.rows[i]);
        elements.push_back(i);
    }
    facts.changes.assign(facts.size(), 0);
    std::optional<Error> problem;
    const Status read = store::CellStore(database).bodies(rows, [&](std::size_t i, std::string_view body) {
        const std::size_t element = elements[i];
        const auto decoded = benchmark::decodeBody(body, facts.domains[element], facts.states[element], {});
        if (!decoded)
            problem = decoded.error();
        else if (stop.stop_requested())
            problem = cancelled();
        else
            facts.changes[element] = static_cast<std::uint16_t>(objectChanges(*decoded));
        return !problem;
    });
    if (!read) return read;
    return problem ? Status(*problem) : Status();
}

Result<std::shared_ptr<const ElementFacts>> readFacts(store::Database& database, std::vector<std::int64_t> rows,
                                                      const MetaByRow& metas, const std::stop_token& stop) {
    auto facts = std::make_shared<ElementFacts>();
    facts->rows = std::move(rows);
    std::set<std::string_view> names;
    for (const std::int64_t row : facts->rows)
        names.insert(metas.at(row)->relation);
    facts->relationNames.assign(names.begin(), names.end());
    for (const std::int64_t row : facts->rows)
        addElement(*facts, *metas.at(row));
    if (const Status read = readChanges(database, *facts, stop); !read) return read.error();
    return std::shared_ptr<const ElementFacts>(std::move(facts));
}

/// The facts, read on a thread and a connection of their own beside the cells: half of a large load is theirs. Elements
/// never change once stored, so that they need not be of the same snapshot. `metas` must not change meanwhile.
class FactsBeside {
public:
    FactsBeside(const store::Database& database, std::vector<std::int64_t> rows, const MetaByRow& metas,
                const std::stop_token& stop)
        : m_chained(stop, [this] { m_stop.request_stop(); }),
          m_facts(
              std::async(std::launch::async, [this, path = database.path(), rows = std::move(rows), &metas]() mutable {
                  auto reader = store::Database::open(path, store::Database::Access::ReadOnly);
                  return reader ? readFacts(*reader, std::move(rows), metas, m_stop.get_token()) : reader.error();
              })) {}
    ~FactsBeside() { m_stop.request_stop(); } // the future waits for the thread
    Result<std::shared_ptr<const ElementFacts>> take() { return m_facts.get(); }

private:
    std::stop_source m_stop;
    std::stop_callback<std::function<void()>> m_chained;
    std::future<Result<std::shared_ptr<const ElementFacts>>> m_facts; ///< last: ends first
};

/// One load: what it was asked for and what it has.
class Load {
public:
    Load(store::Database& database, const std::stop_token& stop, const LoadProgress& progress,
         const std::shared_ptr<const ResultSet>& before)
        : m_database(database), m_stop(stop), m_progress(progress), m_before(before) {}

    Result<std::shared_ptr<const ResultSet>> run(const std::vector<RunChoice>& choices) {
        for (const RunChoice choice : choices) {
            auto head = readHead(m_database, choice);
            if (!head) return head.error();
            if (!kept(*head)) m_all += head->cells();
            m_heads.push_back(std::move(head).value());
        }
        std::optional<FactsBeside> facts;
        if (const Status begun = beginFacts(facts); !begun) return begun.error();
        Runs runs;
        for (const RunHead& head : m_heads) {
            auto columns = columnsOf(head);
            if (!columns) return columns.error();
            runs.push_back(std::move(columns).value());
        }
        if (!facts) return joined(m_before->elements, runs);
        const auto read = facts->take();
        if (!read) return read.error();
        return joined(*read, runs);
    }

private:
    Result<std::shared_ptr<const RunColumns>> columnsOf(const RunHead& head) {
        if (auto same = kept(head)) return same;
        const auto told = [this](std::int64_t rows) { return tick(rows); };
        if (const RunColumns* before = earlier(head)) {
            auto read = readNewCells(m_database, head, *before, told);
            if (!read || *read) return read;
        }
        if (const Status read = readMetas(); !read) return read.error();
        return readRun(m_database, head, m_metas, told);
    }

    /// Nothing where those of the earlier set are the same.
    Status beginFacts(std::optional<FactsBeside>& facts) {
        std::vector<std::int64_t> rows;
        for (const RunHead& head : m_heads) {
            if (const RunColumns* before = earlier(head)) {
                rows.insert(rows.end(), before->rows.begin(), before->rows.end());
                continue;
            }
            const auto own = store::CellStore(m_database).rowsOf(head.choice.run, head.record.elements);
            if (!own) return own.error();
            rows.insert(rows.end(), own->begin(), own->end());
        }
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
        if (m_before && m_before->elements->rows == rows) return {};
        if (const Status read = readMetas(); !read) return read;
        for (const std::int64_t row : rows)
            if (!m_metas.contains(row))
                return Error{ErrorCode::Corrupt, "an element of a run is missing in the workspace",
                             std::to_string(row)};
        facts.emplace(m_database, std::move(rows), m_metas, m_stop);
        return {};
    }

    /// The columns of the earlier set, if they are still what is stored.
    std::shared_ptr<const RunColumns> kept(const RunHead& head) const {
        const auto index = m_before ? m_before->find(head.choice) : std::nullopt;
        if (!index || m_before->run(*index).stamp != head.stamp) return nullptr;
        return m_before->runs[*index].columns;
    }

    /// The columns of the earlier set, whatever has come since; null where there are none.
    const RunColumns* earlier(const RunHead& head) const {
        const auto index = m_before ? m_before->find(head.choice) : std::nullopt;
        return index && isEarlier(m_before->run(*index), head) ? &m_before->run(*index) : nullptr;
    }

    Status readMetas() {
        if (!m_metas.empty()) return {};
        auto list = store::BenchmarkStore(m_database).elements();
        if (!list) return list.error();
        m_list = std::move(list).value();
        for (const ElementMeta& meta : m_list) {
            const auto domain = static_cast<std::size_t>(meta.domain);
            const auto state = static_cast<std::size_t>(meta.state);
            const bool sound = domain < benchmark::kDomains.size() && state < benchmark::kStates.size() &&
                               std::all_of(meta.years.begin(), meta.years.end(),
                                           [](int year) { return year <= std::numeric_limits<std::int16_t>::max(); });
            if (!sound)
                return Error{ErrorCode::Corrupt, "an element in the workspace is damaged", std::to_string(meta.row)};
            m_metas.emplace(meta.row, &meta);
        }
        return {};
    }

    bool tick(std::int64_t rows) {
        m_done = std::min(m_done + rows, m_all);
        if (m_progress) m_progress(m_done, m_all);
        return !m_stop.stop_requested();
    }

    store::Database& m_database;
    const std::stop_token& m_stop;
    const LoadProgress& m_progress;
    const std::shared_ptr<const ResultSet>& m_before;
    std::vector<RunHead> m_heads;
    std::vector<ElementMeta> m_list;
    MetaByRow m_metas; ///< into m_list
    std::int64_t m_done = 0;
    std::int64_t m_all = 0;
};
} // namespace

Result<std::shared_ptr<const ResultSet>> loadResults(store::Database& database, const std::vector<RunChoice>& choices,
                                                     const std::stop_token& stop, const LoadProgress& progress,
                                                     const std::shared_ptr<const ResultSet>& before) {
    if (choices.size() > ResultSet::kMaxRuns)
        return Error{ErrorCode::InvalidArgument, "too many runs to look at together", std::to_string(choices.size())};
    if (std::set(choices.begin(), choices.end()).size() != choices.size())
        return Error{ErrorCode::InvalidArgument, "a run is chosen twice", {}};
    if (stop.stop_requested()) return cancelled();
    return store::guarded([&] {
        const SQLite::Transaction snapshot(database.sql());
        return Load(database, stop, progress, before).run(choices);
    });
}

} // namespace chronoscope::results
