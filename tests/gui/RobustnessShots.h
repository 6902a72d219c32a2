// SPDX-License-Identifier: GPL-3.0-or-later
// SPDX-FileCopyrightText: 2026 The Chronoscope authors
#pragma once

#include "tests/gui/Stage.h"

#include "core/store/BenchmarkStore.h"
#include "core/studies/robustness/FactSources.h"
#include "core/studies/robustness/FactStore.h"
#include "core/studies/robustness/LogProbExport.h"
#include "core/studies/robustness/LogProbImport.h"
#include "core/studies/robustness/ModelSizeStore.h"
#include "core/studies/robustness/StressRun.h"
#include "ui/studies/robustness/FactImporting.h"
#include "ui/studies/robustness/FactsView.h"
#include "ui/studies/robustness/ReportsView.h"
#include "ui/studies/robustness/RobustnessPage.h"
#include "widgets/plots/BarsPlot.h"
#include "widgets/plots/DateStripPlot.h"
#include "widgets/plots/HeatmapPlot.h"

#include <QDockWidget>
#include <QFile>
#include <QTabWidget>
#include <QToolButton>

#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace chronoscope::test {

/// Holders of offices and employers, one after the other, with a second period here and there.
inline QByteArray exampleFacts() {
    QByteArray lines;
    constexpr int kSubjects = 12, kHolders = 5;
    for (int subject = 0; subject < kSubjects; ++subject)
        for (int holder = 0; holder < kHolders; ++holder) {
            const int from = 1952 + subject % 7 + 12 * holder, to = from + 8 + (subject + holder) % 4;
            const QString relation = subject % 3 == 0   ? QStringLiteral("head of state")
                                     : subject % 3 == 1 ? QStringLiteral("employer")
                                                        : QStringLiteral("member of sports team");
            lines +=
                QStringLiteral(R"({"subject":"Subject %1 of a middling name","relation":"%2","object":"Object %3",)"
                               R"("start":"%4-03-04","end":"%5-11","periods":[["%4-03-04","%5-11"],["%6","%6"]],)"
                               R"("pop_subject":%7,"pop_object":%8})")
                    .arg(QString::number(subject + 1), relation, QString::number(subject * kHolders + holder))
                    .arg(from)
                    .arg(to)
                    .arg(to + 4)
                    .arg(subject * 93'000)
                    .arg(holder * 210'000)
                    .toUtf8() +
                '\n';
        }
    return lines;
}

/// The same scores as those of nine more models with long names in three families, whose sizes are known.
inline void addMoreModels(Stage& stage) {
    std::vector<robustness::ModelSize> sizes;
    const auto runs = stage.session->studyRuns();
    for (std::size_t i = 0; i < 9; ++i) {
        robustness::LogProbImportOptions options;
        options.path = stage.path(QStringLiteral("scores%1.csv").arg(i)).toStdString();
        const double parameters = std::pow(10, static_cast<double>(i % 3));
        options.model = QStringLiteral("laboratory-%1-%2B-instruct-v0.3")
                            .arg(QLatin1Char("ABC"[i / 3]))
                            .arg(parameters)
                            .toStdString();
        auto reader = store::Database::open(stage.session->path().toStdString(), store::Database::Access::ReadOnly);
        if (!robustness::exportLogProbs(*reader, runs[i % 3], options.path, {}) ||
            !robustness::importLogProbs(*stage.session->workspace(), options, *ui::shippedWording(), {}))
            qFatal("no scores of %s", options.model.c_str());
        sizes.push_back({options.model, robustness::familyOf(options.model), 1e9 * parameters});
    }
    (void)stage.session->workspace()->write(
        [&](store::Database& database) { return robustness::ModelSizeStore(database).set(sizes); });
    stage.session->refreshRuns();
    (void)QTest::qWaitFor([&] { return stage.session->studyRuns().size() == 12; }, 20'000);
}

/// Some dated facts of elements, which a run of elements asks, too.
inline void addFactsOfElements(Stage& stage) {
    auto reader = store::Database::open(stage.session->path().toStdString(), store::Database::Access::ReadOnly);
    std::vector<robustness::DatedFact> facts;
    const auto loaded = store::BenchmarkStore(*reader).loadOfRun(stage.session->runs().front().id, 0, 40);
    for (const auto& one : *loaded)
        for (robustness::DatedFact& fact : robustness::factsOfElement(one.element))
            facts.push_back(std::move(fact));
    const auto stored = stage.session->workspace()->write(
        [&](store::Database& database) { return robustness::FactStore(database).insert(facts); });
    if (!stored) qFatal("no facts of elements: %s", stored.error().text().c_str());
}

/// Calibration models score dated facts.
inline void addRobustnessRuns(Stage& stage) {
    QFile file(stage.path(QStringLiteral("facts.jsonl")));
    if (!file.open(QIODevice::WriteOnly) || file.write(exampleFacts()) <= 0) qFatal("no facts");
    file.close();
    stage.window->showPage(QStringLiteral("robustness"));
    auto* page = stage.window->findChild<ui::RobustnessPage*>();
    stage.dialogs.answers.enqueue(file.fileName());
    page->importFacts();
    (void)QTest::qWaitFor([&] { return !stage.session->isImporting(); }, 10'000);
    const auto wording = ui::shippedWording();
    addFactsOfElements(stage);
    for (const auto& [name, uri] :
         {std::pair("a small model", "calibration:?robust=0.1&nearly=0.4&seed=1"),
          std::pair("the larger one", "calibration:?robust=0.5&nearly=0.3&blind=0.05&seed=2"),
          std::pair("a run with a very long name that nobody can read in a heat map's gutter at all",
                    "calibration:?robust=0.8&nearly=0.1&error=0.02&seed=3")})
        stage.session->createRun(
            [name = std::string(name), wording = *wording,
             uri = std::string(uri)](store::Workspace& workspace) -> Result<std::int64_t> {
                const auto made = robustness::createStress(workspace, {}, name, run::BackendChoice(uri), wording);
                if (!made) return made.error();
                return made->id;
            },
            run::BackendChoice(uri));
    (void)QTest::qWaitFor([&] { return stage.session->studyRuns().size() == 3; }, 20'000);
    for (const auto& run : stage.session->studyRuns())
        stage.waitForEnd(run.id);
    addMoreModels(stage);
}

/// One after the other, those of the reports too.
inline void robustReportShots(Stage& stage, ui::RobustnessPage& page,
                              const std::function<void(const QString& name)>& shot) {
    auto* inspector = stage.find<QDockWidget>("inspectorDock");
    inspector->hide();
    using View = ui::StressView;
    for (const auto& [view, name] : {std::pair(View::Lost, "lost"), std::pair(View::Transfer, "transfer"),
                                     std::pair(View::Popularity, "popularity"), std::pair(View::Size, "size"),
                                     std::pair(View::Variance, "variance"), std::pair(View::Duel, "duel"),
                                     std::pair(View::Compare, "compare"), std::pair(View::Across, "across")}) {
        page.show(view);
        QTest::qWait(300);
        if (view == View::Across) {
            auto* bars = page.reports()->bars();
            bars->setFocus();
            QTest::keyClick(bars, Qt::Key_Home);
            QTest::keyClick(bars, Qt::Key_Right);
        }
        shot(QStringLiteral("robustness-%1").arg(QLatin1String(name)));
    }
    page.show(View::Facts);
    shot(QStringLiteral("robustness-facts-alone"));
    inspector->show();
}

/// Every view of the page; `shot` takes a picture of the window.
inline void robustnessShots(Stage& stage, const std::function<void(const QString& name)>& shot) {
    stage.window->showPage(QStringLiteral("robustness"));
    auto* page = stage.window->findChild<ui::RobustnessPage*>();
    using View = ui::RobustnessPage::View;
    page->show(View::Alpha);
    shot(QStringLiteral("robustness-alpha"));
    page->show(View::Facts);
    QTest::qWait(300);
    auto* strip = page->facts()->strip();
    strip->setFocus();
    QTest::keyClick(strip, Qt::Key_Home);
    shot(QStringLiteral("robustness-facts"));
    auto* inspector = stage.find<QDockWidget>("inspectorDock");
    auto* flag = stage.find<QToolButton>("unitFlag");
    if (!flag->isChecked()) QTest::mouseClick(flag, Qt::LeftButton);
    stage.window->showPage(QStringLiteral("annotate"));
    auto* tabs = stage.find<QTabWidget>("annotateTabs");
    const int before = tabs->currentIndex();
    tabs->setCurrentIndex(tabs->count() - 1);
    shot(QStringLiteral("annotate-facts"));
    tabs->setCurrentIndex(before);
    stage.window->showPage(QStringLiteral("robustness"));
    page->show(View::Overview);
    QTest::qWait(300);
    inspector->show();
    page->map()->setFocus();
    QTest::keyClick(page->map(), Qt::Key_Home);
    QTest::keyClick(page->map(), Qt::Key_Right);
    shot(QStringLiteral("robustness-number"));
    robustReportShots(stage, *page, shot);
    page->show(View::Overview);
}

} // namespace chronoscope::test
