// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/prompt/Template.h"

#include <cstdint>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::exchange {

/// What a result file of the reference code holds, told by its name: "Result_TimeVariant_General_Dynamic_temp0.7.json",
/// "Result_TimeInvariant_Math_temp0.0.json". Value type.
struct ResultFileName {
    benchmark::Domain domain = benchmark::Domain::General;
    benchmark::State state = benchmark::State::Dynamic;
    double temperature = 0;

    /// Nothing unless `name` is to the letter what text() makes.
    static std::optional<ResultFileName> parse(std::string_view name);
    std::string text() const;
};

/// What the files of the reference code have in common.

/// A temperature as Python writes it: "0.0", "0.7".
std::string temperatureText(double value);
/// The domain in the name of a file: "General", "CommonSense".
std::string domainPart(benchmark::Domain domain);
/// The key of a year in every domain, "objects_2010"; nothing for another key.
std::optional<int> yearOfKey(std::string_view key);
std::string yearKey(int year);
/// `text` in JSON; bytes that are not UTF-8 become U+FFFD.
std::string jsonText(const std::string& text);
/// What of a foreign text may stand in a message.
std::string shown(std::string_view text);

/// True where the exemplar set of a reply says what was asked and not only after which examples: the order of the
/// options, the statement. Such a reply cannot be judged away from its place. Pure; any thread.
bool isJudgedByPlace(prompt::Template form, prompt::Protocol protocol);

/// The raw replies to one element in one year, in the order of the exemplar sets. One that is missing is nothing, or
/// left out, and then the list is shorter and it is not known which it was.
struct ResultYear {
    int year = 0;
    std::vector<std::optional<std::string>> replies;
};
/// One element of a result file, years ascending; empty where the element was not asked.
using ResultElement = std::vector<ResultYear>;

/// What stands for a reply that is missing. LeftOut: nothing, since the reference code reads no null. Null: null, for
/// lists in which the others must keep their places; the reference code knows no protocol that has such.
enum class Missing { LeftOut, Null };

/// {"objects_2010": ["A. reply", …], …}, without a line end.
std::string resultText(const ResultElement& element, Missing missing);

/// Reads such a file, an array with one object per element, as a stream: memory is bounded by the longest element
/// kept, whatever the file. Nothing of it is trusted. One thread.
class ResultReader {
public:
    /// Bytes of the longest element kept; a published one has some 20 kB.
    static constexpr std::size_t kLongestElement = 16u << 20;

    static Result<ResultReader> open(const std::string& path);

    /// The next element; nothing behind the last one of an array that is whole. BadInput, with the number of the
    /// element and what is wrong with it, for anything else; Io. Not to be called again after either.
    Result<std::optional<ResultElement>> next();
    /// Elements read so far: the number, from 1, of the one last returned.
    std::int64_t count() const { return m_count; }
    const std::string& path() const { return m_path; }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    int peek(); ///< the next byte, -1 at the end
    int peekBehindSpace();
    Error wrong(std::string what) const;
    Error cutOff(const std::string& where) const;
    Status collect(); ///< the bytes of one element into m_text
    Result<std::optional<ResultElement>> finish();

    std::unique_ptr<std::FILE, Close> m_file;
    std::string m_path;
    std::vector<char> m_buffer;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
    std::string m_text;
    std::int64_t m_count = 0;
    bool m_opened = false; ///< the bracket of the array is behind us
};

} // namespace chronoscope::exchange
