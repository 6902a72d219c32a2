// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/PictureData.h"

#include "core/studies/mined/ImageHeader.h"
#include "core/studies/mined/PngData.h"
#include "tests/core/studies/mined/Pictures.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace chronoscope::mined {
namespace {
// Pictures of 8 × 8 or 4 × 4 pixels as common programs write them.
constexpr const char* kGreyJpeg =
    "ffd8ffe000104a46494600010100000100010000ffdb004300100b0c0e0c0a100e0d0e1211101318281a181616183123"
    "251d283a333d3c3933383740485c4e404457453738506d51575f626768673e4d71797064785c656763ffc0000b080008"
    "000801011100ffc40014000100000000000000000000000000000006ffc4001610000300000000000000000000000000"
    "00001461ffda0008010100003f0022c53fffd9";
constexpr const char* kProgressiveJpeg =
    "ffd8ffe000104a46494600010100000100010000ffdb004300100b0c0e0c0a100e0d0e1211101318281a181616183123"
    "251d283a333d3c3933383740485c4e404457453738506d51575f626768673e4d71797064785c656763ffdb0043011112"
    "121815182f1a1a2f63423842636363636363636363636363636363636363636363636363636363636363636363636363"
    "6363636363636363636363636363ffc20011080008000803012200021101031101ffc400150001010000000000000000"
    "0000000000000005ffc4001501010100000000000000000000000000000305ffda000c0301000210031000000198292f"
    "ffc4001510010100000000000000000000000000000012ffda0008010100010502a7ffc4001611000300000000000000"
    "00000000000000000314ffda0008010301013f01a187ffc40017110003010000000000000000000000000000031451ff"
    "da0008010201013f0195787fffc40014100100000000000000000000000000000000ffda0008010100063f027fffc400"
    "14100100000000000000000000000000000000ffda0008010100013f217fffda000c030100020003000000100bffc400"
    "1511010100000000000000000000000000000061ffda0008010301013f10b3ffc4001411010000000000000000000000"
    "0000000000ffda0008010201013f102fffc4001510010100000000000000000000000000000071ffda0008010100013f"
    "10a7ffd9";
constexpr const char* kGif =
    "47494638396104000400f10000ff0000aa00555500aa0000ff21f90400000000002c0000000004000400000207841119"
    "c2323f0a003b";
constexpr const char* kAnimatedGif =
    "47494638396104000400f00000ff000000000021f904000000000021ff0b4e45545343415045322e3003010000002c00"
    "00000004000400000204848f09050021f90400000000002c0000000004000400800000ff0000000204848f0905003b";
constexpr const char* kLossyWebp =
    "524946464c000000574542505650382040000000d001009d012a0800080002c04c25a802746b80fe0006c000fef22d9f"
    "e35f4f37f4ad2e0effa9bf5fae9fe927e81211d87ffd2b1fbc17ff04c29ff130a3cbc000";
constexpr const char* kPartedWebp = // in four parts
    "52494646340000005745425056503820280000003001009d012a080008000cc2ce25a400037000050000020000020000"
    "fedc10000000000000000000";
constexpr const char* kLosslessWebp =
    "524946464c000000574542505650384c3f0000002f07c001003f001084ff6d130281140ed30281c49ff15c9e7f82499a"
    "6a3b4607e7830121245b492185145248218514f2b7d88be87f7cbceae254bb5a98d50000";

std::string bytesOf(std::string_view hex) {
    const auto digit = [](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2)
        bytes += static_cast<char>(digit(hex[i]) * 16 + digit(hex[i + 1]));
    return bytes;
}

/// The reason for which a picture is refused; empty where it is taken.
std::string refusal(const std::string& bytes) {
    const auto header = readImageHeader(bytes);
    if (!header) return header.error().message;
    const Status checked = checkPictureData(header->mediaType, bytes);
    return checked ? std::string() : checked.error().message;
}

/// The bytes without those from `begin` up to where `end` begins.
std::string without(std::string bytes, std::string_view begin, std::string_view end) {
    const std::size_t from = bytes.find(begin);
    return bytes.erase(from, bytes.find(end, from + 1) - from);
}

TEST(PictureData, PicturesOfCommonProgramsAreTaken) {
    for (const char* hex : {kGreyJpeg, kProgressiveJpeg, kGif, kAnimatedGif, kLossyWebp, kPartedWebp, kLosslessWebp})
        EXPECT_EQ(refusal(bytesOf(hex)), "") << hex;
    EXPECT_EQ(refusal(test::png(31, 17)), "");
}

TEST(PictureData, AJpegWithoutWhatItsScanNeedsIsRefused) {
    const std::string grey = bytesOf(kGreyJpeg), many = bytesOf(kProgressiveJpeg);
    const std::string lacks = "the JPEG lacks the tables that its picture needs";
    EXPECT_EQ(refusal(without(grey, "\xFF\xDB", "\xFF\xC0")), lacks);
    EXPECT_EQ(refusal(without(without(grey, "\xFF\xC4", "\xFF\xC4"), "\xFF\xC4", "\xFF\xDA")), "")
        << "readers know the codes of the standard";
    EXPECT_EQ(refusal(without(many, "\xFF\xC4", "\xFF\xDA")), lacks) << "but not of a progressive one";
    const std::size_t scan = grey.find("\xFF\xDA");
    EXPECT_EQ(refusal(grey.substr(0, scan + 10) + "\xFF\xD9"), "the JPEG holds no picture");
    std::string other = grey;
    other[scan + 5] = 9;
    EXPECT_EQ(refusal(other), "the JPEG is damaged: its scan is of no part of it");
    std::string lossless = grey;
    lossless[grey.find("\xFF\xC0") + 1] = '\xC3';
    EXPECT_EQ(refusal(lossless), "the JPEG is of no kind that can be shown");
    EXPECT_EQ(refusal(test::jpeg(16, 16)), lacks);
}

TEST(PictureData, AGifWithoutAFrameOrColoursIsRefused) {
    const std::string still = bytesOf(kGif);
    EXPECT_EQ(refusal(still.substr(0, 25) + ";"), "the GIF holds no picture");
    EXPECT_EQ(refusal("GIF89a" + test::littleBytes(4, 2) + test::littleBytes(4, 2) + std::string(3, '\0') + ";;"),
              "the GIF holds no picture");
    EXPECT_EQ(refusal(still.substr(0, 10) + std::string(3, '\0') + still.substr(25)), "the GIF has no colours");
    EXPECT_EQ(refusal(test::gif(4, 4)), "the GIF is damaged");
    std::string coded = still;
    coded[coded.size() - 11] = 12; // bits of its codes
    EXPECT_EQ(refusal(coded), "the GIF is damaged");
}

TEST(PictureData, WhatIsWrongBehindAWholePictureIsNoReason) {
    const std::string still = bytesOf(kGif), webp = bytesOf(kLosslessWebp);
    EXPECT_EQ(refusal(still.substr(0, still.size() - 1) + '\0' + ';'), "");
    EXPECT_EQ(refusal(still.substr(0, still.size() - 1) + ",cut;"), "") << "a second frame";
    std::string noted = webp + "EXIF" + test::littleBytes(1'000, 4) + "cut";
    noted.replace(4, 4, test::littleBytes(static_cast<std::uint32_t>(noted.size() - 8), 4));
    EXPECT_EQ(refusal(noted), "");
}

TEST(PictureData, AFrameOfAWebpHoldsNoFrames) {
    constexpr std::size_t kLevels = 100'000, kHead = 8, kFrame = 16;
    std::string nested;
    for (std::size_t level = kLevels; level > 0; --level)
        nested += "ANMF" + test::littleBytes(static_cast<std::uint32_t>(level * (kHead + kFrame) - kHead), 4) +
                  std::string(kFrame, '\0');
    std::string image = test::webp("VP8X", 8, 8) + nested;
    image.replace(4, 4, test::littleBytes(static_cast<std::uint32_t>(image.size() - kHead), 4));
    EXPECT_EQ(refusal(image), "the WebP is damaged");
}

TEST(PictureData, AWebpOfWhichThePictureIsMissingIsRefused) {
    EXPECT_EQ(refusal(test::webp("VP8X", 8, 8)), "the WebP holds no picture");
    EXPECT_EQ(refusal(test::webp("VP8L", 8, 8)), "the WebP holds no picture");
    EXPECT_EQ(refusal(test::webp("VP8 ", 8, 8)), "the WebP is of no kind that can be shown");
    std::string hidden = bytesOf(kLossyWebp);
    hidden[20] = static_cast<char>(hidden[20] & ~0x10);
    EXPECT_EQ(refusal(hidden), "the WebP is of no kind that can be shown");
    std::string longer = bytesOf(kLossyWebp);
    longer[21] = '\x40'; // its first part is longer than all of it
    EXPECT_EQ(refusal(longer), "the WebP is damaged: its picture is cut off");
}

TEST(PictureData, ALossyWebpHasTheBytesOfEachOfItsParts) {
    constexpr std::size_t kLengths = 39; // of three of the four parts
    const std::string parted = bytesOf(kPartedWebp), cut = "the WebP is damaged: its picture is cut off";
    std::string all = parted;
    all[kLengths] = '\x07'; // with the others it leaves one byte to the last
    EXPECT_EQ(refusal(all), "");
    all[kLengths] = '\x08';
    EXPECT_EQ(refusal(all), cut) << "nothing is left for the last";
    std::string further = parted;
    further[kLengths + 5] = '\x01';
    EXPECT_EQ(refusal(further), cut);
    std::string junk = bytesOf(kLossyWebp); // a good head, and a first part of which nothing is meant
    for (std::size_t at = 30; at < junk.size(); ++at)
        junk[at] = '\xFF';
    EXPECT_EQ(refusal(junk), cut);
}

TEST(PictureData, AWebpHasTheSizeThatItsFileSays) {
    const auto held = [](std::uint32_t width, char flags, const char* hex) {
        std::string canvas = "VP8X" + test::littleBytes(10, 4) + flags + std::string(3, '\0') +
                             test::littleBytes(width - 1, 3) + test::littleBytes(7, 3);
        std::string file = bytesOf(hex).insert(12, canvas);
        return file.replace(4, 4, test::littleBytes(static_cast<std::uint32_t>(file.size() - 8), 4));
    };
    for (const char* hex : {kLossyWebp, kLosslessWebp}) {
        EXPECT_EQ(refusal(held(8, '\0', hex)), "");
        EXPECT_EQ(refusal(held(9, '\0', hex)), "the WebP is damaged: its picture has another size than it says");
        EXPECT_EQ(refusal(held(9, '\2', hex)), "") << "a frame of an animation is a part of its canvas";
    }
}

TEST(PictureData, APngWithoutItsPaletteOrWithStrangeChunksIsRefused) {
    const auto png = [](char colour, const std::string& before, const std::string& behind) {
        const std::string lines = test::packed(std::string(4, '\0') + std::string(4, '\0')); // 3 × 2 of one byte
        return "\x89PNG\r\n\x1A\n" +
               test::pngChunk("IHDR",
                              test::bigBytes(3, 4) + test::bigBytes(2, 4) + '\x08' + colour + std::string(3, '\0')) +
               before + test::pngChunk("IDAT", lines) + behind + test::pngChunk("IEND", {});
    };
    const std::string palette = test::pngChunk("PLTE", "abcdef");
    EXPECT_EQ(refusal(png(3, palette, "")), "");
    EXPECT_EQ(refusal(png(0, "", "")), "") << "greys need none";
    EXPECT_EQ(refusal(png(3, test::pngChunk("PLTE", std::string(769, 'a').substr(1)), "")), "");
    EXPECT_EQ(refusal(png(3, test::pngChunk("PLTE", std::string(771, 'a')), "")),
              "the PNG is damaged: its palette has no such colours");
    EXPECT_EQ(refusal(png(3, "", "")), "the PNG has no palette for its colours");
    EXPECT_EQ(refusal(png(3, "", palette)), "the PNG has no palette for its colours") << "it comes too late";
    EXPECT_EQ(refusal(png(3, test::pngChunk("PLTE", "abcd"), "")),
              "the PNG is damaged: its palette has no such colours");
    EXPECT_EQ(refusal(png(0, test::pngChunk("te\x01t", "x"), "")), "the PNG is damaged: a chunk has no name");
    EXPECT_EQ(refusal(png(0, "", test::pngChunk("1234", "x"))), "the PNG is damaged: a chunk has no name");
    EXPECT_EQ(refusal(png(0, test::pngChunk("tExt", "x"), test::pngChunk("zzZz", "x"))), "");
    EXPECT_EQ(refusal(png(0, test::pngChunk("NEED", "x"), "")), "the PNG has a part that no reader knows");
}

TEST(PictureData, EveryCutAndEveryWrongByteEndsWithAnAnswer) {
    for (const char* hex : {kGreyJpeg, kProgressiveJpeg, kGif, kAnimatedGif, kLossyWebp, kPartedWebp, kLosslessWebp}) {
        const std::string whole = bytesOf(hex);
        for (const char* type : {"image/jpeg", "image/gif", "image/webp", "image/png"})
            for (std::size_t length = 0; length <= whole.size(); ++length)
                (void)checkPictureData(type, std::string(whole.data(), length)); // a sanitizer sees a byte too far
        for (std::size_t at = 0; at < whole.size(); ++at)
            for (const char byte : {'\0', '\x7F', '\xFF'}) {
                std::string other = whole;
                other[at] = byte;
                (void)refusal(other);
            }
    }
}
} // namespace
} // namespace chronoscope::mined
