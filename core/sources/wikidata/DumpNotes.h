// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/sources/BuildReport.h"

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace chronoscope::sources::wikidata {

/// What one reading of a dump came across, kept in a file beside it: the wanted part of every entity that matters, in
/// order, and how far it came. A build that was cut off goes on behind the last mark and comes to the same; one of the
/// same dump with other years reads the notes instead. Notes of something else are begun anew; what stands behind the
/// last mark is forgotten. One thread.
class DumpNotes {
public:
    static constexpr std::uint64_t kMarkEvery = 10'000; ///< lines

    /// What is read, and for what: notes of anything else are of no use.
    struct Subject {
        std::string dump;
        std::string reading; ///< "statements", "names"
        std::vector<std::string> properties;
        std::string language;
        std::string wanted; ///< whatever else decides what matters
    };
    /// Opens or begins notes in `folder`, which is made where it is missing. Io.
    static Result<DumpNotes> open(const std::string& folder, const Subject& subject);

    struct Replay {
        std::function<void(std::string_view raw, std::uint64_t line)> entity;
        std::function<void(std::uint64_t count)> others; ///< entities that do not matter
        std::function<void(BuildProblem)> problem;
    };
    /// Tells what was noted up to the last mark, in order. Io, BadInput.
    Status replay(const Replay& told) const;
    /// The last line of the dump that is noted, 0 before any.
    std::uint64_t line() const { return m_line; }
    /// The dump was read to its end, which is this file.
    const std::optional<BuildInput>& whole() const { return m_whole; }

    /// An entity that matters, reduced to what is wanted of it.
    void entity(std::string_view raw, std::uint64_t line);
    void other() { ++m_others; }
    void problem(const BuildProblem& problem);
    /// Marks what was noted as whole up to `line`, where one is due. Io.
    Status mark(std::uint64_t line);
    /// The reading came to the end of the file.
    Status finish(const BuildInput& input);

private:
    explicit DumpNotes(std::string path) : m_path(std::move(path)) {}
    Status scan();
    Status write(std::string_view text);
    std::string reduced(std::string_view raw) const;
    Status flush(const std::string& mark);

    std::string m_path;
    std::vector<std::string> m_properties; ///< and those that say when a subject ended
    std::string m_language;
    std::unique_ptr<std::FILE, int (*)(std::FILE*)> m_file{nullptr, std::fclose};
    std::string m_waiting; ///< written with the next mark
    std::uint64_t m_others = 0;
    std::uint64_t m_line = 0;
    std::optional<BuildInput> m_whole;
};

} // namespace chronoscope::sources::wikidata
