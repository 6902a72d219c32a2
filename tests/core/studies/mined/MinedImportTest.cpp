// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedImport.h"
#include "core/studies/mined/ItemReader.h"
#include "core/studies/mined/MinedStore.h"
#include "tests/core/studies/mined/SmallMined.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <set>
#include <stop_token>

namespace chronoscope::mined {
namespace {
using nlohmann::json;
using test::must;

class MinedImport : public testing::Test {
protected:
    const test::TempDir folder;
    const test::WorkspacePtr workspace = test::emptyWorkspace(folder);
    const test::TempDir benchmark;

    MinedReport import(const std::string& path) const {
        const TaskFiles files = findTaskFiles(path);
        EXPECT_FALSE(files.files.empty()) << path;
        return must(importMined(*workspace, files));
    }
    MinedReport import() const { return import(benchmark.path()); }
    std::vector<Item> items() const {
        auto reader = must(workspace->reader());
        std::vector<Item> all;
        must(MinedStore(reader).items([&](std::int64_t, const Item& item) {
            all.push_back(item);
            return true;
        }));
        return all;
    }
    std::size_t mediaCount() const {
        auto reader = must(workspace->reader());
        return must(MinedStore(reader).media()).size();
    }
};

TEST_F(MinedImport, AnItemComesBackWithAllItsFields) {
    json item = test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
    item["image"] = "Apple\\Apple_1.png";
    item["annotator"] = "somebody";
    test::writeMined(benchmark, json::array({item}));
    const auto report = import();
    EXPECT_EQ(report.items, 1U);
    EXPECT_EQ(report.images, 2U);
    EXPECT_EQ(report.byTask[static_cast<std::size_t>(Task::FMC)], 1U);
    EXPECT_TRUE(report.leftOut.empty());
    ASSERT_EQ(items().size(), 1U);
    const Item stored = items().front();
    EXPECT_EQ(stored.number, "1");
    EXPECT_EQ(stored.task, Task::FMC);
    EXPECT_EQ(stored.type, "company");
    EXPECT_EQ(stored.question, item["mm_questions"]);
    EXPECT_EQ(stored.completion, item["mm_paraphrase_completion"]);
    EXPECT_EQ(stored.golds, std::vector<std::string>{"Steve Jobs"});
    EXPECT_EQ(stored.attributes, test::appleHeads());
    EXPECT_EQ(stored.context.text, item["context"]);
    EXPECT_EQ(stored.context.subject, "Tim Cook");
    EXPECT_EQ(stored.context.year, 2015);
    const json extra = json::parse(stored.extra);
    EXPECT_EQ(extra.at("annotator"), "somebody");
    EXPECT_EQ(extra.at("image"), "Apple\\Apple_1.png") << "as the file has it";
    EXPECT_EQ(stored.image, contentId(test::png(40, 30, "one")));
    EXPECT_EQ(stored.otherImage, contentId(test::png(30, 30, "two")));
}

TEST_F(MinedImport, TheSameAgainAddsNothing) {
    test::writeMined(benchmark, json::array({test::currentHead(), test::headIn("2005", "Steve Jobs")}));
    EXPECT_EQ(import().items, 2U);
    const auto again = import();
    EXPECT_EQ(again.items, 0U);
    EXPECT_EQ(again.already, 2U);
    EXPECT_EQ(again.images, 0U);
    EXPECT_EQ(mediaCount(), 2U);
}

TEST_F(MinedImport, APictureThatWasMissingIsAddedLaterAndAnotherIsRefused) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    std::filesystem::remove(benchmark.file("imgs/Apple/Apple_2.png"));
    const auto first = import();
    EXPECT_EQ(first.items, 1U);
    EXPECT_EQ(first.withoutImages, 1U);
    ASSERT_EQ(first.imageProblems.size(), 1U);
    EXPECT_NE(first.imageProblems[0].reason.find("Apple/Apple_2.png"), std::string::npos);
    EXPECT_EQ(first.byCode[static_cast<std::size_t>(AuditCode::ImageMissing)], 1U);
    test::writeFile(benchmark.file("imgs/Apple/Apple_2.png"), test::png(30, 30, "two"));
    EXPECT_EQ(import().completed, 1U);
    EXPECT_TRUE(items().front().otherImage.has_value());
    test::writeFile(benchmark.file("imgs/Apple/Apple_2.png"), test::png(30, 30, "three"));
    const auto other = import();
    ASSERT_EQ(other.leftOut.size(), 1U);
    EXPECT_NE(other.leftOut[0].reason.find("another picture"), std::string::npos);
    EXPECT_EQ(items().front().otherImage, contentId(test::png(30, 30, "two")));
    EXPECT_EQ(other.byTask[static_cast<std::size_t>(Task::TA)], 0U) << "a row that is left out is no item";
    EXPECT_EQ(other.images, 0U);
    EXPECT_EQ(mediaCount(), 2U) << "and its picture is nobody's";
    test::writeMined(benchmark, json::array({test::currentHead(), test::headIn("2005", "Steve Jobs")}));
    test::writeFile(benchmark.file("imgs/Apple/Apple_2.png"), test::png(30, 30, "three"));
    const auto shared = import();
    EXPECT_EQ(shared.items, 1U) << "another row shows the same picture";
    EXPECT_EQ(shared.withoutImages, 0U);
    EXPECT_EQ(mediaCount(), 3U);
}

TEST_F(MinedImport, ARowThatStandsThereTwiceIsOneItem) {
    const json outdated = test::currentHead("Steve Jobs");
    test::writeMined(benchmark, json::array({outdated, test::headIn("2005", "Steve Jobs"), outdated, outdated}));
    for (const bool again : {false, true}) {
        const auto report = import();
        EXPECT_EQ(report.items, again ? 0U : 2U);
        EXPECT_EQ(report.already, again ? 2U : 0U);
        EXPECT_EQ(report.repeated, 2U);
        EXPECT_EQ(report.byTask[static_cast<std::size_t>(Task::TA)], 1U);
        EXPECT_EQ(report.byCode[static_cast<std::size_t>(AuditCode::GoldOutdated)], 1U);
        EXPECT_EQ(report.audit.size(), 1U);
    }
}

TEST_F(MinedImport, ABadItemIsToldWithItsLineAndTheRestIsKept) {
    const auto bad = [](const char* field, const json& value) {
        json item = test::currentHead();
        item[field] = value;
        return item;
    };
    json noGold = test::currentHead();
    noGold.erase("current_answer");
    const std::vector<std::pair<std::string, std::string>> cases{
        {bad("eval_type", "riddle").dump(), "riddle"},
        {bad("mm_questions", 7).dump(), "mm_questions"},
        {bad("answers", "Tim Cook").dump(), "answers"},
        {bad("context_timestamp", "soon").dump(), "whole number"},
        {bad("eval_type", "awareness_past").dump(), "context"},
        {noGold.dump(), "current_answer"},
        {"[[[[[[[[[[1]]]]]]]]]]", "deep"},
        {"{\"eval_type\": \"openqa\",}", "JSON"},
        {"17", "object"},
        {bad("subject", "\xFF\xFE").dump(-1, ' ', false, json::error_handler_t::ignore).replace(1, 0, "\"\xFF\":1,"),
         "UTF-8"}};
    for (const auto& [element, reason] : cases) {
        const std::string text = "[" + test::currentHead().dump() + ",\n" + element + ",\n" +
                                 test::headIn("2005", "Steve Jobs").dump() + "]";
        ItemReader reader(text);
        EXPECT_TRUE(reader.next()->problem.empty());
        const auto second = reader.next();
        EXPECT_EQ(second->line, 2U) << reason;
        EXPECT_EQ(second->place, 2U) << reason;
        EXPECT_NE(second->problem.find(reason), std::string::npos) << second->problem;
        const auto third = reader.next();
        EXPECT_EQ(third->line, 3U);
        EXPECT_TRUE(third->problem.empty()) << third->problem;
        EXPECT_FALSE(reader.next().has_value());
    }
}

TEST_F(MinedImport, AFileThatIsNoWholeArrayEndsWithTheReason) {
    const std::string item = test::currentHead().dump();
    const std::vector<std::pair<std::string, std::string>> cases{{"{}", "array"},
                                                                 {"", "array"},
                                                                 {"[" + item, "does not end"},
                                                                 {"[" + item + " " + item + "]", "comma"},
                                                                 {"[" + item.substr(0, 60), "ends inside"},
                                                                 {"[" + item + "] 5", "follows"}};
    for (const auto& [text, reason] : cases) {
        ItemReader reader(text);
        std::string last;
        for (int reads = 0; reads < 5; ++reads)
            if (const auto read = reader.next()) last = read->problem;
        EXPECT_NE(last.find(reason), std::string::npos) << text.substr(0, 20) << ": " << last;
        EXPECT_FALSE(reader.next().has_value());
    }
}

TEST_F(MinedImport, HostilePicturesAreRefusedByNameAndReason) {
    const test::TempDir elsewhere;
    test::writeFile(elsewhere.file("secret.png"), test::png(9, 9, "secret"));
    const std::vector<std::pair<std::string, std::string>> cases{{"/etc/passwd", "absolute"},
                                                                 {"C:/x.png", "absolute"},
                                                                 {"../inference_data/Dimension1.json", "leads out"},
                                                                 {"Apple/../../imgs/Apple/Apple_1.png", "leads out"},
                                                                 {"..\\Apple_1.png", "leads out"},
                                                                 {"link.png", "link out"},
                                                                 {"away/secret.png", "link out"},
                                                                 {"Apple", "no plain file"},
                                                                 {"cut.png", "cut off"},
                                                                 {"bomb.png", "pixels"},
                                                                 {"vector.png", "SVG"},
                                                                 {"words.png", "not a PNG"},
                                                                 {"huge.png", "bytes"},
                                                                 {"early.png", "ends before its last line"},
                                                                 {"absent.png", "no such picture"}};
    json items = json::array();
    for (const auto& [path, reason] : cases) {
        json item = test::currentHead();
        item["id"] = path;
        item["image"] = path;
        items.push_back(item);
    }
    test::writeMined(benchmark, items);
    std::filesystem::create_symlink(elsewhere.file("secret.png"), benchmark.file("imgs/link.png"));
    std::filesystem::create_directory_symlink(elsewhere.path(), benchmark.file("imgs/away"));
    test::writeFile(benchmark.file("imgs/cut.png"), test::png(40, 30).substr(0, 30));
    test::writeFile(benchmark.file("imgs/bomb.png"), test::png(16'384, 16'384));
    test::writeFile(benchmark.file("imgs/early.png"),
                    test::pngOf(40, 30, test::packed(test::pngLines(40, 15, "half"))));
    test::writeFile(benchmark.file("imgs/vector.png"), "<svg xmlns='x'><image href='http://host/'/></svg>");
    test::writeFile(benchmark.file("imgs/words.png"), "only words");
    test::writeFile(benchmark.file("imgs/huge.png"), {});
    std::filesystem::resize_file(benchmark.file("imgs/huge.png"), 100 << 20);
    const auto report = import();
    EXPECT_EQ(report.items, cases.size()) << "the questions are kept, without their picture";
    EXPECT_EQ(report.withoutImages, cases.size());
    ASSERT_EQ(report.imageProblems.size(), cases.size());
    for (std::size_t i = 0; i < cases.size(); ++i) {
        EXPECT_NE(report.imageProblems[i].reason.find(cases[i].second), std::string::npos)
            << cases[i].first << ": " << report.imageProblems[i].reason;
        std::string name = cases[i].first;
        std::replace(name.begin(), name.end(), '\\', '/');
        EXPECT_NE(report.imageProblems[i].reason.find(name), std::string::npos) << report.imageProblems[i].reason;
    }
    EXPECT_EQ(mediaCount(), 1U) << "the other picture, which is sound";
}

TEST_F(MinedImport, OnlyTheTaskFolderOfThePublishedLayoutIsReadAndWhatIsNoBenchmarkIsNot) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    test::writeFile(benchmark.file("faulty.json"), json::array({test::currentHead("")}).dump());
    test::writeFile(benchmark.file("inference_data/notes.json"), "{\"a\": 1}");
    const auto report = import();
    EXPECT_EQ(report.items, 1U);
    EXPECT_EQ(report.ignoredFiles.size(), 2U);
    ASSERT_EQ(report.apart.size(), 1U);
    EXPECT_TRUE(report.apart[0].ends_with("/faulty.json"));
    EXPECT_EQ(import(benchmark.file("faulty.json")).items, 1U) << "named, it is read, with the pictures beside it";
    EXPECT_EQ(items().back().image, contentId(test::png(40, 30, "one")));
    EXPECT_TRUE(findTaskFiles(benchmark.file("inference_data/notes.json")).files.empty());
    EXPECT_TRUE(findTaskFiles(benchmark.file("imgs")).files.empty());
    EXPECT_TRUE(findTaskFiles(benchmark.file("absent.json")).files.empty());
    EXPECT_FALSE(findTaskFiles(benchmark.file("inference_data")).files.empty());
}

