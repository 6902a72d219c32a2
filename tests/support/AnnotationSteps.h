// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/labels/AnnotationBook.h"

#include <string>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// Items, actions and a fixed course of work on them, for tests and for the process that one of them kills.

inline annotation::ItemKey itemNumber(int number) {
    return {contentId("run " + std::to_string(number % 3)), contentId("element " + std::to_string(number / 6)),
            2010 + number % 6, prompt::kTemplates[static_cast<std::size_t>(number % 2)]};
}

inline annotation::AnnotationBody labelled(std::vector<std::string> labels, std::string note = {}) {
    annotation::AnnotationBody body;
    body.labels = std::move(labels);
    body.note = std::move(note);
    return body;
}

/// What annotations say, but for the times: equal lists say the same.
inline std::vector<std::string> saidBy(const std::vector<annotation::Annotation>& annotations) {
    std::vector<std::string> lines;
    for (const annotation::Annotation& one : annotations)
        lines.push_back(toHex(one.item.run) + " " + toHex(one.item.element) + " " + std::to_string(one.item.year) +
                        " " + std::string(name(one.item.form)) + " " + one.voice.author +
                        (one.voice.final ? "! " : " ") + one.model + " " + one.labelSet + " " + toJson(one.body) + " " +
                        std::to_string(one.seconds));
    return lines;
}

inline std::vector<std::string> saidBy(const annotation::AnnotationBook& book) {
    std::vector<annotation::Annotation> all;
    book.forEachItem([&](const auto&, const auto& list) { all.insert(all.end(), list.begin(), list.end()); });
    return saidBy(all);
}

inline constexpr const char* kStepAuthor = "ann";
/// Every third step undoes the one before it.
inline bool isUndo(int step) { return step % 3 == 2; }

/// What another step does, in bulk: labels, changes and takes away.
inline annotation::AnnotationAction stepAction(const annotation::AnnotationBook& book, int step) {
    annotation::AnnotationAction action{0,     kStepAuthor, "step " + std::to_string(step), "2026-01-01T00:00:00Z",
                                        false, {}};
    for (int i = 0; i < 300; ++i) {
        auto body = labelled({"l" + std::to_string(step)}, "note " + std::to_string(i));
        if (i % 7 == step % 7) body = {};
        action.changes.push_back(
            book.changeTo(itemNumber((step * 131 + i) % 900), {kStepAuthor, i % 50 == 0}, "model", "set", body, 0.25));
    }
    return action;
}

} // namespace chronoscope::test
