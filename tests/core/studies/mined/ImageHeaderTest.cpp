// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ImageHeader.h"
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

struct Case {
    std::string name;
    std::string bytes;
    std::string mediaType;
};

TEST(ImageHeader, PicturesAreRecognisedByTheirBytes) {
    const std::vector<Case> cases{{"png", png(31, 17), "image/png"},
                                  {"jpeg", jpeg(31, 17), "image/jpeg"},
                                  {"gif", gif(31, 17), "image/gif"},
                                  {"lossy webp", webp("VP8 ", 31, 17), "image/webp"},
                                  {"lossless webp", webp("VP8L", 31, 17), "image/webp"},
                                  {"extended webp", webp("VP8X", 31, 17), "image/webp"}};
    for (const Case& one : cases) {
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
} // namespace
} // namespace chronoscope::mined
