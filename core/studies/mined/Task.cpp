// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/Task.h"

#include <algorithm>

namespace chronoscope::mined {

namespace {
struct TaskWords {
    std::string_view name;
    std::string_view label;
    Dimension dimension;
};

constexpr std::array<TaskWords, kTasks> kTaskWords{{{"TA", "T.A", Dimension::Cognition},
                                                    {"TIA", "T.I.A", Dimension::Cognition},
                                                    {"TSA", "T.S.A", Dimension::Cognition},
                                                    {"FMC", "F.M.C", Dimension::Awareness},
                                                    {"PMC", "P.M.C", Dimension::Awareness},
                                                    {"PUD", "P.U.D", Dimension::Trustworthiness},
                                                    {"FUD", "F.U.D", Dimension::Trustworthiness},
                                                    {"ITC", "I.T.C", Dimension::Understanding},
                                                    {"RK", "R.K", Dimension::Reasoning},
                                                    {"CA", "C.A", Dimension::Reasoning},
                                                    {"ATE", "A.T.E", Dimension::Robustness}}};
constexpr std::array<std::string_view, kDimensions> kDimensionNames{"cognition",     "awareness", "trustworthiness",
                                                                    "understanding", "reasoning", "robustness"};
constexpr std::array<std::string_view, kConfigurations> kConfigurationNames{"q-i", "q-gi", "g-i", "g-gi"};
constexpr std::array<std::string_view, kConfigurations> kFileKeys{"image_mm_questions", "paraphrase_image_mm_questions",
                                                                  "image_mm_paraphrase_completion",
                                                                  "paraphrase_image_mm_paraphrase_completion"};

/// As the public files name them; those of A.T.E begin with its word and name what the item was made from.
constexpr std::array<std::string_view, kTasks> kEvalTypes{"openqa",
                                                          "temporal_interval",
                                                          "timestamp",
                                                          "awareness_future",
                                                          "awareness_past",
                                                          "previous_unanswerable_date",
                                                          "future_unanswerable_date",
                                                          "understanding",
                                                          "ranking",
                                                          "calculation",
                                                          "robustness_"};

constexpr std::array<std::string_view, kTasks> kFileNames{"Dimension1_time_agnostic",
                                                          "Dimension1_temporal_interval",
                                                          "Dimension1_timestamp",
                                                          "Dimension2_awareness_future",
                                                          "Dimension2_awareness_past",
                                                          "Dimension3_previous_unanswerable_date",
                                                          "Dimension3_future_unanswerable_date",
                                                          "Dimension4_understanding",
                                                          "Dimension5_ranking",
                                                          "Dimension5_calculation",
                                                          "Dimension6_robustness"};

const TaskWords& wordsOf(Task task) { return kTaskWords[static_cast<std::size_t>(task)]; }
} // namespace

std::string_view name(Task task) { return wordsOf(task).name; }
std::string_view label(Task task) { return wordsOf(task).label; }
std::string_view fileName(Task task) { return kFileNames[static_cast<std::size_t>(task)]; }
Dimension dimensionOf(Task task) { return wordsOf(task).dimension; }

std::optional<Task> taskOfEvalType(std::string_view evalType) {
    if (evalType.starts_with(kEvalTypes.back())) return Task::ATE;
    const auto at = std::find(kEvalTypes.begin(), kEvalTypes.end() - 1, evalType);
    if (at == kEvalTypes.end() - 1) return std::nullopt;
    return static_cast<Task>(at - kEvalTypes.begin());
}

std::optional<Task> taskFromName(std::string_view text) {
    for (const Task task : kAllTasks)
        if (name(task) == text) return task;
    return std::nullopt;
}

std::string_view name(Dimension dimension) { return kDimensionNames[static_cast<std::size_t>(dimension)]; }
std::string_view name(Configuration configuration) {
    return kConfigurationNames[static_cast<std::size_t>(configuration)];
}
std::string_view fileKey(Configuration configuration) { return kFileKeys[static_cast<std::size_t>(configuration)]; }

std::optional<Configuration> configurationFromName(std::string_view text) {
    const auto at = std::find(kConfigurationNames.begin(), kConfigurationNames.end(), text);
    if (at == kConfigurationNames.end()) return std::nullopt;
    return static_cast<Configuration>(at - kConfigurationNames.begin());
}

} // namespace chronoscope::mined
