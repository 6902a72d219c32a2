// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/sources/wikidata/DumpNotes.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::sources::wikidata {

/// One pass over a file with the notes of it, where some are wanted: what an earlier pass noted is told again, and only
/// what follows is read. Without notes it does nothing. One thread.
class NotedPass {
public:
    /// Notes in `folder`; none where that is empty, or the file so small that it is read again in no time. Io.
    static Result<NotedPass> open(const std::string& folder, const DumpNotes::Subject& subject);

    /// Tells what was noted; what that covers is known from then on. Io, BadInput.
    Status replay(const DumpNotes::Replay& told);
    bool knows(std::uint64_t line) const { return line <= m_known; }
    /// The file, where its notes are of all of it.
    const std::optional<BuildInput>& whole() const;

    /// Something of this line is read: what stands before it is noted for good, where a mark is due.
    void reach(std::uint64_t line);
    void entity(std::string_view raw, std::uint64_t line);
    void other();
    void problem(const BuildProblem& problem);
    /// False where nothing can be noted any more: status() says why.
    bool goesOn() const { return m_status.ok(); }
    const Status& status() const { return m_status; }
    /// The pass came to the end of the file.
    Status finish(const BuildInput& input);

private:
    std::optional<DumpNotes> m_notes;
    std::uint64_t m_known = 0; ///< lines
    std::uint64_t m_last = 0;
    Status m_status;
};

} // namespace chronoscope::sources::wikidata
