// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/BackendUri.h"
#include "core/benchmark/ElementJson.h"
#include "core/exchange/ReferenceExport.h"
#include "core/exchange/ResultFile.h"
#include "core/results/Aggregate.h"
#include "core/run/RetryErrors.h"
#include "core/run/RunFactory.h"
#include "core/store/ElementVersions.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Files.h"
#include "tests/support/NaiveResults.h"
#include "tests/support/ResultsBench.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <atomic>
#include <memory>

using namespace chronoscope;
using namespace chronoscope::test;
using exchange::ResultFileName;
using prompt::Template;

namespace {
class ReferenceResultsTest : public testing::Test, protected ResultsBench {};

TEST_F(ReferenceResultsTest, ExportHasOneFilePerDomainStateAndTemperature) {
    const auto files = exported(finishedRun(generation()), "out");
    ASSERT_EQ(files.size(), 16U);
    EXPECT_TRUE(files.contains(kGreedy));
    EXPECT_TRUE(files.contains("Result_TimeInvariant_Math_temp0.7.json"));
    const auto list = nlohmann::json::parse(files.at(kGreedy));
    const std::string source = readFile(sampleBenchmark() + "/TimeVariant_General_Dynamic.jsonl");
    EXPECT_EQ(list.size(), static_cast<std::size_t>(std::count(source.begin(), source.end(), '\n')));
    for (const auto& [key, replies] : list[0].items()) {
        EXPECT_TRUE(key.starts_with("objects_")) << key;
        EXPECT_EQ(replies.size(), 5U);
    }
}

TEST_F(ReferenceResultsTest, ExportHoldsTheRawRepliesInTheOrderOfTheSets) {
    const auto run = finishedRun(generation());
    const auto files = exported(run, "out");
    const auto context = contextOf(workspace, run);
    const auto& layout = context->layout;
    auto reader = must(workspace->reader());
    const auto ordinal =
        must(store::BenchmarkStore(reader).loadOfRun(run, 2, 1)).front(); // general dynamic comes first
    const auto greedy = nlohmann::json::parse(files.at(kGreedy))[2];
    const auto sampled = nlohmann::json::parse(files.at(kSampled))[2];
    std::size_t compared = 0;
    must(store::readReplies(
        reader, run, 2 * layout.repliesPerElement(), 3 * layout.repliesPerElement(), [&](const store::ReplyRow& row) {
            const auto place = layout.placeOfReply(row.index);
            const std::string key = "objects_" + std::to_string(layout.years[static_cast<std::size_t>(place.year)]);
            EXPECT_EQ((place.temperature == 0 ? greedy : sampled).at(key).at(static_cast<std::size_t>(place.set)),
                      row.text);
            ++compared;
            return true;
        }));
    EXPECT_EQ(compared, 10 * ordinal.element.years.size());
}

TEST_F(ReferenceResultsTest, ImportGivesTheNumbersOfTheLiveRun) {
    auto spec = generation();
    spec.sampler = prompt::Sampler::Reference;
    const auto live = finishedRun(spec);
    exported(live, "out");
    const auto report = must(take(exportFolder(live, "out")));
    EXPECT_EQ(report.files.size(), 16U);
    EXPECT_EQ(report.missing, 0);
    auto mine = dumpOf(workspace, report.run);
    auto theirs = dumpOf(workspace, live);
    for (const char* told : {"run", "reply"}) { // these hold tokens and latencies, which no file tells
        mine.erase(told);
        theirs.erase(told);
    }
    EXPECT_EQ(mine, theirs);
    const auto record = recordOf(workspace, report.run);
    EXPECT_EQ(record.state, store::RunState::Finished);
    EXPECT_EQ(record.sliceHash, recordOf(workspace, live).sliceHash);
    EXPECT_EQ(record.counts.answered, recordOf(workspace, live).counts.answered);
    EXPECT_EQ(record.counts.refused, recordOf(workspace, live).counts.refused);
}

TEST_F(ReferenceResultsTest, AnImportedRunSaysSo) {
    const auto live = finishedRun(generation());
    exported(live, "out");
    const auto report =
        must(take(folder.file("out"), [&](auto& options) { options.model = recordOf(workspace, live).model; }));
    const auto record = recordOf(workspace, report.run);
    EXPECT_EQ(record.name, recordOf(workspace, live).model);
    EXPECT_EQ(record.model, record.name);
    const auto uri = must(backend::BackendUri::parse(record.backend));
    EXPECT_EQ(uri.protocol, "imported");
    EXPECT_EQ(uri.base, "reference");
    EXPECT_EQ(uri.query.at("from"), folder.file("out"));
    EXPECT_NE(record.message.find("imported from " + folder.file("out")), std::string::npos) << record.message;
    EXPECT_FALSE(record.price) << "what it cost is not known";
}

TEST_F(ReferenceResultsTest, AnImportedRunCannotBeAsked) {
    const auto live = finishedRun(generation());
    exported(live, "out");
    const auto first = exportFolder(live, "out");
    std::string text = readFile(first + "/" + kGreedy);
    const auto quote = text.find("[\"") + 1;
    text.replace(quote, text.find("\", ", quote) + 1 - quote, "null");
    writeFile(first + "/" + kGreedy, text);
    const auto report = must(take(first));
    EXPECT_EQ(report.missing, 1);
    const auto before = dumpOf(workspace, report.run);
    const auto engine = run::openRun(workspace, report.run, {});
    ASSERT_FALSE(engine);
    EXPECT_EQ(engine.error().code, ErrorCode::Unsupported);
    EXPECT_NE(engine.error().message.find("imported"), std::string::npos) << engine.error().message;
    const auto forgotten = run::forgetErrors(*workspace, report.run);
    ASSERT_FALSE(forgotten);
    EXPECT_NE(forgotten.error().message.find("imported"), std::string::npos) << forgotten.error().message;
    EXPECT_EQ(dumpOf(workspace, report.run), before);
}

/// Export, import, export again: the same bytes.
void expectRoundTrip(const ResultsBench::Files& before, const ResultsBench::Files& after) {
    ASSERT_FALSE(before.empty());
    ASSERT_EQ(before.size(), after.size());
    for (const auto& [name, text] : before) {
        ASSERT_TRUE(after.contains(name)) << name;
        EXPECT_EQ(text, after.at(name)) << name;
    }
}

TEST_F(ReferenceResultsTest, RoundTripIsExact) {
    struct Case {
        const char* what;
        run::RunSpec spec;
        Template form;
    };
    run::RunSpec all = generation();
    run::RunSpec part = generation();
    part.slice.sample = must(benchmark::Sample::parse("7"));
    run::RunSpec years = generation();
    years.slice.years = {2014, 2020};
    years.slice.domains = {benchmark::Domain::General, benchmark::Domain::CommonSense};
    run::RunSpec odd = generation();
    odd.sets = 3;
    odd.temperatures = {1, 0.25};
    run::RunSpec choices;
    choices.slice.domains = {benchmark::Domain::General, benchmark::Domain::Math};
    int number = 0;
    for (const Case& one :
         {Case{"everything", all, Template::Generation}, Case{"a random sample", part, Template::Generation},
          Case{"some years", years, Template::Generation},
          Case{"other sets and temperatures", odd, Template::Generation},
          Case{"multiple choice of several templates", choices, Template::Mcqa},
          Case{"statements", choices, Template::TrueFalse}}) {
        SCOPED_TRACE(one.what);
        const std::string name = std::to_string(number++);
        const auto run = finishedRun(one.spec, "calibration:?cutoff=2019&recall=0.7&noise=0.4&error=0.05");
        const auto before = exported(run, name, one.form);
        const auto report = take(exportFolder(run, name), [&](auto& options) { options.form = one.form; });
        ASSERT_TRUE(report) << report.error().text();
        EXPECT_GT(report->missing, 0) << "some requests ended in errors";
        expectRoundTrip(before, exported(report->run, name + "again", one.form));
    }
}

TEST_F(ReferenceResultsTest, ResultsFromBeforeAnEditAreOfTheElementsThatWereAsked) {
    const auto asked = [&](std::int64_t run) {
        auto reader = must(workspace->reader());
        std::vector<ContentId> ids;
        for (const auto& element :
             must(store::BenchmarkStore(reader).loadOfRun(run, 0, recordOf(workspace, run).elements)))
            ids.push_back(element.element.id);
        return ids;
    };
    const auto run = finishedRun(generation());
    const auto before = exported(run, "out");
    const auto edit = [&](std::size_t at) {
        const auto edited = workspace->write([&](store::Database& database) -> Result<std::int64_t> {
            const auto metas = store::ElementVersions(database).current();
            if (!metas) return metas.error();
            auto element = store::BenchmarkStore(database).load(metas->at(at).row);
            if (!element) return element.error();
            element->subject += " (edited)";
            element->id = benchmark::computeId(*element);
            return store::ElementVersions(database).replace(metas->at(at).row, *element);
        });
        ASSERT_TRUE(edited) << edited.error().text();
    };
    edit(2);
    const auto between = finishedRun(generation());
    const auto later = exported(between, "later");
    edit(0);
    const auto first = take(exportFolder(run, "out"));
    ASSERT_TRUE(first) << first.error().text();
    EXPECT_EQ(asked(first->run), asked(run));
    const auto second = take(exportFolder(between, "later"));
    ASSERT_TRUE(second) << second.error().text();
    EXPECT_EQ(asked(second->run), asked(between));
    EXPECT_NE(asked(second->run), asked(first->run));
}

TEST_F(ReferenceResultsTest, RoundTripKeepsEveryText) {
    const std::vector<std::string> texts{
        "A. x",           "",       " \t\n",     "\"quoted\" \\ back",   std::string("nul\0inside", 10),
        "Ünïcödé 漢字 😀", "}]},{[", "</script>", "\x7F\x01 \u2028 line", "A. \r\ntwo\nlines"};
    const auto id = makeRun(workspace, generation(), kModel);
    std::atomic<std::size_t> next = 0;
    const auto engine = engineWith(workspace, id, std::make_shared<FaultyBackend>([&](const auto&) {
                                       return std::optional(said(texts[next++ % texts.size()]));
                                   }));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);
    const auto before = exported(id, "out");
    const auto report = must(take(exportFolder(id, "out")));
    expectRoundTrip(before, exported(report.run, "again"));
}

