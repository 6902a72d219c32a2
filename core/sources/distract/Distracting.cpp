// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/Distracting.h"

#include "core/facts/FactText.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace chronoscope::sources {

namespace {
constexpr std::size_t kWrongOptions = 3;
constexpr std::size_t kWrittenAtOnce = 200; ///< elements

void countIn(std::vector<std::size_t>& counts, std::size_t round, std::size_t count) {
    counts.resize(std::max(counts.size(), round + 1));
    counts[round] += count;
}

} // namespace

void addShare(DistractReport& report, const benchmark::Element& element, const OptionOutcome& outcome) {
    DistractReport::Share& share = report.domains[element.domain];
    ++share.elements;
    if (element.hasThreeDistractors()) ++share.complete;
    if (outcome.isVerified) ++share.verified;
    if (outcome.rounds.size() > 1) ++share.moreRounds;
    for (std::size_t i = 0; i < outcome.rounds.size(); ++i) {
        countIn(share.shown, i, outcome.rounds[i].shown.size() - 1);
        countIn(share.marked, i, outcome.rounds[i].marked.size());
        if (!outcome.rounds[i].isRightMarked) ++share.rightMissed;
    }
    if (!outcome.unresolved.empty()) ++report.why[outcome.unresolved];
    for (const auto& [reason, count] : outcome.dropped)
        report.dropped[reason] += count;
}

Result<OfflineOptions> offlineOptions(store::Database& database, const std::stop_token& stop, std::int64_t upToRow) {
    const auto rows = DistractStore(database).rows();
    if (!rows) return rows.error();
    OfflineOptions offline;
    store::BenchmarkStore benchmark(database);
    for (const std::int64_t row : *rows) {
        if (row > upToRow) break;
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
        const auto element = benchmark.load(row);
        if (!element) return element.error();
        offline.add(*element);
    }
    return offline;
}

benchmark::Element withOptions(const benchmark::Element& element, const OptionOutcome& outcome,
                               const OfflineOptions& offline, const std::string& by, std::uint64_t seed) {
    const OptionRules rules(element, offline.heldElsewhere(element));
    benchmark::Element made = element;
    made.distractors.clear();
    std::vector<std::string> unverified;
    const auto take = [&](const std::vector<std::string>& options, bool isVerified) {
        for (const std::string& one : options) {
            if (made.distractors.size() == kWrongOptions || rules.unfit(one, made.distractors)) continue;
            made.distractors.push_back(one);
            if (!isVerified) unverified.push_back(one);
        }
    };
    take(outcome.options, outcome.isVerified);
    take(element.distractors, false);
    std::set<std::string> excluded = rules.excluded();
    for (const std::string& one : made.distractors)
        excluded.insert(facts::folded(one));
    take(offline.choose(element, kWrongOptions - made.distractors.size(), excluded, seed), false);

    auto extra = nlohmann::json::parse(element.extra, nullptr, false);
    if (!extra.is_object()) extra = nlohmann::json::object();
    std::vector<std::string> alike;
    std::copy_if(made.distractors.begin(), made.distractors.end(), std::back_inserter(alike),
                 [&](const std::string& one) { return rules.isLookAlike(one); });
    extra["distractors_by"] = by;
    for (const auto& [key, list] :
         {std::pair("distractors_unverified", &unverified), {"distractors_look_alike", &alike}}) {
        extra.erase(key);
        if (!list->empty()) extra[key] = *list;
    }
    made.extra = extra.dump();
    return made;
}

Status OptionSettling::take(const DistractStore::Lacking& old, const benchmark::Element& element,
                            const OptionOutcome& outcome) {
    benchmark::Element made = withOptions(element, outcome, m_offline, m_by, m_seed);
    addShare(m_report, made, outcome);
    if (made.distractors == element.distractors) return {}; // nothing was found
    if (made.extra.find("\"distractors_look_alike\"") != std::string::npos) ++m_report.lookAlike;
    m_waiting.push_back({old, std::move(made)});
    return m_waiting.size() < kWrittenAtOnce ? Status() : write();
}

Status OptionSettling::write() {
    const auto put =
        m_workspace.write([&](store::Database& database) { return DistractStore(database).put(m_waiting); });
    if (!put) return put.error();
    for (const DistractStore::Put one : *put) {
        switch (one) {
        case DistractStore::Put::Changed: ++m_report.changed; break;
        case DistractStore::Put::NewVersion: ++m_report.newVersions; break;
        case DistractStore::Put::InUse: ++m_report.inUse; break;
        case DistractStore::Put::AlreadyThere: ++m_report.alreadyThere; break;
        }
    }
    m_waiting.clear();
    return {};
}

Result<DistractReport> OptionSettling::finish() {
    if (const Status written = write(); !written) return written.error();
    return std::move(m_report);
}

Result<DistractReport> distractOffline(store::Workspace& workspace, const std::vector<benchmark::Domain>& domains,
                                       std::uint64_t seed, const std::stop_token& stop) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    const auto offline = offlineOptions(*reader, stop);
    if (!offline) return offline.error();
    const auto lacking = DistractStore(*reader).lacking(domains);
    if (!lacking) return lacking.error();
    OptionSettling settling(workspace, *offline, "offline", seed);
    for (const DistractStore::Lacking& one : *lacking) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped: what was done stays", {}};
        const auto element = store::BenchmarkStore(*reader).load(one.row);
        if (!element) return element.error();
        if (const Status taken = settling.take(one, *element, {}); !taken) return taken.error();
    }
    return settling.finish();
}

} // namespace chronoscope::sources
