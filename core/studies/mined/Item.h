// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/studies/mined/Task.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace chronoscope::mined {

/// The context block of F.M.C and P.M.C, as the file gives it. Other tasks may carry one that is not used.
struct Context {
    std::string text;    ///< a sentence
    std::string subject; ///< the holder it names
    std::optional<int> year;
    std::string property; ///< "the CEO of"
};

/// One question of MINED with its golds, as it stands in a task file. Value type; texts are UTF-8.
struct Item {
    ContentId id{};     ///< of its content; images count by their content, not by their path
    std::string number; ///< `id` in its file; not unique in A.T.E
    Task task = Task::TA;
    std::string type; ///< "country", "sport" …
    std::string evalType;
    std::string subject;
    std::string hypernym;
    std::string property;                ///< "the CEO of"; empty where the file has none
    std::string question;                ///< `mm_questions`: Q
    std::string completion;              ///< `mm_paraphrase_completion`: G
    std::vector<std::string> golds;      ///< one, or several that all count
    std::vector<std::string> attributes; ///< `answers`, attribute strings in the order of the file
    Context context;
    std::optional<ContentId> image;      ///< I; none where the file was missing or refused
    std::optional<ContentId> otherImage; ///< GI
    std::string extra;                   ///< every other field of the file, a JSON object; with the image paths
};

} // namespace chronoscope::mined
