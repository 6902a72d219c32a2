// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/SampleExport.h"

#include "core/analysis/TableText.h"
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/exchange/ReplyWalk.h"
#include "core/exchange/ResultFile.h"
#include "core/run/BatchExport.h"
#include "core/run/RunFactory.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace chronoscope::exchange {

using nlohmann::ordered_json;
using prompt::Template;

namespace {
std::string textOf(const ordered_json& json) {
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

/// The run whose replies are exported, with a connection to read them.
struct SampleSource {
    store::Database reader;
    std::shared_ptr<const run::RunContext> context;
};

Result<SampleSource> open(store::Workspace& workspace, std::int64_t run) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto context = run::loadTemplateRun(*reader, run);
    if (!context) return context.error();
    return SampleSource{std::move(reader).value(), std::move(context).value()};
}

ordered_json docOf(const WalkedReply& reply) {
    const benchmark::Element& element = reply.loaded.element;
    ordered_json doc{{"element_id", toHex(element.id)}, {"domain", name(element.domain)},
                     {"state", name(element.state)},    {"subject", element.subject},
                     {"relation", element.relation},    {"year", reply.year},
                     {"set", reply.place.set},          {"objects", reply.right.objects}};
    if (reply.form == Template::Mcqa) doc["options"] = reply.prompt.options;
    if (reply.form == Template::TrueFalse) doc["statement_true"] = reply.prompt.statementTrue;
    return doc;
}

std::string targetOf(const WalkedReply& reply) {
    if (reply.form == Template::Mcqa) return std::string(1, static_cast<char>('a' + reply.prompt.correctOption));
    if (reply.form == Template::TrueFalse) return reply.prompt.statementTrue ? "true" : "false";
    const auto& objects = reply.right.objects;
    return objects.empty() || objects.front().empty() ? std::string() : objects.front().front();
}

ordered_json argumentsOf(const backend::ModelRequest& request) {
    std::string prompt = request.prompt;
    if (request.mode == backend::Mode::Chat) {
        ordered_json messages = ordered_json::array();
        if (!request.system.empty()) messages.push_back({{"role", "system"}, {"content", request.system}});
        messages.push_back({{"role", "user"}, {"content", request.prompt}});
        prompt = textOf(messages);
    }
    const backend::Decoding& decoding = request.decoding;
    return {{"gen_args_0",
             {{"arg_0", prompt},
              {"arg_1",
               {{"until", decoding.stop},
                {"do_sample", decoding.temperature > 0},
                {"temperature", decoding.temperature},
                {"top_p", decoding.topP},
                {"max_gen_toks", decoding.maxTokens}}}}}};
}

/// One line of the harness's per-sample files.
std::string sampleLine(const run::RunContext& context, const WalkedReply& reply) {
    const auto& place = reply.place;
    const run::RunLayout& layout = context.layout;
    const std::int64_t docId =
        (place.ordinal * static_cast<std::int64_t>(layout.years.size()) + place.year) * layout.sets + place.set;
    const auto request = context.request(reply.prompt, reply.temperature, place.set);
    const ordered_json line{{"doc_id", docId},
                            {"doc", docOf(reply)},
                            {"target", targetOf(reply)},
                            {"arguments", argumentsOf(request)},
                            {"resps", ordered_json::array({ordered_json::array({reply.row.text})})},
                            {"filtered_resps", ordered_json::array({reply.verdict.answer})},
                            {"filter", name(context.record.spec.judge.extraction)},
                            {"metrics", ordered_json::array({"match", "score", "outcome", "counted"})},
                            {"match", reply.row.hit ? 1.0 : 0.0},
                            {"score", reply.row.score},
                            {"outcome", reply.row.outcome()},
                            {"counted", reply.row.leftOut ? 0.0 : 1.0}};
    return textOf(line) + "\n";
}

/// The files of a samples export: one per template and temperature that has replies.
class SampleFiles {
public:
    SampleFiles(const store::RunRecord& run, const std::string& folder)
        : m_time(text::replaceAll(run.created, ":", "-")), m_files(folder + "/" + folderName(run.model)) {}

