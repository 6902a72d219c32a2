// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/FactImport.h"

#include "core/store/BenchmarkStore.h"
#include "core/store/ElementVersions.h"
#include "core/studies/robustness/FactSources.h"
#include "core/studies/robustness/FactStore.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace chronoscope::robustness {

namespace {
constexpr std::size_t kFactBatch = 2000;

Result<FactStore::Stored> storeBatch(store::Workspace& workspace, const std::vector<DatedFact>& batch) {
    return workspace.write([&](store::Database& database) { return FactStore(database).insert(batch); });
}

void countWords(FactImportReport& report, const std::vector<DatedFact>& batch, const Wording& wording) {
    for (const DatedFact& fact : batch)
        if (!wording.covers(fact)) ++report.withoutWords[fact.relation];
}
} // namespace

Result<FactImportReport> storeFacts(store::Workspace& workspace, const std::string& file, FactReading reading,
                                    const Wording& wording, const std::stop_token& stop) {
    FactImportReport report;
    report.file = file;
    report.rows = reading.rows;
    report.repeated = reading.gathered.repeated;
    report.facts = reading.gathered.facts.size();
    report.leftOut = std::move(reading.gathered.leftOut);
    report.leftOutCount = reading.leftOutCount;
    report.remarks = std::move(reading.gathered.remarks);
    report.remarks.resize(std::min(report.remarks.size(), FactReading::kMaxTold));
    report.unbounded = reading.unbounded;
    report.unread = std::move(reading.unread);
    report.bytes = reading.bytes;
    std::vector<DatedFact>& facts = reading.gathered.facts;
    for (std::size_t first = 0; first < facts.size(); first += kFactBatch) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", file};
        const std::size_t last = std::min(first + kFactBatch, facts.size());
        const std::vector<DatedFact> batch(std::make_move_iterator(facts.begin() + static_cast<std::ptrdiff_t>(first)),
                                           std::make_move_iterator(facts.begin() + static_cast<std::ptrdiff_t>(last)));
        const auto stored = storeBatch(workspace, batch);
        if (!stored) return stored.error();
        report.added += stored->added;
        report.already += stored->already;
        countWords(report, batch, wording);
        for (const auto& [at, id] : stored->otherIds)
            if (report.remarks.size() < FactReading::kMaxTold)
                report.remarks.push_back(
                    {reading.gathered.lines[first + at],
                     fmt::format("the fact is there already with the id {}: {} is no name of it", id, batch[at].id)});
        for (const std::size_t refused : stored->refused) {
            ++report.leftOutCount;
            if (report.leftOut.size() < FactReading::kMaxTold)
                report.leftOut.push_back({reading.gathered.lines[first + refused],
                                          "another fact in the workspace has the id " + batch[refused].id});
        }
    }
    if (const auto& endless = reading.gathered.endless; !endless.empty()) { // whose they are, the facts decide
        const Status kept = workspace.write([&](store::Database& to) { return FactStore(to).keepPeriods(endless); });
        if (!kept) return kept.error();
    }
    return report;
}

Result<FactImportReport> storeFactsOfElements(store::Workspace& workspace, const Wording& wording,
                                              const std::stop_token& stop) {
    auto reader = workspace.reader();
    if (!reader) return reader.error();
    store::BenchmarkStore benchmark(*reader);
    const auto elements = store::ElementVersions(*reader).current(); // what an edit replaced is asked no more
    if (!elements) return elements.error();
    FactReading reading;
    for (const benchmark::ElementMeta& meta : *elements) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "import cancelled", {}};
        if (meta.state != benchmark::State::Dynamic) continue;
        const auto element = benchmark.load(meta.row);
        if (!element) return element.error();
        ++reading.rows;
        for (DatedFact& fact : factsOfElement(*element)) {
            reading.gathered.facts.push_back(std::move(fact));
            reading.gathered.lines.push_back(0);
        }
    }
    return storeFacts(workspace, {}, std::move(reading), wording, stop);
}

Result<benchmark::ElementSink::Stored> FactSink::store(const std::vector<benchmark::Element>& batch, bool fewShots) {
    auto stored = m_next.store(batch, fewShots);
    if (!stored || fewShots) return stored;
    std::vector<DatedFact> facts;
    for (const benchmark::Element& element : batch)
        for (DatedFact& fact : factsOfElement(element))
            facts.push_back(std::move(fact));
    const auto kept = storeBatch(*m_workspace, facts);
    if (!kept) return kept.error();
    m_report.facts += facts.size();
    m_report.added += kept->added;
    m_report.already += kept->already;
    countWords(m_report, facts, m_wording);
    return stored;
}

} // namespace chronoscope::robustness
