// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/bench/SyntheticBenchmark.h"

#include "core/base/Hash.h"
#include "core/benchmark/Importer.h"

#include <fmt/format.h>

#include <array>
#include <cctype>
#include <fstream>

namespace chronoscope::app {

namespace {
constexpr std::array<const char*, 16> kSyllables{"mar", "ten", "lo", "vik", "san", "dre", "ul", "pe",
                                                 "ka",  "ri",  "no", "bel", "tor", "chi", "ya", "wen"};
constexpr std::array<const char*, 3> kRelations{"officeholder", "member of sports team", "chief executive officer"};
constexpr int kFirstYear = 2010;
constexpr int kLastYear = 2023;

std::string word(SeedStream& stream) {
    std::string text;
    for (std::uint64_t i = 0, n = 2 + stream.below(2); i < n; ++i)
        text += kSyllables[stream.below(kSyllables.size())];
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string personName(SeedStream& stream) { return word(stream) + ' ' + word(stream) + word(stream); }

/// One line: a subject whose holder changes now and then.
std::string line(std::uint64_t seed, bool fewShot) {
    SeedStream stream(seed);
    std::string out = fmt::format(R"({{"subject": "{} of {} {}", "relation": "{}")", word(stream), word(stream),
                                  seed & 0xFFFFF, kRelations[stream.below(kRelations.size())]);
    std::string holder = personName(stream);
    for (int year = kFirstYear; year <= kLastYear; ++year) {
        if (stream.below(4) == 0) holder = personName(stream);
        const std::string objects = fewShot ? fmt::format(R"(["{}"])", holder) : fmt::format(R"([["{}"]])", holder);
        out += fmt::format(R"(, "release_date_{0}": "{0}-12-31", "objects_{0}": {1})", year, objects);
    }
    out += fmt::format(R"(, "distractor": ["{}", "{}", "{}"]}})", personName(stream), personName(stream),
                       personName(stream));
    return out + "\n";
}
} // namespace

Result<std::uint64_t> writeSyntheticBenchmark(const std::string& folder, int elements) {
    std::ofstream facts(folder + "/TimeVariant_General_Dynamic.jsonl", std::ios::binary);
    std::ofstream fewShots(folder + "/Fewshot_General.jsonl", std::ios::binary);
    std::uint64_t bytes = 0;
    for (int i = 0; i < elements; ++i) {
        const std::string text = line(static_cast<std::uint64_t>(i) + 1, false);
        facts << text;
        bytes += text.size();
    }
    constexpr std::uint64_t kFewShotSeed = 900'000;
    for (std::uint64_t i = 0; i < 60; ++i)
        fewShots << line(kFewShotSeed + i, true);
    facts.close();
    fewShots.close();
    if (!facts || !fewShots) return Error{ErrorCode::Io, "the benchmark files cannot be written", folder};
    return bytes;
}

Status importSyntheticBenchmark(const std::shared_ptr<store::Workspace>& workspace, const std::string& folder,
                                int elements) {
    const auto bytes = writeSyntheticBenchmark(folder, elements);
    if (!bytes) return bytes.error();
    store::WorkspaceSink sink(workspace);
    const auto report = benchmark::importPaths(
        {folder + "/TimeVariant_General_Dynamic.jsonl", folder + "/Fewshot_General.jsonl"}, sink);
    return report ? Status() : Status(report.error());
}

} // namespace chronoscope::app
