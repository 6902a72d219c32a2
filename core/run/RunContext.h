// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/layout/RunLayout.h"
#include "core/prompt/PromptBuilder.h"
#include "core/store/RunStore.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace chronoscope::run {

/// A stored run with all that its prompts are made of, as it was when the run was created. Immutable; any thread.
struct RunContext {
    store::RunRecord record;
    RunLayout layout;
    std::shared_ptr<const prompt::PromptPack> pack;
    std::shared_ptr<const prompt::PromptBuilder> builder;

    bool asks(const benchmark::Element& element, int year, prompt::Template form) const {
        return layout.yearIndex(year) >= 0 && element.isAskable(year) && layout.formIndex(form) >= 0 &&
               prompt::PromptBuilder::available(form, record.spec.protocol,
                                                static_cast<int>(element.distractors.size()));
    }
    /// The request for a prompt that no other set of its cell has.
    backend::ModelRequest request(const prompt::Prompt& prompt, double temperature, int set) const;
    /// The request as it is sent for this set. `prompts`: of the cell, in the order of the sets, up to this one at the
    /// least. Every request has the run's seed, but a prompt that an earlier set has too gets another: it would be
    /// the same sample again. With the reference sampler it is the same seed all the same: so the authors asked.
    backend::ModelRequest request(const std::vector<prompt::Prompt>& prompts, double temperature, int set) const;
    /// The request of one sample, built anew: equal to the one that was sent, byte for byte. Of a run that an earlier
    /// version asked all but the seed is: it sent hashes of 42.
    backend::ModelRequest request(const benchmark::Element& element, std::int64_t row, int year, prompt::Template form,
                                  double temperature, int set) const;
};

} // namespace chronoscope::run
