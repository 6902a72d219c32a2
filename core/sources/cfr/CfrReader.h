// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace chronoscope::sources::cfr {

/// What a file of the Code of Federal Regulations says of itself before its text begins.
struct CfrHead {
    bool isVolume = false; ///< a whole volume; else a part or a section alone
    int title = 0;
    int year = 0;           ///< of the edition
    std::string date;       ///< as printed: "2012-01-01", "As of January 1, 2015"
    std::string granule;    ///< of a part or section alone: its number
    bool coverOnly = false; ///< not printed anew that year: the text is that of the edition before
};

/// A section or an appendix.
struct CfrSection {
    std::string key; ///< "12 CFR 1003.2", "12 CFR Supplement I to Part 1003"
    std::vector<std::string> paragraphs;
};

/// Whether a file is of the Code at all: a part that an edition lacks is served as a page of HTML.
enum class CfrKind { Regulations, Other };

struct CfrHeadReading {
    CfrKind kind = CfrKind::Regulations;
    CfrHead head;
    std::string root; ///< name of the root element
};

/// Reads the start of a file. BadInput, with line and reason, for what is no XML, for a document type declaration in a
/// file of the Code, and where title or year are missing.
Result<CfrHeadReading> readCfrHead(const std::string& path);

/// What was read, as it lies on the disk.
struct CfrFile {
    std::uint64_t bytes = 0;
    std::string hash; ///< SHA-256
};

/// Called with every section, in the order in which they end.
using CfrSectionSink = std::function<void(CfrSection&&)>;

/// Streams a file, packed or not; memory does not depend on its size. Blocks; any thread. BadInput with line and reason
/// where the XML is broken, cut off or nested too deep; Cancelled soon after `stop`.
Result<CfrFile> readCfr(const std::string& path, int title, const CfrSectionSink& sink,
                        const std::stop_token& stop = {});

} // namespace chronoscope::sources::cfr