TEST_F(MinedImport, PicturesOfTheFolderThatNoItemNamesAreCounted) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    EXPECT_EQ(import().unnamedPictures, 0U);
    test::writeFile(benchmark.file("imgs/Apple/Apple_3.PNG"), "");
    test::writeFile(benchmark.file("cover.jpg"), "");
    test::writeFile(benchmark.file("notes.txt"), "");
    EXPECT_EQ(import().unnamedPictures, 2U);
    EXPECT_EQ(import(benchmark.file("inference_data/Dimension1.json")).unnamedPictures, 0U)
        << "a file says nothing of what lies around it";
}

TEST_F(MinedImport, WhereARowCannotBeReadItIsNotKnownWhichPicturesNothingNames) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    const std::string start = R"([{"eval_type": "openqa", "mm_questions": "?", "image": "Apple/Apple_3.png", )";
    test::writeFile(benchmark.file("inference_data/more.json"), start + "}]");
    const auto complete = import();
    EXPECT_EQ(complete.leftOut.size(), 1U);
    EXPECT_EQ(complete.unnamedPictures, 0U) << "every picture is named by the other row";
    test::writeFile(benchmark.file("imgs/Apple/Apple_3.png"), "");
    const std::vector<std::string> unread{start + "}]", start, start + "\"deep\": [[[[[[[[[[[]]]]]]]]]]]}]"};
    for (const std::string& text : unread) {
        test::writeFile(benchmark.file("inference_data/more.json"), text);
        EXPECT_EQ(import().unnamedPictures, std::nullopt) << text;
    }
    test::writeFile(benchmark.file("inference_data/more.json"), start + "\"id\": 5}]");
    EXPECT_EQ(import().unnamedPictures, 0U) << "refused, but read";
    test::writeFile(benchmark.file("inference_data/more.json"), "{");
    EXPECT_EQ(import().unnamedPictures, std::nullopt) << "it may be what is left of a task file";
}

