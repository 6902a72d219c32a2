// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/DatedLists.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/studies/mined/DatedValue.h"
#include "core/studies/mined/ManyNames.h"

#include <fmt/format.h>

namespace chronoscope::mined {

using FileJson = nlohmann::ordered_json; // values are numbered in the order of the file

namespace {
constexpr const char* kAnswers = "answers";
constexpr const char* kPastHolder = "past_ground_truth";
constexpr std::size_t kMostListText = std::size_t{64} << 20; // bytes
constexpr std::size_t kMostNotes = 10'000;
constexpr std::size_t kMostName = 10'000; // bytes
constexpr int kMostListDepth = 10;
constexpr std::size_t kLook = 64 << 10; // bytes
constexpr std::size_t kMostPlace = 100; // bytes of a name in the place of a note

/// Sportsmen and companies have one list each, and no name for what it is of: as the files' own questions have it.
std::string usualProperty(std::string_view category) {
    if (category.starts_with("athletes")) return "member of sports team";
    if (category.starts_with("companies")) return "chief executive officer";
    return std::string(category);
}

std::string reasonOf(const std::vector<AttributeFault>& faults) {
    std::string reason;
    for (const AttributeFault fault : faults)
        reason += (reason.empty() ? "" : "; ") + std::string(name(fault));
    return reason;
}

/// Of a name in a note: its beginning.
std::string shortened(const std::string& name) {
    if (name.size() <= kMostPlace) return name;
    std::size_t end = kMostPlace;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U)
        --end; // a character is not cut
    return name.substr(0, end) + "…";
}

/// Why the reading of a file ends before its end.
struct ReadingEnds {
    Error why;
};

/// Goes through one file.
class ListReading {
public:
    explicit ListReading(const std::stop_token& stop) : m_stop(stop) {}

    void take(const FileJson& document) {
        for (const auto& [category, subjects] : document.items()) {
            if (!subjects.is_object()) continue;
            for (const auto& [subject, properties] : subjects.items()) {
                if (!properties.is_object()) continue;
                look(properties);
                if (hasValues(properties)) takeList(category, subject, usualProperty(category), properties);
                for (const auto& [property, list] : properties.items())
                    if (list.is_object() && hasValues(list)) {
                        look(list);
                        takeList(category, subject, property, list);
                    }
            }
        }
    }

    DatedLists result() && {
        m_lists.layout = m_isEvolve ? ListLayout::EvolveBench : m_isVisual ? ListLayout::VDyKnow : ListLayout::DyKnow;
        return std::move(m_lists);
    }

private:
    static bool hasValues(const FileJson& object) { return object.contains(kAnswers) || object.contains(kPastHolder); }

    /// What only one of the layouts has.
    void look(const FileJson& object) {
        m_isVisual = m_isVisual || object.contains("images") || object.contains("visual_questions");
        for (const char* own : {kPastHolder, "time_travel_date", "unanswerable_date", "implict", "explict"})
            m_isEvolve = m_isEvolve || object.contains(own);
        if (const auto questions = object.find("questions"); questions != object.end() && questions->is_object())
            m_isEvolve = m_isEvolve || questions->contains("rephrased_3");
    }

    void takeList(const std::string& category, const std::string& subject, const std::string& property,
                  const FileJson& list) {
        m_place = fmt::format("{}, {}, {}", shortened(category), shortened(subject), shortened(property));
        const auto answers = list.find(kAnswers);
        if (answers == list.end()) return takePastHolder(category, subject, property, list.at(kPastHolder));
        if (!answers->is_array()) return note(m_lists.leftOut, 0, "“answers” is no list");
        ++m_lists.lists;
        for (const FileJson& answer : *answers) {
            if (m_stop.stop_requested()) throw ReadingEnds{{ErrorCode::Cancelled, "cancelled", {}}};
            ++m_lists.values;
            if (!answer.is_string()) {
                leaveOut("a value is no text");
                continue;
            }
            const AttributeReading reading = readAttribute(answer.get_ref<const std::string&>());
            const DatedValue& value = reading.value;
            if (value.name.empty() || (!value.start && !value.end)) {
                leaveOut(reading.faults.empty() ? "there is no date" : reasonOf(reading.faults));
                continue;
            }
            if (!reading.faults.empty()) note(m_lists.guessed, m_lists.values, reasonOf(reading.faults));
            add(category, subject, property, value.name, value.start ? value.start->text() : std::string(),
                value.end    ? value.end->text()
                : value.open ? "present"
                             : std::string());
        }
    }

