// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Overrides.h"
#include "core/annotation/MatcherAudit.h"

#include "core/base/Text.h"
#include "core/results/ElementAnswers.h"
#include "core/scoring/ScoringPass.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ReplyStore.h"
#include "core/store/RunRemoval.h"
#include "tests/support/NaiveResults.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace chronoscope;
using namespace chronoscope::test;
using namespace chronoscope::annotation;
using analysis::CellCategory;
using prompt::Template;
using store::ScoringOverride;

namespace {
constexpr const char* kModel = "calibration:?cutoff=2016&recall=0.6&partial=0.3&refusal=0.05&stale=0.4";

using Lines = std::vector<std::string>;

Annotation accepts(const ItemKey& item, const std::string& author, const std::string& answer, bool final = false,
                   const std::string& labelSet = "set") {
    Annotation annotation{
        item, {author, final}, "model", labelSet, {}, 0, "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z"};
    annotation.body.accepted = {{answer, "because"}};
    return annotation;
}

class OverridesTest : public testing::Test {
protected:
    OverridesTest() : workspace(makeWorkspace(folder)) {
        run::RunSpec spec;
        spec.slice.sample = must(benchmark::Sample::parse("15%"));
        spec.sets = 2;
        runId = makeRun(workspace, spec, kModel);
        if (runToEnd(workspace, runId).state != run::EngineState::Finished)
            throw std::runtime_error("the run did not end");
        context = contextOf(workspace, runId);
    }

    Result<store::ScoringRecord> tryScore(const std::string& name, const std::vector<ScoringOverride>& accepted,
                                          const matching::JudgeSettings& judge = {}) {
        return scoring::score(*workspace, {runId, name, judge, accepted}, {}, {});
    }

    /// The lines of a query over the rows of a scoring, without its number.
    Lines linesOf(const std::string& columns, const std::string& table, std::int64_t id) {
        auto reader = must(workspace->reader());
        SQLite::Statement rows(reader.sql(), "SELECT key & 1099511627775, " + columns + " FROM " + table +
                                                 " WHERE key >> 40 = " + std::to_string(id) + " ORDER BY key");
        Lines lines;
        while (rows.executeStep()) {
            std::string& line = lines.emplace_back();
            for (int i = 0; i < rows.getColumnCount(); ++i)
                line += rows.getColumn(i).getString() + "|";
        }
        return lines;
    }
    Lines cellsOf(std::int64_t id) {
        return linesOf("greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, category", "scored_cell",
                       id);
    }
    Lines diagnosesOf(std::int64_t id) { return linesOf("kind, shift, greedy, sampled", "diagnosis", id); }
    std::int64_t number(const std::string& query) {
        auto reader = must(workspace->reader());
        return reader.sql().execAndGet(query).getInt64();
    }

