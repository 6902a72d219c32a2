// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/cli/AnnotateCommand.h"
#include "core/annotation/LabelStudio.h"
#include "tests/app/AnnotateCommandFixture.h"

#include <QByteArray>
#include <QXmlStreamReader>

#include <fstream>
#include <map>
#include <set>
#include <thread>

#include <sys/stat.h>

using namespace chronoscope;
using namespace chronoscope::test;
using annotation::Annotation;
using nlohmann::json;

namespace {
TEST_F(AnnotateCommand, WhatOneCopyExportsAnotherImports) {
    const auto mine = said();
    ASSERT_EQ(mine.size(), 8U);
    copyUnannotated("other.chronoscope");
    ASSERT_TRUE(said("other.chronoscope").empty());
    int number = 0;
    for (const char* format : {"csv", "jsonl", "labelstudio"}) {
        const std::string file = path("file" + std::to_string(number++));
        ASSERT_EQ(annotate({"export", "--format", format, "-o", file}).status, app::kDone) << format;
        const std::string copy = std::string(format) + ".chronoscope";
        copyUnannotated(copy);
        const Outcome done = annotate({"import", file, "--format", format, "--author", "eve", "--json"}, copy);
        ASSERT_EQ(done.status, app::kDone) << format << done.notes;
        EXPECT_EQ(json::parse(done.out).at("added"), 8) << format;
        EXPECT_EQ(said(copy), mine) << format;
        EXPECT_EQ(json::parse(annotate({"import", file, "--format", format, "--json"}, copy).out).at("same"), 8)
            << format;
    }
}

TEST_F(AnnotateCommand, ExportIsOfTheNamedRuns) {
    const auto lines = text::split(annotate({"--run", "1", "export"}).out, '\n');
    EXPECT_EQ(lines.size(), 8U);
    EXPECT_EQ(json::parse(lines.front()).at("note"), "=note");
    EXPECT_EQ(json::parse(command("runs", {"--json"}).out)[0].at("run_id"), json::parse(lines.front()).at("run_id"))
        << "so that annotations can be written elsewhere";
    EXPECT_FALSE(json::parse(lines.front()).at("subject").get<std::string>().empty());
    ASSERT_EQ(annotate({"export", "--json", "-o", path("named.csv")}).status, app::kDone);
    EXPECT_EQ(readFile(path("named.csv")), annotate({"export", "--format", "jsonl"}).out) << "whatever the file's name";
    EXPECT_EQ(annotate({"export", "--json", "--format", "csv"}).status, app::kWrongUsage);
    EXPECT_EQ(annotate({"export", "--run", "none"}).status, app::kBadInput);
}

TEST_F(AnnotateCommand, ABadEntryIsSaidWithItsLineAndTheGoodOnesAreKept) {
    copyUnannotated("other.chronoscope");
    writeFile(path("some.jsonl"), "nonsense\n" + annotate({"export"}).out);
    const Outcome done = annotate({"import", path("some.jsonl")}, "other.chronoscope");
    EXPECT_EQ(done.status, app::kBadInput);
    EXPECT_NE(done.notes.find("some.jsonl:1: "), std::string::npos) << done.notes;
    EXPECT_EQ(said("other.chronoscope"), said());
}

TEST_F(AnnotateCommand, AnImportIsUndoneInOneStep) {
    copyUnannotated("other.chronoscope");
    writeFile(path("some.jsonl"), annotate({"export"}).out);
    const auto id = json::parse(annotate({"import", path("some.jsonl"), "--json"}, "other.chronoscope").out)
                        .at("action")
                        .get<std::int64_t>();
    const auto workspace =
        must(store::Workspace::open(path("other.chronoscope"), store::Workspace::Open::ExistingToWrite));
    must(workspace->write(
        [&](store::Database& database) { return store::AnnotationStore(database).setUndone(id, true); }));
    auto reader = must(workspace->reader());
    EXPECT_EQ(must(store::AnnotationStore(reader).undoable(app::authorOf({}), 1)).at(0).text, "Import 8 annotations");
    EXPECT_TRUE(said("other.chronoscope").empty());
}

TEST_F(AnnotateCommand, WhatIsImportedOrMergedIsExportedAsItWasTimesIncluded) {
    for (const char* copy : {"csv", "jsonl", "merge"})
        copyUnannotated(copy);
    const auto workspace =
        must(store::Workspace::open(path("mine.chronoscope"), store::Workspace::Open::ExistingToWrite));
    must(workspace->write([&](store::Database& database) {
        store::AnnotationStore store(database);
        const annotation::AnnotationBook book(must(store.annotations()));
        const Annotation first = must(store.annotations()).front();
        return store.apply(
            {0,
             "ann",
             "change",
             "2026-03-03T00:00:00Z",
             false,
             {book.changeTo(first.item, first.voice, first.model, first.labelSet, labelled({"gold"}), 1)}});
    }));
    for (const char* format : {"csv", "jsonl"}) {
        const std::string mine = annotate({"export", "--format", format}).out;
        EXPECT_NE(mine.find("2026-03-03"), std::string::npos);
        writeFile(path("file"), mine);
        ASSERT_EQ(annotate({"import", path("file"), "--format", format}, format).status, app::kDone) << format;
        EXPECT_EQ(annotate({"export", "--format", format}, format).out, mine) << format;
    }
    ASSERT_EQ(annotate({"merge", path("mine.chronoscope")}, "merge").status, app::kDone);
    EXPECT_EQ(annotate({"export"}, "merge").out, annotate({"export"}).out);
}

TEST_F(AnnotateCommand, WhatAnImportLeavesOutAndWhatWaitsForItsRunIsSaid) {
    const std::string line = text::split(annotate({"export"}).out, '\n').front();
    std::string lines;
    for (int i = 0; i < 1005; ++i) {
        json entry = json::parse(line);
        entry["element_id"] = toHex(contentId("elsewhere " + std::to_string(i)));
        lines += entry.dump() + "\n";
    }
    writeFile(path("elsewhere.jsonl"), lines);
    const Outcome left = annotate({"import", path("elsewhere.jsonl"), "--json"});
    EXPECT_EQ(left.status, app::kBadInput);
    EXPECT_EQ(json::parse(left.out).at("elsewhere"), 1005);
    EXPECT_NE(left.notes.find("… and 5 more"), std::string::npos) << left.notes.substr(left.notes.size() - 200);
    json entry = json::parse(line);
    entry["run_id"] = toHex(contentId("no run"));
    entry["element_id"] = toHex(contentId("elsewhere"));
    writeFile(path("other.jsonl"), entry.dump() + "\n");
    EXPECT_EQ(annotate({"--run", "1", "import", path("other.jsonl")}).status, app::kDone) << "it was not asked for";
    entry["element_id"] = json::parse(line)["element_id"];
    writeFile(path("run.jsonl"), entry.dump() + "\n");
    const Outcome waits = annotate({"import", path("run.jsonl"), "--json"});
    EXPECT_EQ(waits.status, app::kDone);
    EXPECT_EQ(json::parse(waits.out).at("without_run"), 1);
    EXPECT_NE(waits.notes.find("1 annotation of runs that are not in this workspace"), std::string::npos)
        << waits.notes;
}

TEST_F(AnnotateCommand, AMergeLeavesOutWhatIsSaidOfOtherElements) {
    copyUnannotated("other.chronoscope");
    {
        const auto other =
            must(store::Workspace::open(path("other.chronoscope"), store::Workspace::Open::ExistingToWrite));
        annotation::AnnotationAction action{0, "ann", "said", "2026-01-01T00:00:00Z", false, {}};
        action.changes.push_back(
            annotation::AnnotationBook().changeTo(itemNumber(1), {"ann", false}, "m", "set", labelled({"alias"}), 1));
        must(other->write([&](store::Database& database) { return store::AnnotationStore(database).apply(action); }));
    }
    const auto before = said();
    const Outcome done = annotate({"merge", path("other.chronoscope"), "--json"});
    EXPECT_EQ(done.status, app::kBadInput);
    EXPECT_EQ(json::parse(done.out).at("elsewhere"), 1);
    EXPECT_EQ(said(), before);
}

TEST_F(AnnotateCommand, AnImportReadsAPipeAndSaysSo) {
    copyUnannotated("other.chronoscope");
    const std::string lines = annotate({"export"}).out;
    ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
    {
        const std::jthread writer([&] { std::ofstream(path("pipe")) << lines; });
        const Outcome done = annotate({"import", path("pipe"), "--format", "jsonl"}, "other.chronoscope");
        EXPECT_EQ(done.status, app::kDone) << done.notes;
        EXPECT_NE(done.notes.find("reading from a pipe"), std::string::npos) << done.notes;
    }
    EXPECT_EQ(said("other.chronoscope"), said());
    EXPECT_NE(annotate({"merge", path("pipe")}).status, app::kDone) << "a workspace is none, and nobody writes it";
}

TEST_F(AnnotateCommand, AMergeListsItsConflictsAndDecidesThemByItsPolicy) {
    copyUnannotated("other.chronoscope");
    say(must(store::Workspace::open(path("other.chronoscope"), store::Workspace::Open::ExistingToWrite)), "ann",
        {{"gold"}, {"outdated"}});
    const Outcome kept = annotate({"merge", path("other.chronoscope"), "--json"});
    ASSERT_EQ(kept.status, app::kDone) << kept.notes;
    const json document = json::parse(kept.out);
    EXPECT_EQ(document.at("same"), 1);
    ASSERT_EQ(document.at("conflicts").size(), 1U);
    EXPECT_EQ(json::parse(document["conflicts"][0]["mine"].get<std::string>()).at("labels"), json::array({"alias"}));
    EXPECT_EQ(json::parse(document["conflicts"][0]["theirs"].get<std::string>()).at("labels"), json::array({"gold"}));
    EXPECT_EQ(document["conflicts"][0]["taken"], "mine");
    EXPECT_EQ(document.at("action"), 0);
    const auto before = said();
    ASSERT_EQ(annotate({"merge", path("other.chronoscope"), "--policy", "theirs"}).status, app::kDone);
    EXPECT_NE(said(), before);
    EXPECT_EQ(json::parse(annotate({"merge", path("other.chronoscope"), "--json"}).out).at("same"), 2);
}

TEST_F(AnnotateCommand, AMergeTakesTheGoodRowsOfADamagedCopyAndNamesTheOthers) {
    copyUnannotated("mended.chronoscope");
    std::filesystem::copy_file(path("mine.chronoscope"), path("other.chronoscope"));
    {
        const auto other =
            must(store::Workspace::open(path("other.chronoscope"), store::Workspace::Open::ExistingToWrite));
        must(other->write([](store::Database& database) {
            return store::guarded(
                [&] { database.sql().exec("UPDATE annotation SET seconds = -1 WHERE body LIKE '%other%'"); });
        }));
    }
    const Outcome done = annotate({"merge", path("other.chronoscope"), "--json"}, "mended.chronoscope");
    EXPECT_EQ(done.status, app::kBadInput);
    EXPECT_EQ(json::parse(done.out).at("added"), 6);
    EXPECT_EQ(json::parse(done.out).at("refused"), 2);
    EXPECT_NE(done.notes.find(": seconds = -1"), std::string::npos) << done.notes;
    EXPECT_EQ(said("mended.chronoscope").size(), 6U);
}

/// The controls of a labelling configuration with what each is to, and the values that results of its choices may have.
struct Labelling {
    std::map<std::string, std::string> controls; ///< name to toName
    std::map<std::string, std::set<std::string>> values;
    std::map<std::string, std::string> shown; ///< of the choices, by value
    std::string text;                         ///< of the element that is shown
};

Labelling labellingOf(const std::string& xml) {
    Labelling labelling;
    std::string choices;
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const auto value = [&](const char* key) {
            return reader.attributes().value(QString::fromLatin1(key)).toString().toStdString();
        };
        const std::string name = value("name");
        if (!value("toName").empty() && !labelling.controls.emplace(name, value("toName")).second)
            throw std::runtime_error("two controls of one name: " + name);
        if (reader.name() == QLatin1String("Text")) labelling.text = name;
        if (reader.name() == QLatin1String("Choices")) choices = name;
        if (reader.name() != QLatin1String("Choice")) continue;
        const std::string held = value("alias").empty() ? value("value") : value("alias");
        labelling.values[choices].insert(held);
        labelling.shown[held] = value("value");
    }
    if (reader.hasError()) throw std::runtime_error(reader.errorString().toStdString());
    return labelling;
}

