// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/prompt/Template.h"

namespace chronoscope::prompt {

std::string_view name(Template value) {
    switch (value) {
    case Template::Generation: return "generation";
    case Template::Mcqa: return "mcqa";
    case Template::TrueFalse: return "tf";
    }
    return "";
}

std::string_view name(Protocol value) { return value == Protocol::Reference ? "reference" : "debiased"; }

std::string_view name(Sampler value) { return value == Sampler::Reference ? "reference" : "seeded"; }

std::string_view name(WordSet value) { return value == WordSet::Clean ? "clean" : "reference"; }

std::optional<Template> templateFromName(std::string_view text) {
    for (const Template value : kTemplates)
        if (text == name(value)) return value;
    return std::nullopt;
}

std::optional<Protocol> protocolFromName(std::string_view text) {
    if (text == name(Protocol::Reference)) return Protocol::Reference;
    if (text == name(Protocol::Debiased)) return Protocol::Debiased;
    return std::nullopt;
}

std::optional<Sampler> samplerFromName(std::string_view text) {
    if (text == name(Sampler::Reference)) return Sampler::Reference;
    if (text == name(Sampler::Seeded)) return Sampler::Seeded;
    return std::nullopt;
}

std::optional<WordSet> wordSetFromName(std::string_view text) {
    if (text == name(WordSet::Reference)) return WordSet::Reference;
    if (text == name(WordSet::Clean)) return WordSet::Clean;
    return std::nullopt;
}

} // namespace chronoscope::prompt
