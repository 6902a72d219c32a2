// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/prompt/PromptPack.h"

#include <string>

namespace chronoscope::app {

/// What is compiled into the program: prompt packs and the sample benchmark. Works before a QApplication exists.

/// The shipped packs, with those in `userFolder` laid over them when it is not empty.
Result<prompt::PromptPack> loadPack(const std::string& userFolder = {});

/// JSON of the shipped price table.
std::string shippedPrices();
/// JSON of the published figures, see exchange::Published.
std::string publishedFigures();
/// JSON of the published figures of MINED, see mined::PublishedMined.
std::string publishedMinedFigures();
std::string publishedStressFigures(); ///< of temporal robustness

/// JSON of the shipped words of ChroKnowPrompt, see traversal::TraversalWords.
std::string traversalWords();
/// JSON of the shipped questions about dated facts, see robustness::Wording.
std::string questionPack();
/// JSON of the shipped prompts for wrong options, see sources::DistractorPack.
std::string distractorPack();
/// JSON of the shipped packs of templates and of relations, as loadPack() reads them.
std::string templatePack();
std::string relationPack();
/// Relations that have other words under prompt::WordSet::Clean.
std::string cleanRelationPack();
/// JSON of the built-in label set, see annotation::labelSetFromJson.
std::string builtinLabels();

/// The recorded run of a real model over the sample benchmark; see run::readRecording().
std::string sampleRecording();
/// Unpacks the sample benchmark into `folder` (which must exist), in the published layout.
Status unpackSample(const std::string& folder);

} // namespace chronoscope::app
