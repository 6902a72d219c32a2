// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/SampleWorkspace.h"

#include "app/Resources.h"
#include "app/studies/robustness/StressSample.h"
#include "core/benchmark/Importer.h"
#include "core/run/RecordedRun.h"
#include "core/run/RunFactory.h"

#include <QTemporaryDir>

#include <array>
#include <memory>
#include <utility>

namespace chronoscope::app {

namespace {
struct SampleRun {
    const char* name;
    const char* backend;
};
constexpr std::array<SampleRun, 3> kRuns{{
    {"calibration model 2016", "calibration:?cutoff=2016&recall=0.7&partial=0.25&stale=0.6&noise=0.1&seed=16"},
    {"calibration model 2019", "calibration:?cutoff=2019&recall=0.8&partial=0.2&stale=0.6&noise=0.1&seed=19"},
    {"calibration model 2022", "calibration:?cutoff=2022&recall=0.9&partial=0.15&stale=0.6&noise=0.1&seed=22"},
}};

/// Of the calibration runs: enough for every category, few enough to be there within seconds on a busy machine.
constexpr int kSets = 2;

Status importSample(const std::shared_ptr<store::Workspace>& workspace, StressSample& stress) {
    QTemporaryDir folder;
    if (!folder.isValid()) return Error{ErrorCode::Io, "no temporary folder", folder.errorString().toStdString()};
    const std::string path = folder.path().toStdString();
    if (const Status unpacked = unpackSample(path); !unpacked) return unpacked;
    store::WorkspaceSink sink(workspace);
    const auto report = benchmark::importPaths({path}, stress.before(sink, workspace));
    return report ? Status() : Status(report.error());
}

/// What a real model said.
Status playReal(const std::shared_ptr<store::Workspace>& workspace, const run::RunEngine::Sink& progress) {
    auto recording = run::readRecording(sampleRecording());
    if (!recording) return recording.error();
    const auto played =
        run::playRecording(workspace, std::make_shared<const run::RecordedRun>(std::move(recording).value()), progress);
    return played ? Status() : Status(played.error());
}

Status finishRun(const std::shared_ptr<store::Workspace>& workspace, std::int64_t id,
                 const run::RunEngine::Sink& progress) {
    auto engine = run::openRun(workspace, id, progress);
    if (!engine) return engine.error();
    (*engine)->start();
    const auto last = (*engine)->wait();
    if (last.state != run::EngineState::Finished) return Error{last.stopCode, last.message, "sample run"};
    return {};
}
} // namespace

Status makeSampleWorkspace(const std::string& path, const run::RunEngine::Sink& progress) {
    auto workspace = store::Workspace::open(path, store::Workspace::Open::CreateIfMissing);
    if (!workspace) return workspace.error();
    auto stress = StressSample::make();
    if (!stress) return stress.error();
    if (const Status imported = importSample(*workspace, **stress); !imported) return imported;
    const auto pack = loadPack();
    if (!pack) return pack.error();
    // First: what asks a model by itself takes the newest run, and those of calibration models can always be asked.
    if (const Status played = playReal(*workspace, progress); !played) return played;
    auto reader = (*workspace)->reader();
    if (!reader) return reader.error();
    for (const SampleRun& sample : kRuns) {
        const auto known = store::RunStore(*reader).find(sample.name);
        std::int64_t id = known ? known->id : 0;
        if (known && known->state == store::RunState::Finished) continue;
        if (!known) {
            run::RunSpec spec;
            spec.sets = kSets;
            const auto created = run::createRun(**workspace, spec, sample.name, sample.backend, *pack);
            if (!created) return created.error();
            id = created->id;
        }
        if (const Status finished = finishRun(*workspace, id, progress); !finished) return finished;
    }
    const auto open = (*stress)->makeRuns(**workspace);
    if (!open) return open.error();
    for (const std::int64_t id : *open)
        if (const Status finished = finishRun(*workspace, id, progress); !finished) return finished;
    return {};
}

} // namespace chronoscope::app
