// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/studies/chroknow/traversal/TraversalStore.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace chronoscope::ui {

/// What is known of the accepted traversals of one element's year, a line each, the oldest first: when it was accepted,
/// how it ended, with which candidate, which model was asked and what the person had changed. Who accepted it is not
/// stored. Pure; some 50 µs for each.
QStringList acceptedLines(const std::vector<store::AcceptedTraversal>& accepted, qint64 elementRow, int year);

/// "accepted as Chrono-Correct: 2012 (2026-01-31), 2014 (2026-02-01)" for one element; empty where there is none.
QString acceptedLegend(const std::vector<store::AcceptedTraversal>& accepted, qint64 elementRow);

} // namespace chronoscope::ui
