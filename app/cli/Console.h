// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/CommandLine.h"
#include "core/analysis/TableText.h"
#include "core/base/Result.h"
#include "core/base/Text.h"
#include "core/run/RunEngine.h"

#include <cstdint>
#include <string>
#include <vector>

namespace chronoscope::app {

/// Data goes to standard output, words to standard error; everything that the command line prints goes through here.
/// What servers and workspaces say reaches a terminal, and standard error always, with its control characters written
/// out (see text::visible); files and pipes get data byte for byte. One command, main thread.

/// Data, with the line breaks that belong to it.
void printOut(const std::string& text);
/// Prints "chronoscope: what (where)" and returns the exit status that fits the error.
int printError(const Error& error);
/// One line of words; line breaks within are of the values in it, and are written out.
void printNote(const std::string& text);
/// Words of the program itself in several lines, as they are.
void printLines(const std::string& text);
/// The table in columns for a person, each row one line whatever its cells hold, or as one JSON document.
void printTable(const analysis::Table& table, bool json);
/// An argument that cannot be: what it has to be, and what was given.
inline Error wrong(const std::string& what, const std::string& given) {
    return {ErrorCode::InvalidArgument, what, given};
}
/// Reads a comma list of names with `parse`, or says which one is unknown.
template <typename Value, typename Parse>
Status readNames(const std::string& list, std::vector<Value>& values, Parse parse, const std::string& what) {
    for (const std::string& item : text::split(list, ',')) {
        const auto value = parse(item);
        if (!value) return wrong("unknown " + what, item);
        values.push_back(*value);
    }
    return {};
}
/// A progress line on standard error: rewritten in place on a terminal, else one line now and then.
class ProgressLine {
public:
    ProgressLine();
    ~ProgressLine();
    void show(const run::RunProgress& progress);

private:
    bool m_terminal;
    bool m_open = false;
    std::int64_t m_lastTenth = -1;
    std::string m_lastTrouble;
};

} // namespace chronoscope::app
