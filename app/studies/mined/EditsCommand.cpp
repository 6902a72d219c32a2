// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope edits: what is to be edited goes to an editor of weights, and what the edited model answers comes back.
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/Interruption.h"
#include "app/cli/OpenRun.h"
#include "app/cli/RunMarking.h"
#include "core/studies/mined/EditExchange.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace chronoscope::app {

using nlohmann::ordered_json;

namespace {
struct EditsOptions {
    std::string workspace, run, tasks, folder, file, method, setting = "single", model, name;
    bool json = false;
};

int exportEdits(const EditsOptions& options) {
    std::vector<mined::Task> tasks;
    if (const Status read = readNames(options.tasks, tasks, mined::taskFromName, "task"); !read)
        return printError(read.error());
    const Interruption interruption;
    auto open = openRun(options.workspace, options.run);
    if (!open) return printError(open.error());
    const auto context = mined::minedContext(open->reader, open->record);
    if (!context) return printError(context.error());
    const auto choice = mined::chooseEdits(open->reader, **context, tasks, interruption.token());
    if (!choice) return printError(choice.error());
    const auto made = mined::writeEdits(open->reader, **context, *choice, options.folder);
    if (!made) return printError(made.error());
    for (const std::string& remark : remarksOn(*choice))
        printNote(remark);
    printOut(options.json ? ordered_json{{"file", made->file},
                                         {"items", made->items},
                                         {"images", made->pictures},
                                         {"right", choice->right},
                                         {"missing", choice->missing},
                                         {"unanswered", choice->unanswered},
                                         {"partly_missing", choice->partly}}
                                    .dump(2) +
                                "\n"
                          : fmt::format("{}: {} items, {} images\n", made->file, made->items, made->pictures));
    return kDone;
}

int importEdits(const EditsOptions& options) {
    const auto setting = mined::editSettingFromName(options.setting);
    if (!setting) return printError(wrong("unknown setting", options.setting));
    const auto text = mined::readEditedFile(options.file);
    if (!text) return printError(text.error());
    const Interruption interruption;
    auto open = openRun(options.workspace, options.run, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const std::string name =
        options.name.empty() ? fmt::format("{}, {}", options.method, mined::name(*setting)) : options.name;
    const auto made =
        mined::importEdited(*open->workspace, open->record.id, *text,
                            {options.method, *setting, options.model, name, options.file}, interruption.token());
    if (!made) return printError({made.error().code, made.error().message, options.file});
    for (const auto& note : made->leftOut)
        printNote(fmt::format("{}:{}: row {} is left out: {}", options.file, note.line, note.row, note.reason));
    constexpr std::size_t kMostIncomplete = 20; ///< a file of one configuration has one for every row
    for (std::size_t at = 0; at < std::min(kMostIncomplete, made->incomplete.size()); ++at) {
        const auto& note = made->incomplete[at];
        printNote(fmt::format("{}:{}: row {}: {}", options.file, note.line, note.row, note.reason));
    }
    if (made->incomplete.size() > kMostIncomplete)
        printNote(fmt::format("{}: {} more such rows", options.file, made->incomplete.size() - kMostIncomplete));
    if (made->missing > 0) printNote(fmt::format("{} replies are not in the file: they are missing", made->missing));
    if (made->noText > 0)
        printNote(fmt::format("{} replies of the file are no text: they count as empty answers", made->noText));
    printOut(options.json ? ordered_json{{"run", made->run},
                                         {"items", made->items},
                                         {"replies", made->replies},
                                         {"missing", made->missing},
                                         {"no_text", made->noText},
                                         {"left_out", made->leftOut.size()}}
                                    .dump(2) +
                                "\n"
                          : fmt::format("{}\n", made->run));
    return made->leftOut.empty() ? kDone : kBadInput;
}
} // namespace

void addEditsCommand(CLI::App& root, Action& action) {
    CLI::App* command = root.add_subcommand("edits", "Knowledge editing elsewhere: the set to be edited as JSON for "
                                                     "EasyEdit, and what an edited model answers as a run");
    command->require_subcommand(1);
    auto out = std::make_shared<EditsOptions>();
    CLI::App* exporting =
        command->add_subcommand("export", "Write edits.json (subject, src, rephrase, pred, alt, image, image_rephrase; "
                                          "MINED has no data of locality) and the images");
    exporting->add_option("-w,--workspace", out->workspace, "Workspace file")->required();
    exporting->add_option("--run", out->run, "Id or name of the finished run whose wrong items are to be edited")
        ->required();
    exporting->add_option("--task", out->tasks, "TA,TIA,TSA,PUD,FUD,ITC,RK,CA,ATE (default: all that the run asks)");
    exporting->add_option("--dir", out->folder, "Folder to write to")->required();
    exporting->add_flag("--json", out->json, "One JSON document");
    exporting->callback([out, &action] { action = [out] { return exportEdits(*out); }; });

    auto in = std::make_shared<EditsOptions>();
    CLI::App* importing = command->add_subcommand(
        "import", "Make a run of what an edited model answered: a JSON array or one object a line, with element_id (or "
                  "id and eval_type) and image_mm_questions_prediction, paraphrase_image_mm_questions_prediction, "
                  "image_mm_paraphrase_completion_prediction, paraphrase_image_mm_paraphrase_completion_prediction");
    importing->add_option("-w,--workspace", in->workspace, "Workspace file")->required();
    importing->add_option("--run", in->run, "Id or name of the run before the editing")->required();
    importing->add_option("FILE", in->file, "The answers")->required();
    importing->add_option("--method", in->method, "FT-LLM, FT-VIS, MEND, SERAC or another name")->required();
    importing->add_option("--setting", in->setting, "single or lifelong")->check(CLI::IsMember({"single", "lifelong"}));
    importing->add_option("--model", in->model, "Model (default: that of the run)");
    importing->add_option("--name", in->name, "Name of the new run")->check(runName());
    importing->add_flag("--json", in->json, "One JSON document");
    importing->callback([in, &action] { action = [in] { return importEdits(*in); }; });
}

} // namespace chronoscope::app
