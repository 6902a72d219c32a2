// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/base/Visible.h"

#include <gtest/gtest.h>

using namespace chronoscope;
using text::LineBreaks;
using text::visible;

namespace {
TEST(Visible, WritesOutWhatWouldSteerATerminal) {
    const struct {
        std::string_view text;
        const char* shown;
    } kCases[] = {
        {"plain", "plain"},
        {"tab\there", "tab\there"},
        {"Ünïcödé – 東京 😀", "Ünïcödé – 東京 😀"},
        {"\x1b[2J\x1b]0;owned\x07", "\\x1b[2J\\x1b]0;owned\\x07"},
        {std::string_view("a\0b", 3), "a\\x00b"},
        {"a\x7f", "a\\x7f"},
        {"csi \u009b2J", "csi \\x9b2J"},
        {"turned \u202etxt.exe\u2069 \u200f\u061c", "turned \\u202etxt.exe\\u2069 \\u200f\\u061c"},
        {"two\nlines\r\nhere\u2028and\u2029there", "two\\nlines\\x0d\\nhere\\u2028and\\u2029there"},
        {"8-bit \x9b"
         "2J, cut \xe2\x80",
         "8-bit \\x9b2J, cut \\xe2\\x80"},
    };
    for (const auto& one : kCases)
        EXPECT_EQ(visible(one.text), one.shown);
}

TEST(Visible, KeepsTheLineBreaksThatAreTheProgramsOwn) {
    EXPECT_EQ(visible("a,b\n\x1b[1m\n", LineBreaks::Keep), "a,b\n\\x1b[1m\n");
    EXPECT_EQ(visible("over\rwritten", LineBreaks::Keep), "over\\x0dwritten");
}
} // namespace
