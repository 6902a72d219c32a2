// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <span>

namespace chronoscope::ui {

/// The sentences of core that the window shows, for translation: each as core says it, with %1 … for what changes. One
/// list for each part of core; coreWords() looks into all of them. Constant, so any thread.
std::span<const char* const> coreSentencesOfBase();
std::span<const char* const> coreSentencesOfStore();
std::span<const char* const> coreSentencesOfRun();
std::span<const char* const> coreSentencesOfBackend();
std::span<const char* const> coreSentencesOfServers();
std::span<const char* const> coreSentencesOfAnnotation();
std::span<const char* const> coreSentencesOfFiles();
std::span<const char* const> coreSentencesOfStudies();
std::span<const char* const> coreSentencesOfSources();

} // namespace chronoscope::ui
