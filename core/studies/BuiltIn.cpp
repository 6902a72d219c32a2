// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/sources/distract/DistractPlan.h"
#include "core/studies/chroknow/ChroKnowledge.h"
#include "core/studies/mined/Mined.h"
#include "core/studies/robustness/Robustness.h"
#include "core/study/Study.h"

namespace chronoscope::study {

const Studies& builtInStudies() {
    static const Studies kStudies = [] {
        Studies studies;
        studies.add(std::make_shared<chroknow::ChroKnowledge>());
        studies.add(std::make_shared<mined::Mined>());
        studies.add(std::make_shared<robustness::Robustness>());
        studies.add(std::make_shared<sources::SourcesStudy>());
        return studies;
    }();
    return kStudies;
}

} // namespace chronoscope::study
