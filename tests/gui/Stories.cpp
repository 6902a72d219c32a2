// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/backend/server/Supervisor.h"
#include "tests/gui/Story.h"

#include <algorithm>
#include <cstdio>
#include <string_view>
#include <vector>

namespace chronoscope::test {

namespace {
std::vector<Story>& stories() {
    static std::vector<Story> all;
    return all;
}
} // namespace

bool addStory(Story story) {
    stories().push_back(story);
    return true;
}

namespace {
int tellOne(int argc, char** argv) {
    const std::string_view name = argc > 1 ? argv[1] : "";
    const auto story =
        std::find_if(stories().begin(), stories().end(), [&](const Story& one) { return one.name == name; });
    if (story == stories().end()) {
        std::sort(stories().begin(), stories().end(),
                  [](const Story& one, const Story& other) { return std::string_view(one.name) < other.name; });
        std::fprintf(stderr, "usage: %s STORY [FUNCTION …]\n", argv[0]);
        for (const Story& one : stories())
            std::fprintf(stderr, "  %s\n", one.name);
        return 2;
    }
    argv[1] = argv[0];
    return story->tell(argc - 1, argv + 1);
}
} // namespace

} // namespace chronoscope::test

/// Servers that a story starts are supervised by this very program.
int main(int argc, char** argv) {
    using namespace chronoscope;
    if (argc > 1 && std::string_view(argv[1]) == backend::kSuperviseArgument)
        return backend::superviseAsTold(std::vector<std::string>(argv + 2, argv + argc));
    return test::tellOne(argc, argv);
}
