// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/BuiltIn.h"

#include "core/sources/distract/DistractPlan.h"
#include "core/studies/chroknow/ChroKnowledge.h"
#include "core/studies/mined/Mined.h"
#include "core/studies/robustness/Robustness.h"
#include "core/study/Study.h"

#include <utility>

namespace chronoscope::study {

namespace {
Studies& knownStudies() {
    static Studies known = [] {
        Studies studies;
        studies.add(std::make_shared<chroknow::ChroKnowledge>());
        studies.add(std::make_shared<mined::Mined>());
        studies.add(std::make_shared<robustness::Robustness>());
        studies.add(std::make_shared<sources::SourcesStudy>());
        return studies;
    }();
    return known;
}
} // namespace

const Studies& builtInStudies() { return knownStudies(); }

void addStudy(std::shared_ptr<const Study> study) { knownStudies().add(std::move(study)); }

} // namespace chronoscope::study
