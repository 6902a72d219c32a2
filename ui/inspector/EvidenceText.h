// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/run/ReplyEvidence.h"
#include "ui/bridge/PromptAsker.h"

#include <QString>

#include <string>

namespace chronoscope::ui {

/// The Inspector's words for what a reply can be traced back to. Pure; GUI thread.

/// How much of a text a view is given, bytes: one endless line of megabytes would hold up the window.
inline constexpr std::size_t kShownBytes = std::size_t{64} << 10;
/// `text`, or its beginning with a line that says so, and where all of it is had if it `isCopied` as JSON.
QString shownText(const std::string& text, bool isCopied = true);

/// The line above the request: method and URL, or why there is no request.
QString requestNote(const run::ReplyEvidence& evidence);
/// The line above the response: where it comes from and whether it says what is stored, or why there is none.
QString responseNote(const run::ReplyEvidence& evidence);
/// The line above the tokens: what they are of, or why there are none.
QString tokensNote(const run::ReplyEvidence& evidence);
/// What came of a prompt asked now; `stored` is the run's reply to compare it with, null = it has none.
QString answerNote(const PromptAsker::Answer& answer, const std::string* stored);

} // namespace chronoscope::ui