TEST_F(ReferenceResultsTest, AnUnfinishedRunHasShorterLists) {
    const auto id = makeRun(workspace, generation(), kModel);
    const auto engine = engineWith(
        workspace, id, std::make_shared<FaultyBackend>([n = std::make_shared<std::atomic<int>>(0)](const auto&) {
            return std::optional((*n)++ < 7 ? said("A. x") : failed(backend::ErrorKind::Auth));
        }),
        {.concurrency = 1});
    engine->start();
    engine->wait();
    const auto files = exported(id, "out");
    const auto first = nlohmann::json::parse(files.at(kSampled))[0].begin().value();
    EXPECT_EQ(first, nlohmann::json::parse(R"(["A. x","A. x"])"));
    for (const auto& [name, text] : files)
        EXPECT_EQ(text.find("null"), std::string::npos) << name << ": the reference code cannot read it";
    const auto report = must(exchange::exportReference(*workspace, id, Template::Generation, folder.file("other"), {}));
    EXPECT_EQ(report.replies, 7);
    EXPECT_EQ(report.missing, recordOf(workspace, id).total - 7);
}

TEST_F(ReferenceResultsTest, ListsThatLackLostRepliesGiveTheSameNumbersAgain) {
    auto spec = generation();
    spec.sampler = prompt::Sampler::Reference;
    const auto live = finishedRun(spec, "calibration:?cutoff=2019&recall=0.7&noise=0.4&error=0.2");
    exported(live, "out");
    const auto report = must(take(exportFolder(live, "out")));
    EXPECT_EQ(report.missing, recordOf(workspace, live).counts.errorCount());
    EXPECT_GT(report.missing, 100);
    auto mine = dumpOf(workspace, report.run);
    auto theirs = dumpOf(workspace, live);
    for (const char* told : {"run", "reply"}) {
        mine.erase(told);
        theirs.erase(told);
    }
    // What errors there were no file tells.
    EXPECT_EQ(mine.erase("run_error"), theirs.erase("run_error"));
    ASSERT_EQ(mine.size(), theirs.size());
    for (const auto& [table, lines] : theirs) {
        ASSERT_EQ(mine.at(table).size(), lines.size()) << table;
        for (std::size_t i = 0; i < lines.size(); ++i)
            EXPECT_EQ(mine.at(table)[i], lines[i]) << table;
    }
}

