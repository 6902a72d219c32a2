// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/results/Comparability.h"

#include "core/results/ResultFilter.h"

#include <fmt/format.h>

#include <array>
#include <set>
#include <utility>

namespace chronoscope::results {

namespace {
std::string shortHash(const std::string& hash) { return hash.substr(0, 8); }

std::string yearsText(const std::vector<int>& years) {
    ResultFilter filter;
    for (const int year : years)
        filter.years.push_back({year, year});
    filter.tidy();
    std::string text;
    for (const YearRange& range : filter.years)
        text += (text.empty() ? "" : ", ") +
                (range.from == range.to ? std::to_string(range.from) : fmt::format("{}–{}", range.from, range.to));
    return text;
}

std::string templatesText(const RunColumns& run) {
    std::set<prompt::Template> forms(run.layout.templates.begin(), run.layout.templates.end());
    std::string text;
    for (const prompt::Template form : forms)
        text += (text.empty() ? "" : ", ") + std::string(name(form));
    return text;
}

std::string temperaturesText(const RunColumns& run) {
    const std::set<double> temperatures(run.layout.temperatures.begin(), run.layout.temperatures.end());
    return fmt::format("{}", fmt::join(temperatures, ", "));
}

/// One thing to compare: what is said of a difference, and each run's value as text.
struct Check {
    RunDifference what;
    const char* said;
    std::string (*value)(const RunColumns&);
};

const std::array kChecks{
    Check{RunDifference::Slice,
          "The runs ask different slices of the benchmark; only what all of them ask can be compared pair by pair",
          [](const RunColumns& run) { return shortHash(run.sliceHash); }},
    Check{RunDifference::Years, "The runs ask different years",
          [](const RunColumns& run) { return yearsText(run.layout.years); }},
    Check{RunDifference::Templates, "The runs use different templates",
          [](const RunColumns& run) { return templatesText(run); }},
    Check{RunDifference::Protocol, "The runs use different protocols, so MCQA and TF are asked differently",
          [](const RunColumns& run) { return std::string(name(run.protocol)); }},
    Check{RunDifference::TemplatePack, "The runs use different template packs, so their prompts are worded differently",
          [](const RunColumns& run) { return shortHash(run.templatePack); }},
    Check{RunDifference::RelationPack,
          "The runs use different relation packs, so their questions are worded differently",
          [](const RunColumns& run) { return shortHash(run.relationPack); }},
    Check{RunDifference::Sampler, "The runs draw their exemplars differently",
          [](const RunColumns& run) { return std::string(name(run.sampler)); }},
    Check{RunDifference::Exemplars, "The exemplars were edited between the runs, so their prompts may show other ones",
          [](const RunColumns& run) { return std::to_string(run.exemplarEdits); }},
    Check{RunDifference::Sets,
          "The runs use different numbers of exemplar sets, so Correct takes a different number of right replies",
          [](const RunColumns& run) { return std::to_string(run.layout.sets); }},
    Check{RunDifference::Temperatures,
          "The runs use different temperatures, so the categories rest on different samples",
          [](const RunColumns& run) { return temperaturesText(run); }},
    Check{RunDifference::Seed, "The runs have different seeds, so exemplars and the order of options may differ",
          [](const RunColumns& run) { return std::to_string(run.seed); }},
    Check{RunDifference::Decoding, "The requests were sent with different parameters",
          [](const RunColumns& run) { return run.decoding; }},
    Check{RunDifference::Extraction, "The answers are read out of the replies differently",
          [](const RunColumns& run) { return std::string(name(run.judge.extraction)); }},
    Check{RunDifference::Matching, "The answers are prepared for matching differently",
          [](const RunColumns& run) { return std::string(name(run.judge.preprocess)); }},
    Check{RunDifference::Threshold, "The answers are matched with different thresholds",
          [](const RunColumns& run) { return fmt::format("{}", run.judge.threshold); }},
    Check{RunDifference::Rules,
          "The runs are judged by different versions of the judging rules; re-score the older one to compare them",
          [](const RunColumns& run) { return fmt::format("version {}", run.judge.rules); }},
    Check{RunDifference::Overrides, "Different numbers of answers count as right because people accepted them",
          [](const RunColumns& run) { return std::to_string(run.overrides); }},
};
} // namespace

std::vector<Warning> comparability(const ResultSet& set, const std::vector<std::size_t>& runs) {
    std::vector<Warning> warnings;
    if (runs.size() < 2) return warnings;
    const RunNames names = runNames(set);
    for (const Check& check : kChecks) {
        std::set<std::string> values;
        std::string detail;
        std::vector<Warning::Value> each;
        for (const std::size_t index : runs) {
            const std::string value = check.value(set.run(index));
            values.insert(value);
            each.push_back({names.at(set.run(index).choice), value});
            detail += fmt::format("{}{}: {}", detail.empty() ? "" : "; ", names.at(set.run(index).choice), value);
        }
        if (values.size() > 1)
            warnings.push_back({check.what, fmt::format("{} ({}).", check.said, detail), std::move(each)});
    }
    for (const std::size_t index : runs)
        if (const RunColumns& run = set.run(index); !run.finished)
            warnings.push_back(
                {RunDifference::Unfinished,
                 fmt::format("{} is not finished: what is not asked, or not judged, is missing.", names.at(run.choice)),
                 {{names.at(run.choice), {}}}});
    return warnings;
}

} // namespace chronoscope::results
