// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::mined {

/// The files of MINED's neighbours, which have the same attribute strings in lists by category, subject and property:
/// DyKnow ("grc_generated.json"), V-DyKnow ("wikidata_combined.json") and EvolveBench (its questions by capability).
/// Their values are read as a table of dated facts. Pure; any thread.

enum class ListLayout : int { DyKnow = 0, VDyKnow, EvolveBench };
std::string_view name(ListLayout layout);

/// Something of a value that is to be known.
struct ListNote {
    std::size_t value = 0; ///< its number in the file, from 1; 0: a list as a whole
    std::string place;     ///< "countries_byGDP, Italy, President of Italy"
    std::string reason;
};

struct DatedLists {
    ListLayout layout = ListLayout::DyKnow;
    /// JSON Lines with subject, relation, object, from, to and note, one value a line in the order of the file: line n
    /// is value n. What is left out is an empty line.
    std::string table;
    std::size_t lists = 0;
    std::size_t values = 0;
    std::vector<ListNote> leftOut; ///< values without a name or any date, and lists that are none
    std::vector<ListNote> guessed; ///< values that are taken though something of them is not as it should be
};

/// By the beginning of a file, or all of it, of which no more than 64 KiB is looked at.
bool looksLikeDatedLists(std::string_view beginning);
/// Reads a whole file, which may be hostile. BadInput where it is no such file, or one that no reader of tables takes:
/// more than 3,000 names in one object, or a table above 64 MiB. Cancelled by `stop`.
Result<DatedLists> readDatedLists(std::string_view text, const std::stop_token& stop = {});

} // namespace chronoscope::mined
