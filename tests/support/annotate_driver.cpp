// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
// annotate_driver WORKSPACE FIRST: stores one step of work after the other (see AnnotationSteps.h) from step FIRST on,
// and says "step N done" once N is stored, until it is killed.
#include "core/annotation/store/AnnotationStore.h"
#include "core/store/Workspace.h"
#include "tests/support/AnnotationSteps.h"

#include <cstdlib>
#include <iostream>

using namespace chronoscope;
using store::AnnotationStore;

namespace {
Status storeStep(store::Database& database, int step) {
    AnnotationStore annotations(database);
    if (test::isUndo(step)) {
        const auto last = annotations.undoable(test::kStepAuthor, 1);
        if (!last) return last.error();
        return annotations.setUndone(last->back().id, true);
    }
    auto stored = annotations.annotations();
    if (!stored) return stored.error();
    const auto id = annotations.apply(test::stepAction(annotation::AnnotationBook(std::move(*stored)), step));
    return id ? Status() : Status(id.error());
}
} // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    auto workspace = store::Workspace::open(argv[1], store::Workspace::Open::ExistingToWrite);
    if (!workspace) {
        std::cout << workspace.error().text() << std::endl;
        return 3;
    }
    for (int step = std::atoi(argv[2]);; ++step) {
        const Status stored = (*workspace)->write([&](store::Database& database) { return storeStep(database, step); });
        if (!stored) {
            std::cout << stored.error().text() << std::endl;
            return 4;
        }
        std::cout << "step " << step << " done" << std::endl;
    }
}
