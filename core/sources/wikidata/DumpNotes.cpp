// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/DumpNotes.h"

#include "core/base/StrictJson.h"
#include "core/sources/PackedFile.h"
#include "core/sources/wikidata/Entity.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>
#include <unistd.h>

namespace chronoscope::sources::wikidata {

namespace fs = std::filesystem;
using nlohmann::json;

namespace {
constexpr int kHeadDepth = 4;
constexpr std::size_t kMostWaiting = 8 << 20; ///< bytes, then they are written before their mark

// A note is one line: a letter, a line number of the dump, a text. What is noted counts once a mark
// stands behind it.
constexpr char kEntity = 'E', kOthers = 'O', kProblem = 'X', kMark = 'M', kWhole = 'W';

struct Note {
    char kind = 0;
    std::uint64_t line = 0;
    std::string_view text;
};

std::optional<Note> noteIn(std::string_view line) {
    if (line.size() < 4 || line[1] != '\t') return std::nullopt;
    Note note{line[0], 0, {}};
    const char* const end = line.data() + line.size();
    const auto [behind, problem] = std::from_chars(line.data() + 2, end, note.line);
    if (problem != std::errc() || behind == end || *behind != '\t') return std::nullopt;
    note.text = {behind + 1, static_cast<std::size_t>(end - behind - 1)};
    return note;
}

std::string noteText(char kind, std::uint64_t line, std::string_view text) {
    std::string note{kind, '\t'};
    note += std::to_string(line);
    note += '\t';
    for (const char c : text)
        note += c == '\n' || c == '\r' ? ' ' : c; // JSON may be written over several lines
    note += '\n';
    return note;
}

/// What tells notes from those of something else: the file as it is, and what is wanted of it.
json headOf(const DumpNotes::Subject& subject) {
    std::error_code problem;
    const auto changed = fs::last_write_time(subject.dump, problem).time_since_epoch().count();
    return {{"format", "chronoscope-dump-notes"},
            {"version", 1},
            {"reading", subject.reading},
            {"file", fs::path(subject.dump).filename().string()},
            {"bytes", fs::file_size(subject.dump, problem)},
            {"changed", changed},
            {"properties", subject.properties},
            {"language", subject.language},
            {"wanted", subject.wanted}};
}

/// The members of an object that are wanted, as they stand.
template <typename Wanted> std::string membersOf(std::string_view object, Wanted isWanted) {
    std::string text = "{";
    JsonSlices members(object);
    while (members.isObject() && members.next()) {
        if (!isWanted(members.key())) continue;
        if (text.size() > 1) text += ',';
        text.append("\"").append(members.key()).append("\":").append(members.value());
    }
    return text + '}';
}
} // namespace

Result<DumpNotes> DumpNotes::open(const std::string& folder, const Subject& subject) {
    std::error_code problem;
    fs::create_directories(folder, problem);
    if (problem) return Error{ErrorCode::Io, problem.message(), folder};
    const std::string name = fs::path(subject.dump).filename().string() + "." + subject.reading;
    DumpNotes notes((fs::path(folder) / name).string());
    notes.m_properties = subject.properties;
    notes.m_properties.insert(notes.m_properties.end(), {"P570", "P576"});
    notes.m_language = subject.language;
    const std::string head = headOf(subject).dump(-1, ' ', false, json::error_handler_t::replace);
    if (auto file = PackedFile::open(notes.m_path)) {
        PackedLines lines(std::move(file).value());
        std::string_view line;
        if (lines.next(line) == PackedLines::Kind::Line && line == head)
            if (const Status scanned = notes.scan(); !scanned) return scanned.error();
    }
    const bool isNew = notes.m_line == 0 && !notes.m_whole;
    notes.m_file.reset(std::fopen(notes.m_path.c_str(), isNew ? "wb" : "ab"));
    if (!notes.m_file) return Error{ErrorCode::Io, std::strerror(errno), notes.m_path};
    if (isNew)
        if (const Status begun = notes.write(head + "\n"); !begun) return begun.error();
    return notes;
}

/// How far the notes go; what stands behind the last mark is cut off the file.
Status DumpNotes::scan() {
    auto file = PackedFile::open(m_path);
    if (!file) return file.error();
    PackedLines lines(std::move(file).value());
    std::string_view line;
    lines.next(line);
    std::uint64_t at = line.size() + 1, good = 0; // bytes
    while (lines.next(line) == PackedLines::Kind::Line && lines.terminated()) {
        at += line.size() + 1;
        const auto note = noteIn(line);
        if (!note) break;
        if (note->kind != kMark && note->kind != kWhole) continue;
        if (note->kind == kWhole) {
            const auto told = parseJson(note->text, kHeadDepth);
            if (!told || !told->is_object()) break;
            m_whole = BuildInput{told->value("name", ""), "", told->value("sha256", ""),
                                 told->value("bytes", std::uint64_t{0})};
        }
        m_line = note->line;
        good = at;
    }
    std::error_code problem;
    if (good > 0) fs::resize_file(m_path, good, problem);
    return problem ? Status(Error{ErrorCode::Io, problem.message(), m_path}) : Status();
}

Status DumpNotes::replay(const Replay& told) const {
    if (m_line == 0 && !m_whole) return {};
    auto file = PackedFile::open(m_path);
    if (!file) return file.error();
    PackedLines lines(std::move(file).value());
    std::string_view line;
    lines.next(line); // the head
    while (lines.next(line) == PackedLines::Kind::Line) {
        const auto note = noteIn(line);
        if (!note) return Error{ErrorCode::BadInput, "the notes of the dump are damaged: remove them", m_path};
        if (note->kind == kEntity) told.entity(note->text, note->line);
        if (note->kind == kOthers && told.others) told.others(note->line);
        if (note->kind == kProblem && told.problem) {
            const auto text = parseJson(note->text, kHeadDepth);
            if (text && text->is_object())
                told.problem({text->value("file", ""), note->line, text->value("reason", "")});
        }
    }
    return {};
}

std::string DumpNotes::reduced(std::string_view raw) const {
    std::string text = "{";
    JsonSlices members(raw);
    const auto add = [&](std::string_view key, std::string_view value) {
        if (text.size() > 1) text += ',';
        text.append("\"").append(key).append("\":").append(value);
    };
    while (members.isObject() && members.next()) {
        const std::string_view key = members.key();
        if (key == "labels" || key == "aliases")
            add(key, membersOf(members.value(),
                               [&](std::string_view language) { return language == m_language || language == "mul"; }));
        else if (key == "claims" || key == "statements")
            add(key, membersOf(members.value(), [&](std::string_view property) {
                    return std::find(m_properties.begin(), m_properties.end(), normalId(property)) !=
                           m_properties.end();
                }));
        else if (key == "id" || key == "missing" || key == "modified" || key == "redirects")
            add(key, members.value());
    }
    // What is broken stays as it is, so that it is told in the same words again.
    return members.isBroken() ? std::string(raw) : text + '}';
}

void DumpNotes::entity(std::string_view raw, std::uint64_t line) { m_waiting += noteText(kEntity, line, reduced(raw)); }

void DumpNotes::problem(const BuildProblem& problem) {
    m_waiting += noteText(
        kProblem, problem.line,
        json{{"file", problem.file}, {"reason", problem.reason}}.dump(-1, ' ', false, json::error_handler_t::replace));
}

Status DumpNotes::write(std::string_view text) {
    if (std::fwrite(text.data(), 1, text.size(), m_file.get()) != text.size())
        return Error{errno == ENOSPC ? ErrorCode::DiskFull : ErrorCode::Io, std::strerror(errno), m_path};
    return {};
}

Status DumpNotes::flush(const std::string& mark) {
    if (m_others > 0) m_waiting += noteText(kOthers, std::exchange(m_others, 0), "");
    m_waiting += mark;
    const Status written = write(m_waiting);
    m_waiting.clear();
    if (!written) return written;
    if (std::fflush(m_file.get()) != 0 || fsync(fileno(m_file.get())) != 0)
        return Error{ErrorCode::Io, std::strerror(errno), m_path};
    return {};
}

Status DumpNotes::mark(std::uint64_t line) {
    if (line < m_line + kMarkEvery) {
        if (m_waiting.size() < kMostWaiting) return {};
        const Status written = write(m_waiting);
        m_waiting.clear();
        return written;
    }
    m_line = line;
    return flush(noteText(kMark, line, ""));
}

Status DumpNotes::finish(const BuildInput& input) {
    m_whole = input;
    return flush(noteText(kWhole, m_line,
                          json{{"name", input.name}, {"sha256", input.hash}, {"bytes", input.bytes}}.dump(
                              -1, ' ', false, json::error_handler_t::replace)));
}

} // namespace chronoscope::sources::wikidata