TEST_F(AnnotateCommand, TheLabellingConfigurationHasEveryNameOfTheTasks) {
    acceptAnAnswer();
    const Outcome done = annotate({"export", "--format", "labelstudio", "--config", path("config.xml")});
    ASSERT_EQ(done.status, app::kDone) << done.notes;
    const Labelling labelling = labellingOf(readFile(path("config.xml")));
    std::set<std::string> named;
    for (const json& task : json::parse(done.out))
        for (const json& one : task.at("annotations"))
            for (const json& result : one.at("result")) {
                const auto control = result.at("from_name").get<std::string>();
                ASSERT_TRUE(labelling.controls.contains(control)) << control;
                EXPECT_EQ(labelling.controls.at(control), result.at("to_name").get<std::string>()) << control;
                EXPECT_EQ(labelling.controls.at(control), labelling.text) << control;
                if (result.at("type") == "choices") {
                    for (const json& value : result.at("value").at("choices"))
                        EXPECT_TRUE(labelling.values.at(control).contains(value.get<std::string>())) << value;
                }
                named.insert(control);
            }
    EXPECT_EQ(named, (std::set<std::string>{"accepted", "accepted_reason", "author", "labels", "note"}));
    EXPECT_EQ(labelling.controls.size(), named.size() + 2) << "and severity and flag, which nobody has said";
    EXPECT_EQ(labelling.values.at("labels").size(), 12U) << "labels that nobody has given can be chosen too";
    EXPECT_EQ(labelling.values.at("flag"), std::set<std::string>{"flag"});
}

