// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Importer.h"
#include "core/store/Workspace.h"
#include "core/studies/robustness/FactFile.h"
#include "core/studies/robustness/Wording.h"

#include <map>
#include <memory>
#include <string>

namespace chronoscope::robustness {

/// What came of one source of dated facts.
struct FactImportReport {
    std::string file;
    std::size_t rows = 0;     ///< that say something
    std::size_t repeated = 0; ///< that say what one before said
    std::size_t facts = 0;
    std::size_t added = 0;
    std::size_t already = 0;          ///< facts that the workspace had
    std::vector<LeftOutFact> leftOut; ///< the first of them
    std::size_t leftOutCount = 0;
    std::vector<LeftOutFact> remarks;                ///< of lines that are taken, the first of them
    std::size_t unbounded = 0;                       ///< periods without an end, which are no dated facts
    std::vector<std::string> unread;                 ///< columns that nothing is read from
    std::map<std::string, std::size_t> withoutWords; ///< facts of relations that no question is known for
    std::uint64_t bytes = 0;
};

/// Stores what was read, in batches; a fact whose id another fact has is left out. Cancelled where `stop` is requested:
/// what was stored stays. Blocks.
Result<FactImportReport> storeFacts(store::Workspace& workspace, const std::string& file, FactReading reading,
                                    const Wording& wording, const std::stop_token& stop = {});

/// Stores the dated facts of the workspace's own elements; see factsOfElement(). Cancelled as storeFacts(). Blocks.
Result<FactImportReport> storeFactsOfElements(store::Workspace& workspace, const Wording& wording,
                                              const std::stop_token& stop = {});

/// Gives elements on to another sink and stores their dated facts beside them; see factsOfElement().
class FactSink final : public benchmark::ElementSink {
public:
    FactSink(benchmark::ElementSink& next, std::shared_ptr<store::Workspace> workspace, const Wording& wording)
        : m_next(next), m_workspace(std::move(workspace)), m_wording(wording) {}
    Result<Stored> store(const std::vector<benchmark::Element>& batch, bool fewShots) override;
    const FactImportReport& report() const { return m_report; }

private:
    benchmark::ElementSink& m_next;
    std::shared_ptr<store::Workspace> m_workspace;
    const Wording& m_wording;
    FactImportReport m_report;
};

} // namespace chronoscope::robustness
