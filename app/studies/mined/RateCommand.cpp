// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// chronoscope rate: what persons say of the quality of MINED's items.
#include "app/cli/Commands.h"
#include "app/cli/Console.h"
#include "app/cli/OpenRun.h"
#include "app/studies/mined/ItemOptions.h"
#include "core/base/AtomicFile.h"
#include "core/studies/mined/MinedNarrowing.h"
#include "core/studies/mined/RatingExchange.h"
#include "core/studies/mined/RatingStore.h"
#include "core/studies/mined/RatingTables.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>
#include <set>

namespace chronoscope::app {

namespace {
struct RateOptions {
    std::string workspace, file, output;
    std::string format = "csv";
    study::Narrowing only; ///< of the statistics
    bool agreement = false, json = false;
};

Result<std::vector<mined::Rating>> ratingsOf(OpenWorkspace& open) { return mined::RatingStore(open.reader).all(); }

int write(const std::string& text, const std::string& path) {
    if (path.empty()) {
        printOut(text);
        return kDone;
    }
    const Status written = replaceFile(path, text, FileAccess::Usual);
    return written ? static_cast<int>(kDone) : printError(written.error());
}

int exportRatings(const RateOptions& options) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    const auto ratings = ratingsOf(*open);
    if (!ratings) return printError(ratings.error());
    const auto lines = mined::ratingLines(open->reader, *ratings);
    return lines ? write(*lines, options.output) : printError(lines.error());
}

int readRatings(const RateOptions& options) {
    const auto text = mined::readRatingFile(options.file);
    if (!text) return printError(text.error());
    auto open = openWorkspace(options.workspace, store::Workspace::Open::ExistingToWrite);
    if (!open) return printError(open.error());
    const auto report = mined::importRatings(*open->workspace, *text);
    if (!report) return printError(report.error());
    for (const auto& note : report->leftOut)
        printNote(fmt::format("{}:{}: left out: {}", options.file, note.line, note.reason));
    printOut(options.json ? nlohmann::ordered_json{{"added", report->added},
                                                   {"already_there", report->already},
                                                   {"left_out", report->leftOut.size()}}
                                    .dump(2) +
                                "\n"
                          : fmt::format("{} ratings added; {} were there already\n", report->added, report->already));
    return report->leftOut.empty() ? kDone : kBadInput;
}

/// Only the ratings of items that are taken.
Status keepTaken(store::Database& reader, const study::Narrowing& only, std::vector<mined::Rating>& ratings) {
    const mined::ItemFilter filter(study::tidy(only));
    if (filter.takesAll()) return {};
    const auto metas = mined::MinedStore(reader).metas();
    if (!metas) return metas.error();
    std::set<ContentId> taken;
    for (const mined::ItemMeta& item : *metas)
        if (filter.takes(item.task, item.type, item.subject)) taken.insert(item.id);
    std::erase_if(ratings, [&](const mined::Rating& rating) { return !taken.contains(rating.item); });
    return {};
}

int printStatistics(const RateOptions& options) {
    auto open = openWorkspace(options.workspace);
    if (!open) return printError(open.error());
    auto ratings = ratingsOf(*open);
    if (!ratings) return printError(ratings.error());
    std::vector<std::string> notes;
    if (const Status known = checkItems(open->reader, options.only, notes); !known) return printError(known.error());
    for (const std::string& note : notes)
        printNote(note);
    if (const Status kept = keepTaken(open->reader, options.only, *ratings); !kept) return printError(kept.error());
    const auto table = options.agreement ? mined::ratingAgreementTable(*ratings) : mined::ratingTable(*ratings);
    const auto format = options.json || options.format == "json" ? analysis::TableFormat::Json
                        : options.format == "markdown"           ? analysis::TableFormat::Markdown
                        : options.format == "latex"              ? analysis::TableFormat::Latex
                                                                 : analysis::TableFormat::Csv;
    return write(analysis::toText(table, format), options.output);
}
} // namespace

void addRateCommand(CLI::App& root, Action& action) {
    CLI::App* command = root.add_subcommand("rate", "The human study of MINED: ratings of items from 0 to 10, their "
                                                    "statistics and files");
    command->require_subcommand(1);
    auto options = std::make_shared<RateOptions>();
    const auto add = [&](const char* name, const char* text, int (*act)(const RateOptions&)) {
        CLI::App* one = command->add_subcommand(name, text);
        one->add_option("-w,--workspace", options->workspace, "Workspace file")->required();
        one->callback([options, act, &action] { action = [options, act] { return act(*options); }; });
        return one;
    };
    add("export", "JSON Lines: element_id, id, task, annotator, scores, texts, seconds, ts", exportRatings)
        ->add_option("-o,--output", options->output, "File (default: standard output)");
    CLI::App* in =
        add("import", "Read such a file; of two ratings of one item by one annotator the newer counts", readRatings);
    in->add_option("FILE", options->file, "JSON Lines")->required();
    in->add_flag("--json", options->json, "One JSON document");
    CLI::App* stats =
        add("stats", "Count, mean and standard deviation, and time an item, by annotator and quality", printStatistics);
    stats->add_flag("--agreement", options->agreement,
                    "How far annotators agree: Krippendorff's alpha for numbers, and the mean difference");
    addItemOptions(*stats, options->only);
    stats->add_option("--format", options->format, "csv, json, markdown or latex")
        ->check(CLI::IsMember({"csv", "json", "markdown", "latex"}));
    stats->add_option("-o,--output", options->output, "File (default: standard output)");
    stats->add_flag("--json", options->json, "As --format json");
}

} // namespace chronoscope::app
