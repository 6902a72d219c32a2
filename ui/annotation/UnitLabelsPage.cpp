// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#include "ui/annotation/UnitLabelsPage.h"

#include "ui/views/CoreWords.h"
#include "ui/views/ToQt.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>
#include <utility>

namespace chronoscope::ui {

using annotation::Annotation;

UnitLabelsPage::UnitLabelsPage(Session& session, AnnotationHub& hub, Dialogs& dialogs, QWidget* parent)
    : FigurePage(session, dialogs, tr("Labels of facts and questions"), "unitLabels", parent), m_hub(hub) {
    leaveTableTwin(tr("Save the table as CSV (Ctrl+E)"));
    connect(&hub, &AnnotationHub::changed, this, &UnitLabelsPage::recompute);
    connect(&hub, &AnnotationHub::itemsChanged, this, &UnitLabelsPage::recompute);
    connect(&session, &Session::runsChanged, this, &UnitLabelsPage::recompute);
}

ReportPage UnitLabelsPage::forReport() {
    return {this, {}, {}, [this] {
                std::vector<ReportPart> parts;
                if (!isEmpty()) parts.push_back({title(), {}, numbers(), {}});
                return parts;
            }};
}

void UnitLabelsPage::refresh() {
    std::set<ContentId> wanted;
    m_hub.book().forEachItem([&](const annotation::ItemKey& item, std::span<const Annotation> /*said*/) {
        if (!item.isCell()) wanted.insert(item.element);
    });
    if (wanted.empty())
        return presentNothing(
            tr("No fact or question is annotated yet"),
            tr("Choose a fact or a question on the page of its study, and label it at the foot of the "
               "Inspector."));
    m_session.query(
        this, "unit labels",
        [wanted = std::move(wanted)](store::Database& database) -> Result<Items> {
            Items items;
            const Status read = study::builtInStudies().eachItem(database, [&](study::Item&& item) {
                if (wanted.contains(item.id)) items.emplace(item.id, std::move(item));
            });
            return read ? Result<Items>(std::move(items)) : read.error();
        },
        [this](const Result<Items>& items) {
            if (items)
                presentRows(*items);
            else
                presentNothing(tr("The items cannot be read"), coreWords(items.error()));
        });
}

void UnitLabelsPage::presentRows(const Items& items) {
    std::map<ContentId, const store::RunRecord*> runs;
    for (const store::RunRecord& run : m_session.studyRuns())
        runs.emplace(annotation::runIdentity(run), &run);
    analysis::Table table;
    for (const char* key :
         {"study", "subject", "relation", "object", "unit", "run", "author", "labels", "flag", "note"})
        table.addColumn(key);
    m_units.clear();
    m_hub.book().forEachItem([&](const annotation::ItemKey& key, std::span<const Annotation> said) {
        if (key.isCell()) return;
        const auto item = items.find(key.element);
        const auto run = runs.find(key.run);
        const bool isHere = item != items.end() && run != runs.end();
        const study::Item words = item == items.end() ? study::Item{} : item->second;
        Selection selection;
        if (const auto unit = study::unitKeyFromText(key.unit); isHere && unit)
            selection.study = StudySelection{key.study, run->second->id, {}, {}, words.row, *unit, {}};
        for (const Annotation& one : said) {
            table.rows.push_back({key.study, words.subject, words.relation, words.object, key.unit,
                                  run == runs.end() ? one.model : run->second->name, one.voice.author,
                                  fmt::format("{}", fmt::join(one.body.labels, ", ")),
                                  one.body.flag ? "yes" : std::string(), one.body.note});
            m_units.push_back(selection);
        }
    });
    present(std::move(table));
}

bool UnitLabelsPage::writeFigure(const QString& /*path*/, QString* problem) const {
    *problem = tr("There is no figure here: save the table as CSV.");
    return false;
}

void UnitLabelsPage::activateRow(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_units.size()) return;
    const Selection& unit = m_units[static_cast<std::size_t>(row)];
    if (!unit.study) return emit m_session.notice(tr("Its run or its item is not in this workspace any more"));
    m_session.select(unit);
    emit unitChosen();
}

} // namespace chronoscope::ui
