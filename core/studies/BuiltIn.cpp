// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/ChroKnowledge.h"
#include "core/study/Study.h"

namespace chronoscope::study {

const Studies& builtInStudies() {
    static const Studies kStudies = [] {
        Studies studies;
        studies.add(std::make_shared<chroknow::ChroKnowledge>());
        return studies;
    }();
    return kStudies;
}

} // namespace chronoscope::study
