// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/benchmark/ElementReader.h"

#include "core/base/Text.h"
#include "core/benchmark/ElementJson.h"
#include "core/benchmark/JsonTree.h"
#include "core/benchmark/NameCollector.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <type_traits>
#include <utility>

namespace chronoscope::benchmark {

using nlohmann::json;

namespace {
/// Deeper nesting than any benchmark file has; keeps a hostile line from costing memory.
constexpr int kLineDepth = 16;
constexpr std::size_t kNoYearsKept = 100;

Error badLine(std::string reason) { return {ErrorCode::BadInput, std::move(reason), {}}; }

/// The number behind `prefix` when `key` is prefix + four digits.
std::optional<int> yearOfKey(std::string_view key, std::string_view prefix) {
    if (key.size() != prefix.size() + 4 || !key.starts_with(prefix)) return std::nullopt;
    int year = 0;
    const char* first = key.data() + prefix.size();
    const auto [end, problem] = std::from_chars(first, first + 4, year);
    if (problem != std::errc() || end != first + 4 || year < 1) return std::nullopt;
    return year;
}

/// What the value of a key at the top of a line is read as.
enum class Field { Text, ReleaseDate, Names, Extra };

/// A year while its line is read.
struct PendingYear {
    std::string releaseDate;
    std::vector<Object> objects;
    std::vector<Object> answers; ///< count only where the line has no objects_YYYY
    bool hasObjects = false;
    bool hasDate = false;
};

/// Whether `key` is meant to be of a year, and of none that a benchmark can have: objects_20100.
bool isOfNoYear(std::string_view key) {
    for (const std::string_view prefix : {"objects_", "release_date_", "answers_"})
        if (key.starts_with(prefix))
            return key.size() > prefix.size() &&
                   key.find_first_not_of("0123456789", prefix.size()) == std::string_view::npos;
    return false;
}

/// What is told of the years of one line: the first few, and how many more there are.
class YearNotes {
public:
    void add(std::string note) {
        if (m_count++ < kShown) m_text += (m_text.empty() ? "" : "; ") + note;
    }
    std::string text() const {
        return m_count <= kShown ? m_text : fmt::format("{} and {} more", m_text, m_count - kShown);
    }

private:
    static constexpr std::size_t kShown = 4;
    std::string m_text;
    std::size_t m_count = 0;
};

/// Fills an element from the events of a JSON parser. Names and return values (false ends the parsing) are those of
/// nlohmann's SAX interface.
class LineEvents {
public:
    explicit LineEvents(State state) : m_state(state) {}

    bool null() { return scalar(nullptr, "null"); }
    bool boolean(bool value) { return scalar(value, value ? "true" : "false"); }
    bool number_integer(json::number_integer_t value) { return scalar(value, fmt::format_int(value).c_str()); }
    bool number_unsigned(json::number_unsigned_t value) { return scalar(value, fmt::format_int(value).c_str()); }
    bool number_float(json::number_float_t value, const std::string& digits) { return scalar(value, digits); }
    bool string(std::string& value);
    bool binary(json::binary_t&) { return false; }
    bool start_object(std::size_t) { return open(true); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(false); }
    bool end_array() { return close(); }
    bool key(std::string& name);
    bool parse_error(std::size_t, const std::string&, const json::exception&) { return false; }

    bool isTooDeep() const { return m_depth > kLineDepth; }
    bool isObject() const { return m_isObject; }
    bool holdsNul() const { return m_holdsNul; }
    /// The element but for its id; leaves nothing here.
    Result<ElementLine> finish(Domain domain);

private:
    template <typename Value> bool scalar(Value value, std::string_view shown);
    bool open(bool isObject);
    bool close();
    void beginField();
    std::optional<std::string>* textField();
    void beginNames(NameCollector::Layout layout, std::vector<Object>& into);
    void beginExtra();
    /// Moves the years that can be asked into the element; what the others lack.
    std::string takeYears(Element& element);

