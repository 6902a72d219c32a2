// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "core/run/TemplateFold.h"

#include <algorithm>

namespace chronoscope::run {

using analysis::CellCategory;
using analysis::ChronoCategory;

TemplateFold::TemplateFold(std::int64_t run, RunLayout layout, std::int64_t lastTouched)
    : m_run(run), m_layout(std::move(layout)), m_lastTouched(lastTouched) {}

TemplateFold::OpenElement& TemplateFold::open(SQLite::Database& sql,
                                              const std::shared_ptr<const FoldElement>& element) {
    const auto [at, isNew] = m_open.try_emplace(element->ordinal);
    OpenElement& open = at->second;
    if (!isNew) return open;
    open.element = element;
    open.cells.assign(element->planned.size(), emptyCell(m_layout));
    if (element->ordinal > m_lastTouched) return open;
    SQLite::Statement rows(sql,
                           "SELECT greedy_answered, greedy_hits, sampled_answered, sampled_hits, errors, category, "
                           "greedy_left_out, sampled_left_out FROM cell WHERE key = ?");
    const auto years = m_layout.years.size();
    for (std::size_t i = 0; i < open.cells.size(); ++i) {
        rows.bind(1, runKey(m_run, m_layout.cellIndex(element->ordinal, static_cast<int>(i % years),
                                                      static_cast<int>(i / years))));
        if (rows.executeStep()) {
            auto& counts = open.cells[i].counts;
            counts.greedyAnswered = rows.getColumn(0).getInt();
            counts.greedyHits = rows.getColumn(1).getInt();
            counts.sampledAnswered = rows.getColumn(2).getInt();
            counts.sampledHits = rows.getColumn(3).getInt();
            counts.errors = rows.getColumn(4).getInt();
            open.cells[i].category = static_cast<CellCategory>(rows.getColumn(5).getInt());
            counts.greedyLeftOut = rows.getColumn(6).getInt();
            counts.sampledLeftOut = rows.getColumn(7).getInt();
            open.cells[i].settled = counts.complete();
        }
        rows.reset();
    }
    return open;
}

void TemplateFold::add(SQLite::Database& sql, const FoldPlace& place, const store::ReplyRow& reply) {
    OpenElement& open = this->open(sql, place.element);
    const std::size_t index = FoldElement::cellPlace(m_layout, place.year, place.form);
    const auto where = m_layout.placeOfReply(reply.index);
    const bool sampled = m_layout.temperatures[static_cast<std::size_t>(where.temperature)] > 0;
    m_changed.emplace(place.element->ordinal, index);
    if (countOutcome(open.cells[index], {sampled, reply.error.has_value(), reply.hit, reply.leftOut}))
        settleElement(open, place.form);
}

/// Gives the element its chronological category under a template once all its years have theirs.
void TemplateFold::settleElement(OpenElement& open, int form) {
    const auto category = settledCategory(m_layout, *open.element, open.cells, form);
    if (!category) return;
    m_elementCategories.emplace_back(open.element->ordinal, form, *category);
}

void TemplateFold::write(SQLite::Database& sql) {
    writeCells(sql);
    forgetFinished();
    m_changed.clear();
    m_elementCategories.clear();
}

void TemplateFold::writeCells(SQLite::Database& sql) {
    SQLite::Statement put(
        sql, "INSERT OR REPLACE INTO cell(key, greedy_answered, greedy_hits, sampled_answered, "
             "sampled_hits, errors, category, greedy_left_out, sampled_left_out) VALUES(?,?,?,?,?,?,?,?,?)");
    const std::size_t years = m_layout.years.size();
    for (const auto& [ordinal, index] : m_changed) {
        const FoldCell& cell = m_open.at(ordinal).cells[index];
        put.bind(1, runKey(m_run, m_layout.cellIndex(ordinal, static_cast<int>(index % years),
                                                     static_cast<int>(index / years))));
        put.bind(2, cell.counts.greedyAnswered);
        put.bind(3, cell.counts.greedyHits);
        put.bind(4, cell.counts.sampledAnswered);
        put.bind(5, cell.counts.sampledHits);
        put.bind(6, cell.counts.errors);
        put.bind(7, static_cast<int>(cell.category));
        put.bind(8, cell.counts.greedyLeftOut);
        put.bind(9, cell.counts.sampledLeftOut);
        put.exec();
        put.reset();
    }
    SQLite::Statement element(sql, "INSERT OR REPLACE INTO element_category(key, category) VALUES(?,?)");
    for (const auto& [ordinal, form, category] : m_elementCategories) {
        element.bind(1, runKey(m_run, m_layout.elementIndex(ordinal, form)));
        element.bind(2, static_cast<int>(category));
        element.exec();
        element.reset();
    }
}

void TemplateFold::forgetFinished() {
    for (const auto& [ordinal, index] : m_changed) {
        const auto at = m_open.find(ordinal);
        if (at == m_open.end()) continue;
        const OpenElement& open = at->second;
        bool finished = true;
        for (std::size_t i = 0; finished && i < open.cells.size(); ++i)
            finished = open.cells[i].settled || !open.element->planned[i];
        if (finished) m_open.erase(at);
    }
}

} // namespace chronoscope::run
