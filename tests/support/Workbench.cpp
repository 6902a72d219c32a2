// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/Workbench.h"

#include "core/backend/calibration/CalibrationModel.h"
#include "core/run/RunFactory.h"
#include "core/run/TemplatePlan.h"
#include "tests/support/Files.h"

#include <stdexcept>

namespace chronoscope::test {

void must(const Status& status) {
    if (!status) throw std::runtime_error(status.error().text());
}

prompt::PromptPack loadPack() {
    return must(prompt::PromptPack::parseWithFolder({readFile(source("resources/packs/templates.json")),
                                                     readFile(source("resources/packs/relations.json")),
                                                     readFile(source("resources/packs/relations-clean.json"))},
                                                    {}));
}

benchmark::ImportReport importInto(const WorkspacePtr& workspace, const std::vector<std::string>& paths) {
    store::WorkspaceSink sink(workspace);
    return must(benchmark::importPaths(paths, sink));
}

WorkspacePtr emptyWorkspace(const TempDir& folder, const std::string& name) {
    return must(store::Workspace::open(folder.file(name), store::Workspace::Open::CreateIfMissing));
}

WorkspacePtr makeWorkspace(const TempDir& folder, const std::string& name) {
    auto workspace = emptyWorkspace(folder, name);
    const auto report = importInto(workspace, {sampleBenchmark()});
    if (report.skippedCount != 0 || report.elements == 0) throw std::runtime_error("the sample benchmark is not sound");
    return workspace;
}

void makeBareRuns(const WorkspacePtr& workspace, int count) {
    for (int run = 0; run < count; ++run)
        must(workspace->write([](store::Database& database) { return store::RunStore(database).create({}); }));
}

std::int64_t makeRun(const WorkspacePtr& workspace, const run::RunSpec& spec, const std::string& backendUri,
                     const std::string& name) {
    return must(run::createRun(*workspace, spec, name, backendUri, loadPack())).id;
}

std::shared_ptr<const run::RunContext> contextOf(const WorkspacePtr& workspace, std::int64_t run) {
    auto reader = must(workspace->reader());
    return must(run::loadRun(reader, run));
}

store::RunRecord recordOf(const WorkspacePtr& workspace, std::int64_t run) {
    auto reader = must(workspace->reader());
    return must(store::RunStore(reader).get(run));
}

run::RunProgress runToEnd(const WorkspacePtr& workspace, std::int64_t run, int concurrency) {
    const auto engine = must(run::openRun(workspace, run, {}, concurrency));
    engine->start();
    return engine->wait();
}

std::unique_ptr<run::RunEngine> engineWith(const WorkspacePtr& workspace, std::int64_t run,
                                           std::shared_ptr<backend::ModelBackend> backend,
                                           run::RunEngine::Options options, run::RunEngine::Sink sink) {
    auto reader = must(workspace->reader());
    const auto context = must(run::loadRun(reader, run));
    auto stored = must(store::storedRanges(reader, run, context->record.lowWater));
    auto plan = std::make_unique<run::TemplatePlan>(context, std::move(reader), std::move(stored));
    return std::make_unique<run::RunEngine>(workspace, context->record, std::move(plan), std::move(backend), options,
                                            std::move(sink));
}

ModelAnswer calibrationAnswer(const WorkspacePtr& workspace, std::int64_t run) {
    auto reader = must(workspace->reader());
    const auto context = must(run::loadRun(reader, run));
    const auto params =
        must(backend::CalibrationParams::fromUri(must(backend::BackendUri::parse(context->record.backend))));
    auto model =
        std::make_shared<const backend::CalibrationModel>(params, must(run::factBookOf(reader, context->record)));
    return [model](const backend::ModelRequest& request) { return model->reply(request); };
}

Dump dumpOf(const WorkspacePtr& workspace, std::int64_t run) {
    const std::string range = " WHERE key >= " + std::to_string(run::runKey(run, 0)) + " AND key < " +
                              std::to_string(run::runKey(run + 1, 0)) + " ORDER BY key";
    const std::string key = "SELECT key & " + std::to_string(run::keyIndex(-1)) + ", ";
    const std::string mine = " WHERE run = " + std::to_string(run);
    const std::map<std::string, std::string> queries{
        {"reply", key +
                      "kind, hit, left_out, score, value, prompt_tokens, completion_tokens, finish, "
                      "(SELECT text FROM reply_text t WHERE t.id = reply.text) FROM reply" +
                      range},
        {"reply_tokens", key + "tokens FROM reply_tokens" + range},
        {"cell", key +
                     "greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, category, greedy_left_out, "
                     "sampled_left_out FROM cell" +
                     range},
        {"element_category", key + "category FROM element_category" + range},
        {"run_error", "SELECT kind, count FROM run_error" + mine + " ORDER BY 1"},
        {"run", "SELECT total, answered, refused, empty, contradictory, unreadable, left_out, prompt_tokens, "
                // Of a finished run the mark is a lower bound: replies that a kill left beyond it are passed over.
                "completion_tokens, CASE state WHEN " +
                    std::to_string(static_cast<int>(store::RunState::Finished)) +
                    " THEN 0 ELSE low_water END, state FROM run WHERE id = " + std::to_string(run)}};
    auto reader = must(workspace->reader());
    Dump dump;
    for (const auto& [table, query] : queries) {
        SQLite::Statement rows(reader.sql(), query);
        auto& lines = dump[table];
        while (rows.executeStep()) {
            std::string line;
            for (int i = 0; i < rows.getColumnCount(); ++i)
                line += (rows.getColumn(i).isNull() ? "NULL" : rows.getColumn(i).getString()) + "|";
            lines.push_back(std::move(line));
        }
    }
    return dump;
}

run::RunSpec smallSpec(int firstElements) {
    run::RunSpec spec;
    spec.slice.domains = {benchmark::Domain::General};
    spec.slice.sample.kind = benchmark::Sample::Kind::First;
    spec.slice.sample.amount = firstElements;
    return spec;
}

} // namespace chronoscope::test
