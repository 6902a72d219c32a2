// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Hash.h"
#include "core/base/Result.h"
#include "core/studies/mined/ImageHeader.h"

#include <string>
#include <vector>

namespace chronoscope::mined {

/// A picture out of a file.
struct ImageFile {
    ContentId id{};
    ImageHeader header;
    std::string bytes;
};

/// Finds the pictures that task files name, below the folders they may be in. A path may be hostile: absolute ones,
/// ones with "..", and links out of the folder are refused, and so is what is no plain file. One thread.
class ImageFiles {
public:
    /// `roots`: folders that image paths are relative to, tried in this order.
    explicit ImageFiles(std::vector<std::string> roots) : m_roots(std::move(roots)) {}

    /// Reads one; of a PNG all of its picture has to be there. NotFound where no root has it; BadInput with the reason
    /// where it is not taken; Io. `path` has "/" between its parts.
    Result<ImageFile> read(const std::string& path) const;

private:
    std::vector<std::string> m_roots;
};

} // namespace chronoscope::mined
