// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/ItemReader.h"

#include "core/base/StrictJson.h"
#include "core/base/Text.h"
#include "core/studies/mined/ManyNames.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace chronoscope::mined {

using nlohmann::json;

namespace {
constexpr int kMostDepth = 8;
constexpr std::size_t kMostItem = std::size_t{4} << 20; // bytes
constexpr std::size_t kMostAttributes = 10'000;
constexpr const char* kUnknownType = "unknown"; ///< of an item that has none, as the published scorer counts it
constexpr std::size_t kMostText = 100'000;      // bytes of a question or a value
constexpr const char* kImage = "image";
constexpr const char* kOtherImage = "paraphrase_image";

bool isJsonSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::string textOf(const json& value, const char* name) {
    require(value.is_string(), std::string("“") + name + "” is no text");
    auto text = value.get<std::string>();
    require(text.size() <= kMostText, std::string("“") + name + "” is too long");
    return text;
}

/// Nothing where it is not there, or null.
const json* valueAt(const json& object, const char* name) {
    const auto at = object.find(name);
    return at == object.end() || at->is_null() ? nullptr : &*at;
}

std::string textAt(const json& object, const char* name) {
    const json* value = valueAt(object, name);
    return value ? textOf(*value, name) : std::string();
}

std::string neededText(const json& object, const char* name) {
    require(valueAt(object, name) != nullptr, std::string("there is no “") + name + "”");
    auto text = textAt(object, name);
    require(!text::trim(text).empty(), std::string("“") + name + "” is empty");
    return text;
}

std::string typeOf(const json& object) {
    return textAt(object, "type").empty() ? std::string(kUnknownType) : neededText(object, "type");
}

std::vector<std::string> textsAt(const json& object, const char* name) {
    const json* at = valueAt(object, name);
    std::vector<std::string> texts;
    if (!at) return texts;
    require(at->is_array() && at->size() <= kMostAttributes, std::string("“") + name + "” is no list");
    for (const json& one : *at)
        texts.push_back(textOf(one, name));
    return texts;
}

/// One gold, or a list of which any counts. Empty ones are kept: the audit tells them.
std::vector<std::string> goldsOf(const json& object) {
    const auto at = object.find("current_answer");
    require(at != object.end(), "there is no “current_answer”");
    if (at->is_array()) return textsAt(object, "current_answer");
    return {textOf(*at, "current_answer")};
}

std::optional<int> yearAt(const json& object, const char* name) {
    constexpr int kLargest = 99'999;
    const json* at = valueAt(object, name);
    if (!at) return std::nullopt;
    return static_cast<int>(wholeNumber(*at, -kLargest, kLargest));
}

std::string pathAt(const json& object, const char* name) {
    std::string path = textAt(object, name);
    std::replace(path.begin(), path.end(), '\\', '/');
    return path;
}

/// The same of an object that may be no item.
std::string anyPathAt(const json& object, const char* name) {
    const auto at = object.is_object() ? object.find(name) : object.end();
    const bool isPath = at != object.end() && at->is_string() && at->get_ref<const std::string&>().size() <= kMostText;
    return isPath ? pathAt(object, name) : std::string();
}

/// `id` is a number in the public files; a text is kept as it is.
std::string numberOf(const json& object) {
    const json* at = valueAt(object, "id");
    if (!at) return {};
    return at->is_string() ? textOf(*at, "id") : at->dump();
}

/// The object without what an Item has a place for.
std::string extraOf(json object) {
    for (const char* known :
         {"id", "type", "eval_type", "subject", "hypernym", "property", "mm_questions", "mm_paraphrase_completion",
          "current_answer", "answers", "context", "context_subject", "context_timestamp", "context_property"})
        object.erase(known);
    return object.dump();
}

ContentId idOf(const json& object) { return contentId(std::string(kStudy) + "\n" + object.dump()); }

/// All that a field may have been in the file to read as it does, the usual form first; nothing: it was not there.
struct Field {
    const char* name;
    std::vector<std::optional<json>> forms;
};

Field textField(const char* name, const std::string& text) {
    if (text.empty()) return {name, {std::nullopt, "", json()}};
    return {name, {text}};
}

void setForm(json& object, const Field& field, const std::optional<json>& form) {
    if (form)
        object[field.name] = *form;
    else
        object.erase(field.name);
}

/// `isGiven`: what it usually is where it reads as unknown.
Field typeField(const std::string& type, bool isGiven) {
    Field field{"type", {type}};
    if (type == kUnknownType)
        field.forms.insert(isGiven ? field.forms.end() : field.forms.begin(), {std::nullopt, "", json()});
    return field;
}

Field numberField(const std::string& number) {
    Field field = textField("id", number);
    const json plain = json::parse(number, nullptr, false);
    if (!plain.is_discarded() && !plain.is_string() && plain.dump() == number)
        field.forms.emplace(field.forms.begin(), plain);
    if (!number.empty()) field.forms.emplace_back(std::nullopt); // a claim that was made here has its origin's
    return field;
}

Field goldsField(const std::vector<std::string>& golds) {
    Field field{"current_answer", {golds}};
    if (golds.size() == 1) field.forms.emplace(field.forms.begin(), golds.front());
    return field;
}

Field attributesField(const std::vector<std::string>& attributes) {
    Field field{"answers", {attributes}};
    if (attributes.empty()) field.forms.insert(field.forms.end(), {std::nullopt, json()});
    return field;
}

Field yearField(const std::optional<int>& year) {
    if (year) return {"context_timestamp", {*year}};
    return {"context_timestamp", {std::nullopt, json()}};
}

/// Tries what files are like: each field in the usual form, and what is empty alike in all of them.
bool hasUniformForm(json& object, const std::vector<Field>& fields, const ContentId& id) {
    for (const std::optional<json>& empty :
         {std::optional<json>(), std::optional<json>(""), std::optional<json>(json())}) {
        for (const Field& field : fields) {
            const bool canBe = std::find(field.forms.begin(), field.forms.end(), empty) != field.forms.end();
            setForm(object, field, canBe && !field.forms.front() ? empty : field.forms.front());
        }
        if (idOf(object) == id) return true;
    }
    return false;
}

/// Tries every form of the fields from `at` on.
bool hasForm(json& object, const std::vector<Field>& fields, std::size_t at, const ContentId& id) {
    if (at == fields.size()) return idOf(object) == id;
    for (const auto& form : fields[at].forms) {
        setForm(object, fields[at], form);
        if (hasForm(object, fields, at + 1, id)) return true;
    }
    return false;
}
} // namespace

