// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/ExportedRun.h"

#include "core/run/RunFactory.h"

#include <utility>

namespace chronoscope::exchange {

Result<ExportedRun> ExportedRun::open(store::Workspace& workspace, std::int64_t run) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    auto context = run::loadTemplateRun(*reader, run);
    if (!context) return context.error();
    return ExportedRun{std::move(reader).value(), std::move(context).value()};
}

Status ExportedRun::elements(const std::stop_token& stop, const ExportProgress& progress,
                             const std::function<Status(const run::ElementOfRun&)>& visit) {
    constexpr std::int64_t kTold = 64; // elements between two words
    const std::int64_t all = context->record.elements;
    return run::readElements(reader, *context, 0, all, [&](const run::ElementOfRun& element) -> Status {
        if (stop.stop_requested())
            return Error{ErrorCode::Cancelled, "stopped; no file was written", context->record.name};
        if (progress && element.asked.ordinal % kTold == 0) progress(element.asked.ordinal, all);
        return visit(element);
    });
}

} // namespace chronoscope::exchange
