// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/CoreSentences.h"
#include "ui/views/StudySentences.h"

#include <vector>

namespace chronoscope::ui {

std::span<const char* const> coreSentencesOfStudies() {
    static const std::vector<const char*> kAll = [] {
        std::vector<const char*> all;
        for (const auto& study : {coreSentencesOfChroknow(), coreSentencesOfRobustness(), coreSentencesOfMined()})
            all.insert(all.end(), study.begin(), study.end());
        return all;
    }();
    return kAll;
}

} // namespace chronoscope::ui
