// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/ElementRows.h"

#include "app/cli/Console.h"
#include "app/studies/chroknow/TraversalRows.h"
#include "core/analysis/TableText.h"
#include "core/exchange/SampleExport.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/store/ElementVersions.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <optional>
#include <utility>

namespace chronoscope::app {

std::string replyLine(const nlohmann::ordered_json& row) {
    std::vector<std::string> cells;
    for (const auto& [key, value] : row.items()) {
        if (value.is_string())
            cells.push_back(value.get_ref<const std::string&>());
        else if (value.is_boolean())
            cells.emplace_back(value.get<bool>() ? "yes" : "no");
        else if (key == "score" && !value.is_null())
            cells.push_back(analysis::number(value.get<double>(), 1));
        else if (value.is_number_float())
            cells.push_back(fmt::format("{}", value.get<double>()));
        else
            cells.push_back(value.is_null() ? std::string() : value.dump());
    }
    return analysis::lineText(cells, std::vector<bool>(cells.size()), '\t');
}

namespace {
class ElementRows final : public RunReader {
public:
    std::string study() const override { return "ChroKnowledge"; }
    bool reads(const store::RunRecord& run) const override { return run.study == store::kChroKnowledge; }
    void addPromptOptions(CLI::App& command) override {
        addReplyOptions(command);
        command.add_option("--template", m_form, "generation, mcqa or tf");
        command.add_option("--set", m_set, "Exemplar set, from 0");
        command.add_option("--temperature", m_temperature, "Temperature");
        command.add_option("--step", m_step, "Of a traversal, from 1");
    }
    void addReplyOptions(CLI::App& command) override { command.add_option("--year", m_year, "Year"); }

    int showPrompt(OpenRun run, const Asked& asked) override;
    int listReplies(OpenRun run, const Asked& asked) override;

private:
    static Result<std::shared_ptr<const run::RunContext>> contextOf(OpenRun& open);
    Result<backend::ModelRequest> requestOf(OpenRun& open, const std::string& element) const;

    std::optional<int> m_year;
    std::string m_form = "generation";
    int m_set = 0;
    double m_temperature = 0;
    int m_step = 1;
};

Result<std::shared_ptr<const run::RunContext>> ElementRows::contextOf(OpenRun& open) {
    return run::loadRun(open.reader, open.record.id);
}

Result<backend::ModelRequest> ElementRows::requestOf(OpenRun& open, const std::string& element) const {
    const auto context = contextOf(open);
    if (!context) return context.error();
    if (!m_year) return wrong("--year is required", {});
    const auto form = prompt::templateFromName(m_form);
    if (!form) return wrong("unknown template", m_form);
    const auto& spec = open.record.spec;
    if (m_set < 0 || m_set >= spec.sets) return wrong(fmt::format("the run has sets 0 to {}", spec.sets - 1), {});
    if (std::find(spec.temperatures.begin(), spec.temperatures.end(), m_temperature) == spec.temperatures.end())
        return wrong("the run does not use this temperature", fmt::format("{}", m_temperature));
    const auto row = store::ElementVersions(open.reader).findOfRun(open.record.id, element);
    if (!row) return row.error();
    const auto found = run::elementOfRun(open.reader, **context, *row);
    if (!found) return found.error();
    if (!(*context)->asks(found->element, *m_year, *form))
        return wrong("the run does not ask this element in this year under this template", element);
    return (*context)->request(found->element, *row, *m_year, *form, m_temperature, m_set);
}

int ElementRows::showPrompt(OpenRun run, const Asked& asked) {
    if (run.record.is(store::kTraversalRuns)) return showStep(std::move(run), asked, m_year, m_step);
    const auto request = requestOf(run, asked.element);
    if (!request) return printError(request.error());
    if (!asked.json) {
        printOut(request->prompt);
        return kDone;
    }
    printOut(nlohmann::ordered_json{{"mode", request->mode == backend::Mode::Chat ? "chat" : "completion"},
                                    {"system", request->system},
                                    {"prompt", request->prompt},
                                    {"temperature", request->decoding.temperature},
                                    {"top_p", request->decoding.topP},
                                    {"max_tokens", request->decoding.maxTokens},
                                    {"seed", request->decoding.seed},
                                    {"stop", request->decoding.stop},
                                    {"set", request->sampleIndex}}
                 .dump(2) +
             "\n");
    return kDone;
}

int ElementRows::listReplies(OpenRun open, const Asked& asked) {
    if (open.record.is(store::kTraversalRuns)) return listSteps(std::move(open), asked, m_year);
    const auto loaded = contextOf(open);
    if (!loaded) return printError(loaded.error());
    const run::RunContext& context = **loaded;
    const auto& record = open.record;
    if (m_year && context.layout.yearIndex(*m_year) < 0)
        return printError(
            {ErrorCode::InvalidArgument, "the run does not ask about this year", std::to_string(*m_year)});
    const auto printHeader = [&] {
        if (!asked.json)
            printOut("element_id\tsubject\trelation\tyear\ttemplate\ttemperature\tset\treply\tanswer\tmatch\tscore\t"
                     "outcome\n");
    };
    std::int64_t found = 0; // outcomes of requests, also of years that are not printed
    const auto print = [&](const run::ElementOfRun& element) {
        return run::ElementReplies(context, element).read(open.reader, [&](const run::StoredReply& reply) {
            ++found;
            if (m_year && reply.year != *m_year) return Status();
            const auto row = exchange::replyRow(element, reply);
            printOut(asked.json ? exchange::jsonLine(row) : replyLine(row));
            return Status();
        });
    };
    if (!asked.element.empty()) {
        const auto row = store::ElementVersions(open.reader).findOfRun(open.record.id, asked.element);
        if (!row) return printError(row.error());
        const auto element = run::elementOfRun(open.reader, context, *row);
        if (!element) return printError(element.error());
        if (m_year && !element->element.at(*m_year))
            return printError(
                {ErrorCode::InvalidArgument, "the run does not ask this element in this year", asked.element});
        printHeader();
        if (const Status printed = print(*element); !printed) return printError(printed.error());
        return kDone;
    }
    printHeader();
    if (const Status printed = run::readElements(open.reader, context, 0, record.elements, print); !printed)
        return printError(printed.error());
    if (record.state == store::RunState::Finished && found != record.counts.done())
        return printError({ErrorCode::Corrupt,
                           fmt::format("{} replies are stored where the run counts {}", found, record.counts.done()),
                           record.name});
    return kDone;
}
} // namespace

std::unique_ptr<RunReader> elementRows() { return std::make_unique<ElementRows>(); }

} // namespace chronoscope::app
