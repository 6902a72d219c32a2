// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/annotation/Suggestion.h"

#include "core/store/BenchmarkStore.h"
#include "tests/support/FaultyBackends.h"
#include "tests/support/Workbench.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <mutex>

using namespace chronoscope;
using namespace chronoscope::annotation;
using namespace chronoscope::test;
using matching::Extraction;
using matching::Preprocess;
using prompt::Template;

namespace {
/// Runs that answer as a script says.
class SuggestionBench : public testing::Test {
protected:
    std::int64_t answered(const run::RunSpec& spec, const std::string& uri, const FaultyBackend::Script& script) const {
        const auto run = makeRun(workspace, spec, uri);
        auto engine = engineWith(workspace, run, std::make_shared<FaultyBackend>(script));
        engine->start();
        EXPECT_EQ(engine->wait().state, run::EngineState::Finished);
        return run;
    }
    const TempDir folder;
    const WorkspacePtr workspace = makeWorkspace(folder);
};

struct Case {
    const char* label;
    int year;
    Template form;
    const char* reply;
    std::optional<SuggestionKind> expected; ///< nothing: it is right
    LabelRole role = LabelRole::None;
    int shift = 0;
    matching::JudgeSettings judge = {};
};
constexpr matching::JudgeSettings kStrict{Extraction::Strict, Preprocess::Paper, 70};

class OneReplyTest : public SuggestionBench, public testing::WithParamInterface<Case> {
protected:
    /// President of the United States: Obama to 2017, Trump 2017 to 2021, Biden from 2021; against Clinton, Romney and
    /// Sanders.
    CellReading cellOf(const Case& given) const {
        run::RunSpec spec = smallSpec(1);
        spec.templates = {given.form};
        spec.slice.years = {given.year};
        const auto run = answered(
            spec, "calibration:", [&](const backend::ModelRequest&) { return std::optional(said(given.reply)); });
        auto reader = must(workspace->reader());
        return must(readCell(reader, *contextOf(workspace, run), given.judge, 0));
    }
};

TEST_P(OneReplyTest, IsTakenForWhatItIs) {
    const Case& given = GetParam();
    const auto found = suggest(cellOf(given));
    ASSERT_EQ(found.has_value(), given.expected.has_value());
    if (!found) return;
    EXPECT_EQ(name(found->kind), name(*given.expected)) << found->reason;
    EXPECT_EQ(found->role, given.role);
    EXPECT_EQ(found->shift, given.shift);
    EXPECT_TRUE(found->reason.ends_with(".")) << found->reason;
}

using enum SuggestionKind;
INSTANTIATE_TEST_SUITE_P(
    Worked, OneReplyTest,
    testing::Values(
        Case{"right", 2019, Template::Generation, "A. Donald J. Trump", {}},
        Case{"stale", 2019, Template::Generation, "A. Barack Obama", Stale, LabelRole::Outdated, 2},
        Case{"lastYears", 2018, Template::Generation, "A. Barack Obama", Boundary, LabelRole::Boundary, 1},
        Case{"ahead", 2019, Template::Generation, "A. Joe Biden", Ahead, LabelRole::FromTheFuture, -2},
        Case{"nextYears", 2020, Template::Generation, "A. Joe Biden", Boundary, LabelRole::Boundary, -1},
        Case{"distractor", 2019, Template::Generation, "A. Mitt Romney", Distractor, LabelRole::WrongEntity},
        Case{"misspelt",
             2019,
             Template::Generation,
             "A. Domald Tramf",
             NearMiss,
             LabelRole::AliasMissed,
             0,
             {Extraction::Lenient, Preprocess::Paper, 85}},
        Case{"withoutTheMark", 2019, Template::Generation, "Donald Trump", NearMiss, LabelRole::AliasMissed, 0,
             kStrict},
        Case{"rightUnderTheOtherPreprocessing",
             2019,
             Template::Generation,
             "A. DONALD-TRUMP!!",
             NearMiss,
             LabelRole::AliasMissed,
             0,
             {Extraction::Lenient, Preprocess::Reference, 100}},
        Case{"staleComesBeforeNear",
             2019,
             Template::Generation,
             "A. Barack Obama",
             Stale,
             LabelRole::Outdated,
             2,
             {Extraction::Lenient, Preprocess::Paper, 60}},
        Case{"silence", 2019, Template::Generation, "", FormatFailure, LabelRole::FormatFailure},
        Case{"onlyTheMark", 2019, Template::Generation, "Answer:", FormatFailure, LabelRole::FormatFailure},
        Case{"onlyThoughts", 2019, Template::Generation, "<think>Donald Trump", FormatFailure,
             LabelRole::FormatFailure},
        Case{"strictWithoutTheMark", 2019, Template::Generation, "Nobody", FormatFailure, LabelRole::FormatFailure, 0,
             kStrict},
        Case{"refusal", 2019, Template::Generation, "I cannot answer this.", Refusal, LabelRole::Refusal},
        Case{"invented", 2019, Template::Generation, "A. Xyzzy", NeverRight, LabelRole::WrongEntity},
        Case{"somebodyElse", 2019, Template::Generation, "A. Angela Merkel", NeverRight, LabelRole::WrongEntity},
        Case{"sentence", 2019, Template::Generation,
             "A. One who is sworn in upon a bible in front of a large crowd in winter", Other, LabelRole::Other},
        Case{"rightOption", 2019, Template::Mcqa, "(d) Donald Trump", {}},
        Case{"wrongOption", 2019, Template::Mcqa, "(a) Hillary Clinton", Distractor, LabelRole::WrongEntity},
        Case{"noOption", 2019, Template::Mcqa, "It is hard to say", FormatFailure, LabelRole::FormatFailure},
        Case{"rightTruth", 2019, Template::TrueFalse, "A. true", {}},
        Case{"wrongTruth", 2019, Template::TrueFalse, "A. false", Other, LabelRole::Other},
        Case{"noTruth", 2019, Template::TrueFalse, "A. perhaps", FormatFailure, LabelRole::FormatFailure}),
    [](const auto& test) { return std::string(test.param.label); });

TEST_F(SuggestionBench, IsOfTheMostFrequentWrongAnswer) {
    run::RunSpec spec = smallSpec(1);
    spec.templates = {Template::Generation};
    spec.slice.years = {2019};
    spec.sets = 3;
    const std::vector<std::string> replies{"A. Donald Trump", "A. Donald Trump", "A. Donald Trump",
                                           "A. Joe Biden",    "A. Barack Obama", "A. Barack Obama"};
    const auto run = answered(spec, "calibration:", [&](const backend::ModelRequest& request) {
        return std::optional(said(replies.at(static_cast<std::size_t>(request.tag))));
    });
    auto reader = must(workspace->reader());
    const auto found = suggest(must(readCell(reader, *contextOf(workspace, run), {}, 0)));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->kind, Stale);
}

