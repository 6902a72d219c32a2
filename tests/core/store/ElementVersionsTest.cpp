// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/store/ElementVersions.h"

#include "core/benchmark/ElementDraft.h"
#include "core/exchange/BenchmarkExport.h"
#include "core/facts/FactIntake.h"
#include "core/run/RunFactory.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;

namespace {
/// A finished run over a few elements of the sample, the first of which is edited.
class ElementVersionsTest : public testing::Test {
protected:
    ElementVersionsTest() {
        asked = makeRun(workspace, smallSpec(4), "calibration:?cutoff=2016", "asked");
        if (runToEnd(workspace, asked).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        auto reader = must(workspace->reader());
        const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(asked, 0, 1));
        row = loaded.front().row;
        before = loaded.front().element;
        benchmark::ElementDraft draft = benchmark::draftOf(before);
        draft.rows.front().names.push_back("another name");
        edited = must(benchmark::elementOf(draft));
    }

    std::int64_t replace(std::int64_t of, const benchmark::Element& by) const {
        return must(workspace->write(
            [&](store::Database& database) { return store::ElementVersions(database).replace(of, by); }));
    }
    bool isCurrent(std::int64_t which) const {
        auto reader = must(workspace->reader());
        const auto metas = must(store::ElementVersions(reader).current());
        return std::any_of(metas.begin(), metas.end(), [&](const auto& meta) { return meta.row == which; });
    }
    std::size_t currentCount() const {
        auto reader = must(workspace->reader());
        return must(store::ElementVersions(reader).current()).size();
    }

    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
    std::int64_t asked = 0;
    std::int64_t row = 0;
    benchmark::Element before;
    benchmark::Element edited;
};

TEST_F(ElementVersionsTest, ARunKeepsTheElementThatItAsked) {
    const Dump dump = dumpOf(workspace, asked);
    const auto prompt = [&] {
        return contextOf(workspace, asked)->request(before, row, 2015, prompt::Template::Generation, 0, 0).prompt;
    };
    const std::string sent = prompt();
    const std::size_t count = currentCount();
    const std::int64_t now = replace(row, edited);
    EXPECT_NE(now, row);
    EXPECT_EQ(dumpOf(workspace, asked), dump);
    EXPECT_EQ(prompt(), sent);
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::BenchmarkStore(reader).load(row)).id, before.id);
    EXPECT_EQ(must(store::BenchmarkStore(reader).load(now)).id, edited.id);
    EXPECT_EQ(currentCount(), count);
}

TEST_F(ElementVersionsTest, ANewRunAsksTheVersionInItsPlace) {
    const std::int64_t now = replace(row, edited);
    EXPECT_FALSE(isCurrent(row));
    EXPECT_TRUE(isCurrent(now));
    run::RunSpec spec;
    spec.slice.subjectText = before.subject;
    spec.slice.relations = {before.relation};
    const auto next = makeRun(workspace, spec, "calibration:?cutoff=2016", "next");
    auto reader = must(workspace->reader());
    const auto loaded = must(store::BenchmarkStore(reader).loadOfRun(next, 0, 10));
    EXPECT_TRUE(std::any_of(loaded.begin(), loaded.end(), [&](const auto& one) { return one.row == now; }));
    EXPECT_TRUE(std::none_of(loaded.begin(), loaded.end(), [&](const auto& one) { return one.row == row; }));
    EXPECT_EQ(must(store::ElementVersions(reader).runsOf(row)), std::vector<std::string>{"asked"});
    EXPECT_EQ(must(store::ElementVersions(reader).runsOf(now)), std::vector<std::string>{"next"});
}

