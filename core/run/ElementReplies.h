// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/run/CellFold.h"
#include "core/run/RunContext.h"
#include "core/store/Database.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <functional>

namespace chronoscope::run {

/// An element of a run, and what the run asks of it.
struct ElementOfRun {
    std::int64_t row = 0; ///< of the workspace
    benchmark::Element element;
    FoldElement asked;
};

/// The element in row `row`. NotFound: the run does not ask about it. Blocking; any thread, with its own connection.
Result<ElementOfRun> elementOfRun(store::Database& database, const RunContext& context, std::int64_t row);

/// Hands every stored reply to this element to `take` in the order of their numbers, under all templates, those that
/// ended in errors too. Corrupt: a reply to what the run does not ask; those before it were handed over. Blocking; any
/// thread, with its own connection.
Status readElementReplies(store::Database& database, const RunContext& context, const ElementOfRun& element,
                          const std::function<void(const store::ReplyRow&, const RunLayout::Place&)>& take);

} // namespace chronoscope::run
