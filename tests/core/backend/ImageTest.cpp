// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/Image.h"

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace chronoscope::backend {
namespace {
TEST(Image, Base64IsPaddedAndOneLine) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {"", ""},        {"f", "Zg=="},        {"fo", "Zm8="},
        {"foo", "Zm9v"}, {"foob", "Zm9vYg=="}, {std::string("\0\xff", 2), "AP8="}};
    for (const auto& [bytes, text] : cases)
        EXPECT_EQ(base64(bytes), text);
}

TEST(Image, Base64OfALargeImageHasNoSeams) {
    const std::size_t size = (std::size_t{3} << 20) * 2 + 1;
    const std::string text = base64(std::string(size, '\0'));
    EXPECT_EQ(text.size(), (size + 2) / 3 * 4);
    EXPECT_EQ(text.find_first_not_of('A'), text.size() - 2);
}

TEST(Image, IsEncodedOnce) {
    const Image image("image/png", std::string(300, 'x'));
    const char* const first = image.base64().data(); // another encoding would be another text
    EXPECT_EQ(image.base64().data(), first);
    EXPECT_EQ(image.base64(), base64(image.bytes));
}
} // namespace
} // namespace chronoscope::backend
