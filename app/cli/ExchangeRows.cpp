// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/ExchangeRows.h"

#include "app/Studies.h"
#include "core/analysis/TableText.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/run/BatchExport.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace chronoscope::app {

using exchange::ExportReport;
using Row = nlohmann::ordered_json;

namespace {
using Outcome = RunReader::Outcome;

/// Keys of a row that say what came of a request; the others say what was asked.
constexpr std::array<std::string_view, 4> kSaid{"reply", "answer", "golds", "temperature"};
constexpr std::array<std::string_view, 8> kMeasured{"match", "score",    "cem",   "f1",
                                                    "judge", "log_prob", "class", "outcome"};
/// Keys whose texts are no formulas of a spreadsheet, though they may begin with a minus.
constexpr std::array<std::string_view, 3> kPlainKeys{"date", "alpha", "log_prob"};

template <typename Keys> bool holds(const Keys& keys, std::string_view key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Result<std::unique_ptr<RunReader>> readerOf(const store::RunRecord& run) {
    for (auto& one : runReaders())
        if (one->reads(run)) return std::move(one);
    return Error{ErrorCode::InvalidArgument, "no study has rows of this run", run.name};
}

/// Reads them all; those that are no answers are missing.
Result<ExportReport> eachOf(OpenRun& run, const std::stop_token& stop, const RunReader::OutcomeVisit& visit) {
    const auto reader = readerOf(run.record);
    if (!reader) return reader.error();
    ExportReport report;
    const Status read = (*reader)->eachOutcome(run, [&](const Outcome& outcome) -> Status {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "the export was stopped", {}};
        report.replies += outcome.isAnswer ? 1 : 0;
        return visit(outcome);
    });
    if (!read) return read.error();
    report.missing = std::max<std::int64_t>(0, run.record.total - report.replies);
    return report;
}

std::string headerLine(const Row& row) {
    std::vector<std::string> names;
    for (const auto& [key, value] : row.items())
        names.push_back(key);
    return analysis::lineText(names, std::vector<bool>(names.size()));
}

std::string csvLine(const Row& row) {
    std::vector<std::string> cells;
    std::vector<bool> plain;
    for (const auto& [key, value] : row.items()) {
        plain.push_back(holds(kPlainKeys, key) || !(value.is_string() || value.is_array()));
        if (value.is_array())
            cells.push_back(fmt::format("{}", fmt::join(value.get<std::vector<std::string>>(), " | ")));
        else
            cells.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
    }
    return analysis::lineText(cells, plain);
}

/// One line of the harness's files.
Result<std::string> sampleLine(const Outcome& outcome) {
    const auto request = outcome.request();
    if (!request) return request.error();
    Row doc = Row::object(), measured = Row::object(), metrics = Row::array();
    for (const auto& [key, value] : outcome.row.items()) {
        if (holds(kMeasured, key)) {
            if (value.is_null() && key != "class" && key != "judge") continue; // nothing is compared
            metrics.push_back(key);
            measured[key] = value.is_boolean() ? Row(value.get<bool>() ? 1.0 : 0.0) : value;
            if (key == "class" && value.is_null()) measured[key] = "";
        } else if (!holds(kSaid, key)) {
            doc[key] = value;
        }
    }
    const bool isScored = outcome.row.contains("log_prob");
    const Row said = isScored ? outcome.row["log_prob"] : outcome.row["reply"];
    const Row answer = isScored ? said : outcome.row["answer"];
    Row line{{"doc_id", outcome.number},
             {"doc", std::move(doc)},
             {"target", outcome.target},
             {"arguments", exchange::sampleArguments(*request)},
             {"resps", Row::array({Row::array({said})})},
             {"filtered_resps", Row::array({answer})},
             {"filter", "none"},
             {"metrics", std::move(metrics)}};
    line.update(measured);
    return exchange::jsonLine(line);
}
} // namespace

Result<ExportReport> exportRows(OpenRun& run, const std::string& folder, exchange::ReplyFormats formats,
                                const std::stop_token& stop) {
    exchange::ExportFiles files(folder);
    std::optional<std::size_t> csv, jsonl;
    const auto add = [&](bool wanted, const char* suffix, std::optional<std::size_t>& number) -> Status {
        if (!wanted || number) return {};
        const auto file = files.add(run::batchStem(run.record) + "-replies" + suffix);
        if (!file) return file.error();
        number = *file;
        return {};
    };
    auto report = eachOf(run, stop, [&](const Outcome& outcome) -> Status {
        const bool isFirst = formats.csv && !csv;
        if (const Status added = add(formats.csv, ".csv", csv); !added) return added;
        if (const Status added = add(formats.jsonl, ".jsonl", jsonl); !added) return added;
        if (isFirst)
            if (const Status written = files.write(*csv, headerLine(outcome.row)); !written) return written;
        if (csv)
            if (const Status written = files.write(*csv, csvLine(outcome.row)); !written) return written;
        return jsonl ? files.write(*jsonl, exchange::jsonLine(outcome.row)) : Status();
    });
    if (!report) return report;
    auto paths = files.finish();
    if (!paths) return paths.error();
    report->files = std::move(paths).value();
    return report;
}

Result<ExportReport> exportRowSamples(OpenRun& run, const std::string& folder, const std::stop_token& stop) {
    exchange::ExportFiles files(folder + "/" + exchange::folderName(run.record.model));
    const std::string time = text::replaceAll(run.record.created, ":", "-");
    std::map<std::string, std::size_t> numbers;
    auto report = eachOf(run, stop, [&](const Outcome& outcome) -> Status {
        if (!outcome.isAnswer) return {};
        auto at = numbers.find(outcome.kind);
        if (at == numbers.end()) {
            const auto file = files.add(fmt::format("samples_chronoscope_{}_temp0.0_{}.jsonl", outcome.kind, time));
            if (!file) return file.error();
            at = numbers.emplace(outcome.kind, *file).first;
        }
        const auto line = sampleLine(outcome);
        return line ? files.write(at->second, *line) : Status(line.error());
    });
    if (!report) return report;
    auto paths = files.finish();
    if (!paths) return paths.error();
    report->files = std::move(paths).value();
    return report;
}

} // namespace chronoscope::app
