// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/Traversal.h"

#include <functional>
#include <string>
#include <vector>

namespace chronoscope::test {

/// The bytes of resources/packs/traversal.json.
std::string traversalWordsText();
/// The words that the program ships.
traversal::TraversalWords loadTraversalWords();

/// Ada Quill's position: "Mayor of Arl" from 2008 to 2012, "Governor of Best" from 2013 to 2018.
benchmark::Element positionElement();
/// A legal question whose number of days changes in 2013, over the same years.
benchmark::Element legalElement();

/// `element` with the shipped packs and words.
traversal::TraversalSetting
settingOf(const benchmark::Element& element,
          const traversal::ProtocolRules& rules = traversal::rulesOf(traversal::Protocol::Paper));

/// A year in which `matching` hits, with the answers that did, each once; every answer greedy and sampled alike, and
/// counted.
traversal::YearEvidence yearOf(int year, analysis::CellCategory category,
                               const std::vector<std::string>& matching = {});

/// `traversal` answered to its end by `model`.
traversal::Traversal walked(traversal::Traversal traversal,
                            const std::function<std::string(const traversal::StepPrompt&)>& model);

} // namespace chronoscope::test
