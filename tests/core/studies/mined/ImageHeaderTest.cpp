// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ImageHeader.h"
#include "core/studies/mined/PngData.h"
#include "tests/core/studies/mined/Pictures.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace chronoscope::mined {
namespace {
using test::bigBytes;
using test::gif;
using test::jpeg;
using test::png;
using test::webp;

struct HeaderCase {
    std::string name;
    std::string bytes;
    std::string mediaType;
};

TEST(ImageHeader, PicturesAreRecognisedByTheirBytes) {
    const std::vector<HeaderCase> cases{{"png", png(31, 17), "image/png"},
                                        {"jpeg", jpeg(31, 17), "image/jpeg"},
                                        {"gif", gif(31, 17), "image/gif"},
                                        {"lossy webp", webp("VP8 ", 31, 17), "image/webp"},
                                        {"lossless webp", webp("VP8L", 31, 17), "image/webp"},
                                        {"extended webp", webp("VP8X", 31, 17), "image/webp"}};
    for (const HeaderCase& one : cases) {
        const auto header = readImageHeader(one.bytes);
        ASSERT_TRUE(header.ok()) << one.name << ": " << header.error().text();
        EXPECT_EQ(header->mediaType, one.mediaType) << one.name;
        EXPECT_EQ(header->width, 31U) << one.name;
        EXPECT_EQ(header->height, 17U) << one.name;
    }
}

TEST(ImageHeader, EveryCutOfAPictureIsRefusedAndNothingReadsPastIts) {
    for (const std::string& whole :
         {png(31, 17), jpeg(31, 17), gif(31, 17), webp("VP8 ", 31, 17), webp("VP8L", 31, 17), webp("VP8X", 31, 17)})
        for (std::size_t length = 0; length < whole.size(); ++length) {
            const std::string cut(whole.data(), length); // a heap block of its own: a sanitizer sees a byte too far
            EXPECT_FALSE(readImageHeader(cut).ok()) << length << " of " << whole.size() << " bytes";
        }
}

TEST(ImageHeader, WhatIsNoPictureOfOursIsRefusedWithTheReason) {
    const struct {
        std::string bytes;
        std::string reason;
    } cases[] = {
        {"<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\"><image href=\"file:///etc/passwd\"/></svg>",
         "SVG"},
        {"  <svg onload=\"x()\"></svg>", "SVG"},
        {"BM" + std::string(60, '\0'), "not a PNG"},
        {"%PDF-1.7", "not a PNG"},
        {"", "empty"},
        {png(60'000, 60'000), "60000 × 60000"},
        {png(16'000, 16'000), "16000 × 16000"},
        {png(0, 17), "no pixels"},
        {jpeg(65'535, 65'535), "65535 × 65535"},
        {std::string("\xFF\xD8\xFF\xD9", 4), "no picture"},
        {png(31, 17) + std::string(kMostImageBytes, 'x'), "bytes"},
    };
    for (const auto& one : cases) {
        const auto header = readImageHeader(one.bytes);
        ASSERT_FALSE(header.ok()) << one.reason;
        EXPECT_EQ(header.error().code, ErrorCode::BadInput);
        EXPECT_NE(header.error().message.find(one.reason), std::string::npos) << header.error().message;
    }
}

TEST(ImageHeader, APngThatNobodyCanDrawIsRefused) {
    const std::string whole = png(31, 17);
    std::string damaged = whole, without = whole;
    damaged[damaged.find("mark")] = 'M';
    const std::size_t data = whole.find("IDAT") - 4;
    without.erase(data, whole.find("IEND") - 4 - data);
    EXPECT_EQ(readImageHeader(damaged).error().message, "the PNG is damaged: a checksum is wrong");
    EXPECT_EQ(readImageHeader(without).error().message, "the PNG holds no picture");
    std::string noted = whole; // a chunk that a reader can do without, damaged
    noted.insert(data, bigBytes(2, 4) + "tEXthi" + "crc?");
    EXPECT_TRUE(readImageHeader(noted).ok());
}

TEST(ImageHeader, APngWhoseChunkClaimsMoreThanThereIsIsCutOff) {
    std::string bytes = png(31, 17);
    bytes[33] = '\x7F'; // the length of the chunk behind the header
    EXPECT_FALSE(readImageHeader(bytes).ok());
    bytes[33] = '\xFF';
    EXPECT_FALSE(readImageHeader(bytes).ok());
}

TEST(ImageHeader, APngWhosePictureEndsEarlyIsRefusedThoughItsFileIsWhole) {
    const std::string lines = test::pngLines(31, 17, "mark"), whole = test::packed(lines);
    std::string filtered = lines, spoilt = whole;
    filtered[2 * (1 + 3 * 31)] = 9; // the filter of the third line
    spoilt[2] = 7;                  // a block of no known kind
    const std::string cut = "the PNG is cut off: its picture ends before its last line";
    const std::string damaged = "the PNG is damaged: its picture cannot be unpacked";
    const struct {
        const char* name;
        std::string bytes;
        std::string reason; ///< empty: it is taken
    } cases[] = {
        {"all lines", test::pngOf(31, 17, whole), ""},
        {"all lines, without the end of their stream", test::pngOf(31, 17, whole.substr(0, whole.size() - 4)), ""},
        {"more than all lines", test::pngOf(31, 16, whole), ""},
        {"a stream that is cut", test::pngOf(31, 17, whole.substr(0, whole.size() / 2)), cut},
        {"a line too few", test::pngOf(31, 18, whole), cut},
        {"the last byte missing", test::pngOf(31, 17, test::packed(lines.substr(0, lines.size() - 1))), cut},
        {"an interlaced one with the lines of one that is not", test::pngOf(31, 17, whole, 1), damaged},
        {"an unknown filter", test::pngOf(31, 17, test::packed(filtered)), damaged},
        {"no zlib stream", test::pngOf(31, 17, "mark"), damaged},
        {"a spoilt stream", test::pngOf(31, 17, spoilt), damaged},
        {"an unknown interlacing", test::pngOf(31, 17, whole, 2), "the PNG is of no kind that can be shown"},
    };
    for (const auto& one : cases) {
        EXPECT_TRUE(readImageHeader(one.bytes).ok()) << one.name;
        const Status checked = checkPngData(one.bytes);
        EXPECT_EQ(checked.ok() ? "" : checked.error().message, one.reason) << one.name;
    }
    const std::string parts = test::pngOf(31, 17, whole.substr(0, 100)); // its data in two chunks
    const std::size_t end = parts.find("IEND") - 4;
    EXPECT_TRUE(
        checkPngData(parts.substr(0, end) + test::pngChunk("IDAT", whole.substr(100)) + parts.substr(end)).ok());
    // 3 × 2 pixels in passes: 1, none, none, 1 line of 1, one of 2, one of 1 and the second line of 3.
    const std::string passes = test::packed(std::string("\0abc\0abc\0abc\0abcabcabc", 22));
    EXPECT_TRUE(checkPngData(test::pngOf(3, 2, passes, 1)).ok());
    EXPECT_FALSE(checkPngData(test::pngOf(3, 3, passes, 1)).ok());
}

TEST(ImageHeader, APngThatUnpacksToFarMoreThanItClaimsIsUnpackedNoFurther) {
    const std::string many = test::packed(std::string(5'000'000, '\0'));
    EXPECT_TRUE(checkPngData(test::pngOf(10, 10, many)).ok());
}
} // namespace
} // namespace chronoscope::mined
