// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/backend/ModelReply.h"
#include "core/benchmark/Element.h"
#include "core/prompt/Template.h"

#include <QString>

namespace chronoscope::ui {

/// Words for people, made here and nowhere else.
QString displayName(prompt::Template form);
QString displayName(benchmark::Domain domain);
QString displayName(benchmark::State state);
QString displayName(prompt::Protocol protocol);
QString displayName(analysis::CellCategory category);
QString displayName(backend::ErrorKind kind);

} // namespace chronoscope::ui
