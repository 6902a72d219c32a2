// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/ReportViews.h"
#include "core/labels/AnnotationBook.h"
#include "core/labels/LabelSet.h"
#include "core/store/RunStore.h"
#include "core/store/Workspace.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace chronoscope::app {

/// The options of `annotate` as they are typed.
struct AnnotateOptions {
    std::string workspace, author, file, output, format, policy = "mine", labelSet;
    std::vector<std::string> runs; ///< empty: all
    std::string table = "counts", by = "label", tableFormat = "csv";
    std::string name, order = "random", guideline;
    ReportFilterText only;
    std::uint64_t seed = 42;
    bool blind = false;
    bool json = false;
    std::string config; ///< file for Label Studio's labelling configuration
};

/// A workspace with what people said in it.
struct Annotated {
    std::shared_ptr<store::Workspace> workspace;
    store::Database reader;
    annotation::AnnotationBook book;
    std::vector<annotation::LabelSet> labelSets; ///< the built-in first
    std::vector<store::RunRecord> runs;          ///< that are named; none where none is
};
/// Errors: those of Workspace::open(), AnnotationStore and RunStore::find().
Result<Annotated> openAnnotated(const AnnotateOptions& options, store::Workspace::Open how);

/// The identities of the runs that are named; empty: no run is named, all are meant.
std::set<ContentId> namedRuns(const Annotated& annotated);
/// Who does it: as the window has it where nobody is named.
std::string authorOf(const AnnotateOptions& options);
/// The runs that are named, or else all that ask templates. InvalidArgument for a traversal run or one of another
/// study, NotFound without any.
Result<std::vector<store::RunRecord>> askingRuns(Annotated& annotated);
/// NotFound; the built-in set where `name` is empty.
Result<annotation::LabelSet> labelSetNamed(const Annotated& annotated, const std::string& name);
/// To the file, or to standard output where none is named.
Status writeOutput(const std::string& text, const std::string& path);

/// `annotate stats`, see AnnotateStats.cpp for the columns: one table. Returns the exit status.
int annotateStats(const AnnotateOptions& options);
/// `annotate queue`: prints the number of the queue it made, or with --json {"queue": 1, "name": "…", "items": 200}.
int annotateQueue(const AnnotateOptions& options);

} // namespace chronoscope::app
