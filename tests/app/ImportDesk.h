// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/store/BenchmarkStore.h"
#include "core/store/Workspace.h"
#include "tests/support/Files.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::test {

/// A folder with files to be imported, and the workspace that they come into.
class ImportDesk : public testing::Test {
protected:
    std::string put(const std::string& name, std::string_view bytes) const {
        writeFile(m_folder.file(name), bytes);
        return m_folder.file(name);
    }
    std::vector<benchmark::ElementMeta> elements() const {
        const auto workspace = must(store::Workspace::open(m_workspace, store::Workspace::Open::Reading));
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).elements());
    }

    const TempDir m_folder;
    const std::string m_workspace = m_folder.file("own.chronoscope");
};

} // namespace chronoscope::test
