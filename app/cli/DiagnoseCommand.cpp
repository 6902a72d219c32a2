// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/Diagnosis.h"
#include "app/cli/Commands.h"
#include "app/cli/Console.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

namespace chronoscope::app {

namespace {
struct DiagnoseOptions {
    std::string workspace;
    std::string file;
    bool withReplies = false;
};

/// A bundle may take the place of an earlier one, or of another archive, and of nothing else.
Status mayReplace(const std::string& file) {
    std::error_code none;
    if (file.empty() || !std::filesystem::is_regular_file(file, none) || std::filesystem::file_size(file, none) == 0)
        return {};
    std::string beginning(2, '\0');
    std::ifstream(file, std::ios::binary).read(beginning.data(), 2);
    if (beginning == "PK") return {};
    return wrong("there is a file of this name, which is no bundle: it is not written over", file);
}

/// Word for word, as it would be saved.
int diagnoseAll(const DiagnoseOptions& options) {
    if (options.withReplies && options.workspace.empty())
        return printError(wrong("--replies needs a workspace", "--workspace is missing"));
    std::error_code none;
    if (!options.workspace.empty() && !std::filesystem::exists(options.workspace, none))
        return printError({ErrorCode::NotFound, "no such workspace", options.workspace});
    if (const Status may = mayReplace(options.file); !may) return printError(may.error());
    const auto parts = diagnose::gather(bundleSources(options.workspace, options.withReplies));
    if (options.file.empty()) {
        for (const diagnose::BundlePart& part : parts)
            printOut(fmt::format("--- {}: {}\n{}", part.name, part.what, part.text));
        printNote("this is all that a bundle holds; -o FILE.zip saves it");
        return kDone;
    }
    if (const Status saved = diagnose::saveBundle(parts, options.file); !saved) return printError(saved.error());
    for (const diagnose::BundlePart& part : parts)
        printOut(fmt::format("{}: {} ({} bytes)\n", part.name, part.what, part.text.size()));
    return kDone;
}
} // namespace

void addDiagnoseCommand(CLI::App& root, Action& action) {
    auto options = std::make_shared<DiagnoseOptions>();
    CLI::App* command = root.add_subcommand(
        "diagnose",
        "Print what helps others to find a mistake, or save it as one file: versions, the log, crashes, how "
        "large a workspace is; no keys, and replies only where they are wanted");
    command->add_option("-w,--workspace", options->workspace, "Workspace file whose schema and counts are told");
    command->add_option("-o,--output", options->file, "Save it as this ZIP file")->type_name("FILE");
    command->add_flag("--replies", options->withReplies, "With the newest replies of the workspace, word for word");
    command->callback([options, &action] { action = [options] { return diagnoseAll(*options); }; });
}

} // namespace chronoscope::app