run::RunSpec debiased(Template form) {
    run::RunSpec spec;
    spec.templates = {form};
    spec.protocol = prompt::Protocol::Debiased;
    spec.slice.domains = {benchmark::Domain::General};
    return spec;
}

auto asDebiased(Template form) {
    return [form](exchange::ReferenceImportOptions& options) {
        options.form = form;
        options.spec.protocol = prompt::Protocol::Debiased;
        options.spec.sampler = run::RunSpec().sampler;
    };
}

TEST_F(ReferenceResultsTest, DebiasedRepliesKeepTheirPlacesAcrossLostOnes) {
    int number = 0;
    for (const Template form : {Template::Mcqa, Template::TrueFalse, Template::Generation}) {
        SCOPED_TRACE(name(form));
        const std::string out = std::to_string(number++);
        const auto live = finishedRun(debiased(form), "calibration:?cutoff=2030&error=0.2&recall=1");
        const auto before = exported(live, out, form);
        const auto report = must(take(exportFolder(live, out), asDebiased(form)));
        EXPECT_GT(report.missing, 20);
        EXPECT_EQ(report.sets, 5);
        const auto mine = recordOf(workspace, report.run).counts;
        const auto theirs = recordOf(workspace, live).counts;
        EXPECT_EQ(mine.answered, theirs.answered);
        EXPECT_EQ(mine.refused, theirs.refused);
        EXPECT_EQ(mine.contradictory, theirs.contradictory);
        EXPECT_EQ(mine.errorCount(), theirs.errorCount());
        expectRoundTrip(before, exported(report.run, out + "again", form));
        EXPECT_EQ(dumpOf(workspace, report.run).at("cell"), dumpOf(workspace, live).at("cell"))
            << "right, wrong and lost";
    }
}

