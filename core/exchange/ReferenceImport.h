// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/layout/RunSpec.h"
#include "core/prompt/PromptPack.h"
#include "core/run/RunEngine.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::exchange {

struct ReferenceImportOptions {
    std::string folder; ///< holds the result files, or Results/MODEL with them in it
    std::string model;  ///< name of the run and of its model
    prompt::Template form = prompt::Template::Generation;
    /// How the replies are judged, and how the prompts are taken to have been made: the files tell neither. Slice,
    /// templates, sets and temperatures are those of the files.
    run::RunSpec spec = referenceSpec();

    /// The defaults, with the exemplars of the reference code.
    static run::RunSpec referenceSpec();
};

/// What was imported. Value type.
struct ReferenceImport {
    std::int64_t run = 0;
    std::string folder;             ///< the files were in; the only one of results there may have another model's name
    std::vector<std::string> files; ///< paths, in the order of their domains
    std::int64_t elements = 0;      ///< with replies or places for them
    std::int64_t replies = 0;
    std::int64_t missing = 0; ///< null in the files, left out of a list, or with their whole list
    std::int64_t absent = 0;  ///< lists that a file lacks: of an element, in a year that others were asked in
    std::int64_t unasked = 0; ///< replies left out: in a year in which the benchmark says nothing of their element
    std::string firstAbsent;  ///< where, for a message: "element 5 (“A”)"
    std::string firstUnasked; ///< "element 5 (“A”), 2014"
    int sets = 0;             ///< of the longest list
};

/// Makes a finished run of the reference code's result files (spec 7). Element i of a file is the i-th element of that
/// domain and state in the workspace, in the order of import. The replies go through the run engine. The longest list
/// tells how many there were each time. A reply that is null or not there becomes a request without an answer
/// (ErrorKind::Unsupported): it is missing and never wrong. Replies of a year without objects are left out and counted.
/// An element that is {} in all files is not of the run. Where a reply's place tells what was asked
/// (isJudgedByPlace()) all lists are of one length. The run's backend is "imported:reference?from=FOLDER".
///
/// All files are read before anything is made. BadInput, naming file, element and year: a damaged array, numbers that
/// do not fit the workspace or each other, a short list where the place tells, or an element without any year of the
/// file. NotFound without any such file; Io, Cancelled, those of the store. After an error there is no run; what a
/// killed import left is removed by the next. Memory is bounded but for some bytes per element. Blocks; one import in a
/// workspace at a time.
Result<ReferenceImport> importReference(const std::shared_ptr<store::Workspace>& workspace,
                                        const ReferenceImportOptions& options, const prompt::PromptPack& pack,
                                        const run::RunEngine::Sink& sink, const std::stop_token& stop,
                                        run::RunEngine::Options engine = {.concurrency = 1'024});

} // namespace chronoscope::exchange
