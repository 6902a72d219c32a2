// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ViewStore.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::test;
using store::ViewRecord;
using store::ViewStore;

namespace {
class ViewStoreTest : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = emptyWorkspace(folder);

    /// Calls `job` with a store that may write, and returns what it returns.
    template <typename Job> auto with(Job job) {
        return workspace->write([&](store::Database& database) {
            ViewStore views(database);
            return job(views);
        });
    }
    std::int64_t added(const std::string& name) {
        const ViewRecord view{0, name, R"({"runs":[{"run":1,"scoring":0}]})", R"({"domains":["general"]})", {}};
        return must(with([&](ViewStore& views) { return views.add(view); }));
    }
    std::vector<ViewRecord> listed() {
        return must(with([](ViewStore& views) { return views.list(); }));
    }
    std::vector<std::string> names() {
        std::vector<std::string> all;
        for (const ViewRecord& view : listed())
            all.push_back(view.name);
        return all;
    }
};

TEST_F(ViewStoreTest, KeepsWhatAViewSays) {
    const std::int64_t id = added("Été 'n' <b>");
    const auto views = listed();
    ASSERT_EQ(views.size(), 1U);
    EXPECT_EQ(views[0].id, id);
    EXPECT_EQ(views[0].name, "Été 'n' <b>");
    EXPECT_EQ(views[0].runs, R"({"runs":[{"run":1,"scoring":0}]})");
    EXPECT_EQ(views[0].filter, R"({"domains":["general"]})");
    EXPECT_FALSE(views[0].created.empty());
}

TEST_F(ViewStoreTest, ListsByNameWhateverTheCase) {
    for (const char* name : {"b", "C", "a"})
        added(name);
    EXPECT_EQ(names(), (std::vector<std::string>{"a", "b", "C"}));
}

TEST_F(ViewStoreTest, RefusesANameThatIsEmptyOrTaken) {
    added("one");
    for (const char* name : {"", "one"}) {
        const auto again = with([&](ViewStore& views) { return views.add({0, name, "{}", "{}", {}}); });
        ASSERT_FALSE(again) << name;
        EXPECT_EQ(again.error().code, ErrorCode::InvalidArgument) << name;
    }
    EXPECT_EQ(names(), std::vector<std::string>{"one"});
}

TEST_F(ViewStoreTest, RenamesButNotToTheNameOfAnother) {
    added("one");
    const std::int64_t id = added("two");
    must(with([&](ViewStore& views) { return views.rename(id, "three"); }));
    EXPECT_EQ(names(), (std::vector<std::string>{"one", "three"}));
    EXPECT_TRUE(with([&](ViewStore& views) { return views.rename(id, "three"); })) << "its own name is not another's";
    EXPECT_EQ(with([&](ViewStore& views) { return views.rename(id, "one"); }).error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(with([&](ViewStore& views) { return views.rename(99, "four"); }).error().code, ErrorCode::NotFound);
    EXPECT_EQ(names(), (std::vector<std::string>{"one", "three"}));
}

TEST_F(ViewStoreTest, ARemovedViewComesBackAsItWas) {
    added("kept");
    const std::int64_t id = added("gone");
    const ViewRecord before = listed().front().id == id ? listed().front() : listed().back();
    const ViewRecord removed = must(with([&](ViewStore& views) { return views.remove(id); }));
    EXPECT_EQ(names(), std::vector<std::string>{"kept"});
    EXPECT_EQ(must(with([&](ViewStore& views) { return views.add(removed); })), id);
    const ViewRecord after = listed().front().id == id ? listed().front() : listed().back();
    EXPECT_EQ(std::tie(after.id, after.name, after.runs, after.filter, after.created),
              std::tie(before.id, before.name, before.runs, before.filter, before.created));
}

TEST_F(ViewStoreTest, RemovingWhatIsNotThereSaysSo) {
    EXPECT_EQ(with([](ViewStore& views) { return views.remove(7); }).error().code, ErrorCode::NotFound);
}

TEST_F(ViewStoreTest, ANumberIsNotGivenTwice) {
    const std::int64_t first = added("first");
    must(with([&](ViewStore& views) { return views.remove(first); }));
    EXPECT_GT(added("second"), first) << "an undo of the removal must find its place free";
}
} // namespace
