// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace chronoscope::mined {

inline constexpr std::string_view kStudy = "mined"; ///< key of the study, stored with its runs

/// The eleven tasks of MINED (table 1 of the paper), in its order. The numbers are stored.
enum class Task : int { TA = 0, TIA, TSA, FMC, PMC, PUD, FUD, ITC, RK, CA, ATE };
inline constexpr std::size_t kTasks = 11;
inline constexpr std::array<Task, kTasks> kAllTasks{Task::TA,  Task::TIA, Task::TSA, Task::FMC, Task::PMC, Task::PUD,
                                                    Task::FUD, Task::ITC, Task::RK,  Task::CA,  Task::ATE};

/// The six capabilities that the tasks measure. Their order is that of the published files, 1 to 6.
enum class Dimension : int { Cognition = 0, Awareness, Trustworthiness, Understanding, Reasoning, Robustness };
inline constexpr std::size_t kDimensions = 6;

/// One knowledge is asked about in four ways: question or its completion form, with the original image or the
/// generalisation image. The order is that of the published score lists. The numbers are stored.
enum class Configuration : int { QI = 0, QGI, GI, GGI };
inline constexpr std::size_t kConfigurations = 4;
inline constexpr std::array<Configuration, kConfigurations> kAllConfigurations{Configuration::QI, Configuration::QGI,
                                                                               Configuration::GI, Configuration::GGI};

/// All functions are pure; any thread.

/// Whether the prompt of this task carries a context block: F.M.C and P.M.C.
constexpr bool hasContext(Task task) { return task == Task::FMC || task == Task::PMC; }
/// Whether it asks by the sentence to be completed (G) instead of the question (Q).
constexpr bool completes(Configuration one) { return one == Configuration::GI || one == Configuration::GGI; }
/// Whether it shows the generalisation image (GI) instead of the original one (I).
constexpr bool showsOtherImage(Configuration one) { return one == Configuration::QGI || one == Configuration::GGI; }

/// "Dimension1_time_agnostic": the published name of its file, without the ending.
std::string_view fileName(Task task);
/// The task of items with this `eval_type`; for A.T.E there are several.
std::optional<Task> taskOfEvalType(std::string_view evalType);
/// "TA" … "ATE", as the command line has it.
std::string_view name(Task task);
std::optional<Task> taskFromName(std::string_view text);
/// "T.A" … "A.T.E", as the paper prints it.
std::string_view label(Task task);
Dimension dimensionOf(Task task);
/// "cognition" … "robustness".
std::string_view name(Dimension dimension);
/// "q-i", "q-gi", "g-i", "g-gi", as the command line has it.
std::string_view name(Configuration configuration);
std::optional<Configuration> configurationFromName(std::string_view text);
/// "image_mm_questions" …: the published name of the prediction, without "_prediction".
std::string_view fileKey(Configuration configuration);

} // namespace chronoscope::mined
