// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/chroknow/TraversalRows.h"

#include "app/cli/Console.h"
#include "app/studies/chroknow/ElementRows.h"
#include "core/exchange/SampleExport.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/store/ElementVersions.h"
#include "core/store/ReplyStore.h"
#include "core/studies/chroknow/traversal/TraversalReplay.h"
#include "core/studies/chroknow/traversal/TraversalSpec.h"

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

/// The row of what was stored for a step: of an answered one, or of the one that ended in an error, which is not taken.
ordered_json rowOf(const StoredTraversal& one, const store::ReplyRow& stored, std::size_t at, double temperature) {
    const benchmark::Element& element = *one.setting.element;
    const traversal::Example& example = one.traversal.plan().examples[at];
    const auto& steps = one.traversal.steps();
    const Step* step = at < steps.size() ? &steps[at] : nullptr;
    const bool isLast = one.traversal.done() && at + 1 == steps.size(); // the verdict is of its candidate
    const auto& verdict = one.target.verdict;
    return {{"element_id", toHex(element.id)},
            {"subject", element.subject},
            {"relation", element.relation},
            {"year", one.target.year},
            {"template", name(prompt::Template::Generation)},
            {"temperature", temperature},
            {"set", 0},
            {"step", at + 1},
            {"side", traversal::name(example.side)},
            {"shown_year", example.year},
            {"reply", stored.error ? ordered_json() : ordered_json(stored.text)},
            {"answer", step ? ordered_json(step->extracted) : ordered_json()},
            {"candidate", step ? ordered_json(step->candidate) : ordered_json()},
            {"match", isLast ? ordered_json(verdict.total == Outcome::ChronoCorrect) : ordered_json()},
            {"score", isLast ? ordered_json(verdict.score) : ordered_json()},
            {"outcome", stored.outcome()}};
}

/// Prints the steps of elements, one after the other.
class StepRows {
public:
    StepRows(store::Database& reader, const run::RunContext& context, traversal::TraversalSpec spec,
             std::optional<int> year, bool json)
        : m_reader(reader), m_context(context), m_spec(std::move(spec)), m_year(year), m_json(json) {}

    Status print(std::int64_t row) {
        const auto traversals = run::readTraversals(m_reader, m_context, row);
        if (!traversals) return traversals.error();
        for (const StoredTraversal& one : *traversals) {
            if (m_year && one.target.year != *m_year) continue;
            const std::int64_t first = one.target.number * m_spec.span();
            const Status printed = store::readReplies(
                m_reader, m_context.record.id, first, first + m_spec.span(), [&](const store::ReplyRow& stored) {
                    printHeader();
                    const ordered_json json =
                        rowOf(one, stored, static_cast<std::size_t>(stored.index - first), m_spec.temperature);
                    printOut(m_json ? exchange::jsonLine(json) : replyLine(json));
                    return true;
                });
            if (!printed) return printed;
            m_asked = true;
        }
        return {};
    }
    /// Before the first row, so that a refusal stands alone.
    void printHeader() {
        if (!m_json && !std::exchange(m_hasHeader, true)) printOut(kHeader);
    }
    bool asked() const { return m_asked; }

private:
    store::Database& m_reader;
    const run::RunContext& m_context;
    traversal::TraversalSpec m_spec;
    std::optional<int> m_year;
    bool m_json;
    bool m_hasHeader = false;
    bool m_asked = false;
};

/// How the traversals of a run were asked.
Result<traversal::TraversalSpec> specOfRun(const store::RunRecord& record) {
    auto spec = traversal::parseTraversalSpec(record.traversal);
    if (!spec) return Error{ErrorCode::Corrupt, "the settings of a traversal run cannot be read", spec.error().text()};
    return spec;
}
} // namespace

int listSteps(OpenRun open, const RunReader::Asked& asked, std::optional<int> year) {
    const auto context = run::loadRun(open.reader, open.record.id);
    if (!context) return printError(context.error());
    auto spec = specOfRun(open.record);
    if (!spec) return printError(spec.error());
    StepRows rows(open.reader, **context, std::move(spec).value(), year, asked.json);
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
    rows.printHeader();
    return kDone;
}

int showStep(OpenRun open, const RunReader::Asked& asked, std::optional<int> year, int step) {
    if (!year) return printError(wrong("--year is required", {}));
    const auto spec = specOfRun(open.record);
    if (!spec) return printError(spec.error());
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
                          {"temperature", spec->temperature},
                          {"step", step}}
                 .dump(2) +
             "\n");
    return kDone;
}

} // namespace chronoscope::app
