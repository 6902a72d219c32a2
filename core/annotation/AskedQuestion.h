// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/benchmark/Element.h"
#include "core/prompt/PromptBuilder.h"
#include "core/prompt/PromptPack.h"

#include <string>

namespace chronoscope::annotation {

/// The question at the end of a prompt, without the exemplars before it, trimmed: what of the prompt's end the pack
/// writes for this element. The whole text where the pack has nothing that fits. Pure; any thread.
std::string askedQuestion(const prompt::PromptPack& pack, const prompt::Prompt& prompt,
                          const benchmark::Element& element, int year, prompt::Template form);

} // namespace chronoscope::annotation