    /// A cell with the texts that its replies say in the way that counts.
    struct Told {
        ContentId element{};
        int year = 0;
        Template form = Template::Generation;
        std::int64_t cell = 0;
        std::vector<std::string> answers;
    };
    /// Incorrect cells of a template in which every reply answers, with all that they say.
    std::vector<Told> incorrectCells(Template form, std::size_t most) {
        auto reader = must(workspace->reader());
        const auto& layout = context->layout;
        const int formIndex = layout.formIndex(form);
        std::vector<Told> list;
        for (const auto& loaded : must(store::BenchmarkStore(reader).loadOfRun(runId, 0, layout.elements)))
            for (std::size_t year = 0; year < layout.years.size() && list.size() < most; ++year) {
                const auto cell = layout.cellIndex(loaded.ordinal, static_cast<int>(year), formIndex);
                const std::string key = std::to_string(run::runKey(runId, cell));
                const auto category = reader.sql().execAndGet("SELECT total(category) FROM cell WHERE key = " + key);
                if (category.getInt() != static_cast<int>(CellCategory::Incorrect)) continue;
                Told told{loaded.element.id, layout.years[year], form, cell, {}};
                if (readAnswers(reader, loaded, static_cast<int>(year), told)) list.push_back(told);
            }
        return list;
    }
    bool readAnswers(store::Database& reader, const store::BenchmarkStore::Loaded& loaded, int year, Told& told) {
        const auto& layout = context->layout;
        const auto first = layout.replyIndex(loaded.ordinal, year, layout.formIndex(told.form), 0);
        bool allAnswer = true;
        must(store::readReplies(
            reader, runId, first, first + layout.samplesPerCell(), [&](const store::ReplyRow& reply) {
                allAnswer = allAnswer && !reply.error && reply.kind == matching::ReplyKind::Answered;
                const auto place = layout.placeOfReply(reply.index);
                if (told.form == Template::Generation) {
                    told.answers.push_back(matching::extractAnswer(reply.text, matching::Extraction::Lenient).answer);
                } else {
                    const auto key =
                        context->builder->answerKey(loaded.element, loaded.row, told.year, told.form, place.set);
                    const auto option = matching::chosenOption(key, reply.text, {});
                    allAnswer = allAnswer && option;
                    if (option) told.answers.push_back(key.options[static_cast<std::size_t>(*option)]);
                }
                return true;
            }));
        std::sort(told.answers.begin(), told.answers.end());
        told.answers.erase(std::unique(told.answers.begin(), told.answers.end()), told.answers.end());
        return allAnswer;
    }
    static std::vector<ScoringOverride> overridesOf(const Told& told) {
        std::vector<ScoringOverride> list;
        for (const std::string& answer : told.answers)
            list.push_back({told.element, told.year, told.form, answer, "Ann", "an alias"});
        return list;
    }
    Rejudged rejudged(const std::vector<ScoringOverride>& overrides) {
        auto reader = must(workspace->reader());
        return must(rejudge(reader, *context, context->record.spec.judge, overrides, {}));
    }

    TempDir folder;
    WorkspacePtr workspace;
    std::int64_t runId = 0;
    std::shared_ptr<const run::RunContext> context;
};

class OverriddenTest : public OverridesTest, public testing::WithParamInterface<Template> {};

TEST_P(OverriddenTest, TurnsItsCellInTheNamedScoringAndNothingElse) {
    const auto cells = incorrectCells(GetParam(), 1);
    ASSERT_FALSE(cells.empty());
    const auto plain = must(tryScore("plain", {}));
    const Dump ofRun = dumpOf(workspace, runId);
    const Lines plainCells = cellsOf(plain.id), plainDiagnoses = diagnosesOf(plain.id);
    const auto record = must(tryScore("accepted", overridesOf(cells[0])));
    EXPECT_EQ(record.overrides, static_cast<std::int64_t>(cells[0].answers.size()));
    EXPECT_EQ(plain.overrides, 0);

    const Lines after = cellsOf(record.id);
    ASSERT_EQ(after.size(), plainCells.size());
    const std::string changed = std::to_string(cells[0].cell) + "|";
    const std::string correct = "|" + std::to_string(static_cast<int>(CellCategory::Correct)) + "|";
    for (std::size_t i = 0; i < after.size(); ++i) {
        if (after[i].starts_with(changed))
            EXPECT_TRUE(after[i].ends_with(correct)) << after[i];
        else
            EXPECT_EQ(after[i], plainCells[i]);
    }
    Lines others = plainDiagnoses;
    std::erase_if(others, [&](const std::string& line) { return line.starts_with(changed); });
    EXPECT_EQ(diagnosesOf(record.id), others);
    EXPECT_EQ(cellsOf(plain.id), plainCells);
    EXPECT_EQ(diagnosesOf(plain.id), plainDiagnoses);
    EXPECT_EQ(dumpOf(workspace, runId), ofRun);
}
INSTANTIATE_TEST_SUITE_P(Templates, OverriddenTest, testing::Values(Template::Generation, Template::Mcqa),
                         [](const auto& parameter) { return std::string(name(parameter.param)); });

TEST_F(OverridesTest, AcceptedAnswersMatchUnderEveryThreshold) {
    const auto cells = incorrectCells(Template::Generation, 1);
    const auto at = [&](std::int64_t id, int from) {
        return number("SELECT total(count) FROM score_histogram WHERE template = 0 AND score >= " +
                      std::to_string(from) + " AND scoring = " + std::to_string(id));
    };
    const auto plain = must(tryScore("plain", {})).id;
    const auto accepted = must(tryScore("accepted", overridesOf(cells.at(0)))).id;
    EXPECT_EQ(at(accepted, 0), at(plain, 0));
    EXPECT_EQ(at(accepted, 100), at(plain, 100) + context->layout.samplesPerCell());
}

TEST_F(OverridesTest, OnlyTheSameWordsMatch) {
    auto overrides = overridesOf(incorrectCells(Template::Generation, 1).at(0));
    const auto cells = cellsOf(must(tryScore("plain", {})).id);
    for (ScoringOverride& one : overrides)
        one.answer += " II";
    EXPECT_EQ(cellsOf(must(tryScore("resembling", overrides)).id), cells);
    for (ScoringOverride& one : overrides)
        one.answer = " … ";
    EXPECT_EQ(cellsOf(must(tryScore("nothing left", overrides)).id), cells);
}

TEST_F(OverridesTest, LettersAndSignsThatTheMatchingDropsDoNotMatter) {
    auto overrides = overridesOf(incorrectCells(Template::Generation, 1).at(0));
    const auto cells = cellsOf(must(tryScore("accepted", overrides)).id);
    for (ScoringOverride& one : overrides)
        one.answer = "“" + text::toUtf8(text::lower(one.answer)) + "”!";
    EXPECT_EQ(cellsOf(must(tryScore("otherwise written", overrides)).id), cells);
}

TEST_F(OverridesTest, AScoringKeepsWhatItAccepted) {
    auto overrides = overridesOf(incorrectCells(Template::Generation, 1).at(0));
    overrides.push_back(overrides.front());
    overrides.back().author = "Bea";
    std::sort(overrides.begin(), overrides.end());
    const auto id = must(tryScore("accepted", overrides)).id;
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::ScoringStore(reader).overrides(id)), overrides);
}

