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
} // namespace

int listDistractReplies(OpenRun& run, const std::string& element, bool json) {
    const auto context = sources::DistractContext::open(run.reader, run.record);
    if (!context) return printError(context.error());
    bool isFound = element.empty();
    if (!json) printOut("element_id\tsubject\trelation\tcall\tstep\tprompt\treply\toutcome\n");
    for (std::int64_t first = 0; first < run.record.elements; first += kElementsAtOnce) {
        const auto loaded = store::BenchmarkStore(run.reader).loadOfRun(run.record.id, first, kElementsAtOnce);
        if (!loaded) return printError(loaded.error());
        for (const auto& one : *loaded) {
            if (!element.empty() && element != toHex(one.element.id) && element != one.element.subject) continue;
            isFound = true;
            const auto replayed =
                sources::replayDraft(run.reader, **context, one,
                                     [&](const sources::DistractCall& call) { printCall(call, one.element, json); });
            if (!replayed) return printError(replayed.error());
        }
    }
    return isFound ? static_cast<int>(kDone)
                   : printError({ErrorCode::NotFound, "the run does not ask about this element", element});
}

} // namespace chronoscope::app
