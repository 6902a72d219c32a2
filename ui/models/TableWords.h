// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <string>

namespace chronoscope::ui {

/// The head of a column of numbers as one reads it: "correct_percent" is "Correct, %". Pure.
QString headWords(const std::string& key);

/// A cell of that column as one reads it: "mcqa" in a column of templates is "Multiple choice". What is a name, a
/// number or not known here stays as it is. Pure.
QString cellWords(const std::string& key, const std::string& value);

/// Whether the numbers of that column count something: years, which do not, have no separators of thousands. Pure.
bool isCountColumn(const std::string& key);

} // namespace chronoscope::ui
