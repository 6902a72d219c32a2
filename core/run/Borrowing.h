// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/prompt/FewShotPool.h"
#include "core/prompt/PromptPack.h"
#include "core/store/BenchmarkStore.h"

#include <vector>

namespace chronoscope::run {

/// What a run over `asked`, a part of the elements of a workspace, borrows: for each of its relations that `pool` has
/// no exemplar of and all of whose elements are of tables of somebody's own facts, those of the nearest relation that
/// `pack` ships, but of nobody that one of these elements is about: it would be shown with its answer. Elements of
/// benchmark files are asked as their files have it, without. Which part is asked changes nothing. Blocks: reads the
/// elements of such relations.
Result<std::vector<prompt::LentExemplars>> borrowedFor(store::BenchmarkStore& benchmark,
                                                       const std::vector<benchmark::ElementMeta>& elements,
                                                       const std::vector<benchmark::ElementMeta>& asked,
                                                       const prompt::FewShotPool& pool, const prompt::PromptPack& pack);

} // namespace chronoscope::run