TEST_F(ElementVersionsTest, AnExemplarIsEditedForLaterRunsAlone) {
    const auto promptOf = [&](std::int64_t run) {
        return contextOf(workspace, run)->request(before, row, 2015, prompt::Template::Generation, 0, 0).prompt;
    };
    const auto exemplars = [&] {
        auto reader = must(workspace->reader());
        return must(store::BenchmarkStore(reader).exemplars());
    };
    const auto editedAs = [](const benchmark::Element& element, const std::string& name) {
        benchmark::ElementDraft draft = benchmark::draftOf(element);
        for (std::size_t i = 0; i < draft.rows.size(); ++i)
            draft.rows[i].names = {name + " " + std::to_string(i)};
        return facts::asExemplar(must(benchmark::elementOf(draft)));
    };
    const auto edit = [&](std::int64_t of, const benchmark::Element& by) {
        return workspace->write(
            [&](store::Database& database) { return store::ElementVersions(database).edit(of, by); });
    };
    const auto takeBack = [&](const store::ElementVersions::Edit& made) {
        return workspace->write(
            [&](store::Database& database) { return store::ElementVersions(database).takeBack(made); });
    };
    const std::string sent = promptOf(asked);
    const auto there = exemplars();
    const auto shown = std::find_if(there.begin(), there.end(), [&](const auto& one) {
        return sent.find(one.element.subject) != std::string::npos && one.element.relation == before.relation;
    });
    ASSERT_NE(shown, there.end());
    const auto place = static_cast<std::size_t>(shown - there.begin());

    const auto first = must(edit(shown->row, editedAs(shown->element, "Nobody")));
    EXPECT_TRUE(first.isFewShot && first.isNew);
    EXPECT_EQ(promptOf(asked), sent);
    ASSERT_EQ(exemplars().size(), there.size());
    EXPECT_EQ(exemplars()[place].row, first.now); // in the place of the one before
    EXPECT_TRUE(takeBack(first));
    EXPECT_EQ(exemplars()[place].row, shown->row);

    const auto second = must(edit(shown->row, editedAs(shown->element, "Somebody")));
    const auto next = makeRun(workspace, smallSpec(4), "calibration:?cutoff=2016", "next");
    EXPECT_EQ(promptOf(asked), sent);
    auto reader = must(workspace->reader());
    const auto former = must(store::ElementVersions(reader).formerExemplars());
    EXPECT_TRUE(std::any_of(former.begin(), former.end(), [&](const auto& one) { return one.id == shown->element.id; }))
        << "its name stays that of an exemplar";
    store::RunStore runs(reader);
    EXPECT_EQ(must(store::ElementVersions(reader).exemplarEdits(must(runs.get(asked)).elementLimit)), 0);
    EXPECT_EQ(must(store::ElementVersions(reader).exemplarEdits(must(runs.get(next)).elementLimit)), 1);
    EXPECT_NE(promptOf(next).find("Somebody"), std::string::npos);
    EXPECT_EQ(takeBack(second).error().code, ErrorCode::InvalidArgument); // the run would show another one
    const auto third = must(edit(second.now, editedAs(shown->element, "Whoever")));
    EXPECT_EQ(third.version, 3);
    EXPECT_NE(promptOf(next).find("Somebody"), std::string::npos);
    EXPECT_EQ(edit(third.now, shown->element).error().code, ErrorCode::InvalidArgument); // as it was once
}

TEST_F(ElementVersionsTest, ByItsSubjectARunHasTheElementThatItAsked) {
    const std::int64_t now = replace(row, edited);
    auto reader = must(workspace->reader());
    store::ElementVersions versions(reader);
    EXPECT_EQ(must(store::BenchmarkStore(reader).find(before.subject)), now);
    EXPECT_EQ(must(versions.findOfRun(asked, before.subject)), row);
    EXPECT_EQ(must(versions.findOfRun(asked, toHex(edited.id))), now);
    EXPECT_EQ(versions.findOfRun(asked, "nobody").error().code, ErrorCode::NotFound);
    EXPECT_EQ(must(versions.findAll(before.subject)), (std::vector<std::int64_t>{now, row}));
    EXPECT_EQ(must(versions.findAll(toHex(edited.id))), std::vector<std::int64_t>{now});
}

TEST_F(ElementVersionsTest, EditedBackTheFirstElementIsThereAgain) {
    const std::int64_t now = replace(row, edited);
    EXPECT_EQ(replace(now, before), row);
    EXPECT_TRUE(isCurrent(row));
    EXPECT_FALSE(isCurrent(now));
    EXPECT_EQ(replace(row, edited), now); // and forth once more
    EXPECT_TRUE(isCurrent(now));
}

TEST_F(ElementVersionsTest, TheNewestStandsInForAllBeforeIt) {
    const std::int64_t first = replace(row, edited);
    benchmark::ElementDraft draft = benchmark::draftOf(edited);
    draft.subject += " of old";
    const std::int64_t second = replace(first, must(benchmark::elementOf(draft)));
    auto reader = must(workspace->reader());
    store::ElementVersions versions(reader);
    for (const std::int64_t of : {row, first, second})
        EXPECT_EQ(must(versions.newestOf(of)), second);
    EXPECT_EQ(must(versions.newestOf(row + 1)), row + 1);
    EXPECT_EQ(must(versions.added()), (std::vector{first, second}));
}

