// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors

// The part of MinedPage that reads what its views show.
#include "core/studies/mined/JudgeRun.h"
#include "core/studies/mined/PlantedTable.h"
#include "ui/bridge/AnnotationHub.h"
#include "ui/bridge/Session.h"
#include "ui/studies/mined/AuditView.h"
#include "ui/studies/mined/ComparedView.h"
#include "ui/studies/mined/EditingView.h"
#include "ui/studies/mined/ItemsView.h"
#include "ui/studies/mined/MinedFacets.h"
#include "ui/studies/mined/MinedPage.h"
#include "ui/studies/mined/PlantedTables.h"
#include "ui/studies/mined/RatingView.h"
#include "ui/studies/mined/VoicesText.h"
#include "ui/views/ElidedBox.h"
#include "ui/views/EmptyState.h"
#include "ui/views/Words.h"

#include "ui/views/CoreWords.h"

#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>

namespace chronoscope::ui {

/// The replies of runs are many: they are read where no click waits for them.
void MinedPage::read() {
    readView([reader = m_reader, narrowing = filter().narrowing(), answers = isOfAnswers(view())](
                 store::Database& database,
                 const std::stop_token& stop) { return reader->read(database, narrowing, answers, stop); },
             [this](MinedRuns numbers) { take(std::move(numbers)); });
}

void MinedPage::take(MinedRuns numbers) {
    m_numbers = std::move(numbers);
    m_isKnown = true;
    std::vector<StudyFilter::Facet> facets = minedFacets(m_numbers);
    facets.insert(facets.begin(), {runFacet(mined::kMinedRuns), modelFacet(mined::kMinedRuns)});
    facets.push_back(labelFacet());
    filter().setFacets(std::move(facets));
    fillRuns();
    leaveNumber();
    leaveRater();
    if (m_numbers.items() == 0) return presentNoItems();
    if (view() == View::Editing) return m_editing->read(filter().narrowing(), narrowedItems());
    if (view() == View::Audit) return m_audit->read(filter().narrowing());
    if (view() == View::Rating) return m_rating->read(filter().narrowing());
    if (view() == View::Items) return readItems();
    if (m_numbers.inWorkspace == 0) return presentNoRun();
    const auto isLeft = [](const MinedRuns::One& one) { return one->questions > 0; };
    if (std::none_of(m_numbers.runs.begin(), m_numbers.runs.end(), isLeft)) return presentNothingPasses();
    if (view() == View::Compare) return compare();
    if (view() == View::Planted) return readPlanted();
    if (isOfAnswers(view()) && !m_numbers.runs.back()->answers) return; // it changed meanwhile, and is read anew
    draw();
    followNumber();
    if (view() == View::Agreement) readVoices();
    if (m_numbers.others > 0)
        emit m_session.notice(
            tr("The newest %1 runs are shown; %2 older ones are not").arg(m_numbers.runs.size()).arg(m_numbers.others));
}

void MinedPage::presentNoItems() {
    presentToBegin(tr("No questions about pictures yet"),
                   tr("MINED asks who is meant by a picture, and when. A folder with its task files and pictures comes "
                      "first."),
                   tr("Import a folder…"), [this] { importItems(MinedSource::Folder); });
    if (!canChange()) return;
    emptyState().offer(tr("Make tasks out of dated attributes…"),
                       tr("The eleven tasks from a table of who held what when and two pictures of each entity"),
                       [this] { requestConstruction(); });
}

void MinedPage::presentNoRun() {
    presentToBegin(
        tr("No MINED run yet"),
        tr("%1 items are here. A run asks a model that sees about their pictures.").arg(numberText(m_numbers.items())),
        tr("New MINED run…"), [this] { requestRun(); });
}

void MinedPage::presentEditing() {
    if (!m_editing->isEmpty()) return present(m_editing->table());
    if (!filter().narrowing().empty()) return presentNothingPasses();
    const bool canEdit = m_edit->isEnabled();
    presentToBegin(tr("No run of editing yet"),
                   canEdit ? tr("What a run got wrong is asked again, of a model that is told the right answers. What "
                                "a model says that was edited elsewhere comes in with “Edited elsewhere…”.")
                           : tr("What a run got wrong is asked again, of a model that is told the right answers: a "
                                "finished run of MINED comes first."),
                   canEdit ? tr("Edit by demonstrations…") : tr("New MINED run…"),
                   [this, canEdit] { canEdit ? requestEditing() : requestRun(); });
}

void MinedPage::fillRuns() {
    const QSignalBlocker quiet(m_runs);
    m_runs->clear();
    for (const MinedRuns::One& one : m_numbers.runs)
        if (view() != View::Planted || mined::asksCalibration(one->run))
            m_runs->addItem(runName(m_numbers, one->run), QVariant::fromValue<qint64>(one->run.id));
    const MinedRunNumbers* run = chosenRun();
    m_runs->setCurrentIndex(run ? m_runs->findData(QVariant::fromValue<qint64>(run->run.id)) : -1);
}

void MinedPage::readItems() {
    const MinedRunNumbers* chosen = chosenRun();
    const std::optional<std::int64_t> run = chosen ? std::optional(chosen->run.id) : std::nullopt;
    m_session.query(
        this, "mined items",
        [run, known = chosen ? chosen->units : nullptr,
         narrowing = filter().narrowing()](store::Database& database) -> Result<std::shared_ptr<const ItemRows>> {
            auto rows = mined::readItemRows(database, run, narrowing, known);
            if (!rows) return rows.error();
            return std::make_shared<const ItemRows>(std::move(rows).value());
        },
        [this, run](const Result<std::shared_ptr<const ItemRows>>& rows) {
            const MinedRunNumbers* now = chosenRun();
            if (view() != View::Items || run.value_or(0) != (now ? now->run.id : 0)) return; // of another run by now
            if (!rows) return presentNothing(tr("The items cannot be read"), coreWords(rows.error().text()));
            m_items->show(*rows, run.value_or(0));
            presentLater([rows = *rows] { return rows->table(); });
        });
}

/// How far judge, containment and people agree, below the figure.
void MinedPage::readVoices() {
    std::vector<std::int64_t> runs;
    for (const MinedRuns::One& one : m_numbers.runs)
        if (one->run.state == store::RunState::Finished) runs.push_back(one->run.id);
    m_session.query(
        this, "mined voices",
        [runs, said = PeopleSaid{m_parts.annotations.book(), m_parts.annotations.labelSets()},
         narrowing = filter().narrowing()](store::Database& database) {
            return voicesText(database, runs, said, narrowing);
        },
        [this](const Result<QString>& text) {
            if (view() != View::Agreement) return;
            const QString means = tr("Means over all items, each counting the same; the average of the view Tasks is "
                                     "the mean over tasks.");
            m_plots->setNote(text ? QStringList{*text, means}.join(QLatin1Char('\n')).trimmed()
                                  : coreWords(text.error().text()));
        });
}

void MinedPage::compare() {
    std::vector<ComparedView::Run> runs;
    for (const MinedRuns::One& one : m_numbers.runs)
        runs.push_back({one->run.id, runName(m_numbers, one->run)});
    m_compared->read(chosenRun()->run.id, runs, filter().narrowing(), narrowedItems());
    if (runs.size() > 1) return;
    presentToBegin(tr("There is no other run yet"), tr("Two runs are compared over the questions that both asked."),
                   tr("New MINED run…"), [this] { requestRun(); });
}

std::optional<mined::Task> MinedPage::plantedTask() const {
    const QVariant task = m_planted->currentData();
    return task.isValid() ? std::optional(static_cast<mined::Task>(task.toInt())) : std::nullopt;
}

/// What every question would be answered is worked out from the model's parameters: of many questions that takes long.
void MinedPage::readPlanted() {
    const MinedRunNumbers* chosen = chosenRun();
    if (!chosen) return presentNothingPlanted();
    const auto byYear = plantedTask();
    readView(
        [tables = m_plantedTables, run = chosen->run, narrowing = filter().narrowing(),
         isByYear = byYear.has_value()](store::Database& database, const std::stop_token& stop) {
            return tables->of(database, run, narrowing, isByYear, stop);
        },
        [this, byYear](const PlantedTables::Table& table) {
            if (view() != View::Planted || byYear != plantedTask()) return; // it is read anew
            m_plots->drawPlanted(*table, byYear, narrowedItems());
            present(*table);
            followNumber();
        });
}

void MinedPage::presentNothingPlanted() {
    presentToBegin(
        tr("No run of a calibration model"),
        tr("A calibration model answers from the attributes with as much knowledge as was planted in it: what "
           "is measured of it has to be that. It costs nothing."),
        tr("New MINED run…"), [this] { requestRun(); });
}

} // namespace chronoscope::ui
