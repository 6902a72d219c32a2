// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/EditChoice.h"

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// The way to editors of weights (EasyEdit) and back: what is to be edited as a file, and what the edited model answers
/// as a run.

struct EditExport {
    std::string json; ///< array, see editsForEasyEdit()
    struct Picture {
        std::string name; ///< as the array names it
        std::int64_t row = 0;
    };
    std::vector<Picture> pictures; ///< each once
};
/// An array with, for each item, EasyEdit's `subject, src, rephrase, pred, alt, image, image_rephrase` (pred: what the
/// model said to the question with the original image) and `element_id, id, task, eval_type, type`. MINED has no data
/// of locality, so there is none. Errors of the store; Cancelled. Blocks.
Result<EditExport> editsForEasyEdit(store::Database& database, const MinedContext& run, const EditChoice& choice,
                                    const std::stop_token& stop = {});

struct EditsWritten {
    std::string file; ///< edits.json in the folder
    std::int64_t items = 0;
    std::int64_t pictures = 0;
};
/// Writes them into a folder, which is made: the pictures in its images, then edits.json. Io, and the errors above.
Result<EditsWritten> writeEdits(store::Database& database, const MinedContext& run, const EditChoice& choice,
                                const std::string& folder, const std::stop_token& stop = {});

/// The text of a file for importEdited(). Io.
Result<std::string> readEditedFile(const std::string& path);
struct EditImportOptions {
    std::string method; ///< "FT-LLM", "MEND" …; not IKE, which is asked
    EditSetting setting = EditSetting::Single;
    std::string model; ///< empty: that of the base run
    std::string name;
    std::string source; ///< file
};
struct EditImport {
    std::int64_t run = 0;
    std::int64_t items = 0;
    std::int64_t replies = 0;
    std::int64_t missing = 0; ///< replies that the file does not have
    std::int64_t noText = 0;  ///< null, or another value that is no text: they are empty answers
    struct Note {
        std::size_t row = 0;  ///< from 1
        std::size_t line = 0; ///< where it begins, from 1
        std::string reason;
    };
    std::vector<Note> leftOut;
    std::vector<Note> incomplete; ///< rows that lack replies, and under which keys
};
/// Makes a finished run of the rows of a file that an edited model answered: a JSON array, or one object a line, with
/// `element_id`, or else `id` and `eval_type` as task files have them, and for each configuration that the base run
/// asks `image_mm_questions_prediction` and so on, as MINED's result files. A row of no item of the base run, or that
/// comes twice, is left out and told; a prediction that is not there is missing, one that is no text is an empty
/// answer. BadInput where nothing remains.
Result<EditImport> importEdited(store::Workspace& workspace, std::int64_t base, std::string_view text,
                                const EditImportOptions& options, const std::stop_token& stop = {});

} // namespace chronoscope::mined