/// What was planted as a reply. Right is the one beyond the kinds of suggestions.
constexpr int kRight = kSuggestionKinds;
constexpr int kClasses = kSuggestionKinds + 1;
std::string_view className(int which) { return which == kRight ? "right" : name(static_cast<SuggestionKind>(which)); }

/// Told by letters alone, without the matcher: the year nearest to the asked one in which an object has this very name.
int classOfName(const benchmark::Element& element, int year, const std::string& said) {
    std::optional<int> shift;
    for (const int other : element.state == benchmark::State::Invariant ? std::vector{year} : element.askableYears())
        for (const auto& object : element.at(other)->objects)
            if (std::find(object.begin(), object.end(), said) != object.end() &&
                (!shift || std::abs(year - other) < std::abs(*shift)))
                shift = year - other;
    if (shift == 0) return kRight;
    if (shift) return static_cast<int>(std::abs(*shift) == 1 ? Boundary : *shift > 0 ? Stale : Ahead);
    const auto& wrong = element.distractors;
    return static_cast<int>(std::find(wrong.begin(), wrong.end(), said) != wrong.end() ? Distractor : NeverRight);
}

/// Only letters and spaces, and not a few: numbers cannot be misheard and stay what they are.
bool canBeMisheard(const std::string& name) {
    return name.size() >= 8 && std::all_of(name.begin(), name.end(), [](char c) {
               return c == ' ' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
           });
}

