// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "tests/support/AnnotationDesk.h"
#include "tests/support/Processes.h"

#include <algorithm>
#include <csignal>
#include <random>
#include <set>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using store::AnnotationStore;

namespace {
/// A time for each minute of one day.
std::string timeOfDay(int minute) {
    const auto digits = [](int number) { return std::to_string(100 + number).substr(1); };
    return "2026-01-01T" + digits(minute / 60) + ":" + digits(minute % 60) + ":00Z";
}

/// What is said, and when.
template <typename Said> std::vector<std::string> timesOf(const Said& annotations) {
    std::vector<std::string> lines;
    for (const Annotation& one : annotations)
        lines.push_back(toJson(one.body) + " " + one.created + " " + one.changed);
    return lines;
}

class AnnotationCourse : public AnnotationDesk {
protected:
    int any(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }

    /// Someone says, changes or takes away something of a few items, in anybody's name.
    void act() {
        const std::string author = m_authors[static_cast<std::size_t>(any(2))];
        AnnotationAction action{0, author, "act", timeOfDay(static_cast<int>(m_actions.size())), false, {}};
        std::set<std::pair<int, Authorship>> touched;
        for (int i = 1 + any(4); i > 0; --i) {
            const int item = any(6);
            const Authorship voice{m_authors[static_cast<std::size_t>(any(2))], any(4) == 0};
            if (!touched.emplace(item, voice).second) continue;
            std::optional<AnnotationBody> body;
            if (any(4) != 0) body = labelled({"l" + std::to_string(any(3))}, any(2) == 0 ? "n" : "");
            action.changes.push_back(
                book().changeTo(itemNumber(item), voice, "m", "set " + std::to_string(any(2)), body, 0.25 * any(8)));
            AnnotationChange& change = action.changes.back();
            if (any(3) == 0) change.when = timeOfDay(any(1440)); // as a merge brings it
            if (!change.before && any(3) == 0) change.stood.created = timeOfDay(any(1440));
        }
        m_actions.push_back({stored(action), action, false, false});
        for (Done& one : m_actions)
            one.lost = one.lost || (one.undone && one.action.author == author);
    }

    /// Turns any action; it must be refused exactly where a later one, not undone, touched the same annotations.
    void turnAny() {
        Done& one = m_actions[m_random() % m_actions.size()];
        const bool expected = !one.lost && !changedSince(one) && startsFromWhatIs(one);
        const bool turned = turn(one.id, !one.undone).ok();
        ASSERT_EQ(turned, expected) << "action " << one.id;
        if (turned) one.undone = !one.undone;
    }

    /// What the actions that are not undone say, in the order of their numbers.
    AnnotationBook replayed() const {
        AnnotationBook replay;
        for (const Done& one : m_actions)
            if (!one.undone) replay.apply(one.action, "t");
        return replay;
    }
    std::size_t actions() const { return m_actions.size(); }

private:
    struct Done {
        std::int64_t id = 0;
        AnnotationAction action;
        bool undone = false;
        bool lost = false;
    };
    bool changedSince(const Done& one) const {
        for (const Done& later : m_actions)
            for (const AnnotationChange& theirs : later.action.changes)
                for (const AnnotationChange& ours : one.action.changes)
                    if (later.id > one.id && !later.undone && theirs.item == ours.item && theirs.voice == ours.voice)
                        return true;
        return false;
    }
    bool startsFromWhatIs(const Done& one) const {
        for (const AnnotationChange& change : one.action.changes) {
            const Annotation* const now = book().find(change.item, change.voice);
            const auto& expected = one.undone ? change.before : change.after;
            if ((now != nullptr) != expected.has_value() || (now != nullptr && now->body != *expected)) return false;
        }
        return true;
    }

    const std::vector<std::string> m_authors{"ann", "bob"};
    std::mt19937 m_random{20260303};
    std::vector<Done> m_actions;
};

TEST_F(AnnotationCourse, BookStoreAndReplayAreEqualAfterAnyCourse) {
    for (int step = 0; step < 600; ++step) {
        if (actions() == 0 || any(2) == 0)
            act();
        else
            ASSERT_NO_FATAL_FAILURE(turnAny());
        const auto now = saidBy(annotations());
        ASSERT_EQ(now, saidBy(book())) << "step " << step;
        std::vector<Annotation> inBook;
        book().forEachItem(
            [&](const auto&, const auto& list) { inBook.insert(inBook.end(), list.begin(), list.end()); });
        ASSERT_EQ(timesOf(annotations()), timesOf(inBook)) << "step " << step;
        ASSERT_EQ(now, saidBy(replayed())) << "step " << step;
    }
}

/// What is said once the first `count` steps of the course are done.
std::vector<std::string> saidAfter(int count) {
    AnnotationBook book;
    AnnotationAction last;
    for (int step = 0; step < count; ++step) {
        if (isUndo(step)) {
            book.revert(last, "t");
        } else {
            last = stepAction(book, step);
            book.apply(last, last.created);
        }
    }
    return saidBy(book);
}

/// The last step that the process said is done; -1 if none.
int lastDone(const std::string& said) {
    const std::size_t end = said.rfind(" done\n");
    if (end == std::string::npos) return -1;
    return std::stoi(said.substr(said.rfind("step ", end) + 5));
}

TEST(AnnotationCrash, AKilledProcessLosesAtMostTheActionBeingStored) {
    const TempDir folder;
    const std::string path = emptyWorkspace(folder)->path();
    int done = 0; // steps stored
    for (int kills = 0; kills < 12; ++kills) {
        Child child({CHRONOSCOPE_ANNOTATE_DRIVER, path, std::to_string(done)});
        // Some are killed before they say anything.
        if (kills % 4 != 3) child.readUntil("step " + std::to_string(done + kills % 5) + " done\n");
        kill(child.pid(), SIGKILL);
        ASSERT_EQ(child.wait(), 128 + SIGKILL) << child.readAll();
        const int acknowledged = std::max(done, lastDone(child.readAll()) + 1);
        const auto workspace = must(store::Workspace::open(path, store::Workspace::Open::ExistingToWrite));
        auto reader = must(workspace->reader());
        const auto now = saidBy(must(AnnotationStore(reader).annotations()));
        done = now == saidAfter(acknowledged + 1) ? acknowledged + 1 : acknowledged;
        ASSERT_EQ(now, saidAfter(done)) << "after kill " << kills << " in step " << acknowledged;
        EXPECT_EQ(reader.sql().execAndGet("PRAGMA integrity_check").getString(), "ok");
    }
    EXPECT_GE(done, 9);
}
} // namespace
