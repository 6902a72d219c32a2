// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <string>

namespace chronoscope::ui {

/// What core says (findings of a backend's test, why a run stopped, what a server did wrong) in the window's language.
/// Sentences are known by their shape, with names and numbers left as they stand; what is not known, such as a
/// server's own words, stays as it is. Any thread.
QString coreWords(const std::string& said);

} // namespace chronoscope::ui
