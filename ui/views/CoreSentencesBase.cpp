// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CoreSentences.h"

#include <QtGlobal>

namespace chronoscope::ui {

namespace {
/// What core/base says: files, JSON and tables; and what many parts say.
constexpr const char* kBaseSentences[] = {
    // Files, JSON and tables as core/base reads them
    QT_TRANSLATE_NOOP("chronoscope::ui", "nested too deeply"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not valid JSON: a zero byte at %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not valid JSON: parse error at byte %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not valid JSON: parse error at %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not UTF-8 at %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "line %1, column %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "there is no '%1'"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a value must be %1, but is %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a value must be %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a number is too large"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a number is too large: %1 at %2"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not made as it must be"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not a whole number"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a number is out of range"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the compressed data is larger than allowed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the compressed data is damaged"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the compressed data is cut off"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "something follows the compressed data"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a row of more than 8 MiB (up to line %1)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a row of more than 8 MiB"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "too many cells (up to line %1)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "too many cells"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a quotation mark in a cell without quotation marks (up to line %1)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a quotation mark in a cell without quotation marks"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a quotation mark that is not closed (up to line %1)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "a quotation mark that is not closed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "text behind a closed quotation mark (up to line %1)"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "text behind a closed quotation mark"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file cannot be written"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this is a workspace, or another database: it is not written over"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file cannot be read: %1"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "SQLite cannot be told to distrust a file"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is not a regular file"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is a folder, not a file"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "reading failed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "reading failed here"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "too large"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not an object"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not a JSON object"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "not valid UTF-8"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "stopped"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "cancelled"),
    // What the window says where core would
    QT_TRANSLATE_NOOP("chronoscope::ui", "the file is too large"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "words of this kind are the program's: a pack of your own lies in the folder "
                                         "packs beside its settings, and is used from the next start"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "an element of a run is not in the workspace"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the pages could not be drawn"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the scoring is not among those shown"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run is not there any more"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the published figures are missing"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no report"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the number names no precision"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the unit names no precision"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the shipped questions are missing"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the shipped prompts are missing"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no questions"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "there is no saved backend of this name any more"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "there is no saved backend of this name"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the run does not ask this item"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the audit was stopped"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no run could be made of it"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the workspace was closed"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "no workspace is open"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "this window was opened without a network"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "is a link"),
    QT_TRANSLATE_NOOP("chronoscope::ui", "the program has a label set of that name of its own"),
};
} // namespace

std::span<const char* const> coreSentencesOfBase() { return kBaseSentences; }

} // namespace chronoscope::ui
