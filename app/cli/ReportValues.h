// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/store/Database.h"

#include <set>
#include <string>
#include <vector>

namespace chronoscope::app {

/// What is typed of a filter against what there is, in every view of every study alike: a value that nothing has is a
/// mistake in typing, and no empty table. One command, main thread.

/// InvalidArgument for a value that is none of `known`, of which it names some: "unknown type (nonsense; there are …)".
Status requireKnown(const std::string& what, const std::vector<std::string>& wanted,
                    const std::set<std::string>& known);

/// What --label takes beside labels: what nobody annotated, and what has any label.
inline constexpr const char* kUnlabelled = "unlabelled";
inline constexpr const char* kLabelled = "labelled";
inline constexpr const char* kDisputed = "disputed";

/// The same for labels, as KEY or SET/KEY: those of the built-in and the workspace's own sets, and those that somebody
/// gave. Empty texts stand for what nobody labelled, annotation::kAnyLabel for any, kDisputedLabel where annotators
/// disagree.
Status requireLabels(store::Database& database, const std::vector<std::string>& wanted);

/// What to say where nothing has the text in its subject.
std::string noSubject(const std::string& wanted);

} // namespace chronoscope::app
