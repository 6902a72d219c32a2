// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/CapabilityReport.h"

#include <optional>
#include <string>

namespace chronoscope::backend {

/// The last whole test of each backend URI, one file each, for the owner's eyes only. Whether it still holds is for
/// who finds it to see (testUnlessKnown). What cannot be read or written is not remembered. Any thread.
class TestMemory {
public:
    explicit TestMemory(std::string folder); ///< empty = nothing is remembered

    std::optional<CapabilityReport> find(const std::string& uri) const;
    void keep(const CapabilityReport& report) const;
    void forget(const std::string& uri) const;

private:
    std::string pathOf(const std::string& uri) const;
    const std::string m_folder;
};

} // namespace chronoscope::backend