TEST_F(ReferenceResultsTest, AShortListIsRefusedWhereThePlaceTellsWhatWasAsked) {
    const auto live = finishedRun(debiased(Template::Mcqa), "calibration:?cutoff=2030&recall=1");
    exported(live, "out", Template::Mcqa);
    const std::string from = exportFolder(live, "out");
    const std::string whole = readFile(from + "/" + kGreedy);
    for (const std::size_t which : {0U, 3U}) { // the first list there is, and one behind it
        std::string text = whole;
        std::size_t list = text.find('[', 2);
        for (std::size_t i = 0; i < which; ++i)
            list = text.find('[', list + 1);
        const std::string key = "objects_";
        const std::string year = text.substr(text.rfind(key, list) + key.size(), 4);
        text.erase(list + 1, text.find("\", \"", list) + 3 - list - 1);
        writeFile(from + "/" + kGreedy, text);
        const auto runs = runCount();
        const auto report = take(from, asDebiased(Template::Mcqa));
        ASSERT_FALSE(report) << which;
        EXPECT_EQ(report.error().code, ErrorCode::BadInput);
        for (const std::string& part : {std::string(kGreedy), std::string("element 1 "), ", " + year + ":",
                                        std::string("null"), std::string("has 4 replies and others have 5")})
            EXPECT_NE(report.error().text().find(part), std::string::npos) << part << " in " << report.error().text();
        EXPECT_EQ(runCount(), runs);
        EXPECT_TRUE(take(from, [](auto& options) { options.form = Template::Mcqa; }))
            << "the reference protocol asks the same in all sets";
    }
}

TEST_F(ReferenceResultsTest, AnImportedRunSaysHowManySetsItsLongestListHas) {
    auto spec = generation();
    spec.sets = 3;
    const auto live = finishedRun(spec);
    exported(live, "out");
    const auto report = must(take(exportFolder(live, "out")));
    EXPECT_EQ(report.sets, 3);
    const std::string message = recordOf(workspace, report.run).message;
    EXPECT_NE(message.find("3 exemplar sets, as many as its longest list has"), std::string::npos) << message;
}

