// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/cfr/CfrReader.h"

#include "core/base/Text.h"
#include "core/sources/PackedFile.h"
#include "core/sources/cfr/CfrText.h"

#include <expat.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <memory>
#include <optional>
#include <string_view>

namespace chronoscope::sources::cfr {

namespace {
constexpr std::size_t kDeepest = 200, kMostText = 8 << 20, kMostParagraphs = 200'000;
constexpr int kChunk = 256 << 10;
/// Nothing inside is text of a rule: lists of contents, tables, notes; page breaks, footnote marks, pictures.
constexpr std::array<std::string_view, 14> kPassed{"CONTENTS", "GPOTABLE", "FTNT",   "EDNOTE", "AUTH",
                                                   "SOURCE",   "PRTPAGE",  "SU",     "FTREF",  "GPH",
                                                   "MATH",     "BMTR",     "CFRTOC", "TOC"};

bool isPassed(std::string_view element) { return std::find(kPassed.begin(), kPassed.end(), element) != kPassed.end(); }

/// The first number of four digits.
std::optional<int> yearIn(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t from = text.find_first_of("0123456789", at);
        if (from == std::string_view::npos) return std::nullopt;
        at = std::min(text.find_first_not_of("0123456789", from), text.size());
        int year = 0;
        if (at - from == 4) {
            std::from_chars(text.data() + from, text.data() + at, year);
            return year;
        }
    }
    return std::nullopt;
}

std::optional<int> titleIn(std::string_view text) {
    const std::size_t from = text.find_first_of("0123456789");
    if (from == std::string_view::npos) return std::nullopt;
    int title = 0;
    const auto read = std::from_chars(text.data() + from, text.data() + text.size(), title);
    return read.ec == std::errc() && title >= 1 && title <= 99 ? std::optional(title) : std::nullopt;
}

/// The number of a section without its sign: "§§ 12.4-12.9" is "12.4-12.9".
std::string sectionNumber(std::string_view printed) {
    return tidyParagraph(text::replaceAll(std::string(printed), "§", " "));
}

/// Follows the events of one file. One thread.
class CfrEvents {
public:
    /// Without a sink only the head is read.
    CfrEvents(XML_Parser parser, int title, const CfrSectionSink* sink)
        : m_parser(parser), m_title(title), m_sink(sink) {}

    void start(std::string_view element);
    void end(std::string_view element);
    void text(std::string_view part) {
        if (m_passing > 0 || m_capture == 0) return;
        if (m_text.size() + part.size() > kMostText) return fail("a paragraph of more than 8 MB");
        m_text += part;
    }
    void doctype(std::string_view name) {
        if (text::startsWithIgnoringCase(name, "html")) m_root = name; // a page that says what is missing
        fail("a document type declaration, which files of the Code do not have");
    }

    const std::string& problem() const { return m_problem; }
    const std::string& root() const { return m_root; }
    bool isOfTheCode() const { return m_root == "CFRDOC" || m_root == "CFRGRANULE"; }
    bool isHeadRead() const { return m_headEnded; }
    CfrHead head;

private:
    struct Unit {
        std::size_t depth = 0;
        bool isSection = false;
        std::string number;
        std::vector<std::string> paragraphs;
    };

    bool isCaptured(std::string_view element) const;
    void take(std::string_view element);
    void takeOfHead(std::string_view element, const std::string& said);
    void endUnit();
    void fail(std::string reason) {
        if (m_problem.empty()) m_problem = std::move(reason);
        XML_StopParser(m_parser, XML_FALSE);
    }
    void endHead() {
        m_headEnded = true;
        if (m_sink == nullptr) XML_StopParser(m_parser, XML_FALSE);
    }

