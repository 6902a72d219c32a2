// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "app/studies/robustness/Questions.h"

#include "app/Resources.h"
#include "app/cli/OwnWords.h"

namespace chronoscope::app {

Result<robustness::Wording> loadQuestionsFor(const std::string& workspace, const std::string& userFolder) {
    const auto own = ownPacks(workspace);
    if (!own) return own.error();
    const auto shipped = robustness::Wording::parse(questionPack());
    if (!shipped) return shipped.error();
    const auto laid = shipped->with(*own);
    if (!laid) return laid.error();
    return robustness::Wording::parseWithFolder(laid->json(), userFolder);
}

std::string_view questionFormat() { return robustness::kDatedQuestions; }

Result<std::string> layQuestions(const std::string& before, const std::string& text) {
    const auto questions = robustness::questionsIn(text);
    if (!questions) return questions.error();
    return robustness::packWithQuestions(before, *questions);
}

} // namespace chronoscope::app