TEST_F(ElementVersionsTest, AnEditIsTakenBackWhateverStoodThereBefore) {
    using Edit = store::ElementVersions::Edit;
    const auto edit = [&](std::int64_t of, const benchmark::Element& by) {
        return must(
            workspace->write([&](store::Database& database) { return store::ElementVersions(database).edit(of, by); }));
    };
    const auto takeBack = [&](const Edit& made) {
        return workspace->write(
            [&](store::Database& database) { return store::ElementVersions(database).takeBack(made); });
    };
    const std::size_t count = currentCount();
    // One that is new.
    const Edit first = edit(row, edited);
    EXPECT_EQ(first.version, 2);
    must(takeBack(first));
    EXPECT_TRUE(isCurrent(row));
    EXPECT_FALSE(isCurrent(first.now));
    EXPECT_EQ(takeBack(first).error().code, ErrorCode::InvalidArgument); // once
    // One that was there and is brought back.
    const Edit again = edit(row, edited);
    EXPECT_EQ(again.now, first.now);
    EXPECT_EQ(again.version, 2);
    must(takeBack(again));
    EXPECT_TRUE(isCurrent(row));
    EXPECT_FALSE(isCurrent(first.now));
    // One that stands for itself beside it, and does so again.
    auto reader = must(workspace->reader());
    const auto all = must(store::ElementVersions(reader).current());
    const std::int64_t other = all.back().row == row ? all.front().row : all.back().row;
    const Edit joined = edit(row, must(store::BenchmarkStore(reader).load(other)));
    EXPECT_EQ(joined.now, other);
    EXPECT_EQ(currentCount(), count - 1);
    must(takeBack(joined));
    EXPECT_TRUE(isCurrent(row) && isCurrent(other));
    EXPECT_EQ(currentCount(), count);
    // Not over the head of a later one.
    const Edit early = edit(row, edited);
    benchmark::ElementDraft draft = benchmark::draftOf(edited);
    draft.subject += " of old";
    const Edit late = edit(early.now, must(benchmark::elementOf(draft)));
    EXPECT_EQ(late.version, 3);
    EXPECT_EQ(takeBack(early).error().code, ErrorCode::InvalidArgument);
    must(takeBack(late));
    must(takeBack(early));
    EXPECT_TRUE(isCurrent(row));
    EXPECT_EQ(currentCount(), count);
    // Nothing was changed.
    const Edit none = edit(row, before);
    EXPECT_EQ(none.now, row);
    must(takeBack(none));
    EXPECT_TRUE(isCurrent(row));
}

TEST_F(ElementVersionsTest, WhatIsNotChangedIsNoVersion) {
    EXPECT_EQ(replace(row, before), row);
    EXPECT_TRUE(isCurrent(row));
}

TEST_F(ElementVersionsTest, WhatCannotBeReplacedSaysWhy) {
    const auto of = [&](std::int64_t which) {
        return workspace->write(
            [&](store::Database& database) { return store::ElementVersions(database).replace(which, edited); });
    };
    EXPECT_EQ(of(1'000'000).error().code, ErrorCode::NotFound);
    ASSERT_TRUE(of(row));
    EXPECT_EQ(of(row).error().code, ErrorCode::InvalidArgument);
}

struct LayoutCase {
    const char* label;
    exchange::BenchmarkLayout layout;
};
class VersionExportTest : public ElementVersionsTest, public testing::WithParamInterface<LayoutCase> {};

TEST_P(VersionExportTest, TheVersionIsExportedAndComesBack) {
    const std::int64_t now = replace(row, edited);
    const auto written = must(exchange::exportBenchmark(*workspace, std::nullopt, GetParam().layout,
                                                        folder.file("exported"), std::stop_token()));
    ASSERT_FALSE(written.files.empty());
    const auto other = emptyWorkspace(folder, "other.chronoscope");
    if (GetParam().layout == exchange::BenchmarkLayout::Published) {
        importInto(other, {folder.file("exported")});
        auto reader = must(other->reader());
        store::BenchmarkStore store(reader);
        EXPECT_TRUE(store.find(toHex(edited.id)));
        EXPECT_EQ(store.find(toHex(before.id)).error().code, ErrorCode::NotFound);
    }
    auto reader = must(workspace->reader());
    EXPECT_EQ(static_cast<std::size_t>(written.elements + written.leftOut),
              must(store::ElementVersions(reader).current()).size() +
                  (GetParam().layout == exchange::BenchmarkLayout::Published
                       ? must(store::BenchmarkStore(reader).fewShots()).size()
                       : 0U));
    EXPECT_TRUE(isCurrent(now));
}

INSTANTIATE_TEST_SUITE_P(Layouts, VersionExportTest,
                         testing::Values(LayoutCase{"published", exchange::BenchmarkLayout::Published},
                                         LayoutCase{"table", exchange::BenchmarkLayout::TableCsv}),
                         [](const auto& test) { return std::string(test.param.label); });
} // namespace
