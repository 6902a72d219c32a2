// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/matching/Judge.h"
#include "core/run/ReplyEvidence.h"
#include "core/store/Database.h"
#include "core/store/ReplyStore.h"

#include <cstdint>
#include <optional>
#include <string>

namespace chronoscope::run {

/// One sample of a run with all that can be said of it. Value type.
struct SampleRecord {
    benchmark::Element element;
    std::string run;
    std::string model;
    int year = 0;
    prompt::Template form = prompt::Template::Generation;
    int set = 0;
    double temperature = 0;
    backend::ModelRequest request;
    std::optional<store::ReplyRow> reply; ///< with its thinking; none = not asked yet
    matching::Verdict verdict;            ///< of a reply that is no error
    ReplyEvidence evidence;
};

/// Reads sample number `sample` (temperature * sets + set) of a cell of the run. InvalidArgument when the run does not
/// ask it, NotFound without the element, errors of the store. `network` and `server` as in evidenceOf(). For a worker
/// thread.
Result<SampleRecord> readSample(store::Database& database, const RunContext& context, std::int64_t row, int year,
                                prompt::Template form, int sample, const backend::Network* network,
                                const RunningServer& server = {});

/// One JSON object, indented: what is not known or does not apply is null, never an empty text or false. No key is in
/// it.
std::string toJson(const SampleRecord& sample);

} // namespace chronoscope::run
