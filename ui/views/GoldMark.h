// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/CellLabels.h"

#include <QString>

#include <cstdint>

namespace chronoscope::ui {

/// How an element is shown whose gold objects are wrong in the opinion of its annotators. Pure; any thread.

/// "⚑ " for such an element of the set, nothing for any other.
QString goldMark(const results::ResultSet& set, std::uint32_t element);
/// The subject with its mark before it.
QString markedSubject(const results::ResultSet& set, std::uint32_t element);
/// "⚑ gold is wrong, says Anna, Ben"; empty for any other element.
QString goldNote(const results::ResultSet& set, std::uint32_t element);

} // namespace chronoscope::ui