TEST_F(OverridesTest, DamagedOverridesAreToldApart) {
    const auto id = must(tryScore("accepted", overridesOf(incorrectCells(Template::Generation, 1).at(0)))).id;
    for (const char* damage : {"element = x'00'", "template = 7", "template = -1"}) {
        must(workspace->write([&](store::Database& database) {
            return store::guarded([&] { database.sql().exec(std::string("UPDATE scoring_override SET ") + damage); });
        }));
        auto reader = must(workspace->reader());
        const auto found = store::ScoringStore(reader).overrides(id);
        ASSERT_FALSE(found) << damage;
        EXPECT_EQ(found.error().code, ErrorCode::Corrupt);
    }
}

TEST_F(OverridesTest, RemovingAScoringRemovesItsOverridesAndSaysWhatMakesItAgain) {
    const auto overrides = overridesOf(incorrectCells(Template::Generation, 1).at(0));
    const auto kept = must(tryScore("kept", overrides)).id;
    const auto record = must(tryScore("gone", overrides));
    const auto cells = cellsOf(record.id);
    const auto again = must(scoring::removeScoring(*workspace, record.id));
    EXPECT_EQ(number("SELECT count(*) FROM scoring_override WHERE scoring <> " + std::to_string(kept)), 0);
    EXPECT_EQ(number("SELECT count(*) FROM scoring_override"), static_cast<std::int64_t>(overrides.size()));
    EXPECT_EQ(again.accepted, overrides);
    EXPECT_EQ(cellsOf(must(scoring::score(*workspace, again, {}, {})).id), cells);
}

TEST_F(OverridesTest, RemovingARunRemovesThem) {
    must(tryScore("accepted", overridesOf(incorrectCells(Template::Generation, 1).at(0))));
    must(workspace->write([&](store::Database& database) { return store::removeRun(database, runId); }));
    EXPECT_EQ(number("SELECT count(*) FROM scoring_override"), 0);
}