TEST_F(MinedImport, AnItemOfVeryManyNamesIsRefused) {
    json many = test::currentHead();
    for (int i = 0; i < 200'000; ++i)
        many["extra"]["n" + std::to_string(i)] = 0;
    test::writeMined(benchmark, json::array({test::currentHead(), many}));
    const auto report = import();
    EXPECT_EQ(report.items, 1U);
    ASSERT_EQ(report.leftOut.size(), 1U);
    EXPECT_EQ(report.leftOut[0].reason, "item 2: an object of it has more than 3,000 names");
}

TEST_F(MinedImport, NamesAreCountedInEachObjectOfAnItemHoweverDeepItLies) {
    json deep;
    for (int i = 0; i < 3'000; ++i)
        deep["n" + std::to_string(i)] = 0;
    json item = test::currentHead();
    item["bing_imgs"] = json::array({deep, {{"in", json::array({deep})}}});
    test::writeMined(benchmark,
                     json::array({test::headIn("2005", "Steve Jobs"), item})); // the first tells what the file is
    EXPECT_EQ(import().items, 2U) << "each has 3,000";
    item["bing_imgs"][1]["in"][0]["one more"] = 0;
    test::writeMined(benchmark, json::array({test::headIn("2005", "Steve Jobs"), item}));
    EXPECT_EQ(import().leftOut.size(), 1U);
}

TEST_F(MinedImport, APictureThatOnlyARefusedRowNamesIsNamedAllTheSame) {
    json refused = test::currentHead();
    refused["eval_type"] = "nothing known";
    json odd = test::currentHead();
    odd["paraphrase_image"] = 5;
    odd["image"] = "Apple\\Apple_3.png";
    test::writeMined(benchmark, json::array({refused, odd, 5, json::object()}));
    test::writeFile(benchmark.file("imgs/Apple/Apple_3.png"), "");
    test::writeFile(benchmark.file("imgs/Apple/Apple_4.png"), "");
    const auto report = import();
    EXPECT_EQ(report.leftOut.size(), 4U);
    EXPECT_EQ(report.unnamedPictures, 1U) << "the last";
}

TEST_F(MinedImport, PicturesBesideTheFolderThatIsImportedAreNotLookedAt) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    test::writeFile(benchmark.file("cover.jpg"), "");
    test::writeFile(benchmark.file("inference_data/one.png"), "");
    const auto report = import(benchmark.file("inference_data"));
    EXPECT_EQ(report.images, 2U) << "its items have those beside it";
    EXPECT_EQ(report.unnamedPictures, 1U);
}

TEST_F(MinedImport, ThatIsStoppedLooksAtNoPicturesThatNothingNames) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    std::stop_source stop;
    const auto report = importMined(*workspace, findTaskFiles(benchmark.path()), stop.get_token(),
                                    [&](std::size_t) { stop.request_stop(); });
    EXPECT_EQ(report.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(items().size(), 1U) << "what was stored stays";
}

TEST_F(MinedImport, ADamagedPictureInAWorkspaceIsNoPicture) {
    test::writeMined(benchmark, json::array({test::currentHead()}));
    import();
    must(workspace->write([](store::Database& database) -> Status {
        database.sql().exec("UPDATE media SET bytes = x'00' WHERE row = 1");
        return {};
    }));
    auto reader = must(workspace->reader());
    EXPECT_EQ(MinedStore(reader).picture(1).error().code, ErrorCode::Corrupt);
    EXPECT_EQ(must(MinedStore(reader).picture(2))->mediaType, "image/png");
}

TEST_F(MinedImport, TheSharedBenchmarkIsReadWhole) {
    const auto shared = test::sharedFolder();
    if (!shared) GTEST_SKIP() << "no shared data";
    const auto report = import(*shared + "/data/MINED");
    EXPECT_EQ(report.files, 11U);
    EXPECT_EQ(report.items, 1156U);
    EXPECT_EQ(report.images, 122U);
    EXPECT_EQ(report.withoutImages, 0U);
    EXPECT_TRUE(report.leftOut.empty());
    const std::array<std::size_t, kTasks> counts{79, 79, 180, 168, 169, 77, 79, 79, 75, 79, 92};
    EXPECT_EQ(report.byTask, counts);
    std::set<ContentId> ids;
    for (const Item& item : items())
        ids.insert(item.id);
    EXPECT_EQ(ids.size(), 1156U);
    const auto faulty = import(*shared + "/data/MINED/faulty.json");
    EXPECT_EQ(faulty.items, 20U);
    EXPECT_EQ(faulty.withoutImages, 1U);
    ASSERT_EQ(faulty.imageProblems.size(), 1U);
    EXPECT_NE(faulty.imageProblems[0].reason.find("eBay/eBay_9.png"), std::string::npos);
}

TEST(MinedItem, IsHeldAgainstItsHashInWhateverFormItsFileGaveIt) {
    using Change = std::function<void(json&)>;
    const std::vector<Change> forms{[](json& item) { item["id"] = 7; },
                                    [](json& item) { item["id"] = "7"; },
                                    [](json& item) { item["id"] = "0x7"; },
                                    [](json& item) { item["id"] = 7.5; },
                                    [](json& item) { item["id"] = nullptr; },
                                    [](json& item) { item["id"] = ""; },
                                    [](json& item) { item.erase("id"); },
                                    [](json& item) { item["current_answer"] = json::array({"Tim Cook"}); },
                                    [](json& item) {
                                        item["current_answer"] = json::array({"Tim Cook", "Cook"});
                                    },
                                    [](json& item) { item["type"] = "unknown"; },
                                    [](json& item) { item["type"] = ""; },
                                    [](json& item) { item["type"] = nullptr; },
                                    [](json& item) { item.erase("type"); },
                                    [](json& item) { item["subject"] = ""; },
                                    [](json& item) { item.erase("subject"); },
                                    [](json& item) { item["subject"] = nullptr; },
                                    [](json& item) { item["property"] = nullptr; },
                                    [](json& item) { item["answers"] = nullptr; },
                                    [](json& item) { item.erase("property"); },
                                    [](json& item) { item["answers"] = json::array(); },
                                    [](json& item) { item.erase("answers"); },
                                    [](json& item) { item["context_timestamp"] = nullptr; },
                                    [](json& item) { item.erase("context_timestamp"); },
                                    [](json& item) { item["context_subject"] = ""; },
                                    [](json& item) {
                                        item["more"] = {{"deep", {1, 2, nullptr}}};
                                    },
                                    [](json& item) { item["question é"] = "ü\n\u0001"; }};
    for (std::size_t one = 0; one < forms.size(); ++one)
        for (std::size_t other = one; other < forms.size(); ++other) {
            json given = test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
            forms[one](given);
            forms[other](given);
            const Item item = itemFromJson(given).item;
            EXPECT_TRUE(isWhatItsIdSays(item)) << given.dump();
        }
    const Item whole = itemFromJson(test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015)).item;
    const std::vector<std::function<void(Item&)>> damages{
        [](Item& item) { item.question += "?"; },       [](Item& item) { item.golds.emplace_back("me"); },
        [](Item& item) { item.attributes.pop_back(); }, [](Item& item) { item.context.year = 2014; },
        [](Item& item) { item.type = "person"; },       [](Item& item) { item.extra = "{}"; },
        [](Item& item) { item.extra = "no JSON"; },     [](Item& item) { item.subject.clear(); }};
    for (std::size_t at = 0; at < damages.size(); ++at) {
        Item item = whole;
        damages[at](item);
        EXPECT_FALSE(isWhatItsIdSays(item)) << at;
    }
}

