// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/chroknow/StoredVerdicts.h"

#include "core/benchmark/ElementJson.h"
#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/store/CellStore.h"
#include "core/store/ElementVersions.h"
#include "core/store/OtherVerdicts.h"

#include <fmt/format.h>

#include <iterator>

namespace chronoscope::chroknow {

namespace {
using benchmark::ElementMeta;

/// Nothing is measured by a matcher, so what the stored one says of that stands.
store::StoredVerdict verdictOf(const store::ReplyRow& stored, const matching::Verdict& said) {
    return {said.kind, said.hit, said.leftOut, store::StoredVerdict::tenthsOf(said.score), stored.value};
}

bool isPlaced(const ElementMeta& meta) {
    const auto domain = static_cast<std::size_t>(meta.domain), state = static_cast<std::size_t>(meta.state);
    return domain < benchmark::kDomains.size() && state < benchmark::kStates.size();
}

/// Whether the element is what its id says, and what slices know of it is what it says.
bool isWhole(const ElementMeta& meta, std::string_view body) {
    if (!isPlaced(meta)) return false;
    const auto element = benchmark::decodeBody(body, meta.domain, meta.state, {});
    return element && benchmark::computeId(*element) == meta.id && element->askableYears() == meta.years &&
           element->subject == meta.subject && element->relation == meta.relation &&
           static_cast<int>(element->distractors.size()) == meta.distractors;
}
} // namespace

Result<study::Rejudged> rejudgeTemplates(const store::RunRecord& run, store::Database& reader,
                                         const study::GoesOn& goesOn) {
    const auto context = run::contextOf(reader, run);
    if (!context) return context.error();
    study::Rejudged judged;
    store::OtherVerdicts others(reader, run.id);
    const auto look = [&](const run::ElementOfRun& element) -> Status {
        if (!goesOn(judged.replies)) return Error{ErrorCode::Cancelled, "stopped", {}};
        return run::ElementReplies(**context, element).read(reader, [&](const run::StoredReply& reply) {
            if (reply.row.error) return Status();
            ++judged.replies;
            const store::StoredVerdict said = verdictOf(reply.row, reply.verdict());
            if (said == store::StoredVerdict::of(reply.row)) return Status();
            ++judged.other;
            return others.note(reply.row.index, said);
        });
    };
    const Status read = run::readElements(reader, **context, 0, (*context)->layout.elements, look);
    return read ? Result<study::Rejudged>(judged) : read.error();
}

Result<study::CheckedItems> checkElements(store::Database& reader, const std::stop_token& stop) {
    const auto metas = store::BenchmarkStore(reader).elements();
    if (!metas) return metas.error();
    std::vector<std::int64_t> rows;
    for (const ElementMeta& meta : *metas)
        rows.push_back(meta.row);
    study::CheckedItems checked;
    std::int64_t read = 0, other = 0;
    const Status bodies = store::CellStore(reader).bodies(rows, [&](std::size_t at, std::string_view body) {
        ++read;
        other += isWhole((*metas)[at], body) ? 0 : 1;
        return !stop.stop_requested();
    });
    if (!bodies) return bodies.error();
    auto fewShots = store::BenchmarkStore(reader).fewShots();
    if (!fewShots) return fewShots.error();
    auto former = store::ElementVersions(reader).formerExemplars(); // earlier runs show them
    if (!former) return former.error();
    fewShots->insert(fewShots->end(), std::make_move_iterator(former->begin()), std::make_move_iterator(former->end()));
    for (const benchmark::Element& one : *fewShots)
        other += benchmark::computeId(one) == one.id ? 0 : 1;
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    const auto all = static_cast<std::int64_t>(metas->size());
    checked.items = all + static_cast<std::int64_t>(fewShots->size());
    if (other > 0) checked.problems.push_back(fmt::format("{} elements are not what their content hashes say", other));
    return checked;
}

} // namespace chronoscope::chroknow
