// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/inspector/InspectorQuery.h"

#include "core/run/ElementReplies.h"
#include "core/run/RunFactory.h"
#include "core/store/BenchmarkStore.h"
#include "core/store/CellLookup.h"
#include "core/store/ScoringStore.h"

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
    const auto ordinal = store::CellLookup(database).ordinalOf(selection.run, selection.elementRow);
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
        if (const Status added = addSamples(database, **context, selection, *ordinal, view); !added)
            return added.error();
    return view;
}

Result<SharedSample> InspectorQuery::sample(store::Database& database, const Selection& selection, int sample,
                                            const backend::Network* network, const run::RunningServer& server) {
    auto context = this->context(database, selection.run);
    if (!context) return context.error();
    auto record = run::readSample(database, **context, selection.elementRow, selection.year, selection.form, sample,
                                  network, server);
    if (!record) return record.error();
    return std::make_shared<const SampleDetail>(SampleDetail{std::move(context).value(), std::move(record).value()});
}

Status InspectorQuery::addSamples(store::Database& database, const run::RunContext& context, const Selection& selection,
                                  std::int64_t ordinal, ElementView& view) {
    const run::RunLayout& layout = context.layout;
    const auto overrides = store::ScoringStore(database).overrides(selection.scoring); // none of the run's own
    if (!overrides) return overrides.error();
    const run::AcceptedAnswers accepted(*overrides, view.judge.preprocess);
    const int form = layout.formIndex(selection.form);
    for (const double temperature : layout.temperatures) {
        for (int set = 0; set < layout.sets; ++set) {
            auto request =
                context.request(view.element, selection.elementRow, selection.year, selection.form, temperature, set);
            SampleView& sample = view.samples.emplace_back();
            sample.temperature = temperature;
            sample.set = set;
            sample.system = std::move(request.system);
            sample.prompt = std::move(request.prompt);
        }
    }
    const run::ElementOfRun asked{selection.elementRow, view.element,
                                  run::foldElementOf(context, ordinal, view.element)};
    run::ElementReplies replies(context, asked, view.judge, &accepted);
    return replies.readCell(database, layout.yearIndex(selection.year), form, [&](const run::StoredReply& reply) {
        const matching::Verdict& verdict = reply.verdict();
        const bool isScored = selection.scoring != 0 && !reply.row.error;
        SampleView& sample = view.samples[static_cast<std::size_t>(reply.place.sampleIndex)];
        sample.outcome = reply.row.outcome();
        sample.kind = isScored ? verdict.kind : reply.row.kind;
        sample.leftOut = isScored ? verdict.leftOut : reply.row.leftOut;
        sample.hit = isScored ? verdict.hit : reply.row.hit;
        sample.score = isScored ? verdict.score : reply.row.score;
        sample.reply = reply.row.text;
        sample.answer = verdict.answer;
        sample.matched = verdict.matched;
        return Status();
    });
}

} // namespace chronoscope::ui
