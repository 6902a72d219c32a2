// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"
#include "core/matching/Judge.h"

namespace chronoscope::run {

/// The kind of a reply whose text alone was read as `kind`: where nothing came because a filter took it away, the
/// server has said why, and the reply is a refusal. Whoever judges a stored text again asks this too, or tells another
/// kind than the run did. Pure; any thread.
constexpr matching::ReplyKind kindAsFinished(matching::ReplyKind kind, backend::Finish finish) {
    const bool isFiltered = kind == matching::ReplyKind::Empty && finish == backend::Finish::ContentFilter;
    return isFiltered ? matching::ReplyKind::Refused : kind;
}

} // namespace chronoscope::run
