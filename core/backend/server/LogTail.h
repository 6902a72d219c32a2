// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace chronoscope::backend {

/// The newest `limit` bytes of a program's output; holds at most twice as much memory. Value type, not synchronised.
class LogTail {
public:
    explicit LogTail(std::size_t limit) : m_limit(limit) {}

    void append(std::string_view bytes);
    void clear();
    /// What is kept, newest last; begins with a whole line once something has been given up.
    std::string text() const;
    /// The last `count` lines that are not empty, about 1,000 bytes at most. A carriage return ends a line too:
    /// progress bars.
    std::string lastLines(std::size_t count) const;

private:
    std::size_t m_limit;
    bool m_cut = false; ///< something older has been given up
    std::string m_bytes;
};

} // namespace chronoscope::backend
