// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QApplication>
#include <QtTest>

/// One program holds all stories and tells the one that it is asked for: `gui_stories HeatmapStory [what Qt Test
/// takes]`. A program for each would be the same application linked some eighty times. Each story has a namespace of
/// its own, so that their files can be compiled joined.
namespace chronoscope::test {

struct Story {
    const char* name; ///< of its file
    int (*tell)(int argc, char** argv);
};

/// Called before main(), by CHRONOSCOPE_STORY alone.
bool addStory(Story story);

/// What QTEST_MAIN would make of a test.
template <typename Test, typename Application = QApplication> int tellStory(int argc, char** argv) {
    QTest::Internal::callInitMain<Test>();
    Application application(argc, argv);
    if constexpr (std::is_same_v<Application, QApplication>) Application::setAttribute(Qt::AA_Use96Dpi, true);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace chronoscope::test

/// Adds the story of this name, in the namespace chronoscope::test::SPACE; once in its file, outside of all namespaces.
#define CHRONOSCOPE_STORY_TOLD_BY(SPACE, NAME, TELL)                                                                   \
    namespace chronoscope::test::SPACE {                                                                               \
    [[maybe_unused]] const bool kIsAdded = addStory({#NAME, TELL});                                                    \
    }
#define CHRONOSCOPE_STORY(SPACE, NAME) CHRONOSCOPE_STORY_TOLD_BY(SPACE, NAME, tellStory<NAME>)
