// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/views/ResultFilterModel.h"

#include "core/results/FirstFilter.h"
#include "core/results/SavedView.h"
#include "core/study/Narrowing.h"
#include "ui/views/CoreWords.h"
#include "ui/views/FilterParts.h"

#include <utility>

namespace chronoscope::ui {

using results::FilterPart;
using results::ResultFilter;

namespace {
FilterPart partOf(int id) { return static_cast<FilterPart>(id); }
} // namespace

ResultFilterModel::ResultFilterModel(Results& results, Session& session, QObject* parent)
    : FilterModel(parent), m_results(results), m_session(session) {
    connect(&results, &Results::changed, this, &ResultFilterModel::follow);
    connect(&session, &Session::workspaceChanged, this, &ResultFilterModel::follow);
}

void ResultFilterModel::setFirst(bool isFirst) {
    m_isFirst = isFirst;
    narrowAtFirst();
}

void ResultFilterModel::narrowAtFirst() {
    const auto set = m_results.set();
    if (!m_isFirst || !set) return;
    m_isFirst = false;
    if (m_results.filter().empty())
        m_results.amendFilter(results::firstFilter(*set)); // no step of the user's to go back over
}

void ResultFilterModel::follow() {
    narrowAtFirst();
    emit changed();
}

QString ResultFilterModel::tip() const {
    return tr("Narrow what all result pages show (Alt+I). At first it is narrowed to one domain and the "
              "template Generation, so that "
              "an element counts once a year; without that, the templates of a run are added up.");
}

QString ResultFilterModel::subjectTip() const {
    return tr("Keeps the elements whose subject has this text in it, in upper or lower case (Ctrl+F)");
}

std::vector<FilterModel::Part> ResultFilterModel::parts() const {
    std::vector<Part> parts;
    for (const FilterPart part : listedParts()) {
        parts.push_back({static_cast<int>(part), partName(part)});
        if (part == FilterPart::Templates)
            parts.push_back({static_cast<int>(FilterPart::Years), partName(FilterPart::Years), tr("2010–2015, 2020")});
    }
    return parts;
}

std::vector<FilterModel::Chip> ResultFilterModel::chips() const {
    std::vector<Chip> shown;
    for (const results::FilterChip& chip : results::chips(m_results.filter())) {
        if (chip.part == FilterPart::Subject) continue;
        shown.push_back({static_cast<int>(chip.part), chipText(chip.part, m_results.filter(), m_results.set().get()),
                         chip.part != FilterPart::Elements});
    }
    return shown;
}

QList<CheckList::Item> ResultFilterModel::items(int part) const {
    return partItems(partOf(part), m_results.filter(), m_results.set().get());
}

QString ResultFilterModel::written(int part) const {
    return partOf(part) == FilterPart::Years ? yearsText(m_results.filter().years) : QString();
}

void ResultFilterModel::tick(int part, const QList<int>& ticked) {
    apply(withTicked(partOf(part), m_results.filter(), m_results.set().get(), ticked));
}

bool ResultFilterModel::write(int part, const QString& text) {
    const auto years = yearsFrom(text);
    if (partOf(part) != FilterPart::Years || !years) return false;
    ResultFilter filter = m_results.filter();
    filter.years = *years;
    apply(std::move(filter));
    return true;
}

void ResultFilterModel::setSubject(const QString& text) {
    ResultFilter filter = m_results.filter();
    filter.subject = text.toStdString();
    apply(std::move(filter));
}

void ResultFilterModel::open(int part) { m_results.setFilter(m_results.filter().without(partOf(part))); }

void ResultFilterModel::apply(ResultFilter filter) {
    filter.tidy();
    const bool amends = m_edited && *m_edited == m_results.filter();
    m_edited = filter; // before it is told on: what follows from it may look here
    if (amends)
        m_results.amendFilter(std::move(filter));
    else
        m_results.setFilter(std::move(filter));
}

FilterModel::Saved ResultFilterModel::saved() const {
    const results::SavedView shown{m_results.choices(), m_results.pinned(), m_results.filter()};
    return {results::runsJson(shown), results::toJson(shown.filter)};
}

std::optional<QString> ResultFilterModel::describe(const Saved& saved) const {
    const auto study = study::studyViewFromJson(saved.filter);
    if (study && *study) return std::nullopt;
    const auto view = results::savedView(saved.runs, saved.filter);
    if (!view) return tr("This view cannot be read.");
    const QString shown = narrowingText(view->filter, m_results.set().get());
    return view->pinned.empty() ? shown
                                : tr("%1\npinned: %2").arg(shown, narrowingText(view->pinned, m_results.set().get()));
}

QString ResultFilterModel::restore(const Saved& saved) {
    const auto view = results::savedView(saved.runs, saved.filter);
    if (!view) return coreWords(view.error());
    m_results.setPinned(view->pinned);
    m_results.choose(view->runs);
    m_results.setFilter(view->filter);
    return {};
}

} // namespace chronoscope::ui
