// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <string>

namespace chronoscope::backend {

/// Servers repeat what they were sent. Pure; any thread.

/// Out of what is no answer: takes out `key` (fewer than six characters tell nothing and are left), every piece of it
/// of eight characters or more, and a shorter first part at the end of a text that was cut off. Of a text of more than
/// 64 KiB only the beginning is left, as this takes the time of the text's length times the key's.
void scrubKey(std::string& text, const std::string& key);
/// Out of an answer, which is kept as it is but for this: takes out the whole key, as it is and as JSON may write it. A
/// key of fewer than twelve characters could be a word of an answer and is left. True if there was any. Takes the time
/// of the text's length.
bool scrubWholeKey(std::string& text, const std::string& key);
/// … out of all that an error says; what the server said is cut to its first 500 bytes.
void scrubKey(BackendError& error, const std::string& key);

} // namespace chronoscope::backend
