// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/sources/BuildOnline.h"

#include "app/Services.h"
#include "app/cli/Console.h"
#include "core/base/Time.h"
#include "core/sources/PackedFile.h"
#include "core/sources/wikidata/WikidataBuild.h"
#include "core/sources/wikidata/online/Download.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>

namespace chronoscope::app {

using sources::BuildOptions;
using sources::BuildReport;
using sources::wikidata::Download;
using sources::wikidata::WikidataService;

namespace {
constexpr std::size_t kLongestQuery = 256 << 10; ///< bytes

Result<std::string> queryText(const std::string& path) {
    auto file = sources::PackedFile::open(path);
    if (!file) return file.error();
    std::string text;
    std::array<char, 4096> block{};
    for (;;) {
        const auto count = file->read(block);
        if (!count) return count.error();
        if (*count == 0) return text;
        text.append(block.data(), *count);
        if (text.size() > kLongestQuery) return Error{ErrorCode::BadInput, "too large for a query", path};
    }
}

WikidataService::Options serviceOptions(const OnlineWords& words, const BuildOptions& options) {
    WikidataService::Options service;
    if (!words.api.empty()) service.api = words.api;
    if (!words.queries.empty()) service.queries = words.queries;
    service.version = CHRONOSCOPE_VERSION;
    service.contact = words.contact;
    service.language = options.language;
    return service;
}

/// Ids without a name in elements that could be stored but for it.
std::set<std::string> missingNames(const BuildReport& report) {
    std::set<std::string> ids;
    for (const sources::BuiltElement& built : report.elements)
        if (built.state) ids.insert(built.unlabelled.begin(), built.unlabelled.end());
    return ids;
}

std::set<std::string> wantedIds(const OnlineWords& words) {
    std::set<std::string> ids;
    for (const std::string& typed : words.ids) {
        const std::string id = sources::wikidata::normalId(typed);
        ids.insert(id.empty() ? typed : id); // what is no id is refused before anything is asked
    }
    return ids;
}
} // namespace

void addOnlineOptions(CLI::App& command, OnlineWords& words) {
    command.add_option("--fetch", words.ids, "Wikidata: ask it for these entities, Q42,Q64,…")
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--query", words.query, "Wikidata: ask its query service with the SPARQL in this file");
    command.add_option("--download", words.folder,
                       "Folder for its answers; what is there already is not asked for again");
    command.add_option("--contact", words.contact, "Your mail address or page, which Wikidata wants to know");
    command.add_option("--api", words.api, "Address of the API (default: Wikidata's)");
    command.add_option("--query-service", words.queries, "Address of the query service (default: Wikidata's)");
}

Result<BuildReport> buildOnline(const OnlineWords& words, BuildOptions options, const std::stop_token& stop) {
    if (words.folder.empty() || words.contact.empty())
        return Error{
            ErrorCode::InvalidArgument, "--fetch and --query need --download FOLDER and --contact ADDRESS", {}};
    std::error_code problem;
    std::filesystem::create_directories(words.folder, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), words.folder};
    const auto services = makeServices({});
    if (!services) return services.error();
    const WikidataService service(*services->network, serviceOptions(words, options));
    const Download download(service, words.folder, [](std::size_t there, std::size_t wanted) {
        printNote(fmt::format("asking Wikidata: {} of {} entities are there", there, wanted));
    });
    if (!words.ids.empty()) {
        const auto files = download.entities(wantedIds(words), false, stop);
        if (!files) return files.error();
        options.paths.insert(options.paths.end(), files->begin(), files->end());
    }
    if (!words.query.empty()) {
        const auto query = queryText(words.query);
        if (!query) return query.error();
        const auto file = download.query(*query, stop);
        if (!file) return file.error();
        options.paths.push_back(*file);
    }
    if (!options.asOf) options.asOf = std::stoi(utcNow()); // what was asked today is of today
    auto report = sources::wikidata::buildWikidata(options, stop, {});
    if (!report) return report;
    const std::set<std::string> missing = missingNames(*report);
    if (missing.empty()) return report;
    const auto names = download.entities(missing, true, stop);
    if (!names) return names.error();
    options.labelFiles.insert(options.labelFiles.end(), names->begin(), names->end());
    return sources::wikidata::buildWikidata(options, stop, {});
}

} // namespace chronoscope::app