    Status write(const WalkedReply& reply, std::string_view line) {
        const std::pair key(reply.place.form, reply.place.temperature);
        auto at = m_numbers.find(key);
        if (at == m_numbers.end()) {
            const auto file = m_files.add(fmt::format("samples_chronoscope_{}_temp{}_{}.jsonl", name(reply.form),
                                                      temperatureText(reply.temperature), m_time));
            if (!file) return file.error();
            at = m_numbers.emplace(key, *file).first;
        }
        return m_files.write(at->second, line);
    }
    Result<std::vector<std::string>> finish() { return m_files.finish(); }

private:
    const std::string m_time;
    ExportFiles m_files;
    std::map<std::pair<int, int>, std::size_t> m_numbers;
};

constexpr std::array<std::pair<const char*, bool>, 12> kColumns{{{"element_id", false},
                                                                 {"subject", false},
                                                                 {"relation", false},
                                                                 {"year", true},
                                                                 {"template", false},
                                                                 {"temperature", true},
                                                                 {"set", true},
                                                                 {"reply", false},
                                                                 {"answer", false},
                                                                 {"match", true},
                                                                 {"score", true},
                                                                 {"outcome", false}}};

/// One row of the flat table in the order of kColumns.
ordered_json rowOf(const WalkedReply& reply) {
    const benchmark::Element& element = reply.loaded.element;
    ordered_json row{{"element_id", toHex(element.id)},
                     {"subject", element.subject},
                     {"relation", element.relation},
                     {"year", reply.year},
                     {"template", name(reply.form)},
                     {"temperature", reply.temperature},
                     {"set", reply.place.set},
                     {"reply", nullptr},
                     {"answer", nullptr},
                     {"match", nullptr},
                     {"score", nullptr},
                     {"outcome", reply.row.outcome()}};
    if (reply.row.error) return row;
    row["reply"] = reply.row.text;
    row["answer"] = reply.verdict.answer;
    if (reply.row.leftOut) return row;
    row["match"] = reply.row.hit;
    row["score"] = reply.row.score;
    return row;
}

std::string csvLine(const ordered_json& row, const std::vector<bool>& plain) {
    std::vector<std::string> cells;
    for (const auto& value : row)
        cells.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
    return analysis::lineText(cells, plain);
}
} // namespace

Result<ExportReport> exportSamples(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                   const std::stop_token& stop, const ExportProgress& progress,
                                   std::optional<Template> only) {
    auto source = open(workspace, run);
    if (!source) return source.error();
    const run::RunContext& context = *source->context;
    ExportReport report;
    SampleFiles files(context.record, folder);
    const auto requests = walkReplies(source->reader, context, {.withText = true, .only = only}, stop, progress,
                                      [&](const WalkedReply& reply) -> Status {
                                          if (reply.row.error) return {};
                                          ++report.replies;
                                          return files.write(reply, sampleLine(context, reply));
                                      });
    if (!requests) return requests.error();
    auto paths = files.finish();
    if (!paths) return paths.error();
    report.files = std::move(paths).value();
    report.missing = *requests - report.replies;
    return report;
}

Result<ExportReport> exportReplies(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                   ReplyFormats formats, const std::stop_token& stop, const ExportProgress& progress,
                                   std::optional<Template> only) {
    auto source = open(workspace, run);
    if (!source) return source.error();
    const std::string stem =
        run::batchStem(source->context->record) + "-replies" + (only ? "-" + std::string(name(*only)) : "");
    ExportFiles files(folder);
    std::vector<std::string> names;
    std::vector<bool> plain;
    for (const auto& [key, isPlain] : kColumns) {
        names.emplace_back(key);
        plain.push_back(isPlain);
    }
    std::optional<std::size_t> csv;
    std::optional<std::size_t> jsonl;
    const auto add = [&](bool wanted, const char* suffix, std::optional<std::size_t>& number) -> Status {
        if (!wanted) return {};
        const auto file = files.add(stem + suffix);
        if (!file) return file.error();
        number = *file;
        return {};
    };
    if (const Status added = add(formats.csv, ".csv", csv); !added) return added.error();
    if (const Status added = add(formats.jsonl, ".jsonl", jsonl); !added) return added.error();
    if (csv)
        if (const Status written = files.write(*csv, analysis::lineText(names, plain)); !written)
            return written.error();
    ExportReport report;
    const auto requests =
        walkReplies(source->reader, *source->context, {.withText = false, .only = only}, stop, progress,
                    [&](const WalkedReply& reply) -> Status {
                        if (!reply.row.error) ++report.replies;
                        const ordered_json row = rowOf(reply);
                        if (csv)
                            if (const Status written = files.write(*csv, csvLine(row, plain)); !written) return written;
                        return jsonl ? files.write(*jsonl, textOf(row) + "\n") : Status();
                    });
    if (!requests) return requests.error();
    auto paths = files.finish();
    if (!paths) return paths.error();
    report.files = std::move(paths).value();
    report.missing = *requests - report.replies;
    return report;
}

} // namespace chronoscope::exchange
