// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/OwnPackStore.h"
#include "core/store/Workspace.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

namespace chronoscope::test {
using store::OwnPackStore;

namespace {
TEST(OwnPackStoreTest, AWorkspaceKeepsOnePackOfEachFormat) {
    const TempDir folder;
    const std::string path = folder.file("words.chronoscope");
    {
        const auto workspace = must(store::Workspace::open(path, store::Workspace::Open::CreateIfMissing));
        ASSERT_TRUE(workspace->write([](store::Database& database) -> Status {
            OwnPackStore packs(database);
            for (const auto& [format, json] :
                 {std::pair("relations", "{1}"), std::pair("dated", "{2}"), std::pair("relations", "{3}")})
                if (const Status kept = packs.put(format, json); !kept) return kept;
            return {};
        }));
    }
    const auto workspace = must(store::Workspace::open(path, store::Workspace::Open::Reading));
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(OwnPackStore(reader).all()), (std::vector<std::string>{"{2}", "{3}"}));
    EXPECT_EQ(must(OwnPackStore(reader).find("dated")), "{2}");
    EXPECT_EQ(must(OwnPackStore(reader).find("other")), "");
}

TEST(OwnPackStoreTest, APackThatIsTooLargeIsRefused) {
    const TempDir folder;
    const auto workspace =
        must(store::Workspace::open(folder.file("words.chronoscope"), store::Workspace::Open::CreateIfMissing));
    const Status kept = workspace->write([](store::Database& database) {
        return OwnPackStore(database).put("relations", std::string(OwnPackStore::kMaxBytes + 1, 'x'));
    });
    ASSERT_FALSE(kept);
    EXPECT_EQ(kept.error().code, ErrorCode::InvalidArgument);
}
} // namespace
} // namespace chronoscope::test
