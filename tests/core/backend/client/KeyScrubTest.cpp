// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/client/KeyScrub.h"

#include <gtest/gtest.h>

using namespace chronoscope;

namespace {
const std::string kKey = "sk-canary-0123456789abcdef";

struct Case {
    const char* said;
    const char* kept;
};

TEST(KeyScrub, TakesOutTheKeyAndEveryPieceThatTellsOfIt) {
    for (const Case& c :
         {Case{"Bearer sk-canary-0123456789abcdef is wrong", "Bearer [key] is wrong"},
          Case{"sk-canary-0123456789abcdefsk-canary-0123456789abcdef", "[key][key]"},
          Case{"oops sk-canary-0123456 (HTTP 500)", "oops [key] (HTTP 500)"},
          Case{"ends in …456789abcdef, begins sk-canar…", "ends in …[key], begins [key]…"},
          Case{"cut off: sk-can", "cut off: "}, Case{"sk-can and cdef tell little", "sk-can and cdef tell little"},
          Case{"", ""}, Case{"no key at all", "no key at all"}}) {
        std::string text = c.said;
        backend::scrubKey(text, kKey);
        EXPECT_EQ(text, c.kept) << c.said;
    }
}

TEST(KeyScrub, AShortKeyTellsNothing) {
    std::string text = "the key none is none";
    backend::scrubKey(text, "none");
    EXPECT_EQ(text, "the key none is none");
}

TEST(KeyScrub, TheWholeErrorIsScrubbed) {
    backend::BackendError error{
        backend::ErrorKind::Server, 500, "bad key " + kKey, "<p>" + kKey.substr(3, 12) + "</p>", {}};
    backend::scrubKey(error, kKey);
    EXPECT_EQ(error.message, "bad key [key]");
    EXPECT_EQ(error.body, "<p>[key]</p>");
}
} // namespace