/// About a third of the letters others, evenly spread behind the first of each word.
std::string misspelt(std::string name) {
    const auto wanted = static_cast<std::size_t>(std::lround(0.36 * static_cast<double>(name.size())));
    for (std::size_t i = 0; i < wanted; ++i) {
        std::size_t at = (2 * i + 1) * name.size() / (2 * wanted);
        while (at > 0 && at + 1 < name.size() && (name[at] == ' ' || name[at - 1] == ' '))
            ++at;
        name[at] = name[at] == 'x' ? 'q' : 'x';
    }
    return name;
}

/// An object of a later year than `year`; empty where there is none with another name.
std::string laterObject(const benchmark::Element& element, int year) {
    for (const auto& later : element.years)
        for (const auto& object : later.objects)
            if (later.year > year && classOfName(element, year, object.front()) != kRight) return object.front();
    return {};
}

/// A calibration run with more planted than the calibration model plants by itself: answers ahead of their time,
/// misspelt right answers, inventions, and replies without an answer.
class PlantedRunTest : public SuggestionBench {
protected:
    struct Planted {
        int what = kRight;
        std::string text;
    };

    static run::RunSpec spec() {
        run::RunSpec spec;
        spec.templates = {Template::Generation, Template::Mcqa};
        spec.slice.years = must(benchmark::parseYears("2012-2022"));
        spec.sets = 2;
        return spec;
    }
    /// A seventh of the cells each; nothing for the others.
    static std::optional<Planted> planted(const benchmark::Element& element, int year, Template form,
                                          std::uint64_t luck) {
        switch (luck % 7) {
        case 0: {
            const std::string later = form == Template::Generation ? laterObject(element, year) : "";
            if (later.empty()) return std::nullopt;
            return Planted{classOfName(element, year, later), "A. " + later};
        }
        case 1: {
            const std::string& right = element.at(year)->objects.front().front();
            if (form != Template::Generation || !canBeMisheard(right)) return std::nullopt;
            return Planted{static_cast<int>(NearMiss), "A. " + misspelt(right)};
        }
        case 2:
            return Planted{static_cast<int>(FormatFailure), form == Template::Mcqa ? "There is no telling from here."
                                                            : luck / 7 % 2 == 0    ? ""
                                                                                   : "Answer:\n"};
        case 3: {
            constexpr std::array kInvented{"Quorl Venbrask", "The Zyxoph Institute", "Wub", "Ojmal Thirkettle-Vance"};
            if (form != Template::Generation) return std::nullopt;
            return Planted{static_cast<int>(NeverRight),
                           std::string("A. ") + kInvented.at(luck / 7 % kInvented.size())};
        }
        case 4: {
            if (form != Template::Generation) return std::nullopt;
            return Planted{static_cast<int>(Other), "A. Zub gwil ock vym, dop hyx zuq wib, fop jyv quz ixt gub yrk wop "
                                                    "vux zib hoq pym kyf dux gwy oxb vuz jik wyp qof"};
        }
        default: return std::nullopt;
        }
    }
    /// What the calibration model says without noise, as a class.
    static int classOfClean(const benchmark::Element& element, int year, const std::string& clean) {
        if (clean.starts_with("I'm sorry")) return static_cast<int>(Refusal);
        const std::size_t mark = clean.find(' '); // behind "A." or "(b)"
        return classOfName(element, year, clean.substr(mark + 1));
    }

    using Matrix = std::array<std::array<int, kClasses>, kClasses>; ///< [planted][suggested]
    static void print(const Matrix& counts);
    static double precision(const Matrix& counts, int which);
    static double recall(const Matrix& counts, int which);
};