TEST(MinedFolder, TellsOfAFileThatIsNoJsonWhyItIsLeftOut) {
    const test::TempDir folder;
    std::filesystem::create_directories(folder.file("inference_data"));
    test::writeFile(folder.file("inference_data/all.json"), json::array({test::currentHead()}).dump());
    test::writeFile(folder.file("inference_data/cut.json"), "[{\"id\": 1,");
    test::writeFile(folder.file("inference_data/empty.json"), "");
    test::writeFile(folder.file("inference_data/notes.json"), "{}");
    const auto workspace = test::makeWorkspace(folder);
    const MinedReport report = test::must(importMined(*workspace, findTaskFiles(folder.path())));
    EXPECT_EQ(report.items, 1U);
    ASSERT_EQ(report.ignoredFiles.size(), 1U);
    EXPECT_NE(report.ignoredFiles[0].find("notes.json"), std::string::npos);
    ASSERT_EQ(report.leftOut.size(), 2U);
    for (const ImportNote& note : report.leftOut)
        EXPECT_NE(note.reason.find("no JSON"), std::string::npos) << note.file;
}

TEST(MinedItem, AnOptionalFieldThatIsNullIsNotThere) {
    json given = test::currentHead("Tim Cook");
    for (const char* field : {"id", "subject", "hypernym", "property", "answers", "context", "context_subject"})
        given[field] = nullptr;
    const Item item = itemFromJson(given).item;
    EXPECT_TRUE(item.number.empty() && item.subject.empty() && item.property.empty() && item.attributes.empty());
    EXPECT_TRUE(isWhatItsIdSays(item));
    given["mm_questions"] = nullptr;
    EXPECT_ANY_THROW(itemFromJson(given));
    json misaligned = test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
    misaligned["context"] = nullptr;
    EXPECT_ANY_THROW(itemFromJson(misaligned)) << "it is asked with its context";
}

TEST(MinedItem, WithoutATypeIsOfTheTypeUnknownAsThePublishedScorerCountsIt) {
    json given = test::currentHead();
    given.erase("type");
    EXPECT_EQ(itemFromJson(given).item.type, "unknown");
    for (const json& none : {json(), json("")}) {
        given["type"] = none;
        EXPECT_EQ(itemFromJson(given).item.type, "unknown") << none.dump();
    }
    given["type"] = 7;
    EXPECT_ANY_THROW(itemFromJson(given));
}

TEST(MinedItem, WithoutATextThatEveryFileHasIsOfNoFile) {
    json given = test::misaligned("awareness_future", "2005", "Steve Jobs", "Tim Cook", 2015);
    Item item = itemFromJson(given).item;
    item.type.clear();
    given["type"] = "";
    item.id = contentId(std::string(kStudy) + "\n" + given.dump()); // the hash alone would do
    EXPECT_FALSE(isWhatItsIdSays(item));
}
} // namespace
} // namespace chronoscope::mined
