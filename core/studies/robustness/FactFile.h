// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/studies/robustness/FactGathering.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {
struct StudyFiles;
}

namespace chronoscope::robustness {

/// Files of dated facts, recognised by what they hold.
enum class FactFileKind {
    JsonLines, ///< one fact a line: subject, relation, object, and start and end or periods
    Table,     ///< CSV with the same columns, as `facts` writes it; here and below with any usual separator
    Statements ///< CSV in the columns of the published TimeStress table: one dated statement a row, many of a fact
};

/// What `path` is, from its beginning; nothing where it holds no dated facts or cannot be read.
std::optional<FactFileKind> factFileKind(const std::string& path);
/// What is wrong with a file that is of no kind.
struct FactFileFault {
    enum class Why {
        Empty,
        CutOff ///< JSON that ends too early
    };
    Why why = Why::Empty;
    std::int64_t line = 0; ///< on which it ends
};
/// Why `path` is of no kind, where a small file tells it; nothing where it is something else.
std::optional<FactFileFault> factFileFault(const std::string& path);
/// Whether the file is Parquet, which this program does not read.
bool isParquet(const std::string& path);
/// What below a folder is files of dated facts.
exchange::StudyFiles filesOfFacts();

/// What was read from a file.
struct FactReading {
    FactGathering::Gathered gathered;
    std::size_t rows = 0;            ///< lines or rows that say something
    std::size_t leftOutCount = 0;    ///< rows with a fault; gathered.leftOut tells the first kMaxTold
    std::size_t unbounded = 0;       ///< periods that still hold, beside others of their facts, and no facts themselves
    std::vector<std::string> unread; ///< columns of a table that nothing is read from
    std::uint64_t bytes = 0;
    static constexpr std::size_t kMaxTold = 10'000;
};

/// Reads the whole file as a stream. A bad line is left out with its reason. Io, Cancelled; BadInput for more facts
/// than FactGathering takes. Any thread; blocks.
Result<FactReading> readFactFile(const std::string& path, FactFileKind kind, const std::stop_token& stop = {});

/// One line of JSON Lines; `file` becomes the source of a fact that names none. BadInput with the reason.
Result<FactDraft> readFactLine(std::string_view line, const std::string& file);

} // namespace chronoscope::robustness
