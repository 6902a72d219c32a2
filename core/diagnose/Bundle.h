// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <string>
#include <vector>

namespace chronoscope::diagnose {

/// One file of a diagnostic bundle, whole as it would be saved, so that it can be shown before it is.
struct BundlePart {
    std::string name; ///< in the bundle
    std::string what; ///< it holds, for a person
    std::string text;
};

/// What the program knows of itself and of the machine.
struct About {
    std::string version;
    std::vector<std::pair<std::string, std::string>> more; ///< name and value, e.g. of the toolkit
};

/// Where things lie; empty: not there.
struct BundleSources {
    About about;
    std::string settings;          ///< JSON of settings that hold no secret
    std::vector<std::string> logs; ///< paths of the newest log files
    std::string crashes;           ///< folder of notes
    std::string workspace;
    bool withReplies = false; ///< the newest replies of the workspace, which may be anybody's data
};

/// Reads it all; what cannot be read says so in its part. No keys, no prompts; replies only where they are wanted.
/// Blocks.
std::vector<BundlePart> gather(const BundleSources& sources);

/// Writes them as a ZIP file, which replaces `path` only when it is whole. Errors: Io, DiskFull.
Status saveBundle(const std::vector<BundlePart>& parts, const std::string& path);

} // namespace chronoscope::diagnose