TEST_F(ReferenceResultsTest, MissingRepliesAreNeverWrong) {
    auto spec = generation();
    spec.slice.domains = {benchmark::Domain::General};
    const auto live = finishedRun(spec, "calibration:?cutoff=2030&recall=1&partial=0&noise=0&refusal=0&error=0");
    exported(live, "out");
    const std::string from = exportFolder(live, "out");
    const std::string path = from + "/" + kGreedy;
    std::string text = readFile(path);
    const auto list = text.find('[', 2);
    const auto second = text.find("\", \"", list) + 3;
    text.replace(second, text.find("\", \"", second) + 1 - second, "null");
    writeFile(path, text);
    const auto report = must(take(from));
    EXPECT_EQ(report.missing, 1);
    const auto lines = results::cellGroups(*loadedSet(workspace, {{report.run, 0}}), {}, {});
    ASSERT_EQ(lines.size(), 1U);
    EXPECT_EQ(lines[0].counts.correct, lines[0].counts.elements)
        << "the category is that of the replies that are there";
    EXPECT_EQ(lines[0].counts.lostSamples, 1);
    EXPECT_EQ(recordOf(workspace, report.run).counts.errorCount(), 1);
}

TEST_F(ReferenceResultsTest, NothingIsOverwrittenAndNothingHalfIsLeft) {
    const auto id = finishedRun(generation());
    const auto before = exported(id, "out");
    const std::string path = exportFolder(id, "out");
    const auto again = exchange::exportReference(*workspace, id, Template::Generation, folder.file("out"), {});
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().code, ErrorCode::InvalidArgument);
    EXPECT_EQ(filesIn(path), before);
    std::stop_source stop;
    const auto stopped = exchange::exportReference(*workspace, id, Template::Generation, folder.file("stopped"),
                                                   stop.get_token(), [&](auto, auto) { stop.request_stop(); });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, ErrorCode::Cancelled);
    EXPECT_TRUE(filesIn(exportFolder(id, "stopped")).empty());
}

TEST_F(ReferenceResultsTest, ATemplateTheRunDoesNotUseIsRefused) {
    const auto report =
        exchange::exportReference(*workspace, finishedRun(generation()), Template::Mcqa, folder.file("out"), {});
    ASSERT_FALSE(report);
    EXPECT_EQ(report.error().code, ErrorCode::InvalidArgument);
}

TEST(ResultFileName, ReadsExactlyWhatItWrites) {
    for (const char* name :
         {"Result_TimeVariant_General_Dynamic_temp0.0.json", "Result_TimeVariant_Biomedical_Static_temp0.7.json",
          "Result_TimeVariant_Legal_Dynamic_temp1.0.json", "Result_TimeInvariant_CommonSense_temp0.25.json",
          "Result_TimeInvariant_Math_temp0.0.json"}) {
        const auto parsed = ResultFileName::parse(name);
        ASSERT_TRUE(parsed) << name;
        EXPECT_EQ(parsed->text(), name);
    }
    for (const char* name :
         {"", "Result_", "result_TimeVariant_General_Dynamic_temp0.0.json",
          "Result_TimeVariant_General_Dynamic_temp0.json", "Result_TimeVariant_general_Dynamic_temp0.0.json",
          "Result_TimeInvariant_Mathematics_temp0.0.json", "Result_TimeVariant_General_Invariant_temp0.0.json",
          "Result_TimeVariant_General_Dynamic_temp.json", "Result_TimeVariant_General_Dynamic_temp-1.0.json.json",
          "Result_TimeVariant_General_Dynamic_temp0.0.jsonl", "Result_TimeVariant_General_Dynamic_tempnan.json",
          "Result_TimeVariant_General_Dynamic_tempinf.json", "Result_TimeVariant_General_Dynamic_temp-0.json",
          "Result_TimeVariant_General_Dynamic_temp-0.7.json"})
        EXPECT_FALSE(ResultFileName::parse(name)) << name;
}
} // namespace
