// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/online/Download.h"

#include "core/base/AtomicFile.h"
#include "core/base/Hash.h"
#include "core/sources/wikidata/Entity.h"
#include "core/sources/wikidata/EntityFile.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <algorithm>
#include <filesystem>

namespace chronoscope::sources::wikidata {

namespace fs = std::filesystem;

namespace {
/// The ids that a file answers: what was asked, which a redirect is not called by.
std::set<std::string> idsIn(const std::string& path) {
    std::set<std::string> ids;
    EntitySink sink;
    sink.problem = [](const BuildProblem&) {};
    sink.entity = [&](std::string_view raw, std::uint64_t) {
        const auto add = [&](std::optional<std::string_view> slice) {
            if (slice && slice->size() > 2) ids.insert(normalId(slice->substr(1, slice->size() - 2)));
        };
        add(memberOf(raw, "id"));
        if (const auto moved = memberOf(raw, "redirects")) add(memberOf(*moved, "from"));
        return true;
    };
    if (!readEntityFile(path, sink, {})) return {};
    return ids;
}

std::string nameOf(const std::string& prefix, std::string_view content) {
    return prefix + "-" + toHex(contentId(content)).substr(0, 12) + ".json";
}
} // namespace

Download::Download(const WikidataService& service, std::string folder, Told told)
    : m_service(service), m_folder(std::move(folder)), m_told(std::move(told)) {}

Result<std::vector<std::string>> Download::entities(const std::set<std::string>& ids, bool namesOnly,
                                                    const std::stop_token& stop) const {
    const std::string prefix = namesOnly ? "names" : "entities";
    std::vector<std::string> files;
    std::set<std::string> missing = ids;
    std::error_code problem;
    for (const auto& entry : fs::directory_iterator(m_folder, problem)) {
        const std::string name = entry.path().filename().string();
        if (!name.starts_with(prefix + "-") || !name.ends_with(".json")) continue;
        bool isWanted = false;
        for (const std::string& id : idsIn(entry.path().string()))
            isWanted = missing.erase(id) > 0 || isWanted;
        if (isWanted) files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<std::string> batch;
    for (auto next = missing.begin(); next != missing.end();) {
        batch.push_back(*next);
        if (++next != missing.end() && batch.size() < WikidataService::kMostIds) continue;
        if (m_told)
            m_told(ids.size() - static_cast<std::size_t>(std::distance(next, missing.end())) - batch.size(),
                   ids.size());
        const auto answer = m_service.entities(batch, namesOnly, stop);
        if (!answer) return answer.error();
        const std::string path = (fs::path(m_folder) / nameOf(prefix, *answer)).string();
        if (const Status kept = replaceFile(path, *answer, FileAccess::Usual); !kept) return kept.error();
        files.push_back(path);
        batch.clear();
    }
    return files;
}

Result<std::string> Download::query(const std::string& text, const std::stop_token& stop) const {
    const auto answer = m_service.select(text, stop);
    if (!answer) return answer.error();
    const std::string path = (fs::path(m_folder) / nameOf("query", *answer)).string();
    if (const Status kept = replaceFile(path, *answer, FileAccess::Usual); !kept) return kept.error();
    return path;
}

} // namespace chronoscope::sources::wikidata
