// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "tests/support/AnnotationSteps.h"
#include "tests/support/Workbench.h"

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// Fixture of tests of stored annotations: an empty workspace, with a book that every stored action is applied to.
class AnnotationDesk : public testing::Test {
protected:
    TempDir folder;
    WorkspacePtr workspace = emptyWorkspace(folder);

    /// Calls `job` with a store that may write, and returns what it returns.
    template <typename Job> auto with(Job job) {
        return workspace->write([&](store::Database& database) {
            store::AnnotationStore annotations(database);
            return job(annotations);
        });
    }
    const annotation::AnnotationBook& book() const { return m_book; }
    std::vector<annotation::Annotation> annotations() {
        return must(with([](store::AnnotationStore& store) { return store.annotations(); }));
    }
    std::vector<annotation::AnnotationAction> undoable(const std::string& author, std::size_t limit = 1000) {
        return must(with([&](store::AnnotationStore& store) { return store.undoable(author, limit); }));
    }

    static annotation::AnnotationAction actionOf(const std::string& text,
                                                 std::vector<annotation::AnnotationChange> changes) {
        return {0, "ann", text, {}, false, std::move(changes)};
    }
    Result<std::int64_t> apply(const annotation::AnnotationAction& action) {
        return with([&](store::AnnotationStore& store) { return store.apply(action); });
    }
    /// Stores it, here and in the book.
    std::int64_t stored(const annotation::AnnotationAction& action) {
        const auto id = must(apply(action));
        m_book.apply(action, action.created);
        m_done.emplace(id, action);
        return id;
    }
    /// One word of one voice about one item, which is an action of its author.
    std::int64_t say(const annotation::Authorship& voice, int number, std::optional<annotation::AnnotationBody> body,
                     double seconds = 0) {
        auto action = actionOf(voice.author + " " + std::to_string(number),
                               {m_book.changeTo(itemNumber(number), voice, "m", "set", std::move(body), seconds)});
        action.author = voice.author;
        action.created = "2026-01-01T00:00:00Z";
        return stored(action);
    }
    /// Undoes or redoes it, here and in the book.
    Status turn(std::int64_t action, bool undone) {
        const Status turned = with([&](store::AnnotationStore& store) { return store.setUndone(action, undone); });
        if (turned && undone) m_book.revert(m_done.at(action), "later");
        if (turned && !undone) m_book.apply(m_done.at(action), "later");
        return turned;
    }

private:
    annotation::AnnotationBook m_book;
    std::map<std::int64_t, annotation::AnnotationAction> m_done;
};

} // namespace chronoscope::test
