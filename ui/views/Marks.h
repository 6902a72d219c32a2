// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/analysis/Category.h"
#include "core/benchmark/Element.h"
#include "widgets/plots/CategoryMark.h"
#include "widgets/plots/RibbonLayout.h"

#include <QVector>

namespace chronoscope::ui {

/// The one mark of a category, everywhere.
widgets::Mark markOf(analysis::CellCategory category);

/// The objects of an element as ribbons over its years; an object held in consecutive years is one ribbon. An
/// invariant element holds its objects over the years it is asked at.
QVector<widgets::RibbonSpan> ribbonSpans(const benchmark::Element& element);

} // namespace chronoscope::ui