bool isWhatItsIdSays(const Item& item) {
    auto extra = readJson(item.extra, kMostDepth, ErrorCode::Corrupt, {}, [](const json& read) { return read; });
    if (!extra || !extra->is_object()) return false;
    for (const std::string* needed : {&item.evalType, &item.type, &item.question, &item.completion})
        if (text::trim(*needed).empty()) return false; // of no file: its other fields need not be tried
    std::vector<Field> fields{numberField(item.number), goldsField(item.golds), attributesField(item.attributes),
                              yearField(item.context.year)};
    const std::pair<const char*, const std::string&> texts[] = {{"eval_type", item.evalType},
                                                                {"subject", item.subject},
                                                                {"hypernym", item.hypernym},
                                                                {"property", item.property},
                                                                {"mm_questions", item.question},
                                                                {"mm_paraphrase_completion", item.completion},
                                                                {"context", item.context.text},
                                                                {"context_subject", item.context.subject},
                                                                {"context_property", item.context.property}};
    for (const auto& [name, text] : texts)
        fields.push_back(textField(name, text));
    for (const bool isTypeGiven : {true, false}) {
        fields.push_back(typeField(item.type, isTypeGiven));
        if (hasUniformForm(*extra, fields, item.id)) return true;
        fields.pop_back();
    }
    fields.push_back(typeField(item.type, true));
    return hasForm(*extra, fields, 0, item.id);
}

