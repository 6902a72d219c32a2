// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/base/Text.h"
#include "core/sources/BuildDocument.h"
#include "core/sources/cfr/CfrBuild.h"
#include "core/sources/cskg/CskgBuild.h"
#include "core/sources/mathkg/MathKgBuild.h"
#include "core/sources/umls/UmlsBuild.h"
#include "tests/support/Files.h"
#include "tests/support/TempDir.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>

using namespace chronoscope;
using namespace chronoscope::sources;

// Files with bytes changed, cut out, put in twice or cut off: a builder makes something of them or says why not.
namespace {
constexpr int kMutations = 60;

std::string mutated(std::string text, SeedStream& seed) {
    for (std::uint64_t i = 0; i <= seed.below(4) && !text.empty(); ++i) {
        const std::size_t at = seed.below(text.size());
        const std::size_t count = std::min<std::size_t>(1 + seed.below(30), text.size() - at);
        switch (seed.below(5)) {
        case 0: text[at] = static_cast<char>(seed.below(256)); break;
        case 1: text.erase(at, count); break;
        case 2: text.insert(at, text.substr(at, count)); break;
        case 3: text.insert(at, std::string(1, "<>&|\t\n\"\\\0\xC3"[seed.below(10)])); break;
        default: text.resize(at);
        }
    }
    return text;
}

void expectSane(const Result<BuildReport>& report, const std::string& text) {
    if (!report) {
        EXPECT_TRUE(report.error().code == ErrorCode::BadInput || report.error().code == ErrorCode::NotFound ||
                    report.error().code == ErrorCode::InvalidArgument)
            << report.error().text() << "\n"
            << text;
        return;
    }
    for (const BuiltElement& built : report->elements) {
        EXPECT_FALSE(built.element.subject.empty()) << text;
        EXPECT_FALSE(built.element.years.empty());
        for (const auto& year : built.element.years)
            for (const benchmark::Object& object : year.objects)
                for (const std::string& name : object)
                    EXPECT_TRUE(!name.empty() && text::isUtf8(name)) << name;
    }
    EXPECT_FALSE(documentOf(*report).dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace).empty());
}

class HostileSources : public testing::Test {
protected:
    void tryAll(Builder build, const std::string& path, const std::string& whole) {
        BuildOptions options;
        options.paths = {m_folder.path()};
        if (!std::filesystem::is_directory(m_folder.file("2020AA")) && path.ends_with(".tsv"))
            options.paths = {m_folder.file(path)};
        SeedStream seed(hash64(path));
        for (int i = 0; i < kMutations; ++i) {
            const std::string text = mutated(whole, seed);
            test::writeFile(m_folder.file(path), text);
            expectSane(build(options, {}, {}), text);
        }
    }
    test::TempDir m_folder;
};

TEST_F(HostileSources, RegulationsDoNoHarm) {
    const auto part = [](int year, const char* count) {
        return "<CFRGRANULE><FDSYS><CFRTITLE>12</CFRTITLE><DATE>" + std::to_string(year) +
               "-01-01</DATE><GRANULENUM>7</GRANULENUM></FDSYS><PART><SECTION><SECTNO>§ 7.1</SECTNO><P>(a) <E "
               "T=\"03\">Records.</E> All must be kept for " +
               count + " years &#167; here (as said).</P><P>(b) Reserved.</P></SECTION></PART></CFRGRANULE>";
    };
    test::writeFile(m_folder.file("1.xml"), part(2012, "two"));
    tryAll(cfr::buildCfr, "2.xml", part(2013, "five"));
}

TEST_F(HostileSources, ReleasesDoNoHarm) {
    std::filesystem::create_directories(m_folder.file("2020AA/META"));
    const std::string names = "C0000001|ENG|P|L1|PF|S1|Y|A1||1||SRC|PT|1|Pain|9|N||\n"
                              "C0000002|ENG|P|L1|PF|S1|Y|A1||1||SRC|PT|1|Drug|9|N||\n";
    const std::string rows = "C0000001|A1|SCUI|RO|C0000002|A2|SCUI|may_treat|R1||SRC|SRC|0|Y|N||\n";
    test::writeFile(m_folder.file("2020AA/META/MRREL.RRF"), rows);
    tryAll(umls::buildUmls, "2020AA/META/MRCONSO.RRF", names);
    test::writeFile(m_folder.file("2020AA/META/MRCONSO.RRF"), names);
    tryAll(umls::buildUmls, "2020AA/META/MRREL.RRF", rows);
    tryAll(umls::buildUmls, "2020AA/META/MERGEDCUI.RRF", "C0000002|C0000003|\nC0000003|C0000002|\n");
}

TEST_F(HostileSources, TriplesDoNoHarm) {
    tryAll(cskg::buildCskg, "edges.tsv",
           "id\tnode1\trelation\tnode2\tnode1;label\tnode2;label\n1\t/c/en/a\t/r/Desires\t/c/en/b\t\"a\"|'x'@en\t\n"
           "2\t/c/en/a\t/r/Synonym\tat:b+/c/en/b_c\ta\\|b\tc\n");
    tryAll(mathkg::buildMathKg, "triples.tsv", "head\trelation\ttail\n栈\tBelong_to\t线性表\n\"a\"\tNone\tb\n");
}
} // namespace
