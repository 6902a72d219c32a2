// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Hash.h"
#include "core/base/Error.h"
#include "core/base/Time.h"

#include <gtest/gtest.h>

#include <set>

using namespace chronoscope;

namespace {
TEST(Hash, IsTheHeadOfSha256) {
    EXPECT_EQ(toHex(contentId("")), "e3b0c44298fc1c149afbf4c8996fb924");
    EXPECT_EQ(toHex(contentId("abc")), "ba7816bf8f01cfea414140de5dae2223");
    EXPECT_EQ(hash64("abc"), 0xba7816bf8f01cfeaULL);
}

TEST(Hash, HexGoesBothWays) {
    bool ok = false;
    EXPECT_EQ(contentIdFromHex(toHex(contentId("x")), ok), contentId("x"));
    EXPECT_TRUE(ok);
    EXPECT_EQ(contentIdFromHex("BA7816BF8F01CFEA414140DE5DAE2223", ok), contentId("abc"));
    EXPECT_TRUE(ok);
    for (const char* bad : {"", "abc", "ba7816bf8f01cfea414140de5dae222", "ba7816bf8f01cfea414140de5dae222g",
                            "ba7816bf8f01cfea414140de5dae22233"}) {
        EXPECT_EQ(contentIdFromHex(bad, ok), ContentId{});
        EXPECT_FALSE(ok) << bad;
    }
}

TEST(Hash, MixingSpreads) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t a = 0; a < 100; ++a)
        for (std::uint64_t b = 0; b < 100; ++b)
            seen.insert(mix(a, b));
    EXPECT_EQ(seen.size(), 10'000U);
}

// Stored seeds must mean the same in every version.
TEST(Hash, SeedStreamsNeverChange) {
    SeedStream stream(42);
    EXPECT_EQ(mix(1, 2), 0xf893a2eefb32555eULL);
    EXPECT_EQ(stream.next(), 0x28efe333b266f103ULL);
    EXPECT_EQ(stream.next(), 0x47526757130f9f52ULL);
}

TEST(Hash, BelowIsUniformAndInRange) {
    SeedStream stream(1);
    std::array<int, 3> counts{};
    for (int i = 0; i < 30'000; ++i)
        ++counts.at(stream.below(3));
    for (const int count : counts)
        EXPECT_NEAR(count, 10'000, 400); // five standard deviations
    EXPECT_EQ(stream.below(1), 0U);
    EXPECT_LT(stream.below(UINT64_MAX), UINT64_MAX);
}

TEST(Hash, UnitIntervalIsHalfOpen) {
    EXPECT_EQ(unitInterval(0), 0.0);
    EXPECT_LT(unitInterval(UINT64_MAX), 1.0);
}

TEST(Error, EveryCodeHasAName) {
    std::set<std::string_view> names;
    for (int code = 0; code <= static_cast<int>(ErrorCode::Backend); ++code)
        names.insert(name(static_cast<ErrorCode>(code)));
    EXPECT_EQ(names.size(), static_cast<std::size_t>(ErrorCode::Backend) + 1);
    EXPECT_FALSE(names.contains("unknown"));
    EXPECT_EQ((Error{ErrorCode::Io, "message", "context"}.text()), "message (context)");
}

TEST(Time, IsUtcInIsoForm) {
    const std::string now = utcNow();
    ASSERT_EQ(now.size(), 20U);
    EXPECT_EQ(now[4], '-');
    EXPECT_EQ(now[10], 'T');
    EXPECT_EQ(now[19], 'Z');
}
} // namespace
