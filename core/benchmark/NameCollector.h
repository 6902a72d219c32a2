// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"

#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::benchmark {

/// Collects the names in one value of a benchmark line from the events of a JSON parser, and remembers what stood
/// there and is no name. One for each line; one thread. The calls must come in the order of well-formed JSON.
class NameCollector {
public:
    enum class Layout {
        Objects,    ///< list of lists, flat list, mixture or single string; in a flat list each is an object of its own
        Distractors ///< list or single string, also inside {"distractor": ..}, to any depth
    };

    /// The next events make up the value of `key`. `into` is emptied and must live as long as they come.
    void begin(Layout layout, std::string_view key, std::vector<Object>& into);

    void text(std::string_view name); ///< white space around it goes; a blank name is none
    void null();                      ///< as the whole value: there are no names. Elsewhere an entry that is no name.
    void scalar(std::string_view shown); ///< a number or truth value, as in the file
    void openList();
    void openObject();
    void close();
    void key(std::string_view name); ///< of an object inside the value

    /// What was left out of all values so far, e.g. "objects_2010: 5, distractor: null"; empty when nothing was.
    std::string dropped() const;

private:
    bool isIgnoring() const { return m_ignored > 0 || m_otherKey; }
    void drop(std::string_view shown);

    Layout m_layout = Layout::Objects;
    std::string_view m_key;
    std::vector<Object>* m_into = nullptr;
    int m_lists = 0;         ///< lists open in this value
    int m_ignored = 0;       ///< containers open inside one that is left out, itself included
    bool m_otherKey = false; ///< the next value stands under a key other than "distractor"
    bool m_newObject = true; ///< the next name begins an object
    std::string m_dropped;
    std::size_t m_droppedCount = 0;
};

} // namespace chronoscope::benchmark
