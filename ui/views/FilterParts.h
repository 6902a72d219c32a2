// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/results/ResultFilter.h"
#include "ui/views/CheckList.h"

#include <QString>

#include <optional>
#include <vector>

namespace chronoscope::ui {

/// The parts of a filter as lists to tick, and back. Pure; GUI thread.

/// "Domain", …; for a menu, with a mnemonic.
QString partName(results::FilterPart part);
/// The parts that are ticked in a list: all but the subject, the years and the elements.
const std::vector<results::FilterPart>& listedParts();
/// What can be ticked for a listed part, as the filter has it. Runs, relations and labels are those of `set`, which may
/// be null, and those the filter names beside them.
QList<CheckList::Item> partItems(results::FilterPart part, const results::ResultFilter& filter,
                                 const results::ResultSet* set);
/// The filter with this part narrowed to the ticked items of partItems(); none = not narrowed.
results::ResultFilter withTicked(results::FilterPart part, results::ResultFilter filter, const results::ResultSet* set,
                                 const QList<int>& ticked);

/// What the filter has in a part that it narrows, in the words of partItems(): "General, Legal", "relation: mayor".
QString chipText(results::FilterPart part, const results::ResultFilter& filter, const results::ResultSet* set);
/// All chips of a filter in a line: "General; 2010–2015"; "everything" where it narrows nothing.
QString narrowingText(const results::ResultFilter& filter, const results::ResultSet* set);
/// The data of a figure whose title says what it is narrowed to: "Replies by score · General; 2010–2015".
template <typename Data>
Data withNarrowing(Data data, const results::ResultFilter& filter, const results::ResultSet* set) {
    if (!filter.empty()) data.title += QStringLiteral(" · ") + narrowingText(filter, set);
    return data;
}
/// "labels: outdated, any label, not annotated", with the names that labels have in `set`, which may be null.
QString labelsText(const results::ResultFilter& filter, const results::ResultSet* set);

/// "2010–2015, 2020".
QString yearsText(const std::vector<results::YearRange>& years);
/// The ranges of such a text, with "-" as well; nothing if it says something else. Empty = not narrowed.
std::optional<std::vector<results::YearRange>> yearsFrom(const QString& text);

} // namespace chronoscope::ui
