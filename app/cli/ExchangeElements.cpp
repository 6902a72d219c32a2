// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ExchangeElements.h"

#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "core/exchange/BenchmarkExport.h"
#include "core/store/RunStore.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <optional>

namespace chronoscope::app {

namespace {
using exchange::BenchmarkLayout;

Result<BenchmarkLayout> elementLayout(const ElementsWanted& wanted) {
    if (wanted.layout == "benchmark") {
        if (wanted.format.empty()) return BenchmarkLayout::Published;
        return Error{ErrorCode::InvalidArgument, "benchmark files have one format", wanted.format};
    }
    if (wanted.format.empty() || wanted.format == "csv") return BenchmarkLayout::TableCsv;
    if (wanted.format == "jsonl") return BenchmarkLayout::TableJsonLines;
    return Error{ErrorCode::InvalidArgument, "a table is exported as csv or jsonl", wanted.format};
}

Result<exchange::BenchmarkExport> writeElements(const ElementsWanted& wanted, const std::stop_token& stop) {
    const auto layout = elementLayout(wanted);
    if (!layout) return layout.error();
    const auto workspace = store::Workspace::open(wanted.workspace, store::Workspace::Open::Reading);
    if (!workspace) return workspace.error();
    std::optional<std::int64_t> run;
    if (!wanted.run.empty()) {
        auto reader = (*workspace)->reader();
        if (!reader) return reader.error();
        const auto record = findRun(*reader, wanted.run);
        if (!record) return record.error();
        run = record->id;
    }
    return exchange::exportBenchmark(**workspace, run, *layout, wanted.folder, stop);
}
} // namespace

int exportElements(const ElementsWanted& wanted) {
    Interruption interruption;
    const auto report = writeElements(wanted, interruption.token());
    if (!report) return printError(report.error());
    if (wanted.json) {
        nlohmann::ordered_json json{
            {"files", report->files}, {"elements", report->elements}, {"left_out", report->leftOut}};
        if (report->years) json["years"] = {report->years->first, report->years->second};
        printOut(json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
    } else {
        for (const std::string& file : report->files)
            printOut(file + "\n");
    }
    if (report->years)
        printNote(fmt::format("for the same elements import it with --years {}-{}", report->years->first,
                              report->years->second));
    if (report->leftOut > 0)
        printNote(
            fmt::format("{} elements are left out: the layout would not give them back unchanged", report->leftOut));
    if (report->files.empty()) printNote("there are no elements to export");
    return kDone;
}

} // namespace chronoscope::app
