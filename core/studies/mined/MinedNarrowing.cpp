// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/studies/mined/MinedNarrowing.h"

#include "core/annotation/store/AnnotationStore.h"
#include "core/labels/UnitLabels.h"
#include "core/studies/mined/AnswerVoices.h"

#include <algorithm>
#include <utility>

namespace chronoscope::mined {

namespace {
Error unknownValue(const char* what, const std::string& given) { return {ErrorCode::InvalidArgument, what, given}; }

std::optional<Dimension> dimensionFromName(std::string_view text) {
    for (std::size_t i = 0; i < kDimensions; ++i)
        if (name(static_cast<Dimension>(i)) == text) return static_cast<Dimension>(i);
    return std::nullopt;
}

Result<std::shared_ptr<const std::array<std::vector<bool>, 2>>>
itemsTaken(store::Database& database, const study::Narrowing& narrowing, const store::RunRecord& run) {
    const auto& subject = study::valuesOf(narrowing, study::kSubjectFacet);
    const auto& words = study::valuesOf(narrowing, study::kLabelFacet);
    std::optional<annotation::UnitLabels> labels;
    if (!words.empty()) {
        auto annotations = store::AnnotationStore(database).annotations();
        if (!annotations) return annotations.error();
        labels.emplace(annotation::AnnotationBook(std::move(annotations).value()), run);
    }
    const auto metas = MinedStore(database).metas();
    if (!metas) return metas.error();
    const study::TextSearch search(subject.empty() ? std::string_view() : std::string_view(subject.front()));
    auto chosen = std::make_shared<std::array<std::vector<bool>, 2>>();
    for (const ItemMeta& item : *metas) {
        if (!search.finds(item.subject)) continue;
        for (const bool withContext : {false, true}) {
            if (labels && !labels->takes(item.id, unitKeyOf(withContext), words)) continue;
            std::vector<bool>& rows = (*chosen)[withContext ? 1 : 0];
            if (rows.size() <= static_cast<std::size_t>(item.row)) rows.resize(static_cast<std::size_t>(item.row) + 1);
            rows[static_cast<std::size_t>(item.row)] = true;
        }
    }
    return std::shared_ptr<const std::array<std::vector<bool>, 2>>(std::move(chosen));
}
} // namespace

Status checkNarrowing(const study::Narrowing& narrowing) {
    for (const std::string& task : study::valuesOf(narrowing, kTaskFacet))
        if (!taskFromName(task)) return unknownValue("unknown task", task);
    for (const std::string& dimension : study::valuesOf(narrowing, kDimensionFacet))
        if (!dimensionFromName(dimension)) return unknownValue("unknown dimension", dimension);
    for (const std::string& context : study::valuesOf(narrowing, kContextAxis))
        if (context != kWithContext && context != kWithoutContext)
            return unknownValue("a context is with or without", context);
    return {};
}

bool MinedFilter::takes(const ScoredUnit& unit) const {
    if (!study::takes(narrowing, kTaskFacet, name(unit.task)) || !study::takes(narrowing, kTypeFacet, unit.type) ||
        !study::takes(narrowing, kDimensionFacet, name(dimensionOf(unit.task))) ||
        !study::takes(narrowing, kContextAxis, unit.withContext ? kWithContext : kWithoutContext))
        return false;
    if (!items) return true;
    const std::vector<bool>& rows = (*items)[unit.withContext ? 1 : 0];
    return static_cast<std::size_t>(unit.item) < rows.size() && rows[static_cast<std::size_t>(unit.item)];
}

bool MinedFilter::takes(Configuration configuration) const {
    return configurations.empty() ||
           std::find(configurations.begin(), configurations.end(), configuration) != configurations.end();
}

ItemReplies MinedFilter::taken(ItemReplies replies) const {
    for (const Configuration one : kAllConfigurations)
        if (!takes(one)) replies[static_cast<std::size_t>(one)] = {};
    return replies;
}

bool takesRun(const study::Narrowing& narrowing, const store::RunRecord& run) {
    return study::takes(narrowing, study::kRunFacet, std::to_string(run.id)) &&
           study::takes(narrowing, study::kModelFacet, run.model);
}

Result<MinedFilter> minedFilter(store::Database& database, const study::Narrowing& narrowing,
                                const store::RunRecord& run) {
    if (const Status sound = checkNarrowing(narrowing); !sound) return sound.error();
    MinedFilter filter{narrowing};
    for (const std::string& typed : study::valuesOf(narrowing, kConfigurationAxis)) {
        const auto configuration = configurationFromName(typed);
        if (!configuration) return unknownValue("a configuration is q-i, q-gi, g-i or g-gi", typed);
        filter.configurations.push_back(*configuration);
    }
    const bool isOfItems = !study::valuesOf(narrowing, study::kSubjectFacet).empty() ||
                           !study::valuesOf(narrowing, study::kLabelFacet).empty();
    if (!isOfItems) return filter;
    auto items = itemsTaken(database, narrowing, run);
    if (!items) return items.error();
    filter.items = std::move(items).value();
    return filter;
}

RunScores narrowed(const RunScores& scores, const MinedFilter& filter, PeopleVerdicts* people) {
    RunScores taken{scores.run, scores.model, {}, {}, scores.differing, scores.judgedBy};
    if (scores.judge) taken.judge.emplace();
    PeopleVerdicts said;
    for (std::size_t at = 0; at < scores.units.size(); ++at) {
        if (!filter.takes(scores.units[at])) continue;
        const ItemReplies replies = filter.taken(scores.units[at].replies);
        const bool isAsked = std::any_of(replies.begin(), replies.end(), [](const ReplyScore& reply) {
            return reply.kind != ReplyScore::Kind::Unasked;
        });
        if (!isAsked) continue; // not missing: the run does not ask it so
        taken.units.emplace_back(scores.units[at]).replies = replies;
        if (people) said.push_back(at < people->size() ? (*people)[at] : std::nullopt);
        for (const ReplyScore& reply : replies)
            if (taken.judge && (reply.judge || reply.unparsable)) taken.judge->add(reply.judge, reply.cem);
    }
    if (people) *people = std::move(said);
    return taken;
}

ItemFilter::ItemFilter(const study::Narrowing& narrowing)
    : m_search(study::valuesOf(narrowing, study::kSubjectFacet).empty()
                   ? std::string_view()
                   : std::string_view(study::valuesOf(narrowing, study::kSubjectFacet).front())) {
    for (const auto& [key, values] : narrowing) {
        const bool isOfItems =
            key == kTaskFacet || key == kDimensionFacet || key == kTypeFacet || key == study::kSubjectFacet;
        if (isOfItems)
            m_narrowing[key] = values;
        else
            m_leavesOut = true;
    }
}

bool ItemFilter::takes(Task task, const std::string& type, const std::string& subject) const {
    return study::takes(m_narrowing, kTaskFacet, name(task)) && study::takes(m_narrowing, kTypeFacet, type) &&
           study::takes(m_narrowing, kDimensionFacet, name(dimensionOf(task))) && m_search.finds(subject);
}

} // namespace chronoscope::mined
