// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/TraversalRows.h"

#include "app/cli/Console.h"
#include "app/studies/chroknow/ElementRows.h"
#include "core/exchange/SampleExport.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/run/traversal/TraversalReplay.h"
#include "core/store/ElementVersions.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::app {

namespace {
using nlohmann::ordered_json;
using run::StoredTraversal;
using traversal::Outcome;
using traversal::Step;

constexpr const char* kHeader = "element_id\tsubject\trelation\tyear\ttemplate\ttemperature\tset\tstep\tside\t"
                                "shown_year\treply\tanswer\tcandidate\tmatch\tscore\toutcome\n";

/// One row; `last`: nothing follows, so that the verdict is of its candidate.
ordered_json rowOf(const StoredTraversal& one, std::size_t at, bool last) {
    const Step& step = one.traversal.steps()[at];
    const benchmark::Element& element = *one.setting.element;
    const auto& verdict = one.target.verdict;
    return {{"element_id", toHex(element.id)},
            {"subject", element.subject},
            {"relation", element.relation},
            {"year", one.target.year},
            {"template", name(prompt::Template::Generation)},
            {"temperature", 0},
            {"set", 0},
            {"step", at + 1},
            {"side", traversal::name(step.example.side)},
            {"shown_year", step.example.year},
            {"reply", step.reply.text},
            {"answer", step.extracted},
            {"candidate", step.candidate},
            {"match", last ? ordered_json(verdict.total == Outcome::ChronoCorrect) : ordered_json()},
            {"score", last ? ordered_json(verdict.score) : ordered_json()},
            {"outcome", step.reply.text.empty() ? "empty" : "answered"}};
}

/// Prints the steps of elements, one after the other.
class StepRows {
public:
    StepRows(store::Database& reader, const run::RunContext& context, std::optional<int> year, bool json)
        : m_reader(reader), m_context(context), m_year(year), m_json(json) {
        if (!json) printOut(kHeader);
    }

    Status print(std::int64_t row) {
        const auto traversals = run::readTraversals(m_reader, m_context, row);
        if (!traversals) return traversals.error();
        for (const StoredTraversal& one : *traversals) {
            if (m_year && one.target.year != *m_year) continue;
            m_asked = true;
            const auto& steps = one.traversal.steps();
            for (std::size_t at = 0; at < steps.size(); ++at) {
                const bool isLast = one.traversal.done() && at + 1 == steps.size();
                const ordered_json json = rowOf(one, at, isLast);
                printOut(m_json ? exchange::jsonLine(json) : replyLine(json));
            }
        }
        return {};
    }
    bool asked() const { return m_asked; }

private:
    store::Database& m_reader;
    const run::RunContext& m_context;
    std::optional<int> m_year;
    bool m_json;
    bool m_asked = false;
};
} // namespace

int listSteps(OpenRun open, const RunReader::Asked& asked, std::optional<int> year) {
    const auto context = run::loadRun(open.reader, open.record.id);
    if (!context) return printError(context.error());
    StepRows rows(open.reader, **context, year, asked.json);
    Status printed;
    if (asked.element.empty()) {
        const auto print = [&](const run::ElementOfRun& element) { return rows.print(element.row); };
        printed = run::readElements(open.reader, **context, 0, open.record.elements, print);
    } else {
        const auto row = store::ElementVersions(open.reader).findOfRun(open.record.id, asked.element);
        printed = row ? rows.print(*row) : Status(row.error());
    }
    if (!printed) return printError(printed.error());
    if (year && !rows.asked()) return printError(wrong("the run recalls nothing of this year", std::to_string(*year)));
    if (const auto errors = open.record.counts.errorCount(); errors > 0)
        printNote(fmt::format("{} requests ended in an error and are no rows", errors));
    return kDone;
}

int showStep(OpenRun open, const RunReader::Asked& asked, std::optional<int> year, int step) {
    if (!year) return printError(wrong("--year is required", {}));
    const auto context = run::loadRun(open.reader, open.record.id);
    if (!context) return printError(context.error());
    const auto row = store::ElementVersions(open.reader).findOfRun(open.record.id, asked.element);
    if (!row) return printError(row.error());
    const auto traversals = run::readTraversals(open.reader, **context, *row);
    if (!traversals) return printError(traversals.error());
    const auto one = std::find_if(traversals->begin(), traversals->end(),
                                  [&](const StoredTraversal& each) { return each.target.year == *year; });
    if (one == traversals->end())
        return printError(wrong("the run recalls nothing of this year", std::to_string(*year)));
    const auto known = static_cast<int>(one->traversal.steps().size()) + (one->traversal.done() ? 0 : 1);
    if (step < 1 || step > known)
        return printError(wrong(fmt::format("steps that are known so far: 1 to {}", known), std::to_string(step)));
    const auto at = static_cast<std::size_t>(step - 1);
    const traversal::StepPrompt prompt =
        at < one->traversal.steps().size() ? one->traversal.steps()[at].prompt : one->traversal.prompt();
    if (!asked.json) {
        printOut(prompt.text);
        return kDone;
    }
    const bool isChat = open.record.spec.mode == backend::Mode::Chat;
    printOut(ordered_json{{"mode", isChat ? "chat" : "completion"},
                          {"system", isChat ? prompt.system : std::string()},
                          {"prompt", prompt.text},
                          {"temperature", 0},
                          {"step", step}}
                 .dump(2) +
             "\n");
    return kDone;
}

} // namespace chronoscope::app
