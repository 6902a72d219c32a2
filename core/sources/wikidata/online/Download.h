// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/wikidata/online/WikidataService.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace chronoscope::sources::wikidata {

/// Answers of Wikidata kept as files in a folder, as they came, so that a build can be made again from the same bytes
/// and a download that was broken off goes on where it was. Only whole answers are kept. One thread.
class Download {
public:
    /// `told` is called before each call with what is there and wanted; may be null.
    using Told = std::function<void(std::size_t there, std::size_t wanted)>;

    Download(const WikidataService& service, std::string folder, Told told = {});

    /// Files that hold these entities with their statements, or with names alone; only what no file of the folder
    /// holds is asked for. Errors of the service, Io; files that came before stay.
    Result<std::vector<std::string>> entities(const std::set<std::string>& ids, bool namesOnly,
                                              const std::stop_token& stop) const;
    /// The file with the answer to a query; asked for anew.
    Result<std::string> query(const std::string& text, const std::stop_token& stop) const;

private:
    const WikidataService& m_service;
    std::string m_folder;
    Told m_told;
};

} // namespace chronoscope::sources::wikidata
