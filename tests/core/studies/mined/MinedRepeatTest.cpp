// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/RunRepeat.h"
#include "core/store/RunMarkStore.h"
#include "core/store/RunRemoval.h"
#include "core/studies/mined/JudgeRun.h"
#include "core/study/Study.h"
#include "tests/core/studies/mined/MinedBench.h"

#include <gtest/gtest.h>

namespace chronoscope::mined {
namespace {
using test::must;

class MinedRepeat : public test::MinedBench {
protected:
    std::int64_t finished() const {
        const auto id = create().id;
        test::runToEnd(workspace, id);
        return id;
    }
    template <typename Change> Status mark(Change change) const {
        return workspace->write([&](store::Database& database) {
            store::RunMarkStore marks(database);
            return change(marks);
        });
    }
};

TEST_F(MinedRepeat, AsksTheSameItemsAgain) {
    const auto first = finished();
    const auto second = must(run::repeatRun(*workspace, first, "later", "calibration:?recall=0.2&cutoff=2030"));
    test::runToEnd(workspace, second);
    const auto before = contextOf(first), after = contextOf(second);
    ASSERT_EQ(before->units.size(), after->units.size());
    EXPECT_EQ(before->spec.json(), after->spec.json());
    auto reader = must(workspace->reader());
    const auto found = must(run::repeatDifference(reader, first, second));
    EXPECT_EQ(found.compared, before->record.total);
    EXPECT_EQ(found.hitsFirst, before->record.total);
    EXPECT_GT(found.lost, 0);
    EXPECT_EQ(found.hitsSecond, found.hitsFirst - found.lost + found.gained);
    EXPECT_FALSE(found.isOfValues());
}

TEST_F(MinedRepeat, EveryNumberSaysWhatThePlanAsks) {
    const auto record = test::recordOf(workspace, create().id);
    auto reader = must(workspace->reader());
    const auto plan = must(study::builtInStudies().planOf(record, must(workspace->reader())));
    const auto asked = must(study::builtInStudies().askedOf(record, reader));
    run::Probe probe;
    std::int64_t requests = 0;
    for (; must(plan->next(probe)) == run::ProbePlan::Next::Ready; ++requests) {
        const auto one = must(asked->at(reader, probe.index));
        ASSERT_EQ(one.request.prompt, probe.request.prompt);
        EXPECT_TRUE(one.request.images.empty());
        EXPECT_TRUE(one.unit.contains("context") && one.place.contains("configuration"));
    }
    EXPECT_EQ(requests, record.total);
}

TEST_F(MinedRepeat, EveryNumberOfAJudgeSaysWhichReplyItIsAbout) {
    const auto judged = finished();
    const auto record = test::recordOf(workspace, must(createJudgeRun(*workspace, judged, "judge", {"calibration:"})));
    auto reader = must(workspace->reader());
    const auto plan = must(study::builtInStudies().planOf(record, must(workspace->reader())));
    const auto asked = must(study::builtInStudies().askedOf(record, reader));
    const auto replies = must(study::builtInStudies().askedOf(test::recordOf(workspace, judged), reader));
    EXPECT_EQ(asked->aboutRun(), test::recordOf(workspace, judged).name);
    EXPECT_TRUE(replies->aboutRun().empty());
    run::Probe probe;
    for (std::int64_t requests = 0; requests < record.total; ++requests) {
        ASSERT_EQ(must(plan->next(probe)), run::ProbePlan::Next::Ready);
        const auto one = must(asked->at(reader, probe.index));
        EXPECT_EQ(one.request.prompt, probe.request.prompt);
        ASSERT_TRUE(one.about);
        EXPECT_EQ(one.about->run, judged);
        const auto reply = must(replies->at(reader, one.about->index));
        EXPECT_EQ(one.subject, reply.subject);
        EXPECT_EQ(one.unit, reply.unit);
        EXPECT_EQ(one.place, reply.place);
        const auto again = must(asked->at(reader, probe.index + test::recordOf(workspace, judged).total));
        EXPECT_EQ(again.place.at("asked"), "again");
        EXPECT_EQ(again.about->index, one.about->index);
    }
    EXPECT_FALSE(asked->at(reader, 2 * test::recordOf(workspace, judged).total).ok());
}

TEST_F(MinedRepeat, ARunThatAJudgeStartsFromIsNotDeletedBeforeIt) {
    const auto judged = finished();
    const auto judge = must(createJudgeRun(*workspace, judged, "judge", {"calibration:"}));
    EXPECT_EQ(test::recordOf(workspace, judge).base, judged);
    const Status refused = mark([&](store::RunMarkStore& marks) { return marks.putAway(judged); });
    ASSERT_FALSE(refused.ok());
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    const auto remove = [&](std::int64_t run) {
        return workspace->write([&](store::Database& database) { return store::removeRun(database, run); });
    };
    EXPECT_FALSE(remove(judged).ok());
    must(mark([&](store::RunMarkStore& marks) { return marks.putAway(judge); }));
    must(mark([&](store::RunMarkStore& marks) { return marks.putAway(judged); }));
    EXPECT_FALSE(mark([&](store::RunMarkStore& marks) { return marks.bringBack(judge); }).ok());
    EXPECT_FALSE(remove(judged).ok()) << "the deleted judge could be brought back";
    must(remove(judge));
    must(remove(judged));
}

TEST_F(MinedRepeat, AJudgeCannotBeRepeated) {
    const auto judge = must(createJudgeRun(*workspace, finished(), "judge", {"calibration:"}));
    EXPECT_FALSE(run::canRepeat(test::recordOf(workspace, judge)).ok());
}
} // namespace
} // namespace chronoscope::mined
