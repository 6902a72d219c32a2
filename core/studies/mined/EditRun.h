// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/EditChoice.h"
#include "core/studies/mined/EditStore.h"
#include "core/studies/mined/Embedding.h"

#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// In-context knowledge editing (IKE) as a run: what another run got wrong is asked again behind demonstrations and the
/// new fact, with the same pictures, in the same configurations. It is a run of MINED like others, with
/// AskingSpec::editing, and its prompts have neither system turn nor instruction.

struct EditOptions {
    std::vector<Task> tasks; ///< empty: all that are edited
    EditSetting setting = EditSetting::Single;
    int demonstrations = static_cast<int>(kIkeDemonstrations);
    MinedDecoding decoding;
};

/// What is shown in front of each fact's question. Single: the fact is known, its demonstrations are the nearest of the
/// others. Lifelong: all facts are in memory; the nearest to the question itself is taken for the new one (of the
/// same words the first), its demonstrations are the nearest of all others. Errors of the embedding. Blocks.
Result<std::vector<ShownEdits>> shownEdits(const std::vector<EditFact>& facts, EditSetting setting,
                                           std::size_t demonstrations, Embedding& embedding,
                                           const std::stop_token& stop = {});

struct CreatedEdit {
    std::int64_t id = 0;
    EditChoice choice;
    std::int64_t requests = 0;
    bool isPoolSmall = false; ///< there are fewer demonstrations than were wished; all are shown
};
/// Creates the run. Errors of chooseEdits(), canSee() and the embedding; InvalidArgument where there is nothing to
/// edit. Blocks.
Result<CreatedEdit> createEdit(store::Workspace& workspace, std::int64_t base, const EditOptions& options,
                               Embedding& embedding, const std::string& name, const run::BackendChoice& backend,
                               const std::stop_token& stop = {});

} // namespace chronoscope::mined
