// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "core/annotation/store/AnnotationStore.h"
#include "core/base/Result.h"

#include <string>
#include <vector>

namespace chronoscope::annotation {

/// How a queue is shared out: every item to one annotator, some to two, so that their agreement can be measured. Value.
struct Sharing {
    std::vector<std::string> annotators; ///< as they call themselves; none: every item is everybody's
    int overlap = 0;                     ///< percent of the items, 0 to 100, that two annotators get

    static constexpr std::size_t kMaxAnnotators = 30; ///< an item holds them as bits
};

/// Names out of a line, "Anna, Ben": trimmed, without empty ones and repetitions, in their order.
std::vector<std::string> annotatorsFrom(const std::string& line);

/// Says of each item in QueueItem::assigned who gets it. Items of two are spread evenly over the queue, each pair of
/// annotators has as many of them as any other, give or take one; the other items go to whoever has fewest, so that in
/// the end all have as many as that allows. Depends on the order of the items alone. Pure.
/// InvalidArgument: too many annotators, a name that no annotation could bear, an overlap that is no percentage or
/// needs a second annotator.
Status assign(std::vector<store::QueueItem>& items, const Sharing& sharing);

} // namespace chronoscope::annotation