double PlantedRunTest::precision(const Matrix& counts, int which) {
    const auto at = static_cast<std::size_t>(which);
    int all = 0;
    for (const auto& row : counts)
        all += row[at];
    return all == 0 ? 0 : static_cast<double>(counts[at][at]) / all;
}

double PlantedRunTest::recall(const Matrix& counts, int which) {
    const auto at = static_cast<std::size_t>(which);
    int all = 0;
    for (const int count : counts[at])
        all += count;
    return all == 0 ? 0 : static_cast<double>(counts[at][at]) / all;
}

void PlantedRunTest::print(const Matrix& counts) {
    fmt::print("{:>12} {:>8} {:>9} {:>7}\n", "planted", "answers", "precision", "recall");
    for (int which = 0; which < kClasses; ++which) {
        const auto& row = counts[static_cast<std::size_t>(which)];
        int all = 0;
        std::string taken;
        for (int other = 0; other < kClasses; ++other) {
            const int count = row[static_cast<std::size_t>(other)];
            all += count;
            if (other != which && count > 0) taken += fmt::format(" {} as {}", count, className(other));
        }
        fmt::print("{:>12} {:>8} {:>9.3f} {:>7.3f} {}\n", className(which), all, precision(counts, which),
                   recall(counts, which), taken);
    }
}

TEST_F(PlantedRunTest, PrecisionAndRecallPerClass) {
    const std::string base = "calibration:?cutoff=2017&recall=0.6&stale=0.6&refusal=0.05&seed=11";
    const auto run = makeRun(workspace, spec(), base + "&noise=0.3");
    const auto clean = calibrationAnswer(workspace, makeRun(workspace, spec(), base)); // noise moves no other luck
    const auto untidy = calibrationAnswer(workspace, run);
    const auto context = contextOf(workspace, run);
    const run::RunLayout& layout = context->layout;
    auto reader = must(workspace->reader());
    const auto elements = must(store::BenchmarkStore(reader).loadOfRun(run, 0, layout.elements));

    std::map<std::int64_t, int> truth; // by reply
    std::mutex mutex;
    const auto script = [&](const backend::ModelRequest& request) -> std::optional<backend::ModelReply> {
        const auto index = static_cast<std::int64_t>(request.tag);
        const auto place = layout.placeOfReply(index);
        const auto& element = elements.at(static_cast<std::size_t>(place.ordinal)).element;
        const int year = layout.years.at(static_cast<std::size_t>(place.year));
        const Template form = layout.templates.at(static_cast<std::size_t>(place.form));
        const auto cell = layout.cellIndex(place.ordinal, place.year, place.form);
        const auto more = planted(element, year, form, mix(5, static_cast<std::uint64_t>(cell)));
        const std::lock_guard lock(mutex);
        if (more) {
            truth[index] = more->what;
            return said(more->text);
        }
        truth[index] = classOfClean(element, year, std::get<backend::Completion>(clean(request)).text);
        return untidy(request);
    };
    auto engine = engineWith(workspace, run, std::make_shared<FaultyBackend>(script));
    engine->start();
    ASSERT_EQ(engine->wait().state, run::EngineState::Finished);

    Matrix counts{};
    for (std::int64_t cell = 0; cell < layout.elements * layout.cellsPerElement(); ++cell) {
        const auto reading = readCell(reader, *context, {}, cell);
        if (!reading) continue; // not asked
        for (const CellAnswer& answer : reading->answers) {
            const auto found = suggest(*reading, answer);
            int what = truth.at(answer.exampleIndex);
            if (what == static_cast<int>(NearMiss) && answer.hit) what = kRight; // the matcher did not miss it
            const int suggested = found ? static_cast<int>(found->kind) : kRight;
            ++counts[static_cast<std::size_t>(what)][static_cast<std::size_t>(suggested)];
        }
    }
    print(counts);
    for (int which = 0; which < kClasses; ++which) {
        SCOPED_TRACE(className(which));
        EXPECT_GE(precision(counts, which), 0.85); // names of other years, such as sums of money, resemble each other
        EXPECT_GE(recall(counts, which), 0.85);
    }
}
} // namespace