ReadItem itemFromJson(const json& object) {
    require(object.is_object(), "not a JSON object");
    ReadItem read;
    Item& item = read.item;
    item.evalType = neededText(object, "eval_type");
    const auto task = taskOfEvalType(item.evalType);
    require(task.has_value(), "unknown eval_type: " + text::shortened(item.evalType, 60));
    item.task = *task;
    item.number = numberOf(object);
    item.type = typeOf(object);
    item.subject = textAt(object, "subject");
    item.hypernym = textAt(object, "hypernym");
    item.property = textAt(object, "property");
    item.question = neededText(object, "mm_questions");
    item.completion = neededText(object, "mm_paraphrase_completion");
    item.golds = goldsOf(object);
    item.attributes = textsAt(object, "answers");
    item.context.text = textAt(object, "context");
    item.context.subject = textAt(object, "context_subject");
    item.context.year = yearAt(object, "context_timestamp");
    item.context.property = textAt(object, "context_property");
    require(!hasContext(item.task) || !text::trim(item.context.text).empty(), "a context task without “context”");
    read.imagePath = pathAt(object, kImage);
    read.otherImagePath = pathAt(object, kOtherImage);
    item.extra = extraOf(object);
    item.id = idOf(object);
    return read;
}

namespace {
Result<ReadItem> noItem(const char* reason) { return Error{ErrorCode::BadInput, reason, {}}; }
} // namespace

void ItemReader::passSpace() {
    for (; m_at < m_text.size() && isJsonSpace(m_text[m_at]); ++m_at)
        if (m_text[m_at] == '\n') ++m_line;
}

/// One behind the element that begins here; npos where it does not end. Brackets inside of texts do not count.
std::size_t ItemReader::endOfElement() const {
    int depth = 0;
    bool inText = false;
    for (std::size_t at = m_at; at < m_text.size(); ++at) {
        const char c = m_text[at];
        if (inText) {
            if (c == '\\') ++at;
            if (c == '"') inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            if (depth == 0) return at;
            if (--depth == 0) return at + 1;
        } else if (c == ',' && depth == 0) {
            return at;
        }
    }
    return std::string_view::npos;
}

void ItemReader::passElement(std::size_t end) {
    m_line += static_cast<std::uint64_t>(std::count(m_text.begin() + static_cast<std::ptrdiff_t>(m_at),
                                                    m_text.begin() + static_cast<std::ptrdiff_t>(end), '\n'));
    m_at = end;
}

std::optional<ReadItem> ItemReader::last(std::string problem) {
    m_ended = true;
    ReadItem read;
    read.line = m_line;
    read.problem = std::move(problem);
    read.isPathless = true;
    return read;
}

std::optional<ReadItem> ItemReader::next() {
    if (m_ended) return std::nullopt;
    if (!m_begun) {
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        if (m_text.starts_with(kByteOrderMark)) m_at = kByteOrderMark.size();
        passSpace();
        if (m_at >= m_text.size() || m_text[m_at] != '[') return last("a task file is a JSON array");
        ++m_at;
    }
    passSpace();
    const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
    if (c == ']') {
        ++m_at;
        passSpace();
        m_ended = true;
        return m_at < m_text.size() ? last("something follows the array") : std::nullopt;
    }
    if (m_begun) {
        if (c != ',') return last(c == '\0' ? "the array does not end" : "a comma is missing between two items");
        ++m_at;
        passSpace();
    }
    m_begun = true;
    const std::size_t end = endOfElement();
    if (end == std::string_view::npos) return last("the file ends inside of an item");
    const std::uint64_t line = m_line;
    const std::string_view element = m_text.substr(m_at, end - m_at);
    ReadItem result;
    result.isPathless = true;
    const auto readObject = [&result](const json& object) {
        result.isPathless = false;
        result.imagePath = anyPathAt(object, kImage);
        result.otherImagePath = anyPathAt(object, kOtherImage);
        return itemFromJson(object);
    };
    auto read = element.size() > kMostItem ? noItem("the item is too large")
                : hasTooManyNames(element) ? noItem(kTooManyNames)
                                           : readJson(element, kMostDepth, ErrorCode::BadInput, {}, readObject);
    passElement(end);
    if (read)
        result = std::move(read).value();
    else
        result.problem = read.error().message;
    result.line = line;
    result.place = ++m_place;
    return result;
}

bool looksLikeTaskFile(std::string_view beginning) {
    const auto first = beginning.find_first_not_of("\xEF\xBB\xBF \t\r\n");
    if (first == std::string_view::npos || beginning[first] != '[') return false;
    return beginning.find("\"eval_type\"") != std::string_view::npos &&
           beginning.find("\"mm_questions\"") != std::string_view::npos;
}

} // namespace chronoscope::mined
