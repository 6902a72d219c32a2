// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelRequest.h"
#include "core/base/Result.h"
#include "core/benchmark/Element.h"
#include "core/prompt/PromptPack.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace chronoscope::sources {

/// The prompts that make a model write wrong options, and check them. Value type, immutable once read; `json` is the
/// canonical source a run stores.
class DistractorPack {
public:
    struct Domain {
        std::string system;
        std::vector<backend::Turn> shots;
        std::string target; ///< with [Q] and the places of the objects
    };

    /// BadInput says what is missing.
    static Result<DistractorPack> parse(std::string_view source);

    const Domain& domain(benchmark::Domain domain) const { return m_domains.at(domain); }
    /// The question of an element without its year, the subject in quotes: the paper's wording where it is known, else
    /// that of the relation pack. Of a legal one its section, if it has one, and the text with its blank.
    std::string question(const benchmark::Element& element, const prompt::PromptPack& relations) const;
    /// What asks for three options.
    std::string writing(const benchmark::Element& element, const std::string& question) const;
    const std::string& verifySystem() const { return m_verifySystem; }
    /// `options` in the order in which they are shown.
    std::string verifying(const benchmark::Element& element, const std::string& question,
                          const std::vector<std::string>& options) const;
    std::string extracting(std::string_view reply) const;
    /// `bad` are to be replaced; without any only more are asked for.
    std::string regenerating(const std::vector<std::string>& bad, std::size_t count,
                             const std::vector<std::string>& all) const;
    const std::string& json() const { return m_json; }

private:
    std::map<benchmark::Domain, Domain> m_domains;
    std::map<std::pair<benchmark::Domain, std::string>, std::string> m_questions;
    std::string m_verifySystem, m_verify, m_verifyTimeless, m_extract, m_regenerate;
    std::string m_json;
};

} // namespace chronoscope::sources