TEST_F(AnnotateCommand, OnlyLabelStudiosFormatHasALabellingConfiguration) {
    for (const char* format : {"csv", "jsonl"})
        EXPECT_EQ(annotate({"export", "--format", format, "--config", path("config.xml")}).status, app::kWrongUsage)
            << format;
    for (const std::string& same : {path("config.xml"), path("./config.xml")})
        EXPECT_EQ(annotate({"export", "--format", "labelstudio", "-o", same, "--config", path("config.xml")}).status,
                  app::kWrongUsage)
            << "one file cannot be both";
    EXPECT_FALSE(std::filesystem::exists(path("config.xml")));
    std::filesystem::create_directory(path("taken"));
    EXPECT_NE(annotate({"export", "--format", "labelstudio", "--config", path("taken")}).status, app::kDone);
}

TEST(LabellingConfiguration, HoldsLabelsWhateverTheirNamesAre) {
    const std::string hostile = "</Choice>\"'<&amp;>\xC2\xA0é漢";
    const annotation::LabelSet set{"set",
                                   false,
                                   {{"a", hostile, hostile, annotation::LabelRole::None},
                                    {"b", hostile, "", annotation::LabelRole::None},
                                    {"c", "bad \x01\xEF\xBF\xBF end", "", annotation::LabelRole::None}}};
    const auto one = [](std::vector<std::string> labels, const char* of) {
        return Annotation{itemNumber(1), {"ann", false}, "m", of, labelled(std::move(labels)), 0, "", ""};
    };
    const std::string xml = annotation::labelStudioConfig({one({"a"}, "set")}, {{"unused", true, {}}, set});
    const Labelling labelling = labellingOf(xml);
    EXPECT_EQ(labelling.shown.at("a"), hostile);
    EXPECT_EQ(labelling.shown.at("b"), hostile + " (b)") << "two choices are never shown alike";
    EXPECT_EQ(labelling.shown.at("c"), "bad  \xEF\xBF\xBD end");
    EXPECT_NE(xml.find("choice=\"single\""), std::string::npos);
    const std::string both = annotation::labelStudioConfig({one({"a", "lost"}, "set"), one({"else"}, "gone")}, {set});
    EXPECT_EQ(labellingOf(both).values.at("labels"), (std::set<std::string>{"a", "b", "c", "else", "lost"}));
    EXPECT_EQ(both.find("choice=\"single\""), std::string::npos) << "an annotation has two labels";
    EXPECT_EQ(labellingOf(annotation::labelStudioConfig({}, {set})).values.at("labels").size(), 3U)
        << "nothing said yet";
}