    XML_Parser m_parser;
    const int m_title;
    const CfrSectionSink* m_sink;
    std::string m_root;
    std::string m_parent; ///< FDSYS or TITLEPG while inside
    std::size_t m_depth = 0;
    std::size_t m_passing = 0; ///< depth of what is passed over, itself included
    std::size_t m_capture = 0; ///< depth of the element whose text is collected
    std::string m_text;
    std::vector<Unit> m_units; ///< the innermost last
    bool m_headEnded = false;
    std::string m_problem;
};

void CfrEvents::start(std::string_view element) {
    ++m_depth;
    if (m_depth == 1) {
        m_root = element;
        head.isVolume = element == "CFRDOC";
        if (!isOfTheCode()) return fail("not a file of the Code");
    }
    if (m_depth > kDeepest) return fail("elements nested deeper than 200");
    if (m_passing > 0 || isPassed(element)) {
        ++m_passing;
        return;
    }
    if (element == "FDSYS" || element == "TITLEPG") m_parent = element;
    if (element == "PART" || element == "CHAPTER" || element == "SECTION" || element == "APPENDIX") {
        if (!m_headEnded) endHead();
    }
    if (m_capture == 0 && (element == "SECTION" || element == "APPENDIX"))
        m_units.push_back({m_depth, element == "SECTION", {}, {}});
    else if (m_capture == 0 && isCaptured(element)) {
        m_capture = m_depth;
        m_text.clear();
    }
}

bool CfrEvents::isCaptured(std::string_view element) const {
    if (!m_units.empty()) {
        const Unit& unit = m_units.back();
        if (element == "P" || element == "FP") return true;
        return unit.number.empty() && element == (unit.isSection ? "SECTNO" : "HD");
    }
    if (m_headEnded) return false;
    if (m_parent == "FDSYS")
        return element == "CFRTITLE" || element == "DATE" || element == "GRANULENUM" || element == "COVERONLY";
    return m_parent == "TITLEPG" && (element == "TITLENUM" || element == "DATE" || element == "REVISED");
}

void CfrEvents::end(std::string_view element) {
    if (m_passing > 0) {
        --m_passing;
    } else if (m_capture == m_depth) {
        m_capture = 0;
        take(element);
    } else if (!m_units.empty() && m_units.back().depth == m_depth) {
        endUnit();
    } else if (m_capture == 0 && element == m_parent) {
        m_parent.clear();
    }
    --m_depth;
}

void CfrEvents::take(std::string_view element) {
    std::string said = tidyParagraph(m_text);
    if (m_units.empty()) return takeOfHead(element, said);
    Unit& unit = m_units.back();
    if (element == "SECTNO") {
        unit.number = sectionNumber(said);
    } else if (element == "HD") {
        unit.number = std::move(said);
    } else if (!said.empty()) {
        if (unit.paragraphs.size() == kMostParagraphs) return fail("a section of more than 200,000 paragraphs");
        unit.paragraphs.push_back(std::move(said));
    }
}

void CfrEvents::takeOfHead(std::string_view element, const std::string& said) {
    if (element == "CFRTITLE" || element == "TITLENUM") head.title = titleIn(said).value_or(0);
    if (element == "GRANULENUM") head.granule = said;
    if (element == "COVERONLY") head.coverOnly = said == "true";
    if (element == "DATE" || (element == "REVISED" && head.year == 0)) {
        head.year = yearIn(said).value_or(head.year);
        head.date = said;
    }
}

void CfrEvents::endUnit() {
    Unit unit = std::move(m_units.back());
    m_units.pop_back();
    if (m_sink == nullptr || unit.number.empty()) return; // reserved places have no number of their own
    (*m_sink)({fmt::format("{} CFR {}", m_title, unit.number), std::move(unit.paragraphs)});
}

struct FreeParser {
    void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
};

Error unreadable(const std::string& path, const std::string& reason, std::size_t line = 0) {
    return {ErrorCode::BadInput, line == 0 ? reason : fmt::format("line {}: {}", line, reason), path};
}

using ParserPtr = std::unique_ptr<std::remove_pointer_t<XML_Parser>, FreeParser>;

ParserPtr newParser() {
    ParserPtr parser(XML_ParserCreate(nullptr));
    if (!parser) throw std::bad_alloc();
    XML_SetElementHandler(
        parser.get(),
        [](void* self, const XML_Char* element, const XML_Char**) { static_cast<CfrEvents*>(self)->start(element); },
        [](void* self, const XML_Char* element) { static_cast<CfrEvents*>(self)->end(element); });
    XML_SetCharacterDataHandler(parser.get(), [](void* self, const XML_Char* text, int bytes) {
        static_cast<CfrEvents*>(self)->text({text, static_cast<std::size_t>(bytes)});
    });
    XML_SetStartDoctypeDeclHandler(parser.get(), [](void* self, const XML_Char* name, const XML_Char*, const XML_Char*,
                                                    int) { static_cast<CfrEvents*>(self)->doctype(name); });
    return parser;
}

/// Gives the file to `parser`, until its events stop it.
Status parse(PackedFile& file, const std::string& path, XML_Parser parser, const CfrEvents& events,
             const std::stop_token& stop) {
    for (bool isLast = false; !isLast;) {
        if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", path};
        auto* const buffer = static_cast<char*>(XML_GetBuffer(parser, kChunk));
        if (buffer == nullptr) throw std::bad_alloc();
        const auto got = file.read({buffer, static_cast<std::size_t>(kChunk)});
        if (!got) return got.error();
        isLast = *got == 0;
        if (XML_ParseBuffer(parser, static_cast<int>(*got), isLast ? XML_TRUE : XML_FALSE) == XML_STATUS_OK) continue;
        if (XML_GetErrorCode(parser) == XML_ERROR_ABORTED && events.problem().empty()) return {};
        const std::string reason =
            events.problem().empty() ? XML_ErrorString(XML_GetErrorCode(parser)) : events.problem();
        return unreadable(path, reason, XML_GetCurrentLineNumber(parser));
    }
    return {};
}
} // namespace

Result<CfrHeadReading> readCfrHead(const std::string& path) {
    auto file = PackedFile::open(path);
    if (!file) return file.error();
    const ParserPtr parser = newParser();
    CfrEvents events(parser.get(), 0, nullptr);
    XML_SetUserData(parser.get(), &events);
    const Status parsed = parse(*file, path, parser.get(), events, {});
    CfrHeadReading reading{CfrKind::Regulations, std::move(events.head), events.root()};
    if (!reading.root.empty() && !events.isOfTheCode()) {
        reading.kind = CfrKind::Other;
        return reading;
    }
    if (!parsed) return parsed.error();
    if (reading.head.title == 0) return unreadable(path, "the number of the title is missing");
    if (reading.head.year == 0) return unreadable(path, "the date of the edition is missing");
    return reading;
}

Result<CfrFile> readCfr(const std::string& path, int title, const CfrSectionSink& sink, const std::stop_token& stop) {
    auto file = PackedFile::open(path);
    if (!file) return file.error();
    const ParserPtr parser = newParser();
    CfrEvents events(parser.get(), title, &sink);
    XML_SetUserData(parser.get(), &events);
    if (const Status parsed = parse(*file, path, parser.get(), events, stop); !parsed) return parsed.error();
    if (file->isCutOff()) return unreadable(path, "the packed file is cut off");
    return CfrFile{file->packedBytes(), file->hash()};
}

} // namespace chronoscope::sources::cfr
