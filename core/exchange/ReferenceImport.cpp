// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ReferenceImport.h"

#include "core/backend/BackendUri.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/exchange/ResultReplies.h"
#include "core/exchange/ResultScan.h"
#include "core/run/RunFactory.h"
#include "core/run/TemplatePlan.h"
#include "core/store/ElementVersions.h"
#include "core/store/RunRemoval.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

namespace chronoscope::exchange {

namespace fs = std::filesystem;
using benchmark::ElementMeta;
using store::Database;

namespace {
std::string backendOf(const std::string& folder) {
    backend::BackendUri uri;
    uri.protocol = backend::kImportedProtocol;
    uri.base = "reference";
    uri.query["from"] = folder;
    return uri.text();
}

run::RunSpec specOf(const ReferenceImportOptions& options, const ResultScan& scan) {
    run::RunSpec spec = options.spec;
    spec.templates = {options.form};
    spec.sets = scan.sets;
    spec.temperatures = scan.temperatures;
    spec.slice = {};
    spec.slice.years = scan.years;
    const auto addOnce = [](auto& list, auto value) {
        if (std::find(list.begin(), list.end(), value) == list.end()) list.push_back(value);
    };
    for (const ResultGroup& group : scan.groups) {
        addOnce(spec.slice.domains, group.domain);
        addOnce(spec.slice.states, group.state);
    }
    return spec;
}

Result<ResultScan> scan(store::Workspace& workspace, const ReferenceImportOptions& options, const std::string& folder,
                        const std::stop_token& stop) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto all = store::BenchmarkStore(*reader).elements();
    if (!all) return all.error();
    const auto mayAsk = [&](const ElementMeta& meta) {
        return prompt::PromptBuilder::available(options.form, options.spec.protocol, meta.distractors);
    };
    auto versions = store::ElementVersions(*reader).added();
    if (!versions) return versions.error();
    return scanResults(folder, *all,
                       {mayAsk, isJudgedByPlace(options.form, options.spec.protocol), std::move(versions).value()},
                       stop);
}

/// The run the files are to become, with nothing in it yet.
Result<std::int64_t> create(store::Workspace& workspace, const ReferenceImportOptions& options, const ResultScan& scan,
                            const prompt::PromptPack& pack) {
    std::vector<std::int64_t> rows;
    for (const ResultGroup& group : scan.groups)
        rows.insert(rows.end(), group.rows.begin(), group.rows.end());
    std::sort(rows.begin(), rows.end());
    run::BackendChoice backend(backendOf(options.folder));
    backend.model = options.model;
    const auto created = run::createRun(workspace, specOf(options, scan), options.model, backend, pack, rows);
    if (!created) return created.error();
    if (created->estimate.requests == scan.replies + scan.missing) return created->id;
    (void)workspace.write([&](Database& database) { return store::removeRun(database, created->id); });
    return Error{ErrorCode::BadInput,
                 "the benchmark of the workspace changed while the files were read; import them again", options.folder};
}

/// Second reading: the replies go through an engine that finds them in the files instead of asking a server.
Status fill(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id, const ResultScan& scan,
            const std::string& folder, const run::RunEngine::Sink& sink, const std::stop_token& stop,
            const run::RunEngine::Options& options) {
    auto reader = workspace->reader();
    if (!reader) return reader.error();
    const auto context = run::loadRun(*reader, id);
    if (!context) return context.error();
    const auto replies = std::make_shared<ResultReplies>(scan, (*context)->layout);
    auto plan =
        std::make_unique<run::TemplatePlan>(*context, std::move(reader).value(), std::vector<store::IndexRange>());
    run::RunEngine engine(workspace, (*context)->record, std::move(plan), replies, options, sink);
    engine.start();
    run::RunProgress last;
    {
        const std::stop_callback byUser(stop, [&] { engine.cancel(); });
        const std::stop_callback byChange(replies->changed(), [&] { engine.cancel(); });
        last = engine.wait();
    }
    if (replies->changed().stop_requested())
        return Error{ErrorCode::Io, "a file changed while it was read; nothing was imported", folder};
    if (last.state == run::EngineState::Finished) {
        if (replies->found() == scan.replies) return {};
        return Error{ErrorCode::Io, "a file changed while it was read; nothing was imported", folder};
    }
    if (last.reason == run::StopReason::User)
        return Error{ErrorCode::Cancelled, "stopped; nothing was imported", folder};
    return Error{last.stopCode, last.message, folder};
}
} // namespace

run::RunSpec ReferenceImportOptions::referenceSpec() {
    run::RunSpec spec;
    spec.sampler = prompt::Sampler::Reference;
    return spec;
}

Result<ReferenceImport> importReference(const std::shared_ptr<store::Workspace>& workspace,
                                        const ReferenceImportOptions& options, const prompt::PromptPack& pack,
                                        const run::RunEngine::Sink& sink, const std::stop_token& stop,
                                        run::RunEngine::Options engine) {
    if (text::trim(options.model).empty() || !text::isUtf8(options.model))
        return Error{ErrorCode::InvalidArgument, "an imported run needs the name of its model", options.model};
    if (const Status removed = workspace->write(store::removeHalfImports); !removed) return removed.error();
    const auto folder = resultFolder(options.folder, "Results", options.model);
    if (!folder) return folder.error();
    const auto found = scan(*workspace, options, *folder, stop);
    if (!found) return found.error();
    const auto id = create(*workspace, options, *found, pack);
    if (!id) return id.error();
    engine.errorsInARow = 0; // what is missing in a file is no outage
    Status done = fill(workspace, *id, *found, options.folder, sink, stop, engine);
    if (done)
        done = workspace->write([&](Database& database) {
            return store::RunStore(database).setState(
                *id, store::RunState::Finished,
                fmt::format("imported from {}: {} replies, {} missing there{}; {} exemplar "
                            "sets, as many as its longest list has",
                            *folder, found->replies, found->missing,
                            found->unasked == 0 ? std::string()
                                                : fmt::format(", {} to years without objects left out", found->unasked),
                            found->sets));
        });
    if (!done) {
        // Where even this fails, on a full disk, the next import or opening does it.
        (void)workspace->write([&](Database& database) { return store::removeRun(database, *id); });
        return done.error();
    }
    ReferenceImport report;
    report.run = *id;
    report.folder = *folder;
    for (const ResultGroup& group : found->groups)
        report.files.insert(report.files.end(), group.paths.begin(), group.paths.end());
    report.elements = found->elements();
    report.replies = found->replies;
    report.missing = found->missing;
    report.absent = found->absent;
    report.unasked = found->unasked;
    report.firstAbsent = found->firstAbsent;
    report.firstUnasked = found->firstUnasked;
    report.sets = found->sets;
    return report;
}

} // namespace chronoscope::exchange
