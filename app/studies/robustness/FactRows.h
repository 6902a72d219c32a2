// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/robustness/DatedFact.h"

#include <CLI/CLI.hpp>
#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::app {

enum class RowFormat { Csv, Json, JsonLines };

/// The option --equalize-precisions of `dates` and `stress`: "yes", "no", or empty where it is not given.
void addEqualizeOption(CLI::App& command, std::string& given);

/// Notes that so many facts hold longer than dates are asked; nothing of none.
void tellCut(std::int64_t facts, const facts::Date& clip);

/// Prints facts, or dates of facts, row by row on standard output, however many they are. All rows are of one kind.
/// Numbers are as short as they can be read back. One command, main thread.
class FactRows {
public:
    /// `withIds`: facts in CSV have columns for the ids of subject and object, too.
    explicit FactRows(RowFormat format, bool withIds = false) : m_format(format), m_withIds(withIds) {}
    void print(const robustness::DatedFact& fact);
    void print(const robustness::DatedFact& fact, const robustness::SampledDate& date, const std::string& statement);
    /// After the last fact, or the last date; also where there was none.
    void end();
    void endDates();

private:
    void printJson(const nlohmann::ordered_json& row);
    void printCsv(const std::vector<std::string>& header, const std::vector<std::string>& cells,
                  const std::vector<bool>& plain);
    void close(const std::vector<std::string>& header);
    std::vector<std::string> factHeader() const;

    RowFormat m_format;
    bool m_withIds;
    bool m_hasRows = false;
};

} // namespace chronoscope::app