TEST_F(OverridesTest, NothingIsAcceptedUnderTrueOrFalse) {
    const auto refused = tryScore("truth", {{contentId("e"), 2010, Template::TrueFalse, "true", "Ann", ""}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(number("SELECT count(*) FROM scoring"), 0);
}

TEST_F(OverridesTest, AScoringWithOverridesDoesNotDiagnoseTheRunAsItWas) {
    must(tryScore("accepted", overridesOf(incorrectCells(Template::Generation, 1).at(0))));
    EXPECT_FALSE(loadedSet(workspace, {{runId, 0}})->run(0).diagnosed);
    const auto plain = must(tryScore("plain", {}));
    const auto later = must(tryScore("accepted, later", overridesOf(incorrectCells(Template::Generation, 1).at(0))));
    const auto set = loadedSet(workspace, {{runId, 0}, {runId, plain.id}, {runId, later.id}});
    EXPECT_TRUE(set->run(0).diagnosed);
    EXPECT_EQ(set->run(0).kinds, set->run(1).kinds);
    EXPECT_NE(set->run(0).kinds, set->run(2).kinds);
    EXPECT_EQ(set->run(0).overrides, 0);
    EXPECT_EQ(set->run(2).overrides, later.overrides);
}

TEST_F(OverridesTest, RejudgingFindsWhatTheScoringHas) {
    std::vector<ScoringOverride> overrides;
    for (const Template form : {Template::Generation, Template::Mcqa})
        for (const Told& told : incorrectCells(form, 12)) {
            auto ofCell = OverridesTest::overridesOf(told);
            if (ofCell.size() > 1 && told.year % 2 == 0) ofCell.pop_back(); // of some answers of the cell alone
            overrides.insert(overrides.end(), ofCell.begin(), ofCell.end());
        }
    const auto id = must(tryScore("accepted", overrides)).id;
    const Rejudged found = rejudged(overrides);
    EXPECT_EQ(found.size(), 24U);
    std::set<CellCategory> categories;
    for (const auto& [cell, category] : found) {
        EXPECT_EQ(static_cast<int>(category),
                  number("SELECT category FROM scored_cell WHERE key = " + std::to_string(run::runKey(id, cell))));
        categories.insert(category);
    }
    EXPECT_TRUE(categories.contains(CellCategory::Correct));
}

TEST_F(OverridesTest, TheAnswersOfAnElementAreJudgedAsTheScoringDoes) {
    for (const Template form : {Template::Generation, Template::Mcqa}) {
        const Told told = incorrectCells(form, 1).at(0);
        auto reader = must(workspace->reader());
        const auto row = must(store::BenchmarkStore(reader).find(toHex(told.element)));
        const auto plain = must(results::elementAnswers(reader, *context, {}, row));
        const auto found =
            must(results::elementAnswers(reader, *context, {}, row, {OverridesTest::overridesOf(told), {}}));
        ASSERT_EQ(found.size(), plain.size());
        for (std::size_t i = 0; i < found.size(); ++i) {
            const bool isIt = found[i].form == form && found[i].year == told.year;
            EXPECT_EQ(found[i].category, isIt ? CellCategory::Correct : plain[i].category);
            EXPECT_EQ(found[i].hits, isIt ? found[i].answered : plain[i].hits);
            EXPECT_EQ(found[i].wrong, isIt ? std::nullopt : plain[i].wrong);
        }
    }
}

TEST_F(OverridesTest, RejudgingPassesOverWhatTheRunDoesNotAsk) {
    auto known = overridesOf(incorrectCells(Template::Generation, 1).at(0));
    auto overrides = known;
    for (ScoringOverride one : known) {
        one.element = contentId("no element");
        overrides.push_back(one);
        one = known.front();
        one.year = 1066;
        overrides.push_back(one);
    }
    EXPECT_EQ(rejudged(overrides), rejudged(known));
    EXPECT_TRUE(rejudged({}).empty());
}

TEST_F(OverridesTest, RejudgingCanBeStopped) {
    std::stop_source stop;
    stop.request_stop();
    auto reader = must(workspace->reader());
    const auto found =
        rejudge(reader, *context, {}, overridesOf(incorrectCells(Template::Generation, 1).at(0)), stop.get_token());
    ASSERT_FALSE(found);
    EXPECT_EQ(found.error().code, ErrorCode::Cancelled);
}

/// What the audit says of the accepted answers of all label sets is what the scoring that is made of them has.
TEST_F(OverridesTest, TheAuditOfAnySetAppliesWhatTheScoringDoes) {
    const auto cells = incorrectCells(Template::Generation, 3);
    ASSERT_EQ(cells.size(), 3U);
    std::vector<Annotation> said;
    const auto accept = [&](const Told& told, const std::string& author, const std::string& labelSet,
                            bool final = false) {
        Annotation one = accepts({runIdentity(context->record), told.element, told.year, told.form}, author,
                                 told.answers.front(), final, labelSet);
        one.body.accepted.clear();
        for (const std::string& answer : told.answers)
            one.body.accepted.push_back({answer, "an alias"});
        said.push_back(std::move(one));
    };
    accept(cells[0], "Ann", "set");
    accept(cells[1], "Ben", "topics");
    accept(cells[2], "Ann", "set");
    accept(cells[2], "Cid", "topics", true); // the final word takes it back
    said.back().body.accepted.clear();
    said.back().body.labels = {"sport"};
    const auto book = std::make_shared<const AnnotationBook>(said);
    const auto record = must(
        tryScore("accepted", annotation::overridesOf(*book, runIdentity(context->record), OverrideScope::ThisRun)));
    const auto set = loadedSet(workspace, {{runId, 0}, {runId, record.id}});
    for (const char* labelSet : {"set", "topics"}) {
        const auto own = resultsWith(*set, book, {labelSet, true, {{"alias", "Alias", "", LabelRole::AliasMissed}}});
        auto reader = must(workspace->reader());
        const auto asJudged = must(auditRun(reader, own, {}, 0, {}));
        const auto asScored = must(auditRun(reader, own, {}, 1, {}));
        EXPECT_EQ(asJudged.gained, 2) << labelSet;
        EXPECT_EQ(asJudged.appliedPercent, asScored.correctPercent) << labelSet;
        EXPECT_EQ(asScored.extrapolation, Extrapolation::Accepted) << labelSet;
    }
}

TEST(OverridesOf, TakesTheAcceptedAnswersOfAuthorsAndRunsAsAsked) {
    const ContentId run = contentId("run"), other = contentId("other");
    const ItemKey mine{run, contentId("e"), 2010, Template::Generation};
    ItemKey theirs = mine, decided = mine, truth = mine;
    theirs.run = other;
    decided.year = 2011;
    truth.form = Template::TrueFalse;
    const AnnotationBook book({accepts(mine, "Ann", "a"), accepts(mine, "Bea", "b"), accepts(theirs, "Ann", "c"),
                               accepts(theirs, "Bea", "b"), accepts(decided, "Ann", "d"),
                               accepts(decided, "Cid", "e", true), accepts(truth, "Ann", "true")});
    struct {
        OverrideScope scope;
        std::set<std::string> authors;
        const char* expected;
    } const cases[]{{OverrideScope::ThisRun, {}, "2010 a Ann; 2010 b Bea; 2011 e Cid; "},
                    {OverrideScope::ThisRun, {"Ann"}, "2010 a Ann; 2011 e Cid; "},
                    {OverrideScope::AllRuns, {}, "2010 a Ann; 2010 b Bea; 2010 c Ann; 2011 e Cid; "},
                    {OverrideScope::AllRuns, {"Dan"}, "2011 e Cid; "}};
    for (const auto& [scope, authors, expected] : cases) {
        std::string found;
        for (const ScoringOverride& one : overridesOf(book, run, scope, authors))
            found += std::to_string(one.year) + " " + one.answer + " " + one.author + "; ";
        EXPECT_EQ(found, expected);
    }
}
} // namespace
