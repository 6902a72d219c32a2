// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CoreSentences.h"

#include <QtGlobal>

namespace chronoscope::ui {

namespace {
/// What core/store, core/check and core/diagnose say.
constexpr const char* kStoreSentences[] = {
    // Workspaces, as they are opened
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file is empty: an import makes a workspace of it"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this is not a Chronoscope workspace; it has not been changed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this SQLite file is not a Chronoscope workspace; it has not been changed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace is cut off; it has not been changed"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the disk is full: there is no room for the index of the log, without which it cannot be read"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the disk is full"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace file is damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another process is using the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace is open for reading only"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "interrupted"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace cannot be opened"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a workspace needs a name"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is a folder, not a workspace"),
    QT_TRANSLATE_NOOP(
        "chronoscope::ui",
        "the workspace was written by a newer Chronoscope (schema %1, this version knows %2); it has not been changed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace is damaged: its schema has no version"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace is damaged: its schema is not ours (%1); it has not been changed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace has an older schema and must be opened for writing once"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "an older version made this workspace; it has to be brought up to date, and "
                                         "cannot be here (%1): copy it to a folder that can be written"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another process is writing to this workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another process is writing the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another process is opening this workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is a link, not the lock of a workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is not a regular file, and so not the lock of a workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file has several names (hard links), each of which could be written at "
                                         "once; make it a copy of its own to write it"),
    // Files that were moved or replaced while they were open
    QT_TRANSLATE_NOOP("chronoscope::ui", "there are too many rescued files"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace was moved to %1 while it was written; all that was stored is there"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace was removed or replaced while it was written; all that was stored is saved in %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace was moved to %1, where it is in other hands, while it was "
                                         "written; all that was stored is saved in %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace was removed or replaced while it was written; all that was stored is saved in %1; "
                      "its time was changed meanwhile, so that another program may have written it: compare the two"),
    QT_TRANSLATE_NOOP(
        "chronoscope::ui",
        "the workspace was moved to %1, where it is in other hands, while it was written; all that was stored is saved "
        "in %2; its time was changed meanwhile, so that another program may have written it: compare the two"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace was removed or replaced while it was written; it could not be "
                                         "saved elsewhere (%1), so that what was stored last is in %2-wal alone"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace was moved to %1, where it is in other hands, while it was written; it could not "
                      "be saved elsewhere (%2), so that what was stored last is in %3-wal alone"),
    QT_TRANSLATE_NOOP("chronoscope::ui",
                      "the workspace was %1 while it was written; all that was stored is saved in %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace was %1 while it was written; it could not be saved elsewhere "
                                         "(%2), so that what was stored last is in %3-wal alone"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file itself held everything"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another program has written the file"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the copy did not come to its end"),
    // What is in a workspace
    QT_TRANSLATE_NOOP("chronoscope::ui", "an element is missing in the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "an element in the workspace is damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "an element in the workspace has no objects"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the elements of a run are not all in the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such element"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "several elements have this subject; give the id"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run does not ask about this element"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a run was made since that may show the exemplar as it was edited"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the element has been edited already"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the element has been edited again"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "an exemplar says this already, or did before it was edited"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "too many words for one pack"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a pack of words that is too large"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the search was given up"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the tokens of a reply"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a value in the workspace is damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such deleted run"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another run starts from this one; delete that one first"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "another run starts from this one; remove that one first"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run that this one starts from is deleted; bring it back first"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the name is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a tag is empty"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a tag is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the name is not one line of UTF-8 text"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a tag is not one line of UTF-8 text"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a tag holds no comma"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a note is UTF-8 text of %1 bytes at most"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the import of this run has not come to its end: import the files again"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the import of this run has not come to its end"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this run is deleted: bring it back with runs --run R --restore"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such scoring"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run has no such scoring"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run has a scoring of this name"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no such view"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a view needs a name"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "there is a view of that name"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "its counts are damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "it is half a traversal run"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "its years are damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "it is larger than a workspace can hold"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the texts of its prompts are missing"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the text of a reply is missing in the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run is gone"),
    // Checks and repairs of workspaces
    QT_TRANSLATE_NOOP("chronoscope::ui", "the copy must be a new file, and there is one"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "nothing can be read of this file: its first page is damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "replies were lost in a damaged file"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no note of a crash can be kept"),
    // What a diagnostic bundle holds
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace's schema, rows of each table, how far runs are"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the newest %1 replies, word for word"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "versions of the program, its libraries and the system"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "settings, without keys and addresses"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "what the program did, a line each"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "where the program ended unexpectedly"),
};
} // namespace

std::span<const char* const> coreSentencesOfStore() { return kStoreSentences; }

} // namespace chronoscope::ui
