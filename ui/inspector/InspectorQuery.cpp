// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/InspectorQuery.h"

#include "core/run/RunFactory.h"

namespace chronoscope::ui {

Result<std::shared_ptr<const run::RunContext>> InspectorQuery::context(store::Database& database, qint64 run) {
    if (!m_context || m_context->record.id != run) {
        auto loaded = run::loadRun(database, run);
        if (!loaded) return loaded.error();
        m_context = *loaded;
    }
    return m_context;
}

Result<std::vector<store::CellRow>> InspectorQuery::elements(store::Database& database, const Selection& selection,
                                                             std::optional<analysis::CellCategory> category,
                                                             qint64 offset, qint64 limit) {
    const auto context = this->context(database, selection.run);
    if (!context) return context.error();
    return store::TallyStore(database).cellElements(
        (*context)->layout, {selection.run, selection.form, selection.year, selection.filter, category, offset, limit});
}

Result<store::TallyCounts> InspectorQuery::counts(store::Database& database, const Selection& selection) {
    store::TallyFilter filter = selection.filter;
    filter.runs = {selection.run};
    filter.form = selection.form;
    const auto lines = store::TallyStore(database).cells(filter, {store::Dimension::Year});
    if (!lines) return lines.error();
    for (const auto& line : *lines)
        if (line.year == selection.year) return line.counts;
    return store::TallyCounts{};
}

Result<ElementView> InspectorQuery::element(store::Database& database, const Selection& selection) {
    auto element = store::BenchmarkStore(database).load(selection.elementRow);
    if (!element) return element.error();
    ElementView view{std::move(element).value(), {}, {}};
    if (selection.run == 0) return view;
    const auto context = this->context(database, selection.run);
    if (!context) return context.error();
    store::TallyStore tallies(database);
    const auto ordinal = tallies.ordinalOf(selection.run, selection.elementRow);
    if (!ordinal) return view; // an element the run does not ask about
    const run::RunLayout& layout = (*context)->layout;
    const int form = layout.formIndex(selection.form);
    const auto cells = tallies.elementCells(selection.run, layout, *ordinal);
    if (!cells) return cells.error();
    for (std::size_t year = 0; form >= 0 && year < layout.years.size(); ++year) {
        if (!(*context)->asks(view.element, layout.years[year], selection.form)) continue;
        const auto& cell = (*cells)[static_cast<std::size_t>(form)][year];
        view.years.emplace_back(layout.years[year], cell ? cell->category : analysis::CellCategory::Missing);
    }
    if ((*context)->asks(view.element, selection.year, selection.form))
        if (const Status added = addSamples(database, **context, selection, *ordinal, view); !added) return added.error();
    return view;
}

Result<SharedSample> InspectorQuery::sample(store::Database& database, const Selection& selection, int sample,
                                            const backend::Network* network, const run::ServerNow& server) {
    auto context = this->context(database, selection.run);
    if (!context) return context.error();
    auto record = run::readSample(database, **context, selection.elementRow, selection.year, selection.form, sample, network, server);
    if (!record) return record.error();
    return std::make_shared<const SampleDetail>(SampleDetail{std::move(context).value(), std::move(record).value()});
}

Status InspectorQuery::addSamples(store::Database& database, const run::RunContext& context, const Selection& selection,
                                  std::int64_t ordinal, ElementView& view) {
    const run::RunLayout& layout = context.layout;
    const auto& spec = context.record.spec;
    const auto& right = view.element.at(selection.year)->objects;
    const matching::FuzzyMatcher matcher(right, spec.judge.preprocess, spec.judge.threshold);
    std::vector<prompt::Prompt> prompts;
    for (int set = 0; set < layout.sets; ++set)
        prompts.push_back(context.builder->build(view.element, selection.elementRow, selection.year, selection.form, set));
    for (std::size_t i = 0; i < layout.temperatures.size(); ++i) {
        for (int set = 0; set < layout.sets; ++set) {
            SampleView& sample = view.samples.emplace_back();
            sample.temperature = layout.temperatures[i];
            sample.set = set;
            const auto request = context.request(prompts[static_cast<std::size_t>(set)], sample.temperature, set);
            sample.system = request.system;
            sample.prompt = request.prompt;
        }
    }
    const std::int64_t first =
        layout.replyIndex(ordinal, layout.yearIndex(selection.year), layout.formIndex(selection.form), 0);
    return store::readReplies(database, context.record.id, first, first + layout.samplesPerCell(),
                              [&](const store::ReplyRow& reply) {
        SampleView& sample = view.samples[static_cast<std::size_t>(reply.index - first)];
        sample.outcome = reply.outcome();
        sample.kind = reply.kind;
        sample.leftOut = reply.leftOut;
        sample.hit = reply.hit;
        sample.score = reply.score;
        sample.reply = reply.text;
        if (!reply.error) {
            auto verdict = matching::judge(selection.form, prompts[static_cast<std::size_t>(sample.set)], right, matcher,
                                           reply.text, spec.judge);
            sample.answer = std::move(verdict.answer);
            sample.matched = std::move(verdict.matched);
        }
        return true;
    });
}

} // namespace chronoscope::ui
