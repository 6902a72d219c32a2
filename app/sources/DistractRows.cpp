// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/sources/DistractRows.h"

#include "app/cli/Console.h"
#include "core/sources/distract/DistractRun.h"

#include <nlohmann/json.hpp>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
constexpr std::int64_t kElementsAtOnce = 200;

void printCall(const sources::DistractCall& call, const benchmark::Element& element, bool json) {
    const std::string id = toHex(element.id);
    if (!json) {
        printOut(analysis::lineText({id, element.subject, element.relation, std::to_string(call.number),
                                     std::string(name(call.step)), call.request.prompt, call.reply, call.outcome},
                                    std::vector<bool>(8), '\t'));
        return;
    }
    ordered_json turns = ordered_json::array();
    for (const backend::Turn& turn : call.request.turns)
        turns.push_back({{"user", turn.user}, {"assistant", turn.assistant}});
    printOut(ordered_json{{"element_id", id},
                          {"subject", element.subject},
                          {"relation", element.relation},
                          {"call", call.number},
                          {"step", name(call.step)},
                          {"system", call.request.system},
                          {"turns", std::move(turns)},
                          {"prompt", call.request.prompt},
                          {"reply", call.reply},
                          {"outcome", call.outcome}}
                 .dump(-1, ' ', false, ordered_json::error_handler_t::replace) +
             "\n");
}
class DistractRows final : public RunReader {
public:
    std::string study() const override { return "distract"; }
    bool reads(const store::RunRecord& run) const override { return run.is(sources::kDistractRuns); }
    int showPrompt(OpenRun run, const Asked& /*asked*/) override {
        return printError(
            wrong("what is asked depends on what was said: `replies` shows each call with its text", run.record.name));
    }
    int listReplies(OpenRun run, const Asked& asked) override;
};

int DistractRows::listReplies(OpenRun run, const Asked& asked) {
    const auto context = sources::DistractContext::open(run.reader, run.record);
    if (!context) return printError(context.error());
    bool isFound = asked.element.empty();
    if (!asked.json) printOut("element_id\tsubject\trelation\tcall\tstep\tprompt\treply\toutcome\n");
    for (std::int64_t first = 0; first < run.record.elements; first += kElementsAtOnce) {
        const auto loaded = store::BenchmarkStore(run.reader).loadOfRun(run.record.id, first, kElementsAtOnce);
        if (!loaded) return printError(loaded.error());
        for (const auto& one : *loaded) {
            if (!asked.element.empty() && asked.element != toHex(one.element.id) &&
                asked.element != one.element.subject)
                continue;
            isFound = true;
            const auto replayed =
                sources::replayDraft(run.reader, **context, one, [&](const sources::DistractCall& call) {
                    printCall(call, one.element, asked.json);
                });
            if (!replayed) return printError(replayed.error());
        }
    }
    return isFound ? static_cast<int>(kDone)
                   : printError({ErrorCode::NotFound, "the run does not ask about this element", asked.element});
}

} // namespace

std::unique_ptr<RunReader> distractRows() { return std::make_unique<DistractRows>(); }

} // namespace chronoscope::app
