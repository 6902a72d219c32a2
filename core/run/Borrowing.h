// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Slice.h"
#include "core/prompt/FewShotPool.h"
#include "core/prompt/PromptPack.h"
#include "core/store/BenchmarkStore.h"

#include <vector>

namespace chronoscope::run {

/// What a run over `elements` borrows: for each relation of a table of somebody's own facts that `pool` has no exemplar
/// of, those of the nearest relation that `pack` ships. Elements of benchmark files are asked as their files have it,
/// without. Blocks: reads an element of each such relation.
Result<std::vector<prompt::LentExemplars>> borrowedFor(store::BenchmarkStore& benchmark,
                                                       const std::vector<benchmark::ElementMeta>& elements,
                                                       const prompt::FewShotPool& pool, const prompt::PromptPack& pack);

} // namespace chronoscope::run
