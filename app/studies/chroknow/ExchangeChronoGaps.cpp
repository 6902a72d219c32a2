// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/ExchangeChronoGaps.h"

#include "app/Resources.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "core/analysis/TableText.h"
#include "core/studies/chroknow/chronogap/ChronoGapExport.h"
#include "core/studies/chroknow/chronogap/ChronoGapReport.h"
#include "core/studies/chroknow/traversal/TraversalWords.h"

#include <fmt/format.h>

namespace chronoscope::app {

namespace {
Result<exchange::ChronoGapReport> countChronoGaps(const ChronoGapsWanted& wanted, const std::stop_token& stop) {
    exchange::ChronoGapOptions files{wanted.folder, wanted.model, {}};
    if (!wanted.match.empty()) {
        files.preprocess = matching::preprocessFromName(wanted.match);
        if (!files.preprocess) return wrong("unknown matching", wanted.match);
    }
    const auto words = traversal::TraversalWords::parse(traversalWords());
    if (!words) return words.error();
    auto open = openWorkspace(wanted.workspace);
    if (!open) return open.error();
    return exchange::readChronoGaps(open->reader, files, *words, stop);
}
} // namespace

Result<exchange::ExportReport> exportChronoGaps(store::Workspace& workspace, std::int64_t run,
                                                const std::string& folder, const std::stop_token& stop) {
    return exchange::exportChronoGaps(workspace, run, folder, stop);
}

int importChronoGaps(const ChronoGapsWanted& wanted) {
    const Interruption interruption;
    const auto report = countChronoGaps(wanted, interruption.token());
    if (!report) return printError(report.error());
    const auto format = wanted.json ? analysis::TableFormat::Json : analysis::TableFormat::Csv;
    printOut(analysis::toText(exchange::chronoGapTable(*report), format));
    printNote("counted, not stored: the files hold candidates, and no prompts and replies to make a run of");
    printNote(fmt::format("by the rules of the protocol {}{}, matching {}", name(report->protocol.protocol),
                          report->protocol.edition == traversal::kEdition ? "" : " as an earlier version had it",
                          name(report->protocol.preprocess)));
    for (const exchange::ChronoGapCounts& file : report->files) {
        if (file.line.open > 0)
            printNote(fmt::format("{}: {} elements are not traversed to the end", file.path, file.line.open));
        if (file.astray > 0)
            printNote(fmt::format("{}: {} elements stand in another list than their years give; they are counted in it",
                                  file.path, file.astray));
    }
    return kDone;
}

} // namespace chronoscope::app
