// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/wikidata/EntityFile.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/sources/PackedFile.h"
#include "core/sources/wikidata/JsonSlices.h"

#include <algorithm>
#include <filesystem>

namespace chronoscope::sources::wikidata {

namespace {
constexpr std::size_t kMaxDocument = std::size_t{256} << 20; ///< answers have at most fifty entities
constexpr int kErrorDepth = 32;
constexpr std::uint64_t kProgressEvery = 1 << 14; ///< lines

bool isWhole(std::string_view line) {
    JsonSlices members(line);
    while (members.next()) {
    }
    const std::string_view rest = text::trim(members.rest());
    return !members.isBroken() && (rest.empty() || rest == ",");
}

/// The reason that a server gave instead of an answer.
std::string refusalIn(std::string_view error) {
    const auto document = parseJson(error, kErrorDepth);
    const auto text = [&](const char* key) {
        return document && document->is_object() && document->contains(key) && document->at(key).is_string()
                   ? document->at(key).get<std::string>()
                   : std::string();
    };
    return "the server answered with an error: " + text("code") + ": " + text::shortened(text("info"), 300);
}

/// A document that is read as a whole.
class AnswerReading {
public:
    AnswerReading(std::string_view document, const std::string& name, const EntitySink& sink)
        : m_document(document), m_name(name), m_sink(sink), m_counted(document.data()) {}

    Status read() {
        JsonSlices members(m_document);
        if (members.isArray()) return readList(members);
        if (!members.isObject()) return Error{ErrorCode::BadInput, "is not JSON of Wikidata", m_name};
        bool isKnown = false;
        bool isEntity = false;
        while (members.next()) {
            const std::string_view key = members.key();
            if (key == "error") return Error{ErrorCode::BadInput, refusalIn(members.value()), m_name};
            isEntity = isEntity || key == "claims" || key == "labels";
            if (key == "entities" || key == "results") {
                isKnown = true;
                if (!(key == "entities" ? readEntities(members.value()) : readResults(members.value()))) return {};
            }
        }
        if (members.isBroken()) {
            readBroken(members.key() == "entities" ? members.rest() : std::string_view());
            return {};
        }
        if (isEntity && !isKnown) m_sink.entity(m_document, lineAt(m_document.data()));
        if (!isKnown && !isEntity)
            return Error{ErrorCode::BadInput, "holds neither entities nor an answer of the query service", m_name};
        return {};
    }

private:
    /// False where the sink wants no more, or the text is broken.
    bool readEntities(std::string_view entities) {
        JsonSlices members(entities);
        while (members.next())
            if (!m_sink.entity(members.value(), lineAt(members.value().data()))) return false;
        return true;
    }

    bool readResults(std::string_view results) {
        const auto bindings = memberOf(results, "bindings");
        if (bindings && m_sink.bindings) m_sink.bindings(*bindings);
        return true;
    }

    Status readList(JsonSlices& list) {
        while (list.next())
            if (!m_sink.entity(list.value(), lineAt(list.value().data()))) return {};
        if (list.isBroken()) tell();
        return {};
    }

    /// What of a cut off answer is whole. A value that is cut off is no slice yet.
    void readBroken(std::string_view rest) {
        JsonSlices members(rest);
        while (members.isObject() && members.next())
            if (!m_sink.entity(members.value(), lineAt(members.value().data()))) return;
        tell();
    }

    void tell() {
        m_sink.problem(
            {m_name, lineAt(m_document.data() + m_document.size()), "the JSON ends too early, or is broken"});
    }

    std::uint64_t lineAt(const char* place) {
        if (place > m_counted) {
            m_line += static_cast<std::uint64_t>(std::count(m_counted, place, '\n'));
            m_counted = place;
        }
        return m_line;
    }

    std::string_view m_document;
    const std::string& m_name;
    const EntitySink& m_sink;
    const char* m_counted;
    std::uint64_t m_line = 1;
};

class DumpReading {
public:
    DumpReading(PackedLines lines, std::string path, const EntitySink& sink, const std::stop_token& stop)
        : m_lines(std::move(lines)), m_path(std::move(path)), m_name(std::filesystem::path(m_path).filename().string()),
          m_sink(sink), m_stop(stop) {}

