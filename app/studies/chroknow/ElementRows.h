// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "app/cli/RunReader.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <string>

namespace chronoscope::app {

/// One line of the table for people and for programs that read columns; a missing reply and its verdict are empty.
std::string replyLine(const nlohmann::ordered_json& row);

/// Reads runs of elements: by year, template and exemplar set.
std::unique_ptr<RunReader> elementRows();

} // namespace chronoscope::app
