// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/PackedFile.h"

#include "tests/core/sources/Packing.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using namespace chronoscope::sources;
using chronoscope::test::bzipped;
using chronoscope::test::gzipped;
using Kind = PackedLines::Kind;

namespace {
struct Read {
    std::vector<std::string> lines;
    std::string error;
    bool lastTerminated = false;
    bool isCutOff = false;
    std::string hash;
};

class PackedFiles : public testing::Test {
protected:
    Read read(const std::string& bytes) {
        const std::string path = m_folder.file("file");
        test::writeFile(path, bytes);
        Read result;
        auto file = PackedFile::open(path);
        if (!file) {
            result.error = file.error().message;
            return result;
        }
        PackedLines lines(std::move(file).value());
        std::string_view line;
        Kind kind = Kind::End;
        while ((kind = lines.next(line)) == Kind::Line) {
            result.lines.emplace_back(line);
            result.lastTerminated = lines.terminated();
            EXPECT_EQ(lines.lineNumber(), result.lines.size());
        }
        if (kind == Kind::Failed) result.error = lines.error().message;
        result.isCutOff = lines.file().isCutOff();
        result.hash = lines.file().hash();
        return result;
    }

    test::TempDir m_folder;
};

std::string manyLines() {
    std::string text;
    for (int i = 0; i < 50'000; ++i)
        text += "line " + std::to_string(i) + " of many\n";
    return text;
}

TEST_F(PackedFiles, ArePlainGzipOrBzip2ByTheirBytesAndHaveAnyNumberOfMembers) {
    const std::string first = "one\ntwo\nth", second = "ree\n\nlast";
    const std::vector<std::string> expected{"one", "two", "three", "", "last"};
    for (const std::string& bytes :
         {first + second, gzipped(first) + gzipped(second), bzipped(first) + bzipped(second),
          gzipped(first) + gzipped("") + gzipped(second), gzipped(first) + gzipped(second) + std::string(512, '\0')}) {
        const Read result = read(bytes);
        EXPECT_EQ(result.lines, expected);
        EXPECT_EQ(result.error, "");
        EXPECT_FALSE(result.lastTerminated);
        EXPECT_FALSE(result.isCutOff);
        EXPECT_EQ(result.hash.size(), 64U);
    }
    EXPECT_EQ(read("abc").hash, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_F(PackedFiles, LongerThanAnyBufferComeBackWhole) {
    const std::string text = manyLines();
    for (const std::string& bytes : {text, gzipped(text), bzipped(text)}) {
        const Read result = read(bytes);
        std::string back;
        for (const std::string& line : result.lines)
            back += line + "\n";
        EXPECT_EQ(back, text);
        EXPECT_TRUE(result.lastTerminated);
    }
    const std::string wide(3'000'000, 'x'); // longer than what is read at once
    EXPECT_EQ(read("a\n" + wide + "\nb").lines, (std::vector<std::string>{"a", wide, "b"}));
}

TEST_F(PackedFiles, ThatAreCutOffSaySoAndGiveWhatIsThere) {
    const std::string text = manyLines();
    for (const std::string& whole : {gzipped(text), bzipped(text)}) {
        const Read result = read(whole.substr(0, whole.size() * 9 / 10));
        EXPECT_TRUE(result.isCutOff);
        EXPECT_EQ(result.error, "");
        ASSERT_FALSE(result.lines.empty() && whole.starts_with("\x1f")); // bzip2 may have one block alone
        for (std::size_t i = 0; i + 1 < result.lines.size(); ++i)
            ASSERT_EQ(result.lines[i], "line " + std::to_string(i) + " of many");
    }
}

TEST_F(PackedFiles, ThatAreDamagedSaySo) {
    for (std::string bytes : {gzipped(manyLines()), bzipped(manyLines())}) {
        bytes[bytes.size() / 2] = static_cast<char>(bytes[bytes.size() / 2] ^ 0x55);
        EXPECT_NE(read(bytes).error.find("damaged"), std::string::npos);
    }
    EXPECT_NE(read(gzipped("a\n") + "no member").error.find("damaged"), std::string::npos);
}

TEST_F(PackedFiles, LoseAByteOrderMarkAndCarriageReturns) {
    EXPECT_EQ(read("\xEF\xBB\xBF"
                   "a\r\nb\r\n")
                  .lines,
              (std::vector<std::string>{"a", "b"}));
    EXPECT_TRUE(read("").lines.empty());
}

TEST_F(PackedFiles, MustBeFiles) {
    EXPECT_EQ(PackedFile::open(m_folder.file("none")).error().code, ErrorCode::NotFound);
    EXPECT_EQ(PackedFile::open("/").error().code, ErrorCode::Io);
    EXPECT_EQ(PackedFile::open("/dev/zero").error().code, ErrorCode::Io);
}
} // namespace
