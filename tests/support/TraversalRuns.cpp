// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/TraversalRuns.h"

#include "core/base/Hash.h"
#include "core/run/RunFactory.h"
#include "core/studies/chroknow/traversal/TraversalProbes.h"
#include "core/studies/chroknow/traversal/TraversalRun.h"
#include "tests/support/Files.h"

#include <stdexcept>

namespace chronoscope::test {

traversal::TraversalSpec runSpecOf(traversal::Protocol protocol) {
    traversal::TraversalSpec spec;
    spec.protocol = protocol;
    spec.sample = {};
    spec.words = readFile(source("resources/packs/traversal.json"));
    return spec;
}

std::vector<traversal::TraversalSpec> everyProtocol() {
    std::vector<traversal::TraversalSpec> specs{runSpecOf(), runSpecOf(traversal::Protocol::Reference),
                                                runSpecOf(traversal::Protocol::Reference)};
    specs.back().edition = 1;
    return specs;
}

std::int64_t finishedBase(const WorkspacePtr& workspace, int elements, const std::string& model) {
    run::RunSpec spec = smallSpec(elements);
    spec.templates = {prompt::Template::Generation};
    const std::int64_t base = makeRun(workspace, spec, model, "base");
    if (runToEnd(workspace, base).state != run::EngineState::Finished)
        throw std::runtime_error("the base run did not finish");
    return base;
}

std::int64_t makeTraversals(const WorkspacePtr& workspace, std::int64_t base, const traversal::TraversalSpec& spec) {
    return must(run::createTraversals(*workspace, base, spec, "traversals")).id;
}

std::unique_ptr<run::RunEngine> traversalEngine(const WorkspacePtr& workspace, std::int64_t run,
                                                std::shared_ptr<backend::ModelBackend> backend,
                                                run::RunEngine::Options options) {
    auto reader = must(workspace->reader());
    const auto context = must(run::loadRun(reader, run));
    auto plan = must(run::TraversalProbes::open(context, std::move(reader)));
    return std::make_unique<run::RunEngine>(workspace, context->record, std::move(plan), std::move(backend), options,
                                            run::RunEngine::Sink());
}

backend::ModelReply moodyReply(const backend::ModelRequest& request) {
    const std::uint64_t mood = hash64(request.prompt);
    auto reply = [&] {
        switch (mood % 8) {
        case 0: return said("A. Quorl " + std::to_string(mood % 100));
        case 1: return said("");
        case 2: return said("I'm sorry, but I can't help with that.");
        case 3: return said("Sure, here is what I think");
        default: break;
        }
        const std::size_t answer = request.prompt.rfind("\nA. ");
        return said(request.prompt.substr(answer + 1, request.prompt.find('\n', answer + 1) - answer - 1));
    }();
    std::get<backend::Completion>(reply).usage = {static_cast<std::uint32_t>(request.prompt.size()), 3};
    return reply;
}

Dump traversalDump(const WorkspacePtr& workspace, std::int64_t run) {
    Dump dump = dumpOf(workspace, run);
    auto reader = must(workspace->reader());
    for (const char* table : {"traversal_target", "traversal_stratum"}) {
        SQLite::Statement rows(reader.sql(), std::string("SELECT * FROM ") + table + " WHERE run = ? ORDER BY 2, 3, 4");
        rows.bind(1, run);
        auto& lines = dump[table];
        while (rows.executeStep()) {
            std::string line;
            for (int i = 1; i < rows.getColumnCount(); ++i)
                line += (rows.getColumn(i).isNull() ? "NULL" : rows.getColumn(i).getString()) + "|";
            lines.push_back(std::move(line));
        }
    }
    return dump;
}

std::vector<store::TargetRow> targetsIn(const WorkspacePtr& workspace, std::int64_t run) {
    auto reader = must(workspace->reader());
    std::vector<store::TargetRow> targets;
    must(store::TraversalStore(reader).targets(run, [&](const store::TargetRow& target) {
        targets.push_back(target);
        return true;
    }));
    return targets;
}

} // namespace chronoscope::test
