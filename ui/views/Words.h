// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include <QString>

#include <string>
#include <vector>

namespace chronoscope::ui {

/// Numbers, years and texts from outside, as people read them. Pure; GUI thread.

/// With thousands separators.
QString numberText(qint64 number);

/// `text` as a tooltip that shows it letter by letter, whatever looks like markup in it.
QString plainToolTip(const QString& text);

/// A name that may be long, for a sentence: cut in its middle where it has more letters than a line has.
QString boundedName(const QString& name);

/// "label outdated"; "any label", "no label": a word of a filter by labels, as titles of figures have it.
QString labelChoiceText(const std::string& word);

/// "2010–2023"; "2010–2023, 13" (how many) where years are missing between; "—" when `invariant` or without years.
QString yearsText(const std::vector<int>& years, bool invariant);

} // namespace chronoscope::ui