TEST_F(AnnotateCommand, StatsCountAgreeAndAudit) {
    const json counts = json::parse(annotate({"stats", "--by", "label,year,relation", "--json"}).out);
    EXPECT_FALSE(counts.empty());
    for (const json& row : counts) {
        EXPECT_TRUE(row.contains("year") && row.contains("relation") && row.contains("label"));
        EXPECT_LE(row.at("ci_low"), row.at("percent"));
        EXPECT_GE(row.at("ci_high"), row.at("percent"));
        EXPECT_LE(row.at("labelled"), row.at("wrong"));
    }
    const json agreement = json::parse(annotate({"stats", "--table", "agreement", "--json"}).out);
    ASSERT_GE(agreement.size(), 2U);
    EXPECT_EQ(agreement[0].at("measure"), "alpha");
    EXPECT_EQ(agreement[0].at("items"), 4);
    EXPECT_EQ(agreement[1].at("measure"), "kappa");
    EXPECT_EQ(agreement[1].at("disputed"), 1);
    EXPECT_NEAR(agreement[1].at("value").get<double>(), (0.75 - 5.0 / 16) / (1 - 5.0 / 16), 1e-3);
    const json audit = json::parse(annotate({"stats", "--table", "audit", "--json"}).out);
    ASSERT_EQ(audit.size(), 1U);
    EXPECT_EQ(audit[0].at("estimate"), "not_random");
    EXPECT_TRUE(audit[0].at("estimated_percent").is_null());
    EXPECT_GT(audit[0].at("incorrect"), 0);
}

