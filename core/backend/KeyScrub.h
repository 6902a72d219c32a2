// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/ModelReply.h"

#include <string>

namespace chronoscope::backend {

/// Servers repeat what they were sent: takes `key` out of a text, every piece of it of eight characters or more, and a
/// shorter first part at the end of a text that was cut off. Keys of fewer than six characters tell nothing and are left.
/// Pure; takes the time of the text's length times the key's.
void scrubKey(std::string& text, const std::string& key);
/// … out of all that an error says; what the server said is cut to its first 500 bytes.
void scrubKey(BackendError& error, const std::string& key);

} // namespace chronoscope::backend
