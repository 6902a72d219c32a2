// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/BuiltIn.h"

#include "core/sources/distract/DistractPlan.h"
#include "core/studies/chroknow/ChroKnowledge.h"
#include "core/studies/mined/Mined.h"
#include "core/studies/robustness/Robustness.h"
#include "core/study/Study.h"

#include <atomic>
#include <string>
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
std::atomic<bool>& isListRead() {
    static std::atomic<bool> read = false;
    return read;
}
} // namespace

const Studies& builtInStudies() {
    isListRead().store(true, std::memory_order_relaxed);
    return knownStudies();
}

Status addStudy(std::shared_ptr<const Study> study) {
    std::string key(study->key());
    if (isListRead().load(std::memory_order_relaxed))
        return Error{ErrorCode::InvalidArgument, "a study is added before the list of studies is read", std::move(key)};
    if (knownStudies().knows(key))
        return Error{ErrorCode::InvalidArgument, "there is a study of this key", std::move(key)};
    knownStudies().add(std::move(study));
    return {};
}

} // namespace chronoscope::study
