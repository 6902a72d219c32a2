// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/mined/AskingSpec.h"
#include "core/studies/mined/Item.h"

#include <optional>
#include <string>
#include <string_view>

namespace chronoscope::mined {

/// The words around a question (paper, App. G). Pure; any thread.

/// What the model is told before the question. Without its context a context task is asked as T.S.A is.
std::string_view instructionOf(Task task, WordSet words, bool withContext);

/// A prompt as it travels: the system turn, and the user turn behind its picture.
struct FramedPrompt {
    std::string system; ///< empty where all goes as one text
    std::string text;
};
FramedPrompt framed(const Item& item, Configuration configuration, const std::optional<std::string>& context,
                    const AskingSpec& spec);

} // namespace chronoscope::mined
