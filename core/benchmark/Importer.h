// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"

#include <cstdint>
#include <functional>
#include <map>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::benchmark {

/// Where imported elements go; implemented by the workspace. Called on a thread of the import, one call at a time.
class ElementSink {
public:
    virtual ~ElementSink() = default;
    struct Stored {
        std::size_t added = 0;
        std::size_t already = 0;  ///< content that the workspace had before
        std::size_t repeated = 0; ///< content that this sink stored earlier
    };
    /// Stores a batch in one transaction, in order.
    virtual Result<Stored> store(const std::vector<Element>& batch, bool fewShots) = 0;
};

/// What a file of the published layout holds, told by its name.
struct FileKind {
    Domain domain = Domain::General;
    State state = State::Dynamic;
    bool fewShots = false;
};
std::optional<FileKind> fileKind(const std::string& path);
/// Whether something below a folder is hidden, or lies in a hidden folder of it: their names begin with a full stop.
/// `path` begins with `folder`. Pure.
bool isHiddenBelow(const std::string& folder, const std::string& path);

/// One line that could not be used, or only in part; or, with line 0, a whole file, or what stands in a folder like
/// one.
struct Skipped {
    std::string file;
    std::uint64_t line = 0;
    std::string reason;
    bool inPart = false; ///< the line was imported; `reason` says without what
};

struct ImportReport {
    std::size_t files = 0;
    std::size_t elements = 0;        ///< benchmark elements added
    std::size_t heldOut = 0;         ///< of the elements of tables, new or not: exemplars, which are not asked
    std::size_t fewShots = 0;        ///< few-shot elements added
    std::size_t already = 0;         ///< lines whose content was there before
    std::size_t repeated = 0;        ///< lines whose content an earlier line of this import has
    std::size_t withoutChoices = 0;  ///< elements and few-shots without exactly three distractors
    std::size_t doubtfulChoices = 0; ///< of those with three, where one is an object of some year, or there twice
    /// A table whose elements are of fewer years than its rows tell of, which nobody asked for.
    struct YearsCut {
        std::string file;
        std::optional<Domain> domain; ///< of these rows alone; none: of all
        int toldFrom = 0, toldTo = 0, from = 0, to = 0;
    };
    std::vector<YearsCut> yearsCut;
    std::uint64_t bytes = 0;
    std::map<Domain, std::size_t> fewShotsByDomain; ///< lines read, new or not
    std::vector<Skipped> skipped;                   ///< at most kMaxSkipped entries; `skippedCount` counts all
    std::size_t skippedCount = 0;
    std::size_t inPartCount = 0; ///< how many of `skippedCount` are lines imported in part
    /// Lines taken whole, and what their years lack; see ElementLine::years. As many at most as `skipped`.
    std::vector<Skipped> remarks;
    std::size_t remarkCount = 0;
    std::vector<std::string> ignoredFiles; ///< in an imported folder, files that are not benchmark files

    static constexpr std::size_t kMaxSkipped = 10'000;
};

struct ImportProgress {
    std::string file;
    std::uint64_t bytes = 0;      ///< read so far, over all files
    std::uint64_t totalBytes = 0; ///< of all files
    std::size_t elements = 0;
};

using ImportProgressSink = std::function<void(const ImportProgress&)>;

/// Imports files and folders (searched recursively) as a stream: memory does not depend on file size. A bad line is
/// reported and the rest kept; a file named by the caller that is not a benchmark file is reported as skipped, and so
/// is what is named like one in a folder and cannot be read, and a folder without any. Fails only where the sink fails
/// or `stop` is requested (what was stored stays). Runs on the caller's thread; `progress` is called about every 500
/// elements.
Result<ImportReport> importPaths(const std::vector<std::string>& paths, ElementSink& sink, std::stop_token stop = {},
                                 const ImportProgressSink& progress = {});

} // namespace chronoscope::benchmark
