// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/robustness/StressNarrowing.h"

#include "core/annotation/store/AnnotationStore.h"
#include "core/labels/UnitLabels.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/FactText.h"

#include <optional>

namespace chronoscope::robustness {

namespace {
/// The labels of each run; none where the filter is by no label.
Result<std::vector<annotation::UnitLabels>> labelsOf(store::Database& database, bool isWanted,
                                                     std::span<const store::RunRecord> runs) {
    std::vector<annotation::UnitLabels> labels;
    if (!isWanted) return labels;
    auto annotations = store::AnnotationStore(database).annotations();
    if (!annotations) return annotations.error();
    const annotation::AnnotationBook book(std::move(annotations).value());
    for (const store::RunRecord& run : runs)
        labels.emplace_back(book, run);
    return labels;
}

Result<std::shared_ptr<const FactChoice>> factsTaken(store::Database& database, const study::Narrowing& narrowing,
                                                     std::span<const store::RunRecord> runs,
                                                     const std::stop_token& stop) {
    const auto& subject = study::valuesOf(narrowing, study::kSubjectFacet);
    const auto& words = study::valuesOf(narrowing, study::kLabelFacet);
    const auto labels = labelsOf(database, !words.empty(), runs);
    if (!labels) return labels.error();
    const study::TextSearch search(subject.empty() ? std::string_view() : std::string_view(subject.front()));
    auto choice = std::make_shared<FactChoice>();
    const Status read = FactStore(database).forEach([&](const StoredFact& stored) {
        if (!search.finds(stored.fact.subject)) return !stop.stop_requested();
        const ContentId id = labels->empty() ? ContentId{} : factContent(stored.fact);
        for (std::size_t run = 0; run < runs.size(); ++run)
            if (labels->empty() || (*labels)[run].takesAnyOf(id, words)) choice->take(runs[run].id, stored.row);
        return !stop.stop_requested();
    });
    if (!read) return read.error();
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped", {}};
    return std::shared_ptr<const FactChoice>(std::move(choice));
}
} // namespace

std::optional<Level> levelFromName(std::string_view text) {
    for (int i = 0; i < kLevels; ++i)
        if (name(static_cast<Level>(i)) == text) return static_cast<Level>(i);
    return std::nullopt;
}

bool takesRun(const study::Narrowing& narrowing, const store::RunRecord& run) {
    return study::takes(narrowing, study::kRunFacet, std::to_string(run.id)) &&
           study::takes(narrowing, study::kModelFacet, run.model);
}

Result<StressFilter> stressFilter(store::Database& database, const study::Narrowing& narrowing,
                                  std::span<const store::RunRecord> runs, const std::stop_token& stop) {
    StressFilter filter{study::valuesOf(narrowing, study::kRelationFacet), {}, {}};
    for (const std::string& typed : study::valuesOf(narrowing, kPrecisionAxis)) {
        const auto level = levelFromName(typed);
        if (!level) return Error{ErrorCode::InvalidArgument, "a precision is year, month, day or global", typed};
        filter.levels.push_back(*level);
    }
    const bool isOfFacts = !study::valuesOf(narrowing, study::kSubjectFacet).empty() ||
                           !study::valuesOf(narrowing, study::kLabelFacet).empty();
    if (!isOfFacts) return filter;
    auto facts = factsTaken(database, narrowing, runs, stop);
    if (!facts) return facts.error();
    filter.facts = std::move(facts).value();
    return filter;
}

Result<std::vector<AlphaSum>> narrowedAlpha(store::Database& database, std::int64_t run, const StressFilter& filter,
                                            const std::stop_token& stop) {
    StressStore stored(database);
    if (!filter.facts) return stored.alphaSums(run);
    return stored.alphaSums(
        run, [&](std::int64_t row) { return filter.facts->takes(run, row); }, stop);
}

} // namespace chronoscope::robustness
