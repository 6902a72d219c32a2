// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/BuildReport.h"
#include "core/sources/cfr/CfrReader.h"
#include "core/sources/cfr/Paragraphs.h"

#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace chronoscope::sources::cfr {

/// A file of the Code and what it says of itself.
struct CfrSource {
    std::string path;
    CfrHead head;
};

/// The files of the Code under `paths`, title by title; what is none of it goes into the report.
Result<std::map<int, std::vector<CfrSource>>> findEditions(const BuildOptions& options, BuildReport& report);

/// A section through its editions.
struct SectionHistory {
    std::string key;
    std::map<int, std::vector<TextId>> paragraphs; ///< by year of the edition
    std::set<std::string> granules;                ///< of the files that it is in; "" for a volume
};

/// All editions of one title. One thread.
class TitleHistory {
public:
    explicit TitleHistory(int title) : m_title(title) {}

    /// Reads one file into it and into the report.
    Status read(const CfrSource& source, BuildReport& report, const std::stop_token& stop);

    std::vector<SectionHistory>& sections() { return m_sections; }
    Paragraphs& book() { return m_book; }
    /// The years of which an edition was given that has to hold this section.
    std::set<int> editionsOf(const SectionHistory& section) const;
    /// "2014-01-01": the day as of which the edition of a year states the law.
    std::string dateOf(int year) const;

private:
    SectionHistory& section(const std::string& key);

    int m_title;
    Paragraphs m_book;
    std::vector<SectionHistory> m_sections; ///< in the order in which they were met
    std::unordered_map<std::string, std::size_t> m_byKey;
    std::map<std::string, std::set<int>> m_years; ///< of editions, by granule; "" for volumes
};

} // namespace chronoscope::sources::cfr