TEST_F(AnnotateCommand, AQueueHoldsWrongAnswersAndItsNameIsTakenOnce) {
    const Outcome made =
        annotate({"queue", "--name", "first", "--order", "relation", "--seed", "7", "--years", "2010-2030"});
    ASSERT_EQ(made.status, app::kDone) << made.notes;
    EXPECT_EQ(made.out, "1\n");
    const auto workspace = must(store::Workspace::open(path("mine.chronoscope"), store::Workspace::Open::Reading));
    auto reader = must(workspace->reader());
    const auto queues = must(store::AnnotationStore(reader).queues());
    ASSERT_EQ(queues.size(), 1U);
    EXPECT_EQ(queues.front().order, "relation");
    EXPECT_EQ(queues.front().labelSet, "Reasons of failure");
    EXPECT_GT(queues.front().items, 0);
    EXPECT_EQ(annotate({"queue", "--name", "first"}).status, app::kWrongUsage);
    EXPECT_EQ(annotate({"queue", "--name", "two\nlines"}).status, app::kWrongUsage);
    const json second = json::parse(annotate({"queue", "--name", "second", "--json"}).out);
    EXPECT_EQ(second.at("queue"), 2);
    EXPECT_GT(second.at("items"), 0);
    EXPECT_EQ(annotate({"queue", "--name", "none", "--subject", "nobody at all"}).status, app::kBadInput);
}

TEST_F(AnnotateCommand, ALabelSetIsImportedAndListed) {
    writeFile(path("labels.json"), R"({"name": "own", "labels": [{"key": "x", "name": "An X"}]})");
    const json listed = json::parse(annotate({"labels", "--import", path("labels.json"), "--json"}).out);
    EXPECT_EQ(listed.size(), 13U);
    EXPECT_EQ(listed.back().at("label_set"), "own");
    writeFile(path("labels.json"), R"({"name": "Reasons of failure", "labels": [{"key": "x", "name": "An X"}]})");
    EXPECT_EQ(annotate({"labels", "--import", path("labels.json")}).status, app::kWrongUsage);
    writeFile(path("labels.json"), "{}");
    EXPECT_EQ(annotate({"labels", "--import", path("labels.json")}).status, app::kBadInput);
}

TEST_F(AnnotateCommand, AScoringTakesAcceptedAnswersWhereItIsTold) {
    EXPECT_EQ(command("score", {"--run", "1", "--accept-annotations"}).status, app::kWrongUsage)
        << "nobody has accepted any";
    acceptAnAnswer();
    const Outcome scored = command("score", {"--run", "1", "--accept-annotations", "--json"});
    ASSERT_EQ(scored.status, app::kDone) << scored.notes;
    EXPECT_EQ(json::parse(scored.out).at("name"), "as run, accepted answers");
    EXPECT_EQ(json::parse(scored.out).at("accepted_answers"), 1);
    EXPECT_EQ(json::parse(command("score", {"--run", "1", "--json"}).out).at("accepted_answers"), 0);
}

TEST_F(AnnotateCommand, WhatHasNoMeaningIsWrongUsage) {
    const std::vector<std::vector<std::string>> cases{{},
                                                      {"export", "--format", "xml"},
                                                      {"import"},
                                                      {"merge"},
                                                      {"merge", "x", "--policy", "ours"},
                                                      {"stats", "--by", "weather"},
                                                      {"stats", "--by", "relation,domain"},
                                                      {"stats", "--table", "agreement", "--years", "2013"},
                                                      {"queue", "--order", "random"},
                                                      {"queue", "--name", "x", "--order", "mine"},
                                                      {"queue", "--name", "x", "--seed", "-1"}};
    for (const auto& options : cases) {
        const Outcome refused = annotate(options);
        EXPECT_EQ(refused.status, app::kWrongUsage) << (options.empty() ? "" : options.front());
        EXPECT_TRUE(refused.out.empty()) << (options.empty() ? "" : options.front());
    }
    EXPECT_EQ(annotate({"import", path("none.csv")}).status, app::kBadInput);
    EXPECT_EQ(annotate({"merge", path("none.chronoscope")}).status, app::kBadInput);
}
} // namespace
