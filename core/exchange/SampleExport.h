// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/exchange/ReferenceExport.h"
#include "core/prompt/Template.h"
#include "core/store/Workspace.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>

namespace chronoscope::exchange {

/// Writes the replies of a run as per-sample JSON Lines in the layout that lm-evaluation-harness 0.4.9 writes with
/// --log_samples: `folder`/MODEL/samples_chronoscope_TEMPLATE_temp0.0_TIME.jsonl, one file per template and
/// temperature, TIME being the run's. One line per reply: doc_id (a number that is the same for all runs of one slice),
/// doc (element_id, domain, state, subject, relation, year, set, objects with all their names; options under mcqa,
/// statement_true under tf), target (the first name of the first right object; the letter of the right option; "true"
/// or "false"), arguments (gen_args_0: arg_0 the prompt, as JSON of the messages in chat mode, arg_1 the decoding
/// parameters), resps, filtered_resps (the answer that was read out), filter (extraction), metrics and their values:
/// match (1 or 0), score (0 to 100), outcome, counted (0: left out by strict extraction, neither right nor wrong).
/// Every field has one type throughout a file. A request without an answer has no line: it is missing, and a mean over
/// the lines must not take it for wrong. `only`: of this template alone. Errors as exportReference(). Blocks; any
/// thread.
Result<ExportReport> exportSamples(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                   const std::stop_token& stop, const ExportProgress& progress = {},
                                   std::optional<prompt::Template> only = {});

/// One row of the flat table of replies, its columns in their order; see exportReplies(). Pure.
nlohmann::ordered_json replyRow(const run::ElementOfRun& of, const run::StoredReply& reply);
/// What the lines of exportSamples() have as `arguments`; of a text that is scored, arg_1 is that text. Pure.
nlohmann::ordered_json sampleArguments(const backend::ModelRequest& request);
/// As one line of JSON, with its end; bytes that are no UTF-8 are replaced.
std::string jsonLine(const nlohmann::ordered_json& row);

/// Which flat files to write.
struct ReplyFormats {
    bool csv = true;
    bool jsonl = true;
};

/// Writes the stored outcomes of a run as one flat table, `folder`/RUN-replies.csv and .jsonl. Columns, each of one
/// type throughout: element_id text, subject text, relation text, year integer, template text, temperature number, set
/// integer, reply text, answer text, match boolean, score number, outcome text. Where a request ended in an error,
/// reply, answer, match and score are null (empty in the CSV); match and score alone where strict extraction leaves the
/// reply out, which is neither right nor wrong. A text cell of the CSV that a spreadsheet would run as a
/// formula gets an apostrophe in front; the JSON Lines hold the exact text. `only`: of this template alone, into
/// RUN-replies-TEMPLATE.csv and .jsonl. Errors as exportReference(). Blocks; any thread.
Result<ExportReport> exportReplies(store::Workspace& workspace, std::int64_t run, const std::string& folder,
                                   ReplyFormats formats, const std::stop_token& stop,
                                   const ExportProgress& progress = {}, std::optional<prompt::Template> only = {});

} // namespace chronoscope::exchange
