// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/distract/DistractStore.h"
#include "core/sources/distract/OfflineOptions.h"
#include "core/sources/distract/OptionDraft.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/Workspace.h"

#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources {

/// What came of giving wrong options to the elements that lacked them.
struct DistractReport {
    struct Share {
        std::size_t elements = 0;
        std::size_t complete = 0;        ///< with three options now
        std::size_t verified = 0;        ///< by a model: in their last round none was called right
        std::size_t moreRounds = 0;      ///< needed more than one round
        std::vector<std::size_t> shown;  ///< options shown in round 1, 2 …
        std::vector<std::size_t> marked; ///< of them, called right
        std::size_t rightMissed = 0;     ///< rounds in which the right one was not called right
    };
    std::map<benchmark::Domain, Share> domains;
    std::size_t changed = 0, newVersions = 0, inUse = 0, alreadyThere = 0;
    std::size_t lookAlike = 0;                  ///< elements with an option that looks like a right one
    std::map<std::string, std::size_t> why;     ///< unresolved, by OptionOutcome::unresolved
    std::map<std::string, std::size_t> dropped; ///< options that a model wrote, by Unfit
};

/// Counts what came of an element, which has its options already.
void addShare(DistractReport& report, const benchmark::Element& element, const OptionOutcome& outcome);

/// All elements and few-shots of the workspace up to a row, for options without a model.
Result<OfflineOptions> offlineOptions(store::Database& database, const std::stop_token& stop,
                                      std::int64_t upToRow = store::BenchmarkStore::kNoLimit);

/// The element with its options: what a model wrote first (if any), then those it has, then offline ones up to three.
/// Extra keys say which of them nobody has verified, which look alike, and who wrote them (`by`). Fewer than three
/// where there are no more.
benchmark::Element withOptions(const benchmark::Element& element, const OptionOutcome& outcome,
                               const OfflineOptions& offline, const std::string& by, std::uint64_t seed);

/// Puts the outcomes of elements into a workspace, many in one write, and counts them. One thread; all given must live
/// as long.
class OptionSettling {
public:
    OptionSettling(store::Workspace& workspace, const OfflineOptions& offline, std::string by, std::uint64_t seed)
        : m_workspace(workspace), m_offline(offline), m_by(std::move(by)), m_seed(seed) {}

    Status take(const DistractStore::Lacking& old, const benchmark::Element& element, const OptionOutcome& outcome);
    /// Writes what is left.
    Result<DistractReport> finish();

private:
    Status write();

    store::Workspace& m_workspace;
    const OfflineOptions& m_offline;
    const std::string m_by;
    const std::uint64_t m_seed;
    std::vector<DistractStore::Change> m_waiting;
    DistractReport m_report;
};

/// Options without a model for every element of these domains (none: all) that lacks them. Stops between elements.
Result<DistractReport> distractOffline(store::Workspace& workspace, const std::vector<benchmark::Domain>& domains,
                                       std::uint64_t seed, const std::stop_token& stop);

} // namespace chronoscope::sources
