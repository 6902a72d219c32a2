// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/InspectorQuery.h"

#include "core/run/RunFactory.h"
#include "core/scoring/AcceptedAnswers.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/ScoringStore.h"
#include "core/store/TallyStore.h"

namespace chronoscope::ui {

Result<std::shared_ptr<const run::RunContext>> InspectorQuery::context(store::Database& database, qint64 run) {
    if (!m_context || m_context->record.id != run) {
        auto loaded = run::loadRun(database, run);
        if (!loaded) return loaded.error();
        m_context = *loaded;
    }
    return m_context;
}

Result<ElementView> InspectorQuery::element(store::Database& database, const Selection& selection,
                                            const std::shared_ptr<const results::ResultSet>& set) {
    auto element = store::BenchmarkStore(database).load(selection.elementRow);
    if (!element) return element.error();
    ElementView view{std::move(element).value(), {}, {}, {}};
    if (selection.run == 0) return view;
    const auto context = this->context(database, selection.run);
    if (!context) return context.error();
    const auto ordinal = store::TallyStore(database).ordinalOf(selection.run, selection.elementRow);
    if (!ordinal && ordinal.error().code == ErrorCode::NotFound) return view; // an element the run does not ask about
    if (!ordinal) return ordinal.error();
    view.judge = (*context)->record.spec.judge;
    const auto run = set ? set->find({selection.run, selection.scoring}) : std::nullopt;
    if (run) {
        const results::RunColumns& columns = set->run(*run);
        view.judge = columns.judge;
        const int form = columns.layout.formIndex(selection.form);
        for (std::size_t year = 0; form >= 0 && year < columns.layout.years.size(); ++year) {
            const auto cell = columns.cellAt(static_cast<std::size_t>(*ordinal), year, static_cast<std::size_t>(form));
            if (columns.category[cell] == results::kNotAsked) continue;
            view.years.emplace_back(columns.layout.years[year],
                                    static_cast<analysis::CellCategory>(columns.category[cell]));
        }
    } else if (selection.scoring != 0) {
        return Error{ErrorCode::NotFound, "the scoring is not among those shown", (*context)->record.name};
    }
    if ((*context)->asks(view.element, selection.year, selection.form))
        if (const Status added = addSamples(database, **context, selection, view.judge, *ordinal, view); !added)
            return added.error();
    return view;
}

Result<SharedSample> InspectorQuery::sample(store::Database& database, const Selection& selection, int sample,
                                            const backend::Network* network, const run::ServerNow& server) {
    auto context = this->context(database, selection.run);
    if (!context) return context.error();
    auto record = run::readSample(database, **context, selection.elementRow, selection.year, selection.form, sample,
                                  network, server);
    if (!record) return record.error();
    return std::make_shared<const SampleDetail>(SampleDetail{std::move(context).value(), std::move(record).value()});
}

Status InspectorQuery::addSamples(store::Database& database, const run::RunContext& context, const Selection& selection,
                                  const matching::JudgeSettings& judge, std::int64_t ordinal, ElementView& view) {
    const run::RunLayout& layout = context.layout;
    const auto& right = view.element.at(selection.year)->objects;
    const matching::FuzzyMatcher matcher(right, judge.preprocess, judge.threshold);
    const auto overrides = store::ScoringStore(database).overrides(selection.scoring); // none of the run's own
    if (!overrides) return overrides.error();
    const scoring::AcceptedAnswers accepted(*overrides, judge.preprocess);
    std::vector<prompt::Prompt> prompts;
    for (int set = 0; set < layout.sets; ++set)
        prompts.push_back(
            context.builder->build(view.element, selection.elementRow, selection.year, selection.form, set));
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
    return store::readReplies(
        database, context.record.id, first, first + layout.samplesPerCell(), [&](const store::ReplyRow& reply) {
            SampleView& sample = view.samples[static_cast<std::size_t>(reply.index - first)];
            sample.outcome = reply.outcome();
            sample.kind = reply.kind;
            sample.leftOut = reply.leftOut;
            sample.hit = reply.hit;
            sample.score = reply.score;
            sample.reply = reply.text;
            if (reply.error) return true;
            const prompt::Prompt& prompt = prompts[static_cast<std::size_t>(sample.set)];
            auto verdict = matching::judge(selection.form, prompt, right, matcher, reply.text, judge);
            if (selection.scoring != 0) {
                sample.hit = verdict.hit || accepted.accept(view.element.id, selection.year, selection.form, prompt,
                                                            reply.text, verdict, judge);
                sample.score = verdict.score;
                sample.kind = verdict.kind;
                sample.leftOut = verdict.leftOut;
            }
            sample.answer = std::move(verdict.answer);
            sample.matched = std::move(verdict.matched);
            return true;
        });
}

} // namespace chronoscope::ui
