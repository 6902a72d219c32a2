// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/StressRun.h"
#include "tests/core/studies/robustness/SomeFacts.h"
#include "tests/support/Files.h"

#include <string>
#include <vector>

namespace chronoscope::test {

/// Runs of the temporal robustness study, for tests.

inline robustness::Wording shippedWording() {
    return must(robustness::Wording::parse(readFile(source("resources/packs/questions.json"))));
}

/// Facts of two relations with periods from 3 years to 12, every fourth with another period before its own.
inline std::vector<robustness::DatedFact> someFacts(int count) {
    std::vector<robustness::DatedFact> facts;
    for (int i = 0; i < count; ++i) {
        const int start = 1955 + i * 7 % 50, end = start + 3 + i % 10;
        const auto text = [](int year, int month) {
            return std::to_string(year) + (month < 10 ? "-0" : "-") + std::to_string(month) + "-15";
        };
        auto fact = factOf(text(start, 1 + i % 12), text(end, 1 + i * 5 % 12),
                           i % 4 == 3 ? std::to_string(start - 4) + "/" + std::to_string(start - 3) + ";" : "");
        fact.subject = "Land " + std::to_string(i);
        fact.object = "Person " + std::to_string(i * 31 % 97) + " of " + std::to_string(i);
        fact.relation = i % 2 == 0 ? "head of government" : "head of state";
        fact.relationId = i % 2 == 0 ? "P6" : "P35";
        facts.push_back(fact);
    }
    return facts;
}

inline void addFacts(const WorkspacePtr& workspace, const std::vector<robustness::DatedFact>& facts) {
    must(workspace->write([&](store::Database& database) { return robustness::FactStore(database).insert(facts); }));
}

inline std::int64_t makeStress(const WorkspacePtr& workspace, const robustness::StressSpec& spec,
                               const std::string& backend) {
    return must(robustness::createStress(*workspace, spec, "stress", backend, shippedWording())).id;
}

inline std::shared_ptr<const robustness::StressContext> stressOf(const WorkspacePtr& workspace, std::int64_t run) {
    auto reader = must(workspace->reader());
    return must(robustness::stressContext(reader, must(store::RunStore(reader).get(run))));
}

/// dumpOf() with this study's own tables: what was frozen and what came of it.
inline Dump stressDump(const WorkspacePtr& workspace, std::int64_t run) {
    Dump dump = dumpOf(workspace, run);
    auto reader = must(workspace->reader());
    for (const char* query :
         {"stress_relation: SELECT place, name FROM stress_relation WHERE run = ? ORDER BY 1",
          "stress_fact: SELECT ordinal, fact, relation, first, dates FROM stress_fact WHERE run = ? ORDER BY 1",
          "stress_dates: SELECT ordinal, hex(dates) FROM stress_dates WHERE run = ? ORDER BY 1",
          "stress_unit: SELECT ordinal, relation, hex(units) FROM stress_unit WHERE run = ? ORDER BY 1",
          "stress_alpha: SELECT relation, precision, class, bin, dates, whole, fraction, left_out FROM stress_alpha "
          "WHERE run = ? ORDER BY 1, 2, 3, 4"}) {
        const std::string text = query;
        const std::size_t colon = text.find(':');
        SQLite::Statement rows(reader.sql(), text.substr(colon + 1));
        rows.bind(1, run);
        auto& lines = dump[text.substr(0, colon)];
        while (rows.executeStep()) {
            std::string line;
            for (int i = 0; i < rows.getColumnCount(); ++i)
                line += rows.getColumn(i).getString() + "|";
            lines.push_back(std::move(line));
        }
    }
    return dump;
}

} // namespace chronoscope::test