    /// EvolveBench's awareness files name one holder and his dates, and no list.
    void takePastHolder(const std::string& category, const std::string& subject, const std::string& property,
                        const FileJson& holder) {
        ++m_lists.lists;
        ++m_lists.values;
        const auto textOf = [](const FileJson& object, const char* key) {
            const bool has = object.is_object() && object.contains(key) && object.at(key).is_string();
            return has ? object.at(key).get<std::string>() : std::string();
        };
        const FileJson dates = holder.is_object() && holder.contains("dates") ? holder.at("dates") : FileJson();
        const std::string from = textOf(dates, "start"), holds = textOf(holder, "name");
        if (holds.empty() || from.empty()) return leaveOut("the past holder has no name or no start");
        add(category, subject, property, holds, dayOf(from), dayOf(textOf(dates, "end")));
    }

    /// Of "1990-01-01T00:00:00Z", or of the same as an attribute has it, with its sign.
    static std::string dayOf(const std::string& date) {
        const auto stamp = date.starts_with('+') ? readAttribute("x |S: " + date).value.start : std::nullopt;
        return stamp ? stamp->text() : date.substr(0, date.find('T'));
    }

    void add(const std::string& category, const std::string& subject, const std::string& property,
             const std::string& object, const std::string& from, const std::string& to) {
        if (std::max({category.size(), subject.size(), property.size(), object.size()}) > kMostName)
            return leaveOut("a name too long");
        if (m_lists.table.size() > kMostListText)
            throw ReadingEnds{{ErrorCode::BadInput, "a table of its values would have more than 64 MiB", {}}};
        m_lists.table += FileJson{{"subject", subject}, {"relation", property}, {"object", object}, {"from", from},
                                  {"to", to},           {"note", category}}
                             .dump(-1, ' ', false, FileJson::error_handler_t::replace) +
                         "\n";
    }

    void leaveOut(const std::string& reason) {
        m_lists.table += "\n";
        note(m_lists.leftOut, m_lists.values, reason);
    }

    void note(std::vector<ListNote>& notes, std::size_t value, const std::string& reason) const {
        if (notes.size() < kMostNotes) notes.push_back({value, m_place, reason});
    }

    const std::stop_token& m_stop;
    DatedLists m_lists;
    std::string m_place;
    bool m_isVisual = false;
    bool m_isEvolve = false;
};
} // namespace

std::string_view name(ListLayout layout) {
    switch (layout) {
    case ListLayout::DyKnow: return "DyKnow";
    case ListLayout::VDyKnow: return "V-DyKnow";
    case ListLayout::EvolveBench: break;
    }
    return "EvolveBench";
}

bool looksLikeDatedLists(std::string_view beginning) {
    beginning = beginning.substr(0, kLook);
    if (beginning.starts_with("\xEF\xBB\xBF")) beginning.remove_prefix(3);
    if (!text::trim(beginning).starts_with('{')) return false;
    const auto has = [&](std::string_view part) { return beginning.find(part) != std::string_view::npos; };
    return (has("\"answers\"") && has("|S")) || has("\"past_ground_truth\"");
}

Result<DatedLists> readDatedLists(std::string_view text, const std::stop_token& stop) {
    if (text.size() > kMostListText) return Error{ErrorCode::BadInput, "more than 64 MiB", {}};
    if (text::nestsDeeperThan(text, kMostListDepth)) return Error{ErrorCode::BadInput, "nested too deeply", {}};
    if (text.find('\0') != std::string_view::npos) return Error{ErrorCode::BadInput, "holds a zero byte", {}};
    if (hasTooManyNames(text)) return Error{ErrorCode::BadInput, kTooManyNames, {}};
    try {
        const FileJson document = FileJson::parse(text);
        if (!document.is_object())
            return Error{ErrorCode::BadInput, "not a JSON object with a key for each category", {}};
        ListReading reading(stop);
        reading.take(document);
        DatedLists lists = std::move(reading).result();
        if (lists.values == 0)
            return Error{
                ErrorCode::BadInput, "there is no list of dated answers by category, subject and property", {}};
        return lists;
    } catch (const ReadingEnds& ends) {
        return ends.why;
    } catch (const FileJson::exception& problem) {
        return Error{ErrorCode::BadInput, wordsOf(problem, text), {}};
    }
}

} // namespace chronoscope::mined
