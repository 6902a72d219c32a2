// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/backend/book/BackendBook.h"

#include <string>

namespace chronoscope::backend {

/// The model that comes with the program, behind a llama-server that this program starts: few threads, since the model
/// is tiny and waits for busy cores otherwise, and no prompt cache in memory, which grows by gigabytes and gains
/// nothing over prompts that are asked once. Pure.
SavedBackend bundledBackend(std::string name, std::string modelFile);

} // namespace chronoscope::backend
