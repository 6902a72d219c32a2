// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/online/OnlineBuild.h"

#include "core/base/Time.h"
#include "core/sources/PackedFile.h"
#include "core/sources/wikidata/Entity.h"
#include "core/sources/wikidata/WikidataBuild.h"

#include <array>
#include <filesystem>
#include <set>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::size_t kLongestQuery = 256 << 10; ///< bytes

Result<std::string> queryText(const std::string& path) {
    auto file = PackedFile::open(path);
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

WikidataService::Options serviceOptions(const OnlineWish& wish, const BuildOptions& options,
                                        const std::string& version) {
    WikidataService::Options service;
    if (!wish.api.empty()) service.api = wish.api;
    if (!wish.queries.empty()) service.queries = wish.queries;
    service.version = version;
    service.contact = wish.contact;
    service.language = options.language;
    return service;
}

/// Ids without a name in elements that could be stored but for it.
std::set<std::string> missingNames(const BuildReport& report) {
    std::set<std::string> ids;
    for (const BuiltElement& built : report.elements)
        if (built.state) ids.insert(built.unlabelled.begin(), built.unlabelled.end());
    return ids;
}

std::set<std::string> wantedIds(const OnlineWish& wish) {
    std::set<std::string> ids;
    for (const std::string& typed : wish.ids) {
        const std::string id = normalId(typed);
        ids.insert(id.empty() ? typed : id); // what is no id is refused before anything is asked
    }
    return ids;
}
} // namespace

Result<BuildReport> buildOnline(const backend::Network& network, const OnlineWish& wish, BuildOptions options,
                                const std::string& version, const std::stop_token& stop,
                                const BuildProgressSink& progress, const Download::Told& told) {
    if (wish.folder.empty() || wish.contact.empty())
        return Error{ErrorCode::InvalidArgument,
                     "asking Wikidata needs a folder for its answers and an address it can write to",
                     {}};
    std::error_code problem;
    std::filesystem::create_directories(wish.folder, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), wish.folder};
    const WikidataService service(network, serviceOptions(wish, options, version));
    const Download download(service, wish.folder, told);
    if (!wish.ids.empty()) {
        const auto files = download.entities(wantedIds(wish), false, stop);
        if (!files) return files.error();
        options.paths.insert(options.paths.end(), files->begin(), files->end());
    }
    if (!wish.query.empty()) {
        const auto query = queryText(wish.query);
        if (!query) return query.error();
        const auto file = download.query(*query, stop);
        if (!file) return file.error();
        options.paths.push_back(*file);
    }
    if (!options.asOf) options.asOf = std::stoi(utcNow()); // what was asked today is of today
    auto report = buildWikidata(options, stop, progress);
    if (!report) return report;
    const std::set<std::string> missing = missingNames(*report);
    if (missing.empty()) return report;
    const auto names = download.entities(missing, true, stop);
    if (!names) return names.error();
    options.labelFiles.insert(options.labelFiles.end(), names->begin(), names->end());
    return buildWikidata(options, stop, progress);
}

} // namespace chronoscope::sources::wikidata
