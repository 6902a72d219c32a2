// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/RunStore.h"

#include "core/backend/BackendUri.h"
#include "core/base/Hash.h"
#include "core/base/StrictJson.h"
#include "core/base/Time.h"
#include "core/store/RowReader.h"
#include "core/store/RowWriter.h"
#include "core/store/WorkspaceLock.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <random>

namespace chronoscope::store {

using nlohmann::json;

namespace {
constexpr int kMaxDepth = 16; ///< of stored JSON
constexpr const char* kColumns =
    "SELECT r.id, r.name, r.model, r.backend, r.spec, r.years, r.elements, r.slice_hash, t.json, p.json, "
    "r.element_limit, r.state, r.message, r.created, r.updated, r.total, r.answered, r.refused, r.empty, "
    "r.prompt_tokens, r.completion_tokens, r.seconds, r.low_water, r.report, r.price_input, r.price_output, r.budget, "
    "r.cached, r.cached_prompt_tokens, r.cached_completion_tokens, r.untold, r.spent, r.server, r.base, r.traversal, "
    "r.nonce, r.contradictory, r.unreadable, r.left_out, r.study, r.plan, r.made_as, r.failed_to FROM run r LEFT JOIN "
    "pack t ON "
    "t.id = "
    "r.template_pack "
    "LEFT JOIN pack p ON p.id = r.relation_pack ";

/// What no program of ours would have stored; arithmetic on it would go astray.
std::optional<std::string> problemOf(const RunRecord& run) {
    if (const auto problem = run.spec.problem()) return problem;
    const RunCounts& counts = run.counts;
    if (run.elements < 1 || std::min({run.lowWater, run.total, counts.answered, counts.refused, counts.empty,
                                      counts.untold, counts.contradictory, counts.unreadable, counts.leftOut}) < 0)
        return "its counts are damaged";
    const bool traverses = run.is(kTraversalRuns);
    if (run.base < 0 || traverses == run.traversal.empty() ||
        (run.study == kChroKnowledge && traverses != (run.base != 0)))
        return "it is half a traversal run";
    if (run.study != kChroKnowledge) return std::nullopt;
    if (run.years.empty() || !std::is_sorted(run.years.begin(), run.years.end())) return "its years are damaged";
    constexpr double kIndexLimit = 1ull << 40; // see runKey()
    const double replies = static_cast<double>(run.elements) * static_cast<double>(run.years.size()) *
                           static_cast<double>(run.spec.templates.size() * run.spec.temperatures.size()) *
                           run.spec.sets;
    if (replies >= kIndexLimit) return "it is larger than a workspace can hold";
    return std::nullopt;
}

/// What stands as JSON in column `at`. Throws damaged() where it is no `T`.
template <typename T> T readColumn(SQLite::Statement& row, int at, const std::string& what) {
    const std::string text = row.getColumn(at).getString();
    auto value = readJson(text, kMaxDepth, ErrorCode::Corrupt, {}, [](const json& in) { return in.get<T>(); });
    if (!value) throw damaged("its " + what + " are damaged: " + value.error().message);
    return std::move(value).value();
}

std::optional<double> optionalAmount(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(amountFrom(column));
}

std::int64_t integerAt(SQLite::Statement& row, int at) {
    return wholeFrom(row.getColumn(at), std::numeric_limits<std::int64_t>::min(),
                     std::numeric_limits<std::int64_t>::max());
}

RunCounts readCounts(SQLite::Statement& row) {
    RunCounts counts;
    counts.answered = integerAt(row, 16);
    counts.refused = integerAt(row, 17);
    counts.empty = integerAt(row, 18);
    counts.promptTokens = integerAt(row, 19);
    counts.completionTokens = integerAt(row, 20);
    counts.seconds = amountFrom(row.getColumn(21));
    counts.cached = integerAt(row, 27);
    counts.cachedPromptTokens = integerAt(row, 28);
    counts.cachedCompletionTokens = integerAt(row, 29);
    counts.untold = integerAt(row, 30);
    counts.spent = amountFrom(row.getColumn(31));
    counts.contradictory = integerAt(row, 36);
    counts.unreadable = integerAt(row, 37);
    counts.leftOut = integerAt(row, 38);
    return counts;
}

RunRecord readRun(SQLite::Statement& row) {
    RunRecord run;
    run.id = row.getColumn(0).getInt64();
    if (row.getColumn(8).isNull() || row.getColumn(9).isNull()) throw damaged("the texts of its prompts are missing");
    run.name = row.getColumn(1).getString();
    run.model = row.getColumn(2).getString();
    run.backend = row.getColumn(3).getString();
    run.spec = readColumn<run::RunSpec>(row, 4, "settings");
    run.years = readColumn<std::vector<int>>(row, 5, "years");
    run.elements = integerAt(row, 6);
    run.sliceHash = row.getColumn(7).getString();
    run.templatePack = row.getColumn(8).getString();
    run.relationPack = row.getColumn(9).getString();
    run.elementLimit = integerAt(row, 10);
    run.state = enumFrom(row.getColumn(11), RunState::Interrupted);
    run.message = row.getColumn(12).getString();
    run.created = row.getColumn(13).getString();
    run.updated = row.getColumn(14).getString();
    run.total = integerAt(row, 15);
    run.counts = readCounts(row);
    run.lowWater = integerAt(row, 22);
    run.report = row.getColumn(23).getString();
    const auto input = optionalAmount(row.getColumn(24));
    const auto output = optionalAmount(row.getColumn(25));
    if (input && output) run.price = backend::Price{*input, *output};
    run.budget = optionalAmount(row.getColumn(26));
    run.server = row.getColumn(32).getString();
    run.base = integerAt(row, 33);
    run.traversal = row.getColumn(34).getString();
    run.nonce = row.getColumn(35).getString();
    run.study = row.getColumn(39).getString();
    run.plan = row.getColumn(40).getString();
    run.madeAs = row.getColumn(41).getString();
    run.failedTo = integerAt(row, 42);
    if (run.state != RunState::Finished && wasImported(run)) run.state = RunState::HalfImported;
    if (const auto problem = problemOf(run)) throw damaged(*problem);
    return run;
}

void readErrors(SQLite::Database& sql, RunRecord& run) {
    SQLite::Statement rows(sql, "SELECT kind, count FROM run_error WHERE run = ?");
    rows.bind(1, run.id);
    while (rows.executeStep()) {
        const auto kind = static_cast<backend::ErrorKind>(wholeFrom(rows.getColumn(0), 1, backend::kErrorKinds - 1));
        run.counts.errors[kind] = wholeFrom(rows.getColumn(1), 0, std::numeric_limits<std::int64_t>::max());
    }
}

std::string storePack(SQLite::Database& sql, const std::string& text) {
    const ContentId id = contentId(text);
    SQLite::Statement insert(sql, "INSERT OR IGNORE INTO pack(id, json) VALUES(?, ?)");
    execute(insert, id, text);
    return {id.begin(), id.end()};
}

void bindBlob(SQLite::Statement& statement, int at, const std::string& bytes) {
    statement.bind(at, bytes.data(), static_cast<int>(bytes.size()));
}

/// 128 random bits as hex digits: what tells a run from all others, see annotation::runIdentity().
std::string freshNonce() {
    std::random_device random;
    std::string text;
    for (int word = 0; word < 4; ++word)
        text += fmt::format("{:08x}", random());
    return text;
}

std::int64_t insertRun(SQLite::Database& sql, const RunRecord& run) {
    const std::string templates = storePack(sql, run.templatePack);
    const std::string relations = storePack(sql, run.relationPack);
    const std::string created = utcNow();
    SQLite::Statement insert(
        sql, "INSERT INTO run(name, model, backend, spec, years, elements, slice_hash, template_pack, relation_pack, "
             "element_limit, state, created, updated, total, report, price_input, price_output, budget, server, base, "
             "traversal, plan, nonce, study) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    SQLite::bind(insert, run.name, run.model, run.backend, json(run.spec).dump(), json(run.years).dump(), run.elements,
                 run.sliceHash);
    bindBlob(insert, 8, templates);
    bindBlob(insert, 9, relations);
    insert.bind(10, run.elementLimit);
    insert.bind(11, static_cast<int>(RunState::Ready));
    insert.bind(12, created);
    insert.bind(13, created);
    insert.bind(14, run.total);
    insert.bind(15, run.report);
    if (run.price) {
        insert.bind(16, run.price->input);
        insert.bind(17, run.price->output);
    }
    if (run.budget) insert.bind(18, *run.budget);
    insert.bind(19, run.server);
    insert.bind(20, run.base);
    insert.bind(21, run.traversal);
    insert.bind(22, run.plan);
    insert.bind(23, freshNonce());
    insert.bind(24, run.study);
    insert.exec();
    return sql.getLastInsertRowid();
}

} // namespace

bool wasImported(const RunRecord& run) {
    const auto uri = backend::BackendUri::parse(run.backend);
    return uri && uri->protocol == backend::kImportedProtocol;
}

std::string_view name(RunState state) {
    switch (state) {
    case RunState::Ready: return "ready";
    case RunState::Running: return "running";
    case RunState::Stopped: return "stopped";
    case RunState::Finished: return "finished";
    case RunState::Interrupted: return "interrupted";
    case RunState::HalfImported: return "incomplete import";
    }
    return "";
}

std::int64_t& RunCounts::of(matching::ReplyKind kind) {
    std::int64_t* const counts[]{&answered, &refused, &empty, &contradictory, &unreadable}; // as the kinds are numbered
    return *counts[static_cast<std::size_t>(kind)];
}

std::int64_t RunCounts::errorCount() const {
    std::int64_t sum = 0;
    for (const auto& [kind, count] : errors)
        sum += count;
    return sum;
}

Result<std::int64_t> RunStore::create(const NewRun& run) {
    return guarded([&] {
        SQLite::Transaction transaction(m_sql, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t id = insert(run);
        transaction.commit();
        return id;
    });
}

std::int64_t RunStore::insert(const NewRun& run) {
    const std::int64_t id = insertRun(m_sql, run.record);
    SQLite::Statement rows(m_sql, "INSERT INTO run_element(run, ordinal, row) VALUES(?,?,?)");
    for (std::size_t i = 0; i < run.rows.size(); ++i) {
        execute(rows, id, static_cast<std::int64_t>(i), run.rows[i]);
    }
    return id;
}

namespace {
constexpr const char* kNotDeleted = "r.id NOT IN (SELECT run FROM run_deleted) ";
}

Result<std::vector<RunRecord>> RunStore::list(const RunKind& kind) {
    auto runs = read(fmt::format("WHERE r.study = '{}' AND r.plan = '{}' AND {}", kind.study, kind.plan, kNotDeleted));
    if (runs) std::erase_if(*runs, [](const RunRecord& run) { return run.state == RunState::HalfImported; });
    return runs;
}

Result<std::vector<RunRecord>> RunStore::all() { return read(std::string("WHERE ") + kNotDeleted); }

/// Runs by id; `id`, where it is one, is bound to the only parameter. A reader that finds a run going while nobody
/// writes looks again: whoever lets go of the workspace has stored the end of its run first, unless it was killed.
Result<std::vector<RunRecord>> RunStore::read(const std::string& where, std::int64_t id) {
    const auto once = [&] {
        return guarded([&] {
            std::vector<RunRecord> runs;
            SQLite::Statement rows(m_sql, kColumns + where + "ORDER BY r.id");
            if (id != 0) rows.bind(1, id);
            while (rows.executeStep())
                runs.push_back(
                    located([&] { return "run " + rows.getColumn(0).getString(); }, [&] { return readRun(rows); }));
            for (RunRecord& run : runs)
                located([&] { return "run " + std::to_string(run.id); }, [&] { readErrors(m_sql, run); });
            return runs;
        });
    };
    const auto goes = [](const RunRecord& run) { return run.state == RunState::Running; };
    auto runs = once();
    const bool mayBeLost = runs && sqlite3_db_readonly(m_sql.getHandle(), "main") == 1 &&
                           std::any_of(runs->begin(), runs->end(), goes) && !WorkspaceLock::isHeld(m_path);
    if (!mayBeLost) return runs;
    runs = once();
    if (!runs) return runs;
    for (RunRecord& run : *runs)
        if (goes(run)) run.state = RunState::Interrupted;
    return runs;
}

Result<RunRecord> RunStore::get(std::int64_t id) {
    auto runs = read("WHERE r.id = ? ", id);
    if (!runs) return runs.error();
    if (runs->empty()) return Error{ErrorCode::NotFound, "no such run", std::to_string(id)};
    return std::move(runs->front());
}

Result<RunRecord> RunStore::find(const std::string& idOrName) {
    auto found = any(idOrName);
    if (found && found->state == RunState::HalfImported)
        return Error{ErrorCode::NotFound, "the import of this run has not come to its end: import the files again",
                     idOrName};
    if (!found) return found;
    const auto isDeleted = guarded([&] {
        SQLite::Statement row(m_sql, "SELECT 1 FROM run_deleted WHERE run = ?");
        row.bind(1, found->id);
        return row.executeStep();
    });
    if (!isDeleted) return isDeleted.error();
    if (*isDeleted)
        return Error{ErrorCode::NotFound, "this run is deleted: bring it back with runs --run R --restore", idOrName};
    return found;
}

Result<RunRecord> RunStore::any(const std::string& idOrName) {
    std::int64_t id = 0;
    const char* end = idOrName.data() + idOrName.size();
    if (const auto parsed = std::from_chars(idOrName.data(), end, id); parsed.ec == std::errc() && parsed.ptr == end)
        if (auto run = get(id); run || run.error().code != ErrorCode::NotFound) return run;
    const auto named = guarded([&]() -> std::int64_t {
        SQLite::Statement rows(m_sql,
                               "SELECT max(id) FROM run WHERE name = ? AND id NOT IN (SELECT run FROM run_deleted)");
        rows.bind(1, idOrName);
        return rows.executeStep() ? rows.getColumn(0).getInt64() : 0;
    });
    if (!named) return named.error();
    if (*named == 0) return Error{ErrorCode::NotFound, "no such run", idOrName};
    return get(*named);
}

Status RunStore::setState(std::int64_t id, RunState state, const std::string& message) {
    return guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE run SET state = ?, message = ?, updated = ? WHERE id = ?");
        execute(update, state, message, utcNow(), id);
    });
}

