// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/SampleExport.h"

#include "core/analysis/TableText.h"
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/exchange/ExportFiles.h"
#include "core/exchange/ResultFile.h"
#include "core/run/BatchExport.h"

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

ordered_json docOf(const benchmark::Element& element, const run::StoredReply& reply) {
    ordered_json doc{{"element_id", toHex(element.id)}, {"domain", name(element.domain)},
                     {"state", name(element.state)},    {"subject", element.subject},
                     {"relation", element.relation},    {"year", reply.year},
                     {"set", reply.place.set},          {"objects", reply.right()}};
    if (reply.form == Template::Mcqa) doc["options"] = reply.key().options;
    if (reply.form == Template::TrueFalse) doc["statement_true"] = reply.key().statementTrue;
    return doc;
}

std::string targetOf(const run::StoredReply& reply) {
    if (reply.form == Template::Mcqa) return std::string(1, static_cast<char>('a' + reply.key().correctOption));
    if (reply.form == Template::TrueFalse) return reply.key().statementTrue ? "true" : "false";
    const auto& objects = reply.right();
    return objects.empty() || objects.front().empty() ? std::string() : objects.front().front();
}

/// One line of the harness's per-sample files.
std::string sampleLine(const run::RunContext& context, const benchmark::Element& element,
                       const run::StoredReply& reply) {
    const auto& place = reply.place;
    const run::RunLayout& layout = context.layout;
    const std::int64_t docId =
        (place.ordinal * static_cast<std::int64_t>(layout.years.size()) + place.year) * layout.sets + place.set;
    const auto request = context.request(reply.prompt(), reply.temperature, place.set);
    const ordered_json line{{"doc_id", docId},
                            {"doc", docOf(element, reply)},
                            {"target", targetOf(reply)},
                            {"arguments", sampleArguments(request)},
                            {"resps", ordered_json::array({ordered_json::array({reply.row.text})})},
                            {"filtered_resps", ordered_json::array({reply.verdict().answer})},
                            {"filter", name(context.record.spec.judge.extraction)},
                            {"metrics", ordered_json::array({"match", "score", "outcome", "counted"})},
                            {"match", reply.row.hit ? 1.0 : 0.0},
                            {"score", reply.row.score},
                            {"outcome", reply.row.outcome()},
                            {"counted", reply.row.leftOut ? 0.0 : 1.0}};
    return jsonLine(line);
}

/// The files of a samples export: one per template and temperature that has replies.
class SampleFiles {
public:
    SampleFiles(const store::RunRecord& run, const std::string& folder)
        : m_time(text::replaceAll(run.created, ":", "-")), m_files(folder + "/" + folderName(run.model)) {}

    Status write(const run::StoredReply& reply, std::string_view line) {
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

std::string csvLine(const ordered_json& row, const std::vector<bool>& plain) {
    std::vector<std::string> cells;
    for (const auto& value : row)
        cells.push_back(value.is_null() ? "" : value.is_string() ? value.get<std::string>() : value.dump());
    return analysis::lineText(cells, plain);
}

/// Hands over the outcomes under the template wanted, or all. Returns how many requests the run has there.
Result<std::int64_t> walk(ExportedRun& source, std::optional<Template> only, const std::stop_token& stop,
                          const ExportProgress& progress,
                          const std::function<Status(const run::ElementOfRun&, const run::StoredReply&)>& visit) {
    const run::RunContext& context = *source.context;
    if (only && context.layout.formIndex(*only) < 0)
        return Error{ErrorCode::InvalidArgument, "the run does not use this template", std::string(name(*only))};
    std::int64_t cells = 0;
    const Status read = source.elements(stop, progress, [&](const run::ElementOfRun& element) {
        const std::size_t years = context.layout.years.size();
        for (std::size_t cell = 0; cell < element.asked.planned.size(); ++cell)
            cells += element.asked.planned[cell] && (!only || context.layout.templates[cell / years] == *only) ? 1 : 0;
        run::ElementReplies replies(context, element);
        return replies.read(source.reader, [&](const run::StoredReply& reply) {
            return !only || reply.form == *only ? visit(element, reply) : Status();
        });
    });
    if (!read) return read.error();
    return cells * context.layout.samplesPerCell();
}
} // namespace

ordered_json replyRow(const run::ElementOfRun& of, const run::StoredReply& reply) {
    ordered_json row{{"element_id", toHex(of.element.id)},
                     {"subject", of.element.subject},
                     {"relation", of.element.relation},
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
    row["answer"] = reply.verdict().answer;
    if (reply.row.leftOut) return row;
    row["match"] = reply.row.hit;
    row["score"] = reply.row.score;
    return row;
}

ordered_json sampleArguments(const backend::ModelRequest& request) {
    std::string prompt = request.prompt;
    if (request.mode == backend::Mode::Chat) {
        ordered_json messages = ordered_json::array();
        if (!request.system.empty()) messages.push_back({{"role", "system"}, {"content", request.system}});
        messages.push_back({{"role", "user"}, {"content", request.prompt}});
        prompt = textOf(messages);
    }
    if (!request.continuation.empty()) return {{"gen_args_0", {{"arg_0", prompt}, {"arg_1", request.continuation}}}};
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

std::string jsonLine(const ordered_json& row) { return textOf(row) + "\n"; }

Result<ExportReport> exportSamples(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                   const std::stop_token& stop, const ExportProgress& progress,
                                   std::optional<Template> only) {
    auto source = ExportedRun::open(workspace, run);
    if (!source) return source.error();
    const run::RunContext& context = *source->context;
    ExportReport report;
    SampleFiles files(context.record, folder);
    const auto requests = walk(*source, only, stop, progress, [&](const auto& of, const auto& reply) -> Status {
        if (reply.row.error) return {};
        ++report.replies;
        return files.write(reply, sampleLine(context, of.element, reply));
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
    auto source = ExportedRun::open(workspace, run);
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
    const auto requests = walk(*source, only, stop, progress, [&](const auto& of, const auto& reply) -> Status {
        if (!reply.row.error) ++report.replies;
        const ordered_json row = replyRow(of, reply);
        if (csv)
            if (const Status written = files.write(*csv, csvLine(row, plain)); !written) return written;
        return jsonl ? files.write(*jsonl, jsonLine(row)) : Status();
    });
    if (!requests) return requests.error();
    auto paths = files.finish();
    if (!paths) return paths.error();
    report.files = std::move(paths).value();
    report.missing = *requests - report.replies;
    return report;
}

} // namespace chronoscope::exchange