    Result<BuildInput> read() {
        std::string head; // what was read before the layout was known
        std::string_view line;
        PackedLines::Kind kind;
        while ((kind = m_lines.next(line)) == PackedLines::Kind::Line && text::trim(line).empty())
            head += '\n';
        if (kind == PackedLines::Kind::End)
            return Error{ErrorCode::BadInput,
                         m_lines.file().isCutOff() ? "the file is cut off before its first line" : "the file is empty",
                         m_path};
        const std::string_view first = text::trim(line);
        m_isList = first == "[";
        if (m_isList) {
            head += "[\n";
            kind = m_lines.next(line);
        }
        if (kind == PackedLines::Kind::Failed) return m_lines.error();
        if (kind == PackedLines::Kind::Line && !isDumpLine(line)) {
            head.append(line);
            return readWhole(std::move(head));
        }
        return readLines(kind, line);
    }

private:
    /// Whether entities stand on lines of their own: the first one does, or begins to where the file is cut off.
    bool isDumpLine(std::string_view line) const {
        const std::string_view text = text::trim(line);
        if (m_isList && (text == "]" || text.empty())) return true;
        if (!text.starts_with('{')) return false;
        if (!isWhole(text)) return m_isList && text.size() > 1;
        return m_isList || memberOf(text, "id");
    }

    Result<BuildInput> readWhole(std::string document) {
        std::string_view line;
        PackedLines::Kind kind;
        document += '\n';
        while ((kind = m_lines.next(line)) == PackedLines::Kind::Line) {
            if (m_stop.stop_requested()) return cancelled();
            if (document.size() + line.size() > kMaxDocument)
                return Error{ErrorCode::BadInput, "too large for anything but a dump with one entity a line", m_path};
            document.append(line).append(1, '\n');
        }
        document.pop_back();
        if (kind == PackedLines::Kind::Failed)
            m_sink.problem({m_name, m_lines.lineNumber() + 1, m_lines.error().message});
        if (const Status done = readEntityText(document, m_path, m_sink); !done) return done.error();
        return input();
    }

    Result<BuildInput> readLines(PackedLines::Kind kind, std::string_view line) {
        bool isClosed = !m_isList;
        bool isTold = false;
        for (std::uint64_t count = 0; kind == PackedLines::Kind::Line || kind == PackedLines::Kind::TooLong; ++count) {
            if (m_stop.stop_requested()) return cancelled();
            if (m_sink.progress && count % kProgressEvery == 0)
                m_sink.progress({m_name, m_lines.file().packedBytes(), m_lines.file().packedSize(), 0});
            const std::string_view text = text::trim(line);
            isClosed = isClosed || text == "]";
            if (kind == PackedLines::Kind::TooLong) {
                m_sink.problem({m_name, m_lines.lineNumber(), "the line is longer than an entity can be"});
            } else if (!m_lines.terminated() && text != "]" && !text.empty() && !isWhole(text)) {
                m_sink.problem({m_name, m_lines.lineNumber(), "the file is cut off in this line"});
                isTold = true;
            } else if (!text.empty() && text != "[" && text != "]" && !m_sink.entity(text, m_lines.lineNumber())) {
                return input();
            }
            kind = m_lines.next(line);
        }
        if (kind == PackedLines::Kind::Failed)
            m_sink.problem({m_name, m_lines.lineNumber() + 1, m_lines.error().message});
        else if (!isTold && (!isClosed || m_lines.file().isCutOff()))
            m_sink.problem({m_name, m_lines.lineNumber() + 1, "the file is cut off before this line"});
        return input();
    }

    BuildInput input() const { return {m_name, {}, m_lines.file().hash(), m_lines.file().packedBytes()}; }
    static Error cancelled() { return {ErrorCode::Cancelled, "the build was cancelled", {}}; }

    PackedLines m_lines;
    std::string m_path;
    std::string m_name;
    const EntitySink& m_sink;
    const std::stop_token& m_stop;
    bool m_isList = false;
};
} // namespace

Result<BuildInput> readEntityFile(const std::string& path, const EntitySink& sink, const std::stop_token& stop) {
    auto file = PackedFile::open(path);
    if (!file) return file.error();
    return DumpReading(PackedLines(std::move(file).value()), path, sink, stop).read();
}

Status readEntityText(std::string_view document, const std::string& name, const EntitySink& sink) {
    return AnswerReading(document, name, sink).read();
}

} // namespace chronoscope::sources::wikidata
