// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/exchange/FileGuess.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::exchange;
using namespace chronoscope::test;
using annotation::ExchangeFormat;

namespace {
/// The head of an exported table of annotations, as spreadsheets keep it.
constexpr const char* kMarkedColumns =
    "\xEF\xBB\xBF"
    "element_id,subject,relation,year,template,run_id,model,author,final,label_set\n";

struct GuessCase {
    const char* name; ///< of the file
    std::string bytes;
    FileUse use;
    ExchangeFormat format = ExchangeFormat::Csv;
    const char* pack = "";
};

TEST(FileGuess, AFileIsTakenForWhatItsNameAndItsFirstBytesSay) {
    const std::string labels = R"({"name":"mine","labels":[{"key":"a","name":"A"}]})";
    const std::vector<GuessCase> cases{
        {"a.chronoscope", "", FileUse::Workspace},
        {"TimeVariant_General_Dynamic.jsonl", "{}\n", FileUse::Benchmark},
        {"my model.GGUF", "", FileUse::Model},
        {"renamed", "GGUF\x03", FileUse::Model},
        {"facts.csv", "subject,relation,object\nHam,mayor,Ann\n", FileUse::Table},
        {"facts.TSV", "subject\trelation\tobject\n", FileUse::Table},
        {"facts.jsonl", "{\"subject\":\"Ham\",\"relation\":\"mayor\",\"object\":\"Ann\"}\n", FileUse::Table},
        {"empty.csv", "", FileUse::Table},
        {"said.csv", kMarkedColumns, FileUse::Annotations},
        {"quoted.csv", "\"element_id\",\"run_id\"\r\n", FileUse::Annotations},
        {"about.csv", "subject,relation,object\n\"element_id and run_id\",a,b\n", FileUse::Table},
        {"said.jsonl", R"({"element_id":"00","run_id":"11","author":"ann"})", FileUse::Annotations,
         ExchangeFormat::Jsonl},
        {"tasks.json", R"([{"data":{"element_id":"00","run_id":"11"}}])", FileUse::Annotations,
         ExchangeFormat::LabelStudio},
        {"items.json", R"([{"id":"1","question":"Who?"}])", FileUse::Table},
        {"labels.json", labels, FileUse::LabelSet},
        {"words.json", readFile(source("resources/packs/relations.json")), FileUse::Pack, ExchangeFormat::Csv,
         "chronoscope-relations"},
        {"questions.json", readFile(source("resources/packs/questions.json")), FileUse::Pack, ExchangeFormat::Csv,
         "chronoscope-dated-questions"},
        {"other.json", R"({"format":"somebody-elses"})", FileUse::Table},
        {"broken.json", "{\"format\":\"chronoscope-relations\"", FileUse::Table},
        {"picture.png", std::string("\x89PNG\r\n\x1a\n\0", 9), FileUse::Other},
        {"\xff\xfe.csv", "a", FileUse::Table}, // no UTF-8
        {"noname", "words", FileUse::Other}};
    const TempDir folder;
    for (const GuessCase& one : cases) {
        const std::string path = folder.file(one.name);
        writeFile(path, one.bytes);
        const FileGuess guess = guessFile(path);
        EXPECT_EQ(guess.use, one.use) << one.name;
        EXPECT_EQ(guess.format, one.format) << one.name;
        EXPECT_EQ(guess.pack, one.pack) << one.name;
    }
}

TEST(FileGuess, AWorkspaceOfAnyNameIsOneAndIsNotTouched) {
    const TempDir folder;
    const auto workspace = emptyWorkspace(folder, "renamed.db");
    EXPECT_EQ(guessFile(workspace->path()).use, FileUse::Workspace);
    // Its writer has its lock still.
    EXPECT_EQ(store::Workspace::open(workspace->path(), store::Workspace::Open::ExistingToWrite).error().code,
              ErrorCode::Locked);
}

TEST(FileGuess, FoldersAreBenchmarksAndWhatIsNotThereIsNothing) {
    const TempDir folder;
    EXPECT_EQ(guessFile(folder.path()).use, FileUse::Benchmark);
    EXPECT_EQ(guessFile(folder.file("gone.csv")).use, FileUse::Other);
    EXPECT_EQ(guessFile("").use, FileUse::Other);
    EXPECT_EQ(guessFile("/dev/null").use, FileUse::Other);
}
} // namespace
