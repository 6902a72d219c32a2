// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/NotedPass.h"

#include <filesystem>
#include <utility>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::uint64_t kNoted = 1 << 20; ///< bytes: what is smaller is read again in no time
}

Result<NotedPass> NotedPass::open(const std::string& folder, const DumpNotes::Subject& subject) {
    NotedPass pass;
    std::error_code problem;
    if (folder.empty() || std::filesystem::file_size(subject.dump, problem) < kNoted || problem) return pass;
    auto opened = DumpNotes::open(folder, subject);
    if (!opened) return opened.error();
    pass.m_notes.emplace(std::move(opened).value());
    return pass;
}

Status NotedPass::replay(const DumpNotes::Replay& told) {
    if (!m_notes) return {};
    if (const Status replayed = m_notes->replay(told); !replayed) return replayed;
    m_known = m_notes->line();
    return {};
}

const std::optional<BuildInput>& NotedPass::whole() const {
    static const std::optional<BuildInput> kNone;
    return m_notes ? m_notes->whole() : kNone;
}

void NotedPass::reach(std::uint64_t line) {
    if (m_notes && line > std::exchange(m_last, line)) m_status = m_notes->mark(line - 1);
}

void NotedPass::entity(std::string_view raw, std::uint64_t line) {
    if (m_notes) m_notes->entity(raw, line);
}

void NotedPass::other() {
    if (m_notes) m_notes->other();
}

void NotedPass::problem(const BuildProblem& problem) {
    if (m_notes) m_notes->problem(problem);
}

Status NotedPass::finish(const BuildInput& input) { return m_notes && m_status ? m_notes->finish(input) : m_status; }

} // namespace chronoscope::sources::wikidata