Status RunStore::setFailedTo(std::int64_t id, std::int64_t index) {
    return guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE run SET failed_to = max(failed_to, ?) WHERE id = ?");
        execute(update, index, id);
    });
}

Status RunStore::setBudget(std::int64_t id, std::optional<double> dollars) {
    return guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE run SET budget = ? WHERE id = ?");
        if (dollars) update.bind(1, *dollars);
        update.bind(2, id);
        update.exec();
    });
}

void RunStore::updateProgress(std::int64_t id, const RunCounts& counts, std::int64_t lowWater) {
    SQLite::Statement update(m_sql, "UPDATE run SET answered = ?, refused = ?, empty = ?, prompt_tokens = ?, "
                                    "completion_tokens = ?, seconds = ?, low_water = ?, updated = ?, cached = ?, "
                                    "cached_prompt_tokens = ?, cached_completion_tokens = ?, untold = ?, spent = ?, "
                                    "contradictory = ?, unreadable = ?, "
                                    "left_out = ? WHERE id = ?");
    execute(update, counts.answered, counts.refused, counts.empty, counts.promptTokens, counts.completionTokens,
            counts.seconds, lowWater, utcNow(), counts.cached, counts.cachedPromptTokens, counts.cachedCompletionTokens,
            counts.untold, counts.spent, counts.contradictory, counts.unreadable, counts.leftOut, id);
    if (counts.errors.empty()) return;
    SQLite::Statement errors(m_sql, "INSERT INTO run_error(run, kind, count) VALUES(?,?,?) "
                                    "ON CONFLICT(run, kind) DO UPDATE SET count = excluded.count");
    for (const auto& [kind, count] : counts.errors) {
        execute(errors, id, kind, count);
    }
}

Status RunStore::markInterrupted() {
    return guarded([&] {
        SQLite::Statement update(m_sql, "UPDATE run SET state = ?, message = 'the program ended while it ran' "
                                        "WHERE state = ?");
        execute(update, RunState::Interrupted, RunState::Running);
    });
}

} // namespace chronoscope::store