    State m_state;
    int m_depth = 0;         ///< containers open
    bool m_isObject = false; ///< the line itself; what is inside of another kind of line is passed over
    bool m_holdsNul = false;
    std::string m_key; ///< at the top of the line
    Field m_field = Field::Text;
    std::optional<std::string>* m_text = nullptr; ///< where a Field::Text goes
    PendingYear* m_year = nullptr;                ///< where a Field::ReleaseDate goes
    NameCollector m_names;
    JsonTree m_extra;
    std::optional<std::string> m_subject, m_question, m_relation, m_questionType;
    std::map<int, PendingYear> m_years;
    std::vector<std::string> m_noYears; ///< keys of years that cannot be; the first few
    std::vector<Object> m_distractors;  ///< of one name each
};

bool LineEvents::string(std::string& value) {
    m_holdsNul = m_holdsNul || value.find('\0') != std::string::npos;
    if (!m_isObject) return true;
    switch (m_field) {
    case Field::Text:
        if (m_depth == 1) *m_text = text::trim(value);
        break;
    case Field::ReleaseDate: m_year->releaseDate = value; break;
    case Field::Names: m_names.text(value); break;
    case Field::Extra: m_extra.scalar(std::move(value)); break;
    }
    return true;
}

template <typename Value> bool LineEvents::scalar(Value value, std::string_view shown) {
    if (!m_isObject) return true;
    if (m_field == Field::ReleaseDate) beginExtra();
    if (m_field == Field::Extra) {
        m_extra.scalar(value);
    } else if (m_field == Field::Names) {
        if constexpr (std::is_null_pointer_v<Value>)
            m_names.null();
        else
            m_names.scalar(shown);
    }
    return true;
}

bool LineEvents::open(bool isObject) {
    if (m_depth == 0) {
        m_isObject = isObject;
    } else if (m_isObject) {
        if (m_field == Field::ReleaseDate) beginExtra();
        if (m_field == Field::Extra)
            m_extra.open(isObject ? json::object() : json::array());
        else if (m_field == Field::Names)
            isObject ? m_names.openObject() : m_names.openList();
    }
    return ++m_depth <= kLineDepth;
}

bool LineEvents::close() {
    if (--m_depth == 0 || !m_isObject) return true;
    if (m_field == Field::Extra) m_extra.close();
    if (m_field == Field::Names) m_names.close();
    return true;
}

bool LineEvents::key(std::string& name) {
    if (!m_isObject) return true;
    if (m_depth == 1) {
        m_key.swap(name); // both keep a buffer to read the next key into
        beginField();
    } else if (m_field == Field::Extra) {
        m_extra.key(std::move(name));
    } else if (m_field == Field::Names) {
        m_names.key(name);
    }
    return true;
}

void LineEvents::beginField() {
    if ((m_text = textField())) {
        m_field = Field::Text;
        m_text->reset(); // of two equal keys the last counts
    } else if (m_key == "distractor") {
        beginNames(NameCollector::Layout::Distractors, m_distractors);
    } else if (m_key == "objects" && m_state == State::Invariant) {
        m_years[0].hasObjects = true;
        beginNames(NameCollector::Layout::Objects, m_years[0].objects);
    } else if (const auto dated = yearOfKey(m_key, "release_date_")) {
        m_field = Field::ReleaseDate;
        m_year = &m_years[*dated];
        m_year->releaseDate.clear();
        m_year->hasDate = true;
        m_extra.erase(m_key);
    } else if (const auto objects = yearOfKey(m_key, "objects_")) {
        PendingYear& year = m_years[*objects];
        year.hasObjects = true;
        beginNames(NameCollector::Layout::Objects, year.objects);
    } else if (const auto answers = yearOfKey(m_key, "answers_")) {
        beginNames(NameCollector::Layout::Objects, m_years[*answers].answers);
    } else {
        if (isOfNoYear(m_key) && m_noYears.size() < kNoYearsKept) m_noYears.push_back(m_key);
        beginExtra();
    }
}

std::optional<std::string>* LineEvents::textField() {
    if (m_key == "subject") return &m_subject;
    if (m_key == "relation") return &m_relation;
    if (m_key == "question") return &m_question;
    if (m_key == "question_type") return &m_questionType;
    return nullptr;
}

void LineEvents::beginNames(NameCollector::Layout layout, std::vector<Object>& into) {
    m_field = Field::Names;
    m_names.begin(layout, m_key, into);
}

void LineEvents::beginExtra() {
    m_field = Field::Extra;
    m_extra.key(m_key);
}

std::string LineEvents::takeYears(Element& element) {
    YearNotes notes;
    // Where no year has one, as in lines written by hand, none is missing.
    const bool isDated =
        std::any_of(m_years.begin(), m_years.end(), [](const auto& entry) { return entry.second.hasDate; });
    element.years.reserve(m_years.size());
    for (auto& [year, entry] : m_years) {
        std::vector<Object>& objects = entry.hasObjects ? entry.objects : entry.answers;
        if (objects.empty()) { // nothing is right in that year, so nothing can be asked
            notes.add(fmt::format("{} has no objects and is not asked", year));
            continue;
        }
        if (isDated && !entry.hasDate) notes.add(fmt::format("{} has no release date and is asked all the same", year));
        element.years.push_back({year, std::move(entry.releaseDate), std::move(objects)});
    }
    for (const std::string& key : m_noYears)
        notes.add(text::shortened(key, 40) + " is of no year");
    return notes.text();
}

Result<ElementLine> LineEvents::finish(Domain domain) {
    ElementLine line;
    Element& element = line.element;
    element.domain = domain;
    element.state = m_state;
    element.subject = m_subject ? std::move(*m_subject) : std::move(m_question).value_or("");
    if (element.subject.empty()) return badLine(domain == Domain::Legal ? "no question" : "no subject");
    element.relation = m_relation ? std::move(*m_relation) : std::move(m_questionType).value_or("");
    if (element.relation.empty()) return badLine(domain == Domain::Legal ? "no question_type" : "no relation");
    line.dropped = m_names.dropped();
    line.years = takeYears(element);
    if (element.years.empty())
        return badLine(line.dropped.empty() ? "no objects for any year"
                                            : fmt::format("no objects for any year (not text: {})", line.dropped));
    for (Object& distractor : m_distractors)
        element.distractors.push_back(std::move(distractor.front()));
    element.extra = m_extra.text();
    return line;
}
} // namespace

Result<ElementLine> readElement(std::string_view line, Domain domain, State state) {
    if (!text::isUtf8(line)) return badLine("not valid UTF-8");
    if (line.find('\0') != std::string_view::npos) return badLine("holds a NUL character");
    LineEvents events(state);
    if (!nlohmann::json::sax_parse(line.begin(), line.end(), &events))
        return badLine(events.isTooDeep() ? "nested too deeply" : "not valid JSON (malformed or truncated)");
    if (!events.isObject()) return badLine("not a JSON object");
    if (events.holdsNul()) return badLine("holds a NUL character");
    auto read = events.finish(domain);
    if (read) read->element.id = computeId(read->element);
    return read;
}

} // namespace chronoscope::benchmark
